extension UIWindow {
  /// The frame of the keyboard in the window's coordinates; `nil` while the keyboard is hidden.
  package final var keyboardFrame: CGRect? { keyboard?.frame }

  /// A Boolean value that indicates whether the keyboard is dark; `nil` while it is hidden.
  package final var keyboardIsDark: Bool? {
    keyboard.map { $0.appearance.isDark(in: $0.traitCollection) }
  }

  /// Shows, updates or hides the keyboard for the first responder.
  ///
  /// Chosen: notifications of frame changes are posted before the others.
  package final func updateKeyboard() {
    var content = firstResponderOfTree.flatMap(KeyboardContent.init)
    if let keyboardPanel {
      content = content ?? KeyboardContent()
      content?.panel = keyboardPanel
    }
    let former = keyboardFrame
    let hidden = CGRect(
      x: 0, y: bounds.height, width: bounds.width, height: former?.height ?? 0)
    guard let content else {
      guard let former else { return }
      let change = KeyboardChange(begin: former, end: hidden, screen: screen)
      change.post(UIResponder.keyboardWillChangeFrameNotification)
      change.post(UIResponder.keyboardWillHideNotification)
      keyboard?.removeContent()
      keyboard?.removeFromSuperview()
      keyboard = nil
      keyboardDidMove()
      change.post(UIResponder.keyboardDidChangeFrameNotification)
      change.post(UIResponder.keyboardDidHideNotification)
      return
    }
    let view = keyboard ?? KeyboardView()
    if view.superview == nil { addSubview(view) }
    view.show(content, in: self)
    let frame = CGRect(
      x: 0, y: bounds.height - view.height, width: bounds.width, height: view.height)
    guard frame != former else { return }
    var begin = former ?? hidden
    if former == nil { begin.size.height = frame.height }
    let change = KeyboardChange(begin: begin, end: frame, screen: screen)
    change.post(UIResponder.keyboardWillChangeFrameNotification)
    if former == nil { change.post(UIResponder.keyboardWillShowNotification) }
    keyboard = view
    view.frame = frame
    keyboardDidMove()
    change.post(UIResponder.keyboardDidChangeFrameNotification)
    if former == nil { change.post(UIResponder.keyboardDidShowNotification) }
  }

  /// Requests a layout of the views that avoid the keyboard.
  private func keyboardDidMove() {
    var rest = subviews
    while let view = rest.popLast() {
      if view.avoidsKeyboard { view.setNeedsLayout() }
      rest += view.subviews
    }
  }
}

/// A change of the keyboard's frame, for notifications.
@MainActor private struct KeyboardChange {
  /// The frame before the change, in screen coordinates.
  var begin: CGRect
  var end: CGRect
  var screen: UIScreen

  func post(_ name: NSNotification.Name) {
    NotificationCenter.default.post(
      name: name, object: screen,
      userInfo: [
        UIResponder.keyboardFrameBeginUserInfoKey: NSValue(cgRect: begin),
        UIResponder.keyboardFrameEndUserInfoKey: NSValue(cgRect: end),
        UIResponder.keyboardAnimationDurationUserInfoKey: NSNumber(
          value: KeyboardMetrics.animationDuration),
        UIResponder.keyboardAnimationCurveUserInfoKey: NSNumber(
          value: KeyboardMetrics.animationCurve),
        UIResponder.keyboardIsLocalUserInfoKey: NSNumber(value: true),
      ])
  }
}
