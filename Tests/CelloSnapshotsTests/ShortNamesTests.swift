import Testing

@testable import CelloSnapshots

/// Short names and titles of causes.
struct ShortNamesTests {
  private func finding(_ path: String, _ cases: [String] = ["normal"]) -> RunDocument.Finding {
    RunDocument.Finding(
      Finding(
        kind: .differs, scene: path, cases: cases.map { CaseName(unchecked: $0) }, sentence: "x"))
  }

  @Test("a scene or group stands for its cases if nothing else is in it and all of it was compared")
  func shortNames() {
    let first = (0..<3).map { finding("cells/plain", ["a\($0)", "b\($0)"]) }
    let other = [finding("cells/grouped"), finding("bars/plain")]
    let whole: Set = ["cells", "cells/plain", "cells/grouped", "bars", "bars/plain"]
    func names(
      _ findings: [RunDocument.Finding], _ all: [RunDocument.Finding], _ whole: Set<String>
    ) -> [String] {
      ShortNames(all, wholeNames: whole).names(for: findings)
    }
    #expect(names(first, first + other, whole) == ["cells/plain"])
    #expect(names(first + other, first + other, whole) == ["cells/*", "bars/plain/normal"])
    // A second cause is in the scene.
    #expect(
      names(Array(first.dropLast()), first, whole)
        == ["cells/plain/a0", "cells/plain/b0", "cells/plain/a1", "cells/plain/b1"])
    // Other cases of the scene were not compared.
    #expect(
      names([first[0]], [first[0]], ["cells/grouped"]) == ["cells/plain/a0", "cells/plain/b0"])
    #expect(names(other, other, whole) == ["cells/grouped/normal", "bars/plain/normal"])
  }

  @Test("many cases are named by patterns if their scene has another finding")
  func patterns() {
    let styles = ["", ".rtl", ".ax3", ".rtl.ax3"]
    let states = ["normal", "selected", "highlighted"]
    let dark = finding("cells/plain", states.flatMap { s in styles.map { "\(s).dark\($0)" } })
    let light = finding("cells/plain", states.flatMap { s in styles.map { "\(s)\($0)" } })
    func names(_ findings: [RunDocument.Finding], _ other: RunDocument.Finding) -> [String] {
      ShortNames(findings + [other], wholeNames: ["cells/plain"]).names(for: findings)
    }
    #expect(names([dark], light) == ["cells/plain/*dark*"])
    // No word of the light cases is missing in the dark ones.
    #expect(names([light], dark).count == 12)
    let selected = finding("cells/plain", states[1...].flatMap { s in styles.map { "\(s)\($0)" } })
    #expect(
      names([selected], finding("cells/plain", ["normal", "disabled.rtl"]))
        == ["cells/plain/*selected*", "cells/plain/*highlighted*"])
    // Other cases of the scene were not compared.
    #expect(ShortNames([dark, light]).names(for: [dark]).count == 12)
  }

  @Test("cases beside another finding are named even if they are many, so that it is not recorded")
  func manyCases() {
    let many = finding("cells/plain", (0..<30).map { "case-\($0)" })
    let names = ShortNames([many, finding("cells/plain")]).names(for: [many])
    #expect(names.count == 30)
    #expect(names.first == "cells/plain/case-0")
    #expect(ShortNames([many]).names(for: [many]) == ["cells/plain"])
  }

  @Test(
    "a title names the most telling property",
    arguments: [
      (
        ["a.frame", "a.layoutMargins", "a.backgroundColor", "a.text"], "text 1 → 2 of a and 3 more"
      ),
      (["a.frame", "a.textSize", "a.textColor"], "text color 1 → 2 of a and 2 more"),
      (
        ["a.frame", "a.contentInset", "a.layer.cornerRadius"], "corner radius 1 → 2 of a and 2 more"
      ),
      (["row0/cell.tintColor", "row1/cell.tintColor"], "tint color 1 → 2 of cell"),
      (["a.text", "metrics/iOS26 list.cardRadius"], "card radius 1 → 2 of iOS26 list and 1 more"),
      (["a.frame"], "frame 1 → 2 of a"),
    ])
  func titles(names: [String], expected: String) {
    let changes = names.map { RunDocument.Change(name: $0, old: "1", new: "2") }
    #expect(CauseTitle(changes).text() == expected)
  }

  @Test("titles of different causes differ, and long values are shortened")
  func distinctTitles() {
    func cause(_ names: [String]) -> RunDocument.Cause {
      RunDocument.Cause(
        name: names.joined(), section: .failed,
        changes: names.map { RunDocument.Change(name: $0, old: "1", new: "2") }, findingCount: 1,
        caseCount: 1)
    }
    var causes = [cause(["a.text"]), cause(["a.text", "a.font"]), cause(["a.text", "a.image"])]
    CauseTitle.add(to: &causes)
    #expect(
      causes.map(\.title) == [
        "text 1 → 2 of a", "text 1 → 2 of a; font 1 → 2 of a", "text 1 → 2 of a; image 1 → 2 of a",
      ])
    let long = RunDocument.Change(
      name: "text", old: String(repeating: "a", count: 500), new: "b")
    #expect((CauseTitle([long]).text() ?? "").count < 60)
    #expect(CauseTitle([]).text() == nil)
  }
}
