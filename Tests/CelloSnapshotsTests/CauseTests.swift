import CelloPixels
import Testing

@testable import CelloSnapshots

/// Causes.
struct CauseTests {
  private func causes(_ kinds: [(Finding.Kind, cause: String)]) -> [RunDocument.Cause] {
    let findings = kinds.enumerated().map { index, kind in
      var finding = RunDocument.Finding(
        Finding(
          kind: kind.0, scene: "a/b", cases: [CaseName(unchecked: "case-\(index)"), .normal],
          sentence: "x"))
      finding.cause = kind.cause
      return finding
    }
    return RunDocument.Cause.causes(
      of: AcceptCommand.record("record").applied(to: findings), accepting: .record("record"))
  }

  @Test("obstacles come first, then failures by their number, new and deleted cases")
  func order() {
    let causes = causes([
      (.orphan, "gone"), (.new, "new"), (.differs, "color"), (.differs, "margin"),
      (.differs, "margin"), (.unreadable, "broken"),
    ])
    #expect(causes.map(\.name) == ["broken", "margin", "color", "new", "gone"])
    #expect(causes.map(\.section) == [.failed, .failed, .failed, .new, .deleted])
    #expect(causes[1].findingCount == 2)
    #expect(causes[1].caseCount == 4)
    #expect(causes[0].accept == nil)
    #expect(causes[1].accept == "record a/b/case-3 a/b/normal a/b/case-4")
  }

  @Test("a picture that is kept by digest alone is not a value")
  func digests() {
    var finding = Finding(kind: .differs, scene: "a/b", cases: [.normal], sentence: "x")
    finding.summary = "looks different"
    #expect(finding.cause == "value changed")
    finding.expectedDigest = PixelDigest(words: .zero)
    #expect(finding.cause == "drawing changed, no property did")
  }

  @Test("frames that change with another property are not a part of the cause")
  func frames() {
    func finding(_ changes: [ResolvedProperties.Change]) -> Finding {
      var finding = Finding(kind: .differs, scene: "a/b", cases: [.normal], sentence: "x")
      finding.setChanges(changes)
      return finding
    }
    let color = ResolvedProperties.Change(name: "Tag.color", old: "red", new: "blue")
    let frame = ResolvedProperties.Change(name: "Tag.frame", old: "0 0 1 1", new: "0 0 2 1")
    let moved = ResolvedProperties.Change(name: "Other.frame", old: "0 0 1 1", new: "1 0 1 1")
    #expect(finding([color, frame]).cause == finding([moved, color]).cause)
    #expect(finding([color, frame]).cause == "Tag.color red → blue")
    #expect(finding([color, frame]).difference.hasSuffix("Tag.color red → blue"))
    #expect(finding([frame]).cause == "Tag.frame 0 0 1 1 → 0 0 2 1")
    let document = RunDocument.Finding(finding([color, frame]))
    #expect(document.changes.map(\.name) == ["Tag.color"])
    #expect(document.frames?.map(\.name) == ["Tag.frame"])
  }

  @Test("numbers of cases that were read can be any")
  func extremeCounts() throws {
    func result(_ name: String, _ count: Int) -> String {
      #"{"kind":"differs","name":"\#(name)","cause":"c","sentence":"s","caseCount":\#(count),"#
        + #""cases":[],"changes":[],"scale":1e308,"#
        + #""actual":{"file":"a.png","width":\#(count),"height":\#(count)}}"#
    }
    for (counts, sum) in [
      ([Int.max, Int.max], Int.max), ([Int.min, Int.min], 2), ([Int.max, -1, 5], Int.max),
      ([3, 4], 7),
    ] {
      let text = counts.enumerated().map { result("M/F/a.\($0)", $1) }.joined(separator: "\n")
      let results = TestResults(text, file: "results.jsonl")
      #expect(results.unreadableLineCount == 0)
      let document = RunDocument(results: results.findings)
      #expect(document.causes.map(\.caseCount) == [sum])
      #expect(!GitHubReport(document, folders: []).summary().isEmpty)
      #expect(!GitHubReport(document, folders: []).annotations.isEmpty)
      #expect(document.files.allSatisfy { $0.text.utf8.count > 100 })
      #expect(GalleryPage(document, folder: nil).html.utf8.count > 1000)
    }
  }

  @Test("a sentence about changes ends with one full stop")
  func fullStop() {
    for value in ["Done", "Done."] {
      let changes = [ResolvedProperties.Change(name: "text", old: "Do it.", new: value)]
      #expect(
        Finding.staleSentence(about: "resolved.txt", changes)
          == "the picture is right, but resolved.txt is not: text Do it. → Done.")
    }
  }

  @Test("sums stay in range, and negative numbers are grouped as others")
  func sums() {
    #expect([1, 2, -4].saturatedSum == -1)
    #expect([Int.max, 1].saturatedSum == Int.max)
    #expect([Int.min, -1].saturatedSum == Int.min)
    #expect(grouped(-123) == "-123")
    #expect(grouped(-1234) == "-1,234")
    #expect(grouped(Int.min) == "-9,223,372,036,854,775,808")
  }
}
