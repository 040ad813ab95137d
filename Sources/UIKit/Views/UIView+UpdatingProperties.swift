extension UIView {
  /// Calls ``updateProperties()`` of the view and the views below for which it was requested, and of
  /// their controllers, from the top down.
  func updatePropertiesOfTree() {
    var views = [self]
    while let view = views.popLast() {
      view.updateOwnProperties()
      views += view.subviews.reversed()
    }
  }

  /// Updates the properties of the view's controller, then those of the view, if that was requested.
  func updateOwnProperties() {
    controller?.updateOwnProperties()
    guard needsPropertyUpdate else { return }
    needsPropertyUpdate = false
    guard ObservationTracking.isOfApp(self) else { return }
    CallLog.note(self, "updateProperties()")
    ObservationTracking.run(for: self) {
      traitCollection.performAsCurrent { updateProperties() }
    } onChange: {
      $0.setNeedsUpdateProperties()
    }
  }
}
