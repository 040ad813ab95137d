import CelloSpelling
import Testing

/// Printed texts.
struct StringPrintingTests {
  @Test(
    "control characters and commands to systems for continuous integration are escaped",
    arguments: [
      ("a name", "a name"), ("a::b", "a::b"), ("A # B", "A # B"), (":", ":"), ("", ""),
      ("::add-mask::secret", #"\u{3a}:add-mask::secret"#),
      ("  \u{a0}::error::x", "  \u{a0}\\u{3a}:error::x"),
      ("::", #"\u{3a}:"#),
      // The line break is replaced, so the command is not at the start of a line.
      ("a\n::error::x", #"a\u{a}::error::x"#),
      ("##[error]x", #"\u{23}#[error]x"#), ("a ##[group]", #"a \u{23}#[group]"#),
      ("##vso[task.setvariable]", #"\u{23}#vso[task.setvariable]"#),
      ("##VSO[a", #"\u{23}#VSO[a"#), ("##teamcity[a", #"\u{23}#teamcity[a"#),
      ("###[a", #"#\u{23}#[a"#), ("## title", "## title"), ("##a-b[", "##a-b["),
      ("::a ##[b", #"\u{3a}:a \u{23}#[b"#),
      // A section marker of GitLab.
      (
        "\u{1b}[0Ksection_start:1:a\r\u{1b}[0Kb", #"\u{1b}[0Ksection_start:1:a\u{d}\u{1b}[0Kb"#
      ),
      ("a\u{202e}b", #"a\u{202e}b"#),
    ])
  func escaping(text: String, expected: String) {
    #expect(text.escapedForTerminal == expected)
    // Escaped texts are parts of other texts, which are escaped as a whole.
    #expect(expected.escapedForTerminal == expected)
  }

  @Test("a text of any length is cut to some hundred characters")
  func shortened() {
    #expect("a name".shortened == "a name")
    let full = String(repeating: "é", count: 300)
    #expect(full.shortened == full)
    #expect((full + "a").shortened == full + "…")
    // A single character that consists of many scalars.
    let tower = "a" + String(repeating: "\u{301}", count: 1_000_000)
    #expect(tower.shortened.unicodeScalars.count == 301)
  }

  @Test("a sentence ends with one full stop")
  func fullStop() {
    #expect("It ends".endingWithFullStop == "It ends.")
    #expect("It ends.".endingWithFullStop == "It ends.")
    #expect("It ends.".withoutFullStop == "It ends")
    #expect("It ends".withoutFullStop == "It ends")
    #expect("".withoutFullStop == "")
  }

  @Test("a document in a script element contains no tags")
  func script() {
    #expect("".escapedForScript == "")
    #expect(#"{"name":"é & b"}"#.escapedForScript == #"{"name":"é & b"}"#)
    #expect(#""</script><""#.escapedForScript == #""\u003c/script>\u003c""#)
  }
}
