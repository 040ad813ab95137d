extension UIViewController: UIFocusEnvironment {
  /// The superview of the controller's view.
  public var parentFocusEnvironment: (any UIFocusEnvironment)? { viewIfLoaded?.superview }

  /// Requests that the focus moves to a preferred environment, if the controller contains the
  /// focus.
  public func setNeedsFocusUpdate() {
    viewIfLoaded?.window?.focusSystem.setNeedsUpdate(self)
  }

  /// Moves the focus immediately if an update was requested.
  public func updateFocusIfNeeded() { viewIfLoaded?.updateFocusIfNeeded() }
}
