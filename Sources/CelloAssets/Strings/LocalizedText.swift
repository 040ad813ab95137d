/// A translated text.
package enum LocalizedText: Hashable, Sendable {
  case plain(String)
  /// By the categories `zero`, `one`, `two`, `few`, `many` and `other`.
  case plural([String: String])
  /// A format with variables, such as `%#@files@`, each of which has forms for a number.
  case variables(format: String, [String: Variable])

  /// A part of a text that depends on a number.
  package struct Variable: Hashable, Sendable {
    /// The argument with the number, from 1; `nil` for the one at the variable's place.
    package var argument: Int?
    /// How the number is written, such as `lld`.
    package var specifier: String
    /// By category.
    package var forms: [String: String]

    package init(argument: Int? = nil, specifier: String = "lld", forms: [String: String]) {
      self.argument = argument
      self.specifier = specifier
      self.forms = forms
    }
  }

  /// The form for a number; `other` without a number.
  ///
  /// A number of 0 has the form `zero` if there is one.
  ///
  /// - Parameter category: the category of a number in the language of the text.
  package func form(for number: Int?, category: @escaping (Int) -> String) -> String? {
    form(for: [number], category: category)
  }

  /// The form for the arguments of the text, of which those that are not whole numbers are `nil`.
  ///
  /// The specifiers of a text with variables have positions, as in `%1$lld`.
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
