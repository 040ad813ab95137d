/// A translated text.
package enum LocalizedText: Hashable, Sendable {
  case plain(String)
  /// By the categories `zero`, `one`, `two`, `few`, `many` and `other`.
  case plural([String: String])

  /// The form for a number; `other` without a number.
  ///
  /// A number of 0 has the form `zero` if there is one.
  ///
  /// - Parameter category: the category of a number in the language of the text.
  package func form(for number: Int?, category: (Int) -> String) -> String? {
    switch self {
    case .plain(let text): return text
    case .plural(let forms):
      guard let number else { return forms["other"] ?? forms["one"] }
      if number == 0, let zero = forms["zero"] { return zero }
      return forms[category(number)] ?? forms["other"]
    }
  }
}
