/// A translated text.
package enum LocalizedText: Hashable, Sendable {
  /// A text without variants.
  case plain(String)
  /// The text by plural category: `zero`, `one`, `two`, `few`, `many` or `other`.
  case plural([String: String])
  /// A format with variables, such as `%#@files@`, each of which has plural forms.
  case variables(format: String, [String: Variable])

  /// A variable of a format, with a text that depends on a number.
  package struct Variable: Hashable, Sendable {
    /// The position of the argument with the number, starting at 1; `nil` for the argument at the
    /// variable's position.
    package var argument: Int?
    /// The format specifier of the number, such as `lld`.
    package var specifier: String
    /// The text by plural category.
    package var forms: [String: String]

    /// Creates a variable.
    package init(argument: Int? = nil, specifier: String = "lld", forms: [String: String]) {
      self.argument = argument
      self.specifier = specifier
      self.forms = forms
    }
  }

  /// Returns the form for a number; the form `other` without a number.
  ///
  /// The number 0 uses the form `zero` if there is one.
  ///
  /// - Parameter category: returns the plural category of a number in the language of the text.
  package func form(for number: Int?, category: @escaping (Int) -> String) -> String? {
    form(for: [number], category: category)
  }

  /// Returns the form for the arguments of the text; arguments that are not integers are `nil`.
  ///
  /// The specifiers in a text with variables have positions, as in `%1$lld`.
  package func form(for numbers: [Int?], category: @escaping (Int) -> String) -> String? {
    switch self {
    case .plain(let text): return text
    case .plural(let forms):
      return Self.form(of: forms, numbers.lazy.compactMap { $0 }.first, category)
    case .variables(let format, let variables):
      return VariableFormat(variables: variables) { forms, argument in
        let number = numbers.indices.contains(argument - 1) ? numbers[argument - 1] : nil
        return Self.form(of: forms, number, category) ?? ""
      }.text(format)
    }
  }

  private static func form(
    of forms: [String: String], _ number: Int?, _ category: (Int) -> String
  ) -> String? {
    guard let number else { return forms["other"] ?? forms["one"] }
    if number == 0, let zero = forms["zero"] { return zero }
    return forms[category(number)] ?? forms["other"]
  }
}
