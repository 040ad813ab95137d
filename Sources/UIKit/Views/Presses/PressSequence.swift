/// Keys of a hardware keyboard that are pressed, for tests.
///
/// A press is sent to the first responder, otherwise to the view with the focus, otherwise to the
/// view that is in front. What no responder handles moves the focus, presses the view with the focus,
/// or edits a text.
@MainActor package struct PressSequence {
  private let window: UIWindow

  package init(in window: UIWindow) { self.window = window }

  /// Presses a key and releases it.
  package func press(_ keyCode: UIKeyboardHIDUsage, _ modifiers: UIKeyModifierFlags = []) {
    window.layoutIfNeeded()
    let press = UIPress(UIKey(keyCode, modifiers))
    let event = UIPressesEvent()
    event.allPresses = [press]
    event.window = window
    press.window = window
    press.responder = target
    event.delivery = { press.responder?.pressesBegan([press], with: event) }
    UIScene.sendEvent(event, window)
    press.phase = .ended
    event.delivery = { press.responder?.pressesEnded([press], with: event) }
    UIScene.sendEvent(event, window)
    event.delivery = nil
  }

  private var target: UIResponder {
    if let responder = window.firstResponderOfTree { return responder }
    if let view = window.focusSystem.focusedView { return view }
    var front: UIView = window
    while let modal = front.subviews.last(where: \.accessibilityViewIsModal) {
      front = modal.subviews.last ?? modal
    }
    return front === window ? window.rootController ?? window : front
  }
}
