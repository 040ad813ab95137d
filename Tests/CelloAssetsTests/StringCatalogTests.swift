import CelloAssets
import Testing

@Suite struct StringCatalogTests {
  private func catalog(_ strings: String) throws -> StringCatalog {
    try StringCatalog(
      Array(#"{"sourceLanguage": "en", "version": "1.0", "strings": \#(strings)}"#.utf8),
      file: "Localizable.xcstrings")
  }

  @Test("texts, plural forms and variations of phones are read")
  func reading() throws {
    let catalog = try catalog(
      #"""
      {"Hello": {"localizations": {"de": {"stringUnit": {"state": "translated", "value": "Hallo"}}}},
       "%lld items": {"localizations": {"en": {"variations": {"plural": {
         "one": {"stringUnit": {"value": "%lld item"}},
         "other": {"stringUnit": {"value": "%lld items"}}}}}}},
       "Tap": {"localizations": {"en": {"variations": {"device": {
         "mac": {"stringUnit": {"value": "Click"}}, "other": {"stringUnit": {"value": "Touch"}}}}}}},
       "Empty": {}}
      """#)
    #expect(catalog.sourceLanguage == "en")
    #expect(catalog.languages == ["de", "en"])
    #expect(catalog.text("Hello", in: "de") == .plain("Hallo"))
    #expect(catalog.text("Hello", in: "en") == nil)
    #expect(catalog.text("Tap", in: "en") == .plain("Touch"))
    let items = try #require(catalog.text("%lld items", in: "en"))
    #expect(items.form(for: 1, language: "en") == "%lld item")
    #expect(items.form(for: 0, language: "en") == "%lld items")
    #expect(items.form(for: nil, language: "en") == "%lld items")
  }

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
    ])
  func plurals(language: String, number: Int, form: String) {
    let forms = ["one", "two", "few", "many", "other"]
    let text = LocalizedText.plural(Dictionary(uniqueKeysWithValues: forms.map { ($0, $0) }))
    #expect(text.form(for: number, language: language) == form)
  }

  @Test("parts of an unexpected type are treated as absent, and other files are refused")
  func malformed() throws {
    let odd = try catalog(
      #"{"a": 1, "b": {"localizations": []}, "c": {"localizations": {"en": {"stringUnit": 3}}}}"#)
    #expect(odd.languages.isEmpty)
    #expect(throws: AssetError.self) { try StringCatalog([1, 2, 3], file: "a.xcstrings") }
    #expect(throws: AssetError.self) {
      try StringCatalog(Array(repeating: UInt8(ascii: "["), count: 100_000), file: "a.xcstrings")
    }
  }
}
