/// An interaction that performs edit actions for its view, as the responder chain finds it.
@MainActor protocol ResponderInteraction: UIInteraction {
  /// Whether the interaction performs the action with a name now.
  func canPerform(_ action: String) -> Bool

  func perform(_ action: String)

  /// Handles a key that is pressed while the view is in the responder chain.
  ///
  /// - Returns: whether the key did something.
  func press(_ key: UIKey) -> Bool

  /// The view has entered a window or left its window.
  func viewDidMoveToWindow()
}

extension UIResponder {
  /// Lets the first interaction that performs an action do so.
  final func performByInteraction(_ action: String) {
    responderInteractions.first { $0.canPerform(action) }?.perform(action)
  }
}
