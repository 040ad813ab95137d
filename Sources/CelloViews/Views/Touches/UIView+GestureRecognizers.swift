extension UIView {
  /// Adds a recognizer for the touches of the view and its subviews, and removes it from its former
  /// view.
  public func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    gestureRecognizer.view?.removeGestureRecognizer(gestureRecognizer)
    gestureRecognizer.view = self
    gestureRecognizers = (gestureRecognizers ?? []) + [gestureRecognizer]
  }

  /// Removes a recognizer. A recognizer of another view is ignored.
  public func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    guard gestureRecognizer.view === self else { return }
    gestureRecognizer.view = nil
    gestureRecognizers?.removeAll { $0 === gestureRecognizer }
    if gestureRecognizers?.isEmpty == true { gestureRecognizers = nil }
  }
}
