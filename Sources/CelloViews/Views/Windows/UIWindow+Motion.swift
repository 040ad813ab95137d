extension UIWindow {
  /// Sends the start and the end of a shake to the first responder, otherwise to the focused view,
  /// otherwise to the frontmost view.
  package final func shake() {
    let target = firstResponderOfTree ?? focusSystem.focusedView ?? frontResponder
    let event = UIEvent()
    event.type = .motion
    event.subtype = .motionShake
    event.delivery = { target.motionBegan(.motionShake, with: event) }
    UIScene.sendEvent(event, self)
    event.delivery = { target.motionEnded(.motionShake, with: event) }
    UIScene.sendEvent(event, self)
    event.delivery = nil
  }
}
