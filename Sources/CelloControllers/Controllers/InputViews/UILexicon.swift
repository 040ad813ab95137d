/// A list of words that a keyboard replaces. It is always empty.
open class UILexicon: NSObject, @unchecked Sendable {
  /// The words and their replacements.
  public final let entries: [UILexiconEntry]

  init(_ entries: [UILexiconEntry]) {
    self.entries = entries
    super.init()
  }
}

/// A word and its replacement.
open class UILexiconEntry: NSObject, @unchecked Sendable {
  /// The text that is inserted into the document.
  public final let documentText: String
  /// The text that the user types.
  public final let userInput: String

  init(documentText: String, userInput: String) {
    self.documentText = documentText
    self.userInput = userInput
    super.init()
  }
}
