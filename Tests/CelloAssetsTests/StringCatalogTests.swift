import CelloAssets
import Testing

struct StringCatalogTests {
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
    func form(_ number: Int?) -> String? { items.form(for: number) { $0 == 1 ? "one" : "few" } }
    #expect(form(1) == "%lld item")
    #expect(form(0) == "%lld items")
    #expect(form(nil) == "%lld items")
    let empty = LocalizedText.plural(["zero": "nothing", "other": "something"])
    #expect(empty.form(for: 0) { _ in "other" } == "nothing")
  }

  @Test("substitutions have the forms of their own arguments")
  func substitutions() throws {
    let catalog = try catalog(
      #"""
      {"k": {"localizations": {"en": {
        "stringUnit": {"value": "%#@files@ in %#@folders@"},
        "substitutions": {
          "files": {"argNum": 1, "formatSpecifier": "lld", "variations": {"plural": {
            "one": {"stringUnit": {"value": "%arg file"}},
            "other": {"stringUnit": {"value": "%arg files"}}}}},
          "folders": {"argNum": 2, "formatSpecifier": "lld", "variations": {"plural": {
            "one": {"stringUnit": {"value": "a folder"}},
            "other": {"stringUnit": {"value": "%arg folders"}}}}}}}}}}
      """#)
    let text = try #require(catalog.text("k", in: "en"))
    func form(_ numbers: [Int?]) -> String? {
      text.form(for: numbers) { $0 == 1 ? "one" : "other" }
    }
    #expect(form([1, 2]) == "%1$lld file in %2$lld folders")
    #expect(form([3, 1]) == "%1$lld files in a folder")
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
