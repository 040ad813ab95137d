extension Formatter.Context {
  /// Returns the text for the context: it starts with a capital letter at the beginning of a
  /// sentence.
  package func applied(to text: String) -> String {
    guard self == .beginningOfSentence, let first = text.first else { return text }
    return first.uppercased() + text.dropFirst()
  }
}
