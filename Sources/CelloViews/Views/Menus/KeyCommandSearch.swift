/// Finds the key command for a pressed key.
@MainActor struct KeyCommandSearch {
  let key: UIKey

  /// The modifier keys that commands distinguish.
  private var modifiers: UIKeyModifierFlags {
    key.modifierFlags.intersection([.shift, .control, .alternate, .command])
  }

  /// A command and its action for the pressed modifier keys.
  struct Match {
    var command: UIKeyCommand
    var action: Selector
  }

  /// Returns a command's action for the key; `nil` if the key does not trigger the command.
  func match(_ command: UIKeyCommand) -> Match? {
    if isPressed(command.input, command.modifierFlags) {
      return Match(command: command, action: command.action)
    }
    for alternate in command.alternates
    where isPressed(command.input, command.modifierFlags.union(alternate.modifierFlags)) {
      return Match(command: command, action: alternate.action)
    }
    return nil
  }

  private func isPressed(_ input: String?, _ flags: UIKeyModifierFlags) -> Bool {
    guard let input, !input.isEmpty else { return false }
    let flags = flags.intersection([.shift, .control, .alternate, .command])
    if key.inputNames.contains(input.lowercased()) { return flags == modifiers }
    // A character that is typed with the shift key, such as “?”, does not name its key.
    return key.characters == input && key.characters != key.charactersIgnoringModifiers
      && flags.subtracting(.shift) == modifiers.subtracting(.shift)
      && input.lowercased() == input
  }

  /// Performs the first command for the key whose action has a target.
  ///
  /// - Parameters:
  ///   - start: the responder at which the search starts.
  ///   - isSystemKey: whether only commands with priority over the system are considered.
  /// - Returns: whether a command was performed.
  func perform(from start: UIResponder, isSystemKey: Bool) -> Bool {
    let responders = sequence(first: start, next: \.next)
    for responder in responders where responder.offersKeyCommands {
      for command in responder.keyCommands ?? [] where perform(command, from: start, isSystemKey) {
        return true
      }
      if !isSystemKey, responder.responderInteractions.contains(where: { $0.press(key) }) {
        return true
      }
    }
    let menu = UIMenuSystem.main.root.allLeaves.compactMap { $0 as? UIKeyCommand }
    return menu.contains { perform($0, from: start, isSystemKey) }
  }

  private func perform(
    _ command: UIKeyCommand, from start: UIResponder, _ isSystemKey: Bool
  ) -> Bool {
    guard let match = match(command), command.wantsPriorityOverSystemBehavior || !isSystemKey,
      let target = start.target(forAction: match.action, withSender: command)
    else { return false }
    (target as? UIResponder)?.validate(command)
    guard command.attributes.isDisjoint(with: [.disabled, .hidden]) else { return false }
    return UIScene.sendAction(match.action, target, command, nil)
  }
}

extension UIKey {
  /// The inputs of commands for the key, in lowercase.
  fileprivate var inputNames: [String] {
    let name: String? =
      switch keyCode {
      case .keyboardUpArrow: UIKeyCommand.inputUpArrow
      case .keyboardDownArrow: UIKeyCommand.inputDownArrow
      case .keyboardLeftArrow: UIKeyCommand.inputLeftArrow
      case .keyboardRightArrow: UIKeyCommand.inputRightArrow
      case .keyboardEscape: UIKeyCommand.inputEscape
      case .keyboardPageUp: UIKeyCommand.inputPageUp
      case .keyboardPageDown: UIKeyCommand.inputPageDown
      case .keyboardHome: UIKeyCommand.inputHome
      case .keyboardEnd: UIKeyCommand.inputEnd
      case .keyboardDeleteForward: UIKeyCommand.inputDelete
      default: nil
      }
    if let name { return [name.lowercased()] }
    let first = UIKeyboardHIDUsage.keyboardF1.rawValue
    if (0..<12).contains(keyCode.rawValue - first) {
      return ["uikeyinputf\(keyCode.rawValue - first + 1)"]
    }
    switch keyCode {
    // Apps use the characters of the backspace key as well.
    case .keyboardDeleteOrBackspace: return ["\u{8}", "\u{7f}", "uikeyinputdelete"]
    case .keyboardReturnOrEnter, .keypadEnter: return ["\r", "\n"]
    default:
      let character = charactersIgnoringModifiers.lowercased()
      return character.isEmpty ? [] : [character]
    }
  }
}
