import CelloAssets
import Foundation
import Testing

struct StringsDictFileTests {
  private func texts(_ entries: String) throws -> [String: LocalizedText] {
    try StringsDictFile.parse(
      Array(
        #"<?xml version="1.0" encoding="UTF-8"?><plist version="1.0"><dict>\#(entries)</dict></plist>"#
          .utf8), file: "Localizable.stringsdict")
  }

  private func form(_ text: LocalizedText?, _ numbers: [Int?]) -> String? {
    text?.form(for: numbers) { $0 == 1 ? "one" : "other" }
  }

  private func variable(_ name: String, _ one: String, _ other: String) -> String {
    """
    <key>\(name)</key><dict><key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
    <key>NSStringFormatValueTypeKey</key><string>d</string>
    <key>one</key><string>\(one)</string><key>other</key><string>\(other)</string></dict>
    """
  }

  @Test("each variable has the form of its own number")
  func variables() throws {
    let texts = try texts(
      """
      <key>k</key><dict><key>NSStringLocalizedFormatKey</key>
      <string>%@: %#@files@ in %#@folders@, 100%%</string>
      \(variable("files", "one file", "%d files"))\(variable("folders", "%d folder", "%d folders"))
      </dict>
      <key>swapped</key><dict><key>NSStringLocalizedFormatKey</key>
      <string>%2$#@folders@ with %1$#@files@</string>
      \(variable("files", "one file", "%d files"))\(variable("folders", "%d folder", "%d folders"))
      </dict>
      """)
    #expect(form(texts["k"], [nil, 1, 3]) == "%1$@: one file in %3$d folders, 100%%")
    #expect(form(texts["k"], [nil, 2, 1]) == "%1$@: %2$d files in %3$d folder, 100%%")
    #expect(form(texts["k"], []) == "%1$@: %2$d files in %3$d folders, 100%%")
    #expect(form(texts["swapped"], [1, 5]) == "%2$d folders with one file")
  }

  @Test("a form may have a variable for the same number, but not forever")
  func nested() throws {
    let texts = try texts(
      """
      <key>k</key><dict><key>NSStringLocalizedFormatKey</key><string>%#@a@</string>
      \(variable("a", "one %#@b@", "%d %#@b@"))\(variable("b", "day", "days"))</dict>
      <key>loop</key><dict><key>NSStringLocalizedFormatKey</key><string>%#@a@</string>
      \(variable("a", "x%#@a@", "y%#@a@"))</dict>
      <key>missing</key><dict><key>NSStringLocalizedFormatKey</key><string>[%#@z@]</string></dict>
      """)
    #expect(form(texts["k"], [1]) == "one day")
    #expect(form(texts["k"], [4]) == "%1$d days")
    #expect(form(texts["loop"], [1])?.hasPrefix("xx") == true)
    #expect(form(texts["missing"], [1]) == "[]")
  }

  @Test("invalid entries are omitted, and other files are refused")
  func malformed() throws {
    let texts = try texts("<key>a</key><string>b</string><key>c</key><dict></dict>")
    #expect(texts.isEmpty)
    #expect(throws: AssetError.self) { try StringsDictFile.parse([1, 2], file: "a.stringsdict") }
    #expect(throws: AssetError.self) {
      try StringsDictFile.parse(Array("<plist><array/></plist>".utf8), file: "a.stringsdict")
    }
  }
}
