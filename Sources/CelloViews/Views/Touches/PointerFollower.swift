/// An object that follows a pointer above its view.
@MainActor protocol PointerFollower: AnyObject {
  /// Called when the pointer enters the view or moves above it.
  ///
  /// - Parameter cursor: the view drawn at the pointer's position. The innermost view that changes
  ///   its form takes precedence.
  func pointerMoved(_ pointer: UITouch, showing cursor: PointerView)
  /// Called when the pointer has not moved for a while.
  func pointerRests(_ pointer: UITouch)
  func pointerExited()
}

extension PointerFollower {
  func pointerRests(_ pointer: UITouch) {}
}
