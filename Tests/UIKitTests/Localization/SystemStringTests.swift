import Foundation
import Testing

@testable import UIKit

struct SystemStringTests {
  /// A bundle that is a folder with translations.
  private let bundle: Bundle

  init() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
      "system-strings-\(UUID().uuidString).bundle")
    for (path, text) in [
      (
        "UIKit.xcstrings",
        #"""
        {"sourceLanguage": "en", "strings": {
          "Done": {"localizations": {"en": {"stringUnit": {"value": "Finish"}},
            "de": {"stringUnit": {"value": "Fertig"}}}},
          "Edit|menu": {"localizations": {"fr": {"stringUnit": {"value": "Édition"}}}},
          "%lld results": {"localizations": {"cs": {"variations": {"plural": {
            "few": {"stringUnit": {"value": "%lld výsledky"}},
            "other": {"stringUnit": {"value": "%lld výsledků"}}}}}}}}}
        """#
      ),
      (
        "ja.lproj/UIKit.strings",
        #""%1$lld of %2$lld" = "%2$lld件中%1$lld件目"; "Edit" = "編集";"#
      ),
      ("de.lproj/Localizable.strings", #""Cancel" = "Weg";"#),
    ] {
      let file = folder.appendingPathComponent(path)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
    }
    bundle = try #require(Bundle(path: folder.path))
  }

  private func text(
    _ string: SystemString, _ language: String, _ values: String.LocalizationValue.Argument...
  ) -> String {
    let locale = Locale(identifier: language)
    return switch values.count {
    case 0: string.text(in: locale, bundle: bundle)
    case 1: string.text(values[0], in: locale, bundle: bundle)
    default: string.text(values[0], values[1], in: locale, bundle: bundle)
    }
  }

  @Test("a text is English without a locale")
  func english() {
    #expect(SystemString.done.text == "Done")
    #expect(SystemString.editMenu.text == "Edit")
    #expect(SystemString.resultOfResults.text(.integer(2), .integer(5)) == "2 of 5")
    #expect(SystemString.noResultsFor.text(.text("100%")) == "No Results for “100%”")
  }

  @Test("a table of translations is searched in the language of the locale")
  func translated() {
    #expect(text(.done, "de_AT") == "Fertig")
    #expect(text(.edit, "ja_JP") == "編集")
    #expect(text(.resultOfResults, "ja_JP", .integer(2), .integer(5)) == "5件中2件目")
  }

  @Test("a number selects the plural form of the language")
  func plurals() {
    #expect(text(.results, "cs", .integer(3)) == "3 výsledky")
    #expect(text(.results, "cs", .integer(7)) == "7 výsledků")
  }

  @Test("texts with the same spelling and different meanings have different keys")
  func contexts() {
    #expect(text(.editMenu, "fr") == "Édition")
    #expect(text(.edit, "fr") == "Edit")
    #expect(text(.editMenu, "ja") == "Edit")
  }

  @Test("neither English texts nor a table of the app change the system's texts")
  func unchangeable() {
    #expect(text(.done, "en_GB") == "Done")
    #expect(text(.done, "nl") == "Done")
    #expect(text(.cancel, "de") == "Cancel")
  }

  @Test("every key has text, and specifiers that its values can fill")
  func keys() {
    for string in SystemString.allCases {
      #expect(!string.text.isEmpty && !string.text.contains("|"), "\(string)")
      let filled = string.text(.text("a"), .text("b"))
      #expect(!filled.contains("%"), "\(string)")
    }
  }
}
