import CelloAssets
import Testing

struct StringsFileTests {
  private func parse(_ text: String) throws -> [String: String] {
    try StringsFile.parse(Array(text.utf8), file: "Localizable.strings")
  }

  @Test("pairs, words, comments, escapes and a key that is its own text are read")
  func reading() throws {
    #expect(
      try parse(
        """
        /* A comment; "not" = "read"; */
        "greeting" = "Hello";  // another
        title.short = "line\\nbreak \\"quoted\\" \\U00e9 \\Ud83d\\Ude00";
        "Same";
        """) == [
          "greeting": "Hello", "title.short": "line\nbreak \"quoted\" é 😀", "Same": "Same",
        ])
    #expect(try parse("").isEmpty)
    #expect(try parse("\u{feff}a=b;") == ["a": "b"])
  }

  @Test("UTF-16 in both orders is read")
  func utf16() throws {
    let little: [UInt8] = [0xff, 0xfe, 0x61, 0, 0x3d, 0, 0x62, 0, 0x3b, 0]
    let big: [UInt8] = [0xfe, 0xff, 0, 0x61, 0, 0x3d, 0, 0x62, 0, 0x3b]
    #expect(try StringsFile.parse(little, file: "a.strings") == ["a": "b"])
    #expect(try StringsFile.parse(big, file: "a.strings") == ["a": "b"])
  }

  @Test(
    "a malformed file is refused with its line",
    arguments: [
      ("\"a\" = \"b\"", 1), ("\n\n\"a = ", 3), ("/* ", 1), ("a = ;", 1), ("\"\\Ud83d\";", 1),
      ("\"\\Uxyz\";", 1), ("\"\\", 1), ("a\n=\n\"b\" c;", 3),
    ])
  func malformed(text: String, line: Int) {
    do {
      _ = try parse(text)
      Issue.record("\(text) was read")
    } catch AssetError.malformedStrings(_, let found, _) {
      #expect(found == line)
    } catch {
      Issue.record("\(error)")
    }
  }

  @Test("bytes that are not text are refused")
  func noText() {
    for bytes in [[0xff, 0xfe, 0x61], [0x80, 0x81], [0xff, 0xfe, 0x00, 0xd8]] as [[UInt8]] {
      #expect(throws: AssetError.self) { try StringsFile.parse(bytes, file: "a.strings") }
    }
  }
}
