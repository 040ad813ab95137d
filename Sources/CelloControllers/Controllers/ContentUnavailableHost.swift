/// The state of a view controller's content-unavailable view.
struct ContentUnavailableHost {
  var configuration: (any UIContentConfiguration)?
  var needsUpdate = true
  var view: (UIView & UIContentView)?
}

extension UIViewController {
  /// Calls `updateProperties()` if the properties need an update.
  package func updateOwnProperties() {
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

  /// Performs pending updates before a layout.
  package func prepareForLayout() {
    if contentUnavailable.needsUpdate {
      contentUnavailable.needsUpdate = false
      ObservationTracking.run(for: self) {
        updateContentUnavailableConfiguration(using: contentUnavailableConfigurationState)
      } onChange: {
        $0.setNeedsUpdateContentUnavailableConfiguration()
      }
      // The state may have changed without an override that sets a new configuration.
      updateContentUnavailableView()
    }
    guard let shown = contentUnavailable.view, let view = viewIfLoaded else { return }
    if shown.frame != view.bounds { shown.frame = view.bounds }
    if view.subviews.last !== shown { view.bringSubviewToFront(shown) }
  }

  /// Shows the configuration in front of the view. An existing content view is reused if it
  /// supports the configuration.
  final func updateContentUnavailableView() {
    guard let view = viewIfLoaded else { return }
    guard
      let configuration = contentUnavailable.configuration?.updated(
        for: contentUnavailableConfigurationState)
    else {
      contentUnavailable.view?.removeFromSuperview()
      contentUnavailable.view = nil
      return
    }
    if let shown = contentUnavailable.view, shown.superview === view,
      shown.supports(configuration)
    {
      shown.configuration = configuration
      return
    }
    contentUnavailable.view?.removeFromSuperview()
    let shown = configuration.makeContentView()
    shown.frame = view.bounds
    view.addSubview(shown)
    contentUnavailable.view = shown
  }
}
