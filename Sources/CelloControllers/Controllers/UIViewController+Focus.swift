extension UIViewController: UIFocusEnvironment {
  /// The superview of the controller's view.
  public var parentFocusEnvironment: (any UIFocusEnvironment)? { viewIfLoaded?.superview }

  /// Requests that the focus goes to a preferred environment, if the controller contains it.
  public func setNeedsFocusUpdate() {
    viewIfLoaded?.window?.focusSystem.setNeedsUpdate(self)
  }

  public func updateFocusIfNeeded() { viewIfLoaded?.updateFocusIfNeeded() }
}
