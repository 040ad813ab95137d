extension UIViewController {
  /// Adds a key command that is available while the controller is in the responder chain. A command
  /// that was added already is ignored.
  public final func addKeyCommand(_ keyCommand: UIKeyCommand) {
    guard !addedKeyCommands.contains(where: { $0 === keyCommand }) else { return }
    addedKeyCommands.append(keyCommand)
  }

  /// Removes a key command that was added with ``addKeyCommand(_:)``.
  public final func removeKeyCommand(_ keyCommand: UIKeyCommand) {
    addedKeyCommands.removeAll { $0 === keyCommand }
  }
}
