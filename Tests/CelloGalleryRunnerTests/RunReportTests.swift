import Foundation
import Testing

@testable import CelloGalleryRunner
@testable import CelloSnapshots

/// The report on the terminal.
struct RunReportTests {
  private func finding(
    _ scene: String, _ cases: [String], _ changes: [ResolvedProperties.Change],
    _ kind: Finding.Kind = .differs
  ) -> Finding {
    var finding = Finding(
      kind: kind, scene: scene, cases: cases.map { CaseName(unchecked: $0) },
      sentence: "\(scene)/\(cases.first ?? ""): a sentence.")
    finding.summary = "12 pixels differ"
    finding.setChanges(changes)
    return finding
  }

  private func report(_ findings: [Finding], whole: Set<String> = []) -> [RunReport.Line] {
    var result = RunResult()
    result.caseCount = 100
    result.findings = findings
    result.wholeNames = whole
    result.recordCommand = "scripts/record --references 'my references'"
    return RunReport(result).lines(page: "out/index.html", isGallery: false)
  }

  private let color = ResolvedProperties.Change(
    name: "text.color", old: "label", new: "systemBlue")
  private let inset = ResolvedProperties.Change(name: "content.inset", old: "16", new: "20")

  @Test("a cause is a block with the shortest names of its cases and one command")
  func block() {
    let cases = (0..<36).map { "case-\($0)" }
    var findings = cases.map { finding("list-cells/cell-plain", [$0], [inset, color]) }
    findings.append(finding("list-cells/cell-grouped", ["normal", "dark"], [inset, color]))
    findings.append(finding("list-cells/cell-grouped", ["selected"], [inset]))
    let lines = report(
      findings, whole: ["list-cells", "list-cells/cell-plain", "list-cells/cell-grouped"]
    ).map(\.text)
    #expect(
      lines == [
        "color label → systemBlue of text and 1 more",
        "  37 pictures, 38 cases",
        "  list-cells/cell-plain, list-cells/cell-grouped/normal, list-cells/cell-grouped/dark",
        "  The first is list-cells/cell-plain/case-0: 12 pixels differ",
        "  If this is right: scripts/record --references 'my references' list-cells/cell-plain "
          + "list-cells/cell-grouped/normal list-cells/cell-grouped/dark",
        "inset 16 → 20 of content",
        "  list-cells/cell-grouped/selected: a sentence.",
        "Different: 39 failed of 100 cases, 0 pictures, 0.0 s.",
        "Look at them in out/index.html",
      ])
  }

  @Test("all causes are mentioned, those after the first 20 on one line each")
  func manyCauses() {
    let findings = (0..<50).map { index in
      finding(
        "boxes/row-\(index)", ["normal"],
        [ResolvedProperties.Change(name: "text.text", old: "a", new: "\(index)")])
    }
    let lines = report(findings).map(\.text)
    for index in 0..<50 {
      #expect(lines.count { $0.hasPrefix("text a → \(index) of text") } == 1, "\(index)")
    }
    #expect(lines.count == 20 * 2 + 30 + 2)
  }

  @Test("different obstacles of a cause are printed, and equal ones once")
  func obstacles() {
    var findings = (0..<9).map { finding("boxes/a", ["case-\($0)"], [], .undrawable) }
    for index in findings.indices { findings[index].sentence = "sentence \(min(index / 3, 2))" }
    let lines = report(findings)
    #expect(
      lines.map(\.text).prefix(6) == [
        "case cannot be drawn", "  9 pictures",
        "  some cases of boxes/a",
        "  sentence 0", "  sentence 1", "  sentence 2",
      ])
    #expect(lines[0].style == .failure)
    #expect(lines[1].style == .plain)
  }
}
