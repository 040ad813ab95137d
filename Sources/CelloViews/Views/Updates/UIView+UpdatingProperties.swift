extension UIView {
  /// Calls ``updateProperties()`` on the view, its descendants and their controllers where
  /// requested, from the top down.
  func updatePropertiesOfTree() {
    var views = [self]
    while let view = views.popLast() {
      view.updateOwnProperties()
      views += view.ownSubviews.reversed()
    }
  }

  /// Updates the properties of the view's controller and then the view, if requested.
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
