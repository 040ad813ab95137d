import Testing

@testable import CelloSnapshots

/// Commands that accept findings.
struct AcceptCommandTests {
  private let record = AcceptCommand.record("swift run InboxGallery record")

  private func finding(
    _ kind: Finding.Kind = .differs, in scene: String = "inbox/row", cases: [String]
  ) -> RunDocument.Finding {
    RunDocument.Finding(
      Finding(
        kind: kind, scene: scene, cases: cases.map { CaseName(unchecked: $0) }, sentence: "x"))
  }

  private func tested(_ test: String?, setsMode: Bool? = nil) -> RunDocument.Finding {
    var finding = finding(cases: ["row"])
    finding.test = test
    finding.isModeSetByTest = setsMode
    return finding
  }

  @Test("a gallery records the cases of a finding, and the scene where they are many")
  func gallery() {
    #expect(
      record.text(for: [finding(cases: ["normal", "selected.dark"])])
        == "swift run InboxGallery record inbox/row/normal inbox/row/selected.dark")
    #expect(
      record.text(for: [finding(cases: (0..<9).map { "case-\($0)" })])
        == "swift run InboxGallery record inbox/row")
    for kind in [Finding.Kind.orphan, .stale] {
      #expect(
        record.text(for: [finding(kind, cases: ["normal"])])
          == "swift run InboxGallery record inbox/row")
    }
  }

  @Test(
    "options that determine the build are part of the command",
    arguments: [
      ("swift test", []),
      ("swift-test --filter A --skip-build --parallel", []),
      (
        "swift-test --toolset a.json --filter --toolset=b.json",
        ["--toolset", "a.json", "--toolset=b.json"]
      ),
      ("swift-test -c release -Xswiftc -O --toolset", ["-c", "release", "-Xswiftc", "-O"]),
      ("", []),
    ])
  func buildOptions(command: String, expected: [String]) {
    let words = command.split(separator: " ").map(String.init)
    #expect(TestOptions.buildOptions(in: words) == expected)
  }

  @Test("findings that recording does not solve have no command")
  func unsolved() {
    for kind in [Finding.Kind.alike, .unreadable, .undrawable] {
      #expect(
        record.text(for: [finding(cases: ["normal"]), finding(kind, cases: ["normal"])]) == nil)
    }
    #expect(record.text(for: []) == nil)
  }

  @Test("many names are replaced by the names of their scenes")
  func many() {
    let findings = (0..<41).map {
      finding(.new, in: $0 < 40 ? "inbox/row" : "inbox/cell", cases: ["c\($0)"])
    }
    #expect(record.text(for: findings) == "swift run InboxGallery record inbox/row inbox/cell")
  }

  @Test("tests record failed snapshots unless they set the mode")
  func tests() {
    #expect(
      AcceptCommand.tests.text(for: [
        tested(#"^Cells\.Inbox/row(\(|$)"#), tested(#"^Cells\.Inbox/row(\(|$)"#),
        tested(#"^Cells\.it's(\(|$)"#),
      ])
        == #"SNAPSHOT_TESTING_RECORD=failed swift test --filter '^Cells\.Inbox/row(\(|$)|^Cells\.it'\''s(\(|$)'"#
    )
    var withToolset = tested("^A\\.b$")
    withToolset.testOptions = ["--toolset", "/my tools/toolset.json", "-c", "release"]
    #expect(
      AcceptCommand.tests.text(for: [withToolset])
        == "SNAPSHOT_TESTING_RECORD=failed swift test --toolset '/my tools/toolset.json' -c release "
        + "--filter '^A\\.b$'")
    #expect(AcceptCommand.tests.text(for: [withToolset, tested("^A\\.c$")]) == nil)
    #expect(AcceptCommand.tests.text(for: [tested("a", setsMode: true)]) == nil)
    #expect(AcceptCommand.tests.text(for: [tested(nil)]) == nil)
    let many = (0..<50).map { tested(#"^Cells\.Inbox/row\#($0)(\(|$)"#) }
    #expect(
      AcceptCommand.tests.text(for: many)
        == #"SNAPSHOT_TESTING_RECORD=failed swift test --filter '^Cells\.Inbox/'"#)
  }
}
