internal import CelloAssets
internal import CelloText

extension FuzzTarget {
  static let stringsFile = FuzzTarget(
    "strings-file",
    seeds: [
      "/* a */ \"key %@\" = \"text \\n \\\" \\U00e9 \\Ud83d\\Ude00\"; // b\nword.two = other; \"same\";"
    ], words: "\" = ; /* */ // \\n \\U \\Ud83d \\\" a.b \u{feff} %@ %1$lld"
  ) { bytes in
    guard let pairs = try? StringsFile.parse(bytes, file: "input.strings") else { return }
    precondition(pairs.count <= bytes.count)
  }

  static let stringCatalog = FuzzTarget(
    "string-catalog",
    seeds: [
      #"""
      {"sourceLanguage": "en", "strings": {"a %lld": {"localizations": {"en": {"variations": {"plural":
      {"one": {"stringUnit": {"value": "x"}}, "other": {"stringUnit": {"value": "y"}}}}}, "de": {"variations":
      {"device": {"iphone": {"stringUnit": {"value": "z"}}}}}}}}}
      """#
    ],
    words:
      "{ } [ ] : , \" null 1 \"strings\": \"localizations\": \"variations\": \"plural\": \"device\": \"other\": \"iphone\": \"stringUnit\": \"value\": \\ud800"
  ) { bytes in
    guard let catalog = try? StringCatalog(bytes, file: "input.xcstrings") else { return }
    for language in catalog.languages {
      _ = catalog.text("a %lld", in: language)?.form(for: bytes.count) {
        PluralCategory.name(for: $0, language: language)
      }
    }
  }
}
