/// A view that changes while time passes, without a touch.
@MainActor protocol TimeFollowing: UIView {
  /// - Parameter duration: in seconds.
  func timeDidPass(_ duration: TimeInterval)
}

extension UIView {
  /// Lets time pass for the view and all views inside.
  ///
  /// - Parameter duration: in seconds. NaN, negative values and zero change nothing.
  package final func letTimePass(_ duration: TimeInterval) {
    guard duration > 0 else { return }
    // The views that are there when the time begins to pass.
    var (found, rest): ([any TimeFollowing], [UIView]) = ([], [self])
    while let view = rest.popLast() {
      if let view = view as? any TimeFollowing { found.append(view) }
      rest += view.subviews.reversed()
    }
    for view in found { view.timeDidPass(duration) }
  }
}
