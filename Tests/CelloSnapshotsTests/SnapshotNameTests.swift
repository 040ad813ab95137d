import Testing

@testable import CelloSnapshots

/// Names of snapshots.
struct SnapshotNameTests {
  @Test("suite, test, arguments, name and traits, in this order")
  func parts() throws {
    #expect(try SnapshotName(test: "inbox()", name: "1").text == "inbox.1")
    #expect(
      try SnapshotName(
        suite: "Dark", test: "row(style:)", arguments: ["Style.plain", "2"],
        name: "selected+focused",
        traits: ["dark", "ax3"]
      ).text == "Dark.row-style.Style-plain.2.selected+focused.dark.ax3")
  }

  @Test(
    "letters of all scripts and emoji stay distinct, and everything else becomes dashes",
    arguments: [
      ("a b/c", "a-b-c"), ("größe", "größe"), ("大小", "大小"), ("🎉", "🎉"), ("🎈", "🎈"),
      ("👩‍💻", "👩‍💻"), ("e\u{301}", "é"), ("..", "snapshot"), ("…", "…"), ("", "snapshot"),
      ("a\u{202e}b", "a-b"), ("`a row is red`()", "a-row-is-red"),
    ])
  func words(text: String, expected: String) {
    #expect(
      SnapshotName.word(text, keeping: ".+").unicodeScalars.elementsEqual(expected.unicodeScalars))
  }

  @Test("a name that is too long for a file is an error")
  func long() {
    let name = String(repeating: "ä", count: 130)
    #expect {
      try SnapshotName(test: "test()", name: name)
    } throws: { error in
      "\(error)".contains("has 265 bytes, more than the 224 that a file's name can have")
    }
  }

  // Source: `sanitizePathComponent` in Sources/SnapshotTesting/AssertSnapshot.swift of
  // pointfreeco/swift-snapshot-testing.
  @Test(
    "a name that is shared with swift-snapshot-testing consists of words and dashes",
    arguments: [
      ("row()", "iPhone 16.dark", "row.iPhone-16-dark"),
      ("GiftCard.test_check()", "a+b", "GiftCard-test_check.a-b"),
      ("modes()", "-list-.", "modes.list"),
      ("größe()", "☀ sun → 日本", "größe.sun-日本"),
    ])
  func sharedNames(test: String, name: String, expected: String) throws {
    #expect(try SnapshotName(test: test, name: name, isShared: true).text == expected)
  }
}
