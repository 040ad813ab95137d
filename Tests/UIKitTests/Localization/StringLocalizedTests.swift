import Foundation
import Testing
import UIKit

@testable import CelloValues

struct StringLocalizedTests {
  /// A bundle that is a folder with tables of strings.
  private let bundle: Bundle

  init() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
      "localized-\(UUID().uuidString).bundle")
    for (path, text) in [
      (
        "Localizable.xcstrings",
        #"""
        {"sourceLanguage": "en", "strings": {
          "Inbox": {"localizations": {"de": {"stringUnit": {"value": "Eingang"}}}},
          "%lld messages": {"localizations": {
            "en": {"variations": {"plural": {"one": {"stringUnit": {"value": "%lld message"}},
              "other": {"stringUnit": {"value": "%lld messages"}}}}},
            "de": {"variations": {"plural": {"one": {"stringUnit": {"value": "%lld Nachricht"}},
              "other": {"stringUnit": {"value": "%lld Nachrichten"}}}}}}}}}
        """#
      ),
      ("en.lproj/Greetings.strings", #""greeting %@" = "Hello, %1$@!";"#),
      ("fr.lproj/Greetings.strings", #""greeting %@" = "Bonjour, %@ !";"#),
      ("pt-br.lproj/Localizable.strings", #""Inbox" = "Entrada";"#),
      (
        "Source.xcstrings",
        #"{"sourceLanguage": "de", "strings": {"k": {"localizations": {"de": {"stringUnit": {"value": "K"}}}}}}"#
      ),
      ("zh-Hans.lproj/Localizable.strings", #""Inbox" = "收件箱";"#),
      ("Broken.xcstrings", "{"),
      (
        "de.lproj/Localizable.stringsdict",
        """
        <?xml version="1.0" encoding="UTF-8"?><plist version="1.0"><dict>
        <key>%lld files of %@</key><dict>
        <key>NSStringLocalizedFormatKey</key><string>%#@files@ von %@</string>
        <key>files</key><dict>
        <key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
        <key>NSStringFormatValueTypeKey</key><string>lld</string>
        <key>one</key><string>Eine Datei</string><key>other</key><string>%lld Dateien</string>
        </dict></dict></dict></plist>
        """
      ),
    ] {
      let file = folder.appendingPathComponent(path)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
    }
    bundle = try #require(Bundle(path: folder.path))
  }

  @Test("a text without a translation is its own key")
  func untranslated() {
    #expect(String(localized: "Nothing here", bundle: bundle) == "Nothing here")
    #expect(String(localized: "100%", bundle: bundle) == "100%")
    #expect(String(localized: "\(50)% of \("all")", bundle: bundle) == "50% of all")
    #expect(String(localized: "No bundle \(1_234)") == "No bundle 1,234")
    #expect(String(localized: "key", defaultValue: "Default \(2)") == "Default 2")
  }

  @Test("files of forms for numbers are read in the language of the locale")
  func formsForNumbers() {
    let german = Locale(identifier: "de_DE")
    func text(_ count: Int) -> String {
      String(localized: "\(count) files of \("Eva")", bundle: bundle, locale: german)
    }
    #expect(text(1) == "Eine Datei von Eva")
    #expect(text(1_200) == "1.200 Dateien von Eva")
  }

  @Test("catalogs are read in the language of the locale, with plural forms")
  func catalogs() {
    let german = Locale(identifier: "de_DE")
    #expect(String(localized: "Inbox", bundle: bundle) == "Inbox")
    #expect(String(localized: "Inbox", bundle: bundle, locale: german) == "Eingang")
    #expect(String(localized: "\(1) messages", bundle: bundle) == "1 message")
    #expect(String(localized: "\(2_000) messages", bundle: bundle) == "2,000 messages")
    #expect(
      String(localized: "\(2_000) messages", bundle: bundle, locale: german) == "2.000 Nachrichten")
  }

  @Test("files of strings are read from the folder of the language")
  func strings() {
    let french = Locale(identifier: "fr_CA")
    #expect(
      String(localized: "greeting \("Ada")", table: "Greetings", bundle: bundle) == "Hello, Ada!")
    #expect(
      String(localized: "greeting \("Ada")", table: "Greetings", bundle: bundle, locale: french)
        == "Bonjour, Ada !")
    #expect(String(localized: "x", table: "../Greetings", bundle: bundle) == "x")
  }

  @Test(
    "languages are found by script, region and in lowercase, and after them the source language")
  func languages() {
    for (locale, text) in [
      ("pt_BR", "Entrada"), ("zh_CN", "收件箱"), ("zh_Hans_SG", "收件箱"), ("zh_TW", "Inbox"),
      ("", "Inbox"),
    ] {
      let locale = Locale(identifier: locale)
      #expect(String(localized: "Inbox", bundle: bundle, locale: locale) == text, "\(locale)")
    }
    #expect(String(localized: "k", table: "Source", bundle: bundle) == "K")
  }

  @Test("NSLocalizedString reads catalogs and files of strings, in English")
  func nsLocalizedString() {
    #expect(NSLocalizedString("%lld messages", bundle: bundle, comment: "") == "%lld messages")
    let greeting = "greeting %@"
    #expect(
      NSLocalizedString(greeting, tableName: "Greetings", bundle: bundle, comment: "")
        == "Hello, %1$@!")
    #expect(
      NSLocalizedString(greeting, tableName: "Greetings", bundle: bundle, value: "v", comment: "")
        == "Hello, %1$@!")
    #expect(NSLocalizedString("k", tableName: "Source", bundle: bundle, comment: "") == "K")
    #expect(NSLocalizedString("absent", comment: "") == "absent")
    #expect(NSLocalizedString("absent", value: "a value", comment: "") == "a value")
    #expect(NSLocalizedString("absent", bundle: bundle, value: "a value", comment: "") == "a value")
    #expect(NSLocalizedString("absent", tableName: "T", value: "", comment: "") == "absent")
  }

  @Test("a resource keeps its bundle and its language")
  func resources() {
    var resource = LocalizedStringResource("Inbox", bundle: .atURL(bundle.bundleURL))
    #expect(String(localized: resource) == "Inbox")
    resource.locale = Locale(identifier: "de")
    #expect(String(localized: resource) == "Eingang")
    #expect(AttributedString(localized: resource) == AttributedString("Eingang"))
    let text: LocalizedStringResource = "Literal \(3)"
    #expect(String(localized: text) == "Literal 3")
  }

  @Test("a table that cannot be read is logged, and the key remains")
  func broken() {
    #expect(String(localized: "a", table: "Broken", bundle: bundle) == "a")
    #expect(ResourceWarnings.sentences.contains { $0.contains("Broken.xcstrings") })
  }

  @Test("keys have iOS's format specifiers")
  func keys() {
    let value: String.LocalizationValue =
      "\(1) \(UInt(2)) \(Int32(3)) \(UInt8(4)) \(1.5) \(Float(2)) \(CGFloat(3)) \("s") 5%"
    #expect(value.key == "%lld %llu %d %u %lf %f %lf %@ 5%%")
    let specified: String.LocalizationValue = "\(3, specifier: "%04lld") \(1.25, specifier: "%.1f")"
    #expect(specified.key == "%04lld %.1f")
    // Leading zeros are grouped, like with `String(format:locale:)`.
    #expect(String(localized: specified) == "0,003 1.2")
    #expect(String(localized: "\(UInt.max)") == "18446744073709551615")
    #expect(String.LocalizationValue("5%").key == "5%")
  }

  @Test("a translation with mismatched specifiers does not read missing values")
  func formats() {
    func text(_ format: String, _ arguments: String.LocalizationValue.Argument...) -> String {
      LocalizedFormat.text(format, arguments, Locale(identifier: "en_US"))
    }
    #expect(text("%2$@ of %1$lld", .integer(3), .text("y")) == "y of 3")
    #expect(text("%@ %@ %9$@", .text("a")) == "a %@ %9$@")
    #expect(text("%.2f and %f", .number(3.14159), .integer(2)) == "3.14 and 2.000000")
    #expect(text("% q %", .text("a")) == "% q %")
    #expect(
      text("%d %x %5d|%-4d|", .text("a"), .integer(255), .integer(7), .integer(8))
        == "a ff     7|8   |")
    #expect(text("%@ %d", .number(0.5), .number(0.5)) == "0.500000 0.500000")
    #expect(text("%99999999999999999999$@ %.99999999999999999999f", .number(1)).count < 60)
  }
}
