/// An object that accepts typed text.
@MainActor @preconcurrency public protocol UIKeyInput: UITextInputTraits {
  /// A Boolean value that indicates whether the object has text.
  var hasText: Bool { get }

  /// Inserts a text at the insertion point.
  func insertText(_ text: String)

  /// Deletes the selected text, or the character before the insertion point.
  func deleteBackward()
}
