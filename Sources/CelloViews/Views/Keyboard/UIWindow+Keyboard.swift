extension UIWindow {
  /// The frame of the keyboard in the window's coordinates; `nil` while the keyboard is hidden.
  package final var keyboardFrame: CGRect? { keyboard?.frame }

  /// A Boolean value that indicates whether the keyboard is dark; `nil` while it is hidden.
  package final var keyboardIsDark: Bool? {
    keyboard.map { $0.appearance.isDark(in: $0.traitCollection) }
  }

  /// Shows, updates or hides the keyboard for the first responder.
  ///
  /// On a simulated clock, the keyboard slides, and the views that avoid it follow.
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
      let view = keyboard
      keyboard = nil
      leavingKeyboard = view
      moveKeyboard {
        view?.frame = hidden
      } completion: { [weak self] in
        self?.removeLeavingKeyboard(view)
        change.post(UIResponder.keyboardDidChangeFrameNotification)
        change.post(UIResponder.keyboardDidHideNotification)
      }
      return
    }
    let view = keyboard ?? leavingKeyboard ?? KeyboardView()
    leavingKeyboard = nil
    UIView.performWithoutAnimation {
      if view.superview == nil { addSubview(view) }
      view.show(content, in: self)
      view.isHidden = hidesKeyboard
    }
    let frame = CGRect(
      x: 0, y: bounds.height - view.height, width: bounds.width, height: view.height)
    guard frame != former else { return }
    var begin = former ?? hidden
    if former == nil { begin.size.height = frame.height }
    let change = KeyboardChange(begin: begin, end: frame, screen: screen)
    change.post(UIResponder.keyboardWillChangeFrameNotification)
    if former == nil { change.post(UIResponder.keyboardWillShowNotification) }
    keyboard = view
    UIView.performWithoutAnimation {
      view.frame = begin
      view.layoutIfNeeded()
    }
    moveKeyboard {
      view.frame = frame
    } completion: {
      change.post(UIResponder.keyboardDidChangeFrameNotification)
      if former == nil { change.post(UIResponder.keyboardDidShowNotification) }
    }
  }

  /// Moves the keyboard and the views that avoid it, with an animation on a simulated clock.
  private func moveKeyboard(
    _ move: @escaping () -> Void, completion: @escaping () -> Void
  ) {
    guard UIView.animationsTakeTime else {
      move()
      keyboardDidMove()
      return completion()
    }
    UIView.animate(
      withDuration: KeyboardMetrics.animationDuration, delay: 0,
      options: [KeyboardMetrics.animationOptions, .overrideInheritedDuration]
    ) {
      move()
      self.keyboardDidMove()
      self.layoutIfNeeded()
    } completion: { _ in
      completion()
    }
  }

  /// Removes a keyboard that has left the screen, unless it is shown again.
  private func removeLeavingKeyboard(_ view: KeyboardView?) {
    guard let view, keyboard !== view else { return }
    view.removeContent()
    view.removeFromSuperview()
    if leavingKeyboard === view { leavingKeyboard = nil }
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
