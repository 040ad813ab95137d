/// A view that handles drags in all directions itself, so that they do not move an enclosing sheet.
@MainActor package protocol DragKeeping: UIView {}
