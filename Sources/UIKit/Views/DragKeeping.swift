/// A view inside which a finger moves something in all directions, so that it moves no sheet.
@MainActor protocol DragKeeping: UIView {}
