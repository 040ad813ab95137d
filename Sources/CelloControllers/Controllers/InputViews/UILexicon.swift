/// Words that a keyboard replaces by others.
open class UILexicon: NSObject, @unchecked Sendable {
  public final let entries: [UILexiconEntry]

  init(_ entries: [UILexiconEntry]) {
    self.entries = entries
    super.init()
  }
}

/// A word that a keyboard replaces by another.
open class UILexiconEntry: NSObject, @unchecked Sendable {
  /// What is inserted into the text.
  public final let documentText: String
  /// What the user types.
  public final let userInput: String

  init(documentText: String, userInput: String) {
    self.documentText = documentText
    self.userInput = userInput
    super.init()
  }
}
