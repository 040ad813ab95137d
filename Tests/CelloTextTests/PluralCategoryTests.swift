import CelloText
import Testing

/// Plural forms.
struct PluralCategoryTests {
  @Test(
    "numbers have the forms of their language",
    arguments: [
      ("en", 1, "one"), ("en", 2, "other"), ("fr", 0, "one"), ("ja", 1, "other"), ("ru", 21, "one"),
      ("ru", 22, "few"), ("ru", 12, "many"), ("pl", 21, "many"), ("pl", 3, "few"),
      ("cs", 5, "other"),
      ("ar", 2, "two"), ("ar", 103, "few"), ("ar", 100, "other"), ("pt-BR", 0, "one"),
      ("pt-PT", 0, "other"), ("hr", 22, "few"), ("hr", 12, "other"), ("lt", 11, "other"),
      ("lt", 29, "few"), ("ro", 119, "few"), ("ro", 120, "other"), ("sl", 102, "two"),
      ("he", 2, "two"),
      ("cy", 6, "many"), ("ga", 7, "many"), ("is", 21, "one"), ("xx", Int.min, "other"),
      ("", 1, "other"), ("../..", 1, "other"), (String(repeating: "a", count: 10_000), 1, "other"),
    ])
  func plurals(language: String, number: Int, form: String) {
    #expect(PluralCategory.name(for: number, language: language) == form)
  }
}
