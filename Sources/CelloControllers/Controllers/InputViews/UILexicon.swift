/// A list of words that a keyboard replaces. It is always empty.
open class UILexicon: NSObject, @unchecked Sendable {
  /// The words and their replacements.
  open private(set) var entries: [UILexiconEntry]

  init(_ entries: [UILexiconEntry]) {
    self.entries = entries
    super.init()
  }
}

/// A word and its replacement.
open class UILexiconEntry: NSObject, @unchecked Sendable {
  /// The text that is inserted into the document.
  open private(set) var documentText: String
  /// The text that the user types.
  open private(set) var userInput: String

  init(documentText: String, userInput: String) {
    self.documentText = documentText
    self.userInput = userInput
    super.init()
  }
}
