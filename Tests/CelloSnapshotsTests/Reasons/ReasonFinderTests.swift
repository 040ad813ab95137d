import CelloRaster
import Testing

@testable import CelloSnapshots

@MainActor
@Suite("Reasons, proved by drawing")
struct ReasonFinderTests {
  /// A case whose picture is a row of one pixel for each property, black for the value `1`.
  private final class Row {
    var values: [String: String]
    /// A name whose property keeps the value of the last drawing.
    var sticky: String?

    init(_ values: [String: String]) { self.values = values }

    func drawn(_ changes: [ResolvedProperties.Change]) -> DrawnCase {
      var shown = values
      for change in changes {
        shown[change.name] = change.old
        if change.name == sticky { values[change.name] = change.old }
      }
      let dark = shown.sorted { $0.key < $1.key }.map(\.value)
      return DrawnCase(
        list: DisplayList(
          size: CGSize(width: dark.count, height: 1),
          items: dark.enumerated().filter { $0.element == "1" }.map { index, _ in
            .fill(.rect(CGRect(x: index, y: 0, width: 1, height: 1)), .black)
          }), scale: 1, background: .white)
    }

    var digest: PixelDigest { PixelDigest(try! drawn([]).picture().get()) }
  }

  private func change(_ name: String) -> ResolvedProperties.Change {
    ResolvedProperties.Change(name: name, old: "0", new: "1")
  }

  private func reason(
    _ old: [String: String], _ new: [String: String], finder: ReasonFinder = ReasonFinder(),
    sticky: String? = nil, settable: Set<String>? = nil, changes: [String]? = nil
  ) -> Reason {
    let (expected, actual) = (Row(old), Row(new))
    let digest = actual.digest
    actual.sticky = sticky
    let names = changes ?? new.keys.filter { old[$0] != new[$0] }.sorted()
    nonisolated(unsafe) let row = actual
    return finder.reason(
      for: ReasonFinder.Question(
        changes: names.map(change), expected: expected.digest, actual: digest),
      PropertyOverrides(
        candidates: { changes in
          PropertyOverrides.Candidates(
            properties: changes.filter { settable?.contains($0.name) ?? true })
        }, draw: { row.drawn($0) }))
  }

  private let old = ["a.x": "0", "b.x": "0", "c.x": "0"]

  @Test("a single change is proved with few drawings")
  func single() {
    let reason = reason(old, ["a.x": "0", "b.x": "1", "c.x": "0"])
    #expect(reason.verdict == .proved)
    #expect("\(reason)" == "proved: x 0 → 1 of b")
    #expect(reason.drawingCount == 3)
  }

  @Test("changes without an effect are not part of the cause")
  func invisible() {
    let reason = reason(old, ["a.x": "0", "b.x": "1", "c.x": "0"], changes: ["a.x", "b.x", "c.x"])
    #expect(reason.changes.map(\.name) == ["b.x"])
  }

  @Test("a metric is preferred to the properties that follow from it")
  func metric() {
    let finder = ReasonFinder()
    let new = ["b.x": "1"]
    nonisolated(unsafe) let row = Row(new)
    // The metric and the property both lead to the expected picture.
    let reason = finder.reason(
      for: ReasonFinder.Question(
        changes: [change("metrics/iOS26 table(plain).inset"), change("b.x")],
        expected: Row(["b.x": "0"]).digest, actual: row.digest),
      PropertyOverrides(
        candidates: { changes in
          PropertyOverrides.Candidates(
            metrics: changes.filter(\.isMetric), properties: changes.filter { !$0.isMetric })
        }, draw: { changes in row.drawn(changes.isEmpty ? [] : [self.change("b.x")]) }))
    #expect("\(reason)" == "proved: inset 0 → 1 of iOS26 table(plain)")
    #expect(reason.drawingCount == 3)
  }

  @Test("two changes are both named")
  func two() {
    let reason = reason(old, ["a.x": "1", "b.x": "0", "c.x": "1"])
    #expect("\(reason)" == "proved: x 0 → 1 of a; x 0 → 1 of c")
  }

  @Test("a change that cannot be put back is not proved")
  func fixed() {
    let reason = reason(
      old, ["a.x": "1", "b.x": "0", "c.x": "1"], settable: ["a.x"])
    #expect(reason.verdict == .notSufficient)
    #expect(reason.changes.map(\.name) == ["a.x"])
    #expect(reason.rest == "x 0 → 1 of c cannot be put back")
  }

  @Test("a difference that changed properties do not explain is a change of the drawing")
  func drawing() {
    // The picture of c changes, and the property a has no effect.
    #expect(
      reason(old, ["a.x": "0", "b.x": "0", "c.x": "1"], changes: ["a.x"]).verdict == .drawingChanged
    )
    #expect(
      reason(old, ["a.x": "0", "b.x": "0", "c.x": "1"], changes: []).verdict == .drawingChanged)
  }

  @Test("nothing is proved if a drawing leaves traces in the case")
  func traces() {
    let reason = reason(old, ["a.x": "1", "b.x": "0", "c.x": "1"], sticky: "a.x")
    #expect(reason.verdict != .proved)
  }

  @Test("without recorded properties, the reason is unknown")
  func unknown() {
    let question = ReasonFinder.Question(
      changes: nil, expected: Row(old).digest, actual: Row(old).digest)
    let reason = ReasonFinder().reason(for: question, nil)
    #expect("\(reason)" == "unknown: no properties were recorded with the reference")
  }

  @Test("the cause of an earlier case with the same changes is tried first")
  func suggestion() {
    let finder = ReasonFinder()
    let new = ["a.x": "0", "b.x": "0", "c.x": "1"]
    let first = reason(old, new, finder: finder, changes: ["a.x", "b.x", "c.x"])
    let second = reason(old, new, finder: finder, changes: ["a.x", "b.x", "c.x"])
    #expect(first.changes == second.changes)
    #expect(first.drawingCount == 6)
    #expect(second.drawingCount == 3)
    #expect(second.verdict == .proved)
  }

  @Test("after the limit of drawings, an equal cause is likely, and others are unknown")
  func limit() {
    let finder = ReasonFinder(maxPixelCount: 9)
    let new = ["a.x": "0", "b.x": "1", "c.x": "0"]
    #expect(reason(old, new, finder: finder).verdict == .proved)
    let second = reason(old, new, finder: finder)
    #expect("\(second)" == "likely: x 0 → 1 of b")
    #expect(second.drawingCount == 0)
    #expect(reason(old, ["a.x": "1", "b.x": "0", "c.x": "0"], finder: finder).verdict == .unknown)
  }

  @Test(
    "the text of a cause does not depend on the rows and traits of a case",
    arguments: [
      (
        "row3/PersonCell/tag.backgroundColor", "#ff9500", "#ff3b30",
        "background color #ff9500 → #ff3b30 of tag"
      ),
      (
        "content2.text.font", "body 17.0", "body 18.0", "text font body 17.0 → body 18.0 of content"
      ),
      (
        "UILabel4.textColor", "label (#000000)", "systemRed (#ff0000)",
        "text color label → systemRed of UILabel"
      ),
      ("dot2.layer.cornerRadius", nil, "4", "corner radius absent → 4 of dot2"),
      (
        "tag.tintColor", "systemBlue (#0088ff)", "systemBlue (#0a84ff)",
        "tint color systemBlue (#0088ff) → systemBlue (#0a84ff) of tag"
      ),
      (
        "TagView.constraints.stack.leading", "== self.leading + 12", "== self.leading + 16",
        "constraint stack.leading == self.leading + 12 → == self.leading + 16 of TagView"
      ),
      ("TagView/dot.frame", nil, "0 0 8 8", "dot added"),
    ] as [(String, String?, String?, String)])
  func text(name: String, old: String?, new: String?, text: String) {
    #expect(ResolvedProperties.Change(name: name, old: old, new: new).causeText == text)
  }
}
