import Testing

@testable import CelloSnapshots

@Suite("Causes")
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

  @Test("what prevents a comparison comes first, then failures by their number, new and deleted")
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
}
