internal import CelloICU

/// The plural categories of languages, by Unicode's rules (CLDR).
package enum PluralCategory {
  /// Returns the plural category of a number in a language, such as `pt-BR`: `zero`, `one`, `two`,
  /// `few`, `many` or `other`. It is `other` in unknown languages.
  package static func name(for number: Int, language: String) -> String {
    String(cString: cello_plural_category(language, Double(number)))
  }
}
