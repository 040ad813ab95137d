/// An interaction that performs edit actions for its view as part of the responder chain.
@MainActor package protocol ResponderInteraction: UIInteraction {
  /// Returns a Boolean value that indicates whether the interaction can perform the action with a
  /// name now.
  func canPerform(_ action: String) -> Bool

  func perform(_ action: String)

  /// Handles a key that is pressed while the view is in the responder chain.
  ///
  /// - Returns: whether the key was handled.
  func press(_ key: UIKey) -> Bool

  /// Called when the view has entered or left a window.
  func viewDidMoveToWindow()
}

extension UIResponder {
  /// Performs an action with the first interaction that can perform it.
  final func performByInteraction(_ action: String) {
    responderInteractions.first { $0.canPerform(action) }?.perform(action)
  }
}
