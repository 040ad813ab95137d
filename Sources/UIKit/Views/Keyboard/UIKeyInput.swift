/// An object into which text is typed.
@MainActor @preconcurrency public protocol UIKeyInput: UITextInputTraits {
  /// Whether there is text.
  var hasText: Bool { get }

  /// Types a text at the insertion point.
  func insertText(_ text: String)

  /// Deletes the selected text or the character before the insertion point.
  func deleteBackward()
}
