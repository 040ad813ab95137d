internal import CelloICU

/// The plural forms of languages, by Unicode's rules (CLDR).
package enum PluralCategory {
  /// The category of the form that a number has in a language, such as `pt-BR`: `zero`, `one`,
  /// `two`, `few`, `many` or `other`. It is `other` in languages that are not known.
  package static func name(for number: Int, language: String) -> String {
    String(cString: cello_plural_category(language, Double(number)))
  }
}
