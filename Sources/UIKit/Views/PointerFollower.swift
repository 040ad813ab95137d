/// What follows a pointer above its view.
@MainActor protocol PointerFollower: AnyObject {
  /// The pointer has entered the view or moves above it.
  ///
  /// - Parameter cursor: what is drawn at the place of the pointer. The innermost view that changes
  ///   its form comes first.
  func pointerMoved(_ pointer: UITouch, showing cursor: PointerView)
  /// The pointer has not moved for a while.
  func pointerRests(_ pointer: UITouch)
  func pointerExited()
}

extension PointerFollower {
  func pointerRests(_ pointer: UITouch) {}
}
