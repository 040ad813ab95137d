import Testing

@testable import CelloSnapshots

/// Accepted causes.
struct AcceptedCausesTests {
  private func entry(_ cause: String, _ count: Int) -> AcceptedCauses.Entry {
    AcceptedCauses.Entry(
      cause: cause, verdict: "proved", caseCount: count, scope: "dark, in 2 scenes",
      example: "cards/listed/normal.dark", before: PixelDigest(words: .zero),
      after: PixelDigest(words: .zero))
  }

  private func accepted(_ entries: AcceptedCauses.Entry...) -> AcceptedCauses {
    var accepted = AcceptedCauses()
    for entry in entries { accepted.add(entry) }
    return accepted
  }

  @Test("the text can be read back")
  func roundTrip() throws {
    var plain = entry("no reference yet", 1)
    (plain.verdict, plain.scope, plain.before, plain.after) = (nil, nil, nil, nil)
    let accepted = accepted(entry("radius 20 → 26 of table", 240), plain)
    #expect(try AcceptedCauses(accepted.text, file: "accepted.txt") == accepted)
    #expect(
      accepted.text.hasPrefix(
        "cause no reference yet\ncases 1\nexample cards/listed/normal.dark\n\ncause radius"))
    #expect(try AcceptedCauses("", file: "accepted.txt").entries.isEmpty)
  }

  @Test("the cases of a cause that is accepted twice are added")
  func twice() {
    let accepted = accepted(entry("a", 2), entry("a", 3))
    #expect(accepted.entries.map(\.caseCount) == [5])
  }

  @Test(
    "a damaged file is reported with its line",
    arguments: [
      ("cases 3\n", 1), ("<<<<<<< ours\n", 1), ("cause a\ncases 0\nexample b/c/d\n", 1),
      ("cause a\nexample b/c/d\n", 1), ("cause a\ncases 1\nexample b/c/d\nbefore 12\n", 1),
      ("cause a\ncases 1\nexample b/c/d\n\ncause a\ncases 1\nexample b/c/d\n", 5),
      ("cause a\ncases 1\ncases 2\nexample b/c/d\n", 3), ("cause a\nother 1\n", 2),
    ])
  func damaged(text: String, line: Int) {
    let error = #expect(throws: SnapshotError.self) {
      try AcceptedCauses(text, file: "accepted.txt")
    }
    #expect(error?.description.hasPrefix("accepted.txt:\(line): ") == true)
    let advice = "Restore the line, or remove its cause and accept it again with review."
    #expect(error?.description.hasSuffix(advice) == true)
  }

  private func document(_ cause: String, _ count: Int) -> RunDocument {
    var document = RunDocument(results: [])
    document.causes = [
      RunDocument.Cause(
        name: cause, section: .failed, changes: [], frames: nil, verdict: "proved",
        provedCount: 1, findingCount: 1, caseCount: count, scope: nil, accept: nil)
    ]
    return document
  }

  @Test("a change is accepted if its cause and the number of its cases are")
  func problems() {
    let none = AcceptedCauses()
    let change = document("a", 3)
    func problems(_ accepted: AcceptedCauses, _ earlier: AcceptedCauses) -> [String] {
      accepted.problems(with: change, earlier: earlier, file: "accepted.txt")
    }
    #expect(problems(accepted(entry("a", 3)), none).isEmpty)
    #expect(problems(accepted(entry("a", 5)), accepted(entry("a", 2))).isEmpty)
    #expect(problems(accepted(entry("a", 3), entry("b", 1)), accepted(entry("b", 1))).isEmpty)
    #expect(problems(none, none).first?.contains("nobody has accepted") == true)
    #expect(problems(accepted(entry("a", 2)), none).first?.contains("but 2 were accepted") == true)
    #expect(
      problems(accepted(entry("a", 3), entry("b", 1)), none).first?
        .contains("changes no picture") == true)
    // What was accepted before does not accept the same cause again.
    #expect(
      problems(accepted(entry("a", 3)), accepted(entry("a", 3))).first?
        .contains("nobody has accepted") == true)
  }
}
