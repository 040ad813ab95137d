/// Key presses on a hardware keyboard, for tests.
///
/// A key command of the responder chain or the main menu takes precedence. For a key that edits
/// text or moves the focus, only commands with priority over the system are performed. Other
/// presses are sent to the first responder, the focused view, or the frontmost view. Presses that
/// no responder handles move the focus, activate the focused view, or edit text.
@MainActor package struct PressSequence {
  private let window: UIWindow

  package init(in window: UIWindow) { self.window = window }

  /// Presses and releases a key.
  package func press(_ keyCode: UIKeyboardHIDUsage, _ modifiers: UIKeyModifierFlags = []) {
    window.layoutIfNeeded()
    let key = UIKey(keyCode, modifiers)
    let command = KeyCommandSearch(key: key)
    if command.perform(from: target, isSystemKey: window.isSystemKey(key)) {
      UndoManager.endEvent()
      return
    }
    let press = UIPress(key)
    let event = UIPressesEvent()
    event.allPresses = [press]
    event.modifierFlags = modifiers
    event.window = window
    press.window = window
    press.responder = target
    let recognizers = self.recognizers(for: press)
    event.delivery = {
      for recognizer in recognizers { recognizer.pressesBegan([press], with: event) }
      press.responder?.pressesBegan([press], with: event)
    }
    UIScene.sendEvent(event, window)
    press.phase = .ended
    event.delivery = {
      for recognizer in recognizers {
        let isIgnored = recognizer.ignoredPresses.remove(ObjectIdentifier(press)) != nil
        if !isIgnored { recognizer.pressesEnded([press], with: event) }
        recognizer.modifierFlags = []
        recognizer.pressDidEnd()
      }
      press.responder?.pressesEnded([press], with: event)
    }
    UIScene.sendEvent(event, window)
    event.delivery = nil
  }

  /// Returns the recognizers of the views that contain the responder of a press.
  private func recognizers(for press: UIPress) -> [UIGestureRecognizer] {
    let view = press.responder as? UIView
    let views = sequence(first: view, next: { $0?.ownSuperview })
    return views.flatMap { $0?.gestureRecognizers ?? [] }.filter { recognizer in
      guard recognizer.isEnabled, recognizer.allows(press) else { return false }
      recognizer.modifierFlags = press.key?.modifierFlags ?? []
      return recognizer.delegate?.gestureRecognizer(recognizer, shouldReceive: press) ?? true
    }
  }

  private var target: UIResponder {
    window.firstResponderOfTree ?? window.focusSystem.focusedView ?? window.frontResponder
  }
}
