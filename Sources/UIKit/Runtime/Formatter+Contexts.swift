extension Formatter.Context {
  /// The text as it is written in the context: with a capital letter at the beginning of a sentence.
  func applied(to text: String) -> String {
    guard self == .beginningOfSentence, let first = text.first else { return text }
    return first.uppercased() + text.dropFirst()
  }
}
