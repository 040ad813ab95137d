import CelloRaster
import Testing

@testable import CelloSnapshots

/// Reasons, proved by drawing.
@MainActor struct ReasonFinderTests {
  /// A case whose picture is a row of one pixel for each property, black for the value `1`.
  private final class Row {
    var values: [String: String]
    /// A name whose property keeps the value of the last drawing.
    var sticky: String?
    private(set) var layoutCount = 0

    init(_ values: [String: String]) { self.values = values }

    func drawn(_ changes: [ResolvedProperties.Change]) -> DrawnCase {
      layoutCount += 1
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

  /// The rows that the reasons of a test were found for.
  private final class Rows { var all: [Row] = [] }
  private let rows = Rows()

  private func reason(
    _ old: [String: String], _ new: [String: String], finder: ReasonFinder = ReasonFinder(),
    sticky: String? = nil, settable: Set<String>? = nil, changes: [String]? = nil
  ) -> Reason {
    let (expected, actual) = (Row(old), Row(new))
    let digest = actual.digest
    actual.sticky = sticky
    let names = changes ?? new.keys.filter { old[$0] != new[$0] }.sorted()
    rows.all.append(actual)
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
    // The former case and the unchanged case; equal display lists are drawn once.
    #expect(reason.drawingCount == 2)
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
    var overrides = PropertyOverrides(
      candidates: { changes in
        PropertyOverrides.Candidates(properties: changes.filter { !$0.isMetric })
      }, draw: { changes in row.drawn(changes.isEmpty ? [] : [self.change("b.x")]) })
    overrides.usedMetrics = { $0.filter(\.isMetric) }
    let reason = finder.reason(
      for: ReasonFinder.Question(
        changes: [change("metrics/iOS26 table(plain).inset"), change("b.x")],
        expected: Row(["b.x": "0"]).digest, actual: row.digest), overrides)
    #expect("\(reason)" == "proved: inset 0 → 1 of iOS26 table(plain)")
    // Nothing of a case with former metrics is left in the next drawing.
    #expect(reason.drawingCount == 1)
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

  @Test("if inserted and removed views prove nothing, views with the same name are compared")
  func byName() {
    nonisolated(unsafe) let row = Row(["row.x": "1"])
    let removed = ResolvedProperties.Change(
      name: "row (removed).frame", old: "0", new: nil, view: "row 1")
    let overrides = PropertyOverrides(
      candidates: { .init(properties: $0.filter { $0.name == "row.x" }) }, draw: { row.drawn($0) })
    func reason(_ changesByName: [ResolvedProperties.Change]?) -> Reason {
      ReasonFinder().reason(
        for: ReasonFinder.Question(
          changes: [removed], changesByName: changesByName, expected: Row(["row.x": "0"]).digest,
          actual: row.digest), overrides)
    }
    #expect("\(reason([change("row.x")]))" == "proved: x 0 → 1 of row")
    #expect("\(reason(nil))" == "unverified: row 1 removed cannot be put back")
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
    // The digest of the actual picture is one of the layouts.
    #expect(rows.all.map(\.layoutCount) == [7, 4])
    #expect(second.verdict == .proved)
  }

  @Test("after the limit of drawings, only known causes are proved, and then they are likely")
  func limit() {
    let finder = ReasonFinder(maxPixelCount: 6)
    let new = ["a.x": "0", "b.x": "1", "c.x": "0"]
    #expect(reason(old, new, finder: finder).verdict == .proved)
    let other = ["a.x": "1", "b.x": "0", "c.x": "0"]
    #expect(reason(old, other, finder: finder).verdict == .unknown)
    // Each of the drawings has three pixels, and twice the limit is for known causes.
    let known = reason(old, new, finder: finder)
    #expect("\(known)" == "proved: x 0 → 1 of b")
    #expect(known.drawingCount == 2)
    let last = reason(old, new, finder: finder)
    #expect("\(last)" == "likely: x 0 → 1 of b")
    #expect(last.drawingCount == 0)
  }

  @Test("if the version of the reference did not record a property, nothing is said about it")
  func unknownProperties() {
    let (actual, expected) = (Row(["a.x": "1", "b.x": "1"]), Row(["a.x": "0", "b.x": "0"]))
    nonisolated(unsafe) let row = actual
    func reason(_ changes: [String], _ expected: Row) -> Reason {
      ReasonFinder().reason(
        for: ReasonFinder.Question(
          changes: changes.map(change),
          unknown: UnknownProperties(
            version: 1, changes: [.init(name: "row.separators", old: nil, new: "none")]),
          expected: expected.digest, actual: actual.digest),
        PropertyOverrides(candidates: { .init(properties: $0) }, draw: { row.drawn($0) }))
    }
    let rest = "recorded by version 1, without separators"
    #expect("\(reason([], expected))" == "unknown: \(rest)")
    #expect("\(reason(["a.x"], expected))" == "necessary, not sufficient: x 0 → 1 of a; \(rest)")
    // A drawing proves that the unknown property did not change.
    #expect(
      "\(reason(["a.x"], Row(["a.x": "0", "b.x": "1"])))" == "proved: x 0 → 1 of a")
  }

  /// A line that ends at the distance from the right edge that the separators of a row have.
  private func line(_ separators: String, height: Int = 3) -> DrawnCase {
    let inset = Double(separators.split(separator: " ").last ?? "") ?? 0
    return DrawnCase(
      list: DisplayList(
        size: CGSize(width: 20, height: height),
        items: [.fill(.rect(CGRect(x: 4, y: 1, width: 16 - inset, height: 1)), .black)]),
      scale: 2, background: .white)
  }

  @Test("a length that was not recorded is found in the pixels, and proved by a drawing")
  func unknownLength() throws {
    let finder = ReasonFinder()
    func reason(_ old: String, _ new: String, hasPicture: Bool, height: Int = 3) throws -> Reason {
      let expected = try line(old, height: height).picture().get()
      let change = ResolvedProperties.Change(name: "row.separators", old: nil, new: new)
      let actual = PixelDigest(try line(new, height: height).picture().get())
      return finder.reason(
        for: ReasonFinder.Question(
          changes: [], unknown: UnknownProperties(version: 1, changes: [change]),
          expected: PixelDigest(expected), actual: actual,
          expectedPicture: { hasPicture ? expected : nil }),
        PropertyOverrides(candidates: { _ in .init() }) { changes in
          self.line(changes.first?.old ?? new, height: height)
        })
    }
    let first = try reason("bottom 4 9", "bottom 4 2.5", hasPicture: true)
    #expect(
      "\(first)" == "proved: separators bottom 4 9 (not recorded) → bottom 4 2.5 of row")
    // The expected picture of another case is not kept, but the difference is the same.
    let second = try reason("bottom 4 10.5", "bottom 4 4", hasPicture: false, height: 5)
    #expect(second.changes.map(\.old) == ["bottom 4 10.5"])
    let third = try reason("bottom 4 8", "bottom 4 4", hasPicture: false)
    #expect("\(third)" == "unknown: recorded by version 1, without separators")
  }

  @Test("assumed values of metrics are tried after the recorded ones")
  func assumedMetric() {
    nonisolated(unsafe) let row = Row(["a.x": "1", "b.x": "1"])
    func metric(_ name: String, former: String? = nil) -> ResolvedProperties.Change {
      var change = ResolvedProperties.Change(
        name: "metrics/iOS26 table.\(name)", old: "0", new: "1")
      change.assumption = former
      return change
    }
    func reason(_ expected: [String: String]) -> Reason {
      var overrides = PropertyOverrides(
        candidates: { _ in .init() },
        draw: { changes in
          row.drawn(changes.map { self.change($0.name.hasSuffix("a") ? "a.x" : "b.x") })
        })
      overrides.usedMetrics = { $0 }
      return ReasonFinder().reason(
        for: ReasonFinder.Question(
          changes: [metric("a"), metric("b", former: "iOS26 other")],
          expected: Row(expected).digest,
          actual: row.digest), overrides)
    }
    #expect("\(reason(["a.x": "0", "b.x": "1"]))" == "proved: a 0 → 1 of iOS26 table")
    #expect(
      "\(reason(["a.x": "0", "b.x": "0"]))"
        == "proved: a 0 → 1 of iOS26 table; b 0 (iOS26 other) → 1 of iOS26 table")
    // Nothing is said about an assumed value without a proof.
    #expect(
      "\(reason(["a.x": "0", "b.x": "0", "c.x": "1"]))"
        == "necessary, not sufficient: a 0 → 1 of iOS26 table")
  }

  /// A case with metrics of the system, whose values are its pixels.
  private func reason(
    metrics: [String], caused: [String], finder: ReasonFinder, others: [String] = []
  ) -> Reason {
    let names = (metrics + others).map { "metrics/iOS26 table.\($0)" }
    let values = Dictionary(uniqueKeysWithValues: names.map { ($0, "1") })
    let cause = Set(caused.map { "metrics/iOS26 table.\($0)" })
    let new = Row(values)
    rows.all.append(new)
    nonisolated(unsafe) let row = new
    var overrides = PropertyOverrides(
      candidates: { _ in PropertyOverrides.Candidates() },
      // The other metrics have no effect.
      draw: { changes in row.drawn(changes.filter { cause.contains($0.name) }) })
    let used = Set(metrics.map { "metrics/iOS26 table.\($0)" })
    overrides.usedMetrics = { $0.filter { used.contains($0.name) } }
    let old = Row(values.merging(cause.map { ($0, "0") }) { $1 })
    return finder.reason(
      for: ReasonFinder.Question(
        changes: names.map(change), expected: old.digest, actual: new.digest), overrides)
  }

  @Test("a metric that explains one case is tried first in other cases, in a single drawing")
  func knownMetric() {
    let finder = ReasonFinder()
    #expect(reason(metrics: ["a", "b", "c"], caused: ["b"], finder: finder).verdict == .proved)
    let second = reason(metrics: ["b", "c"], caused: ["b"], finder: finder, others: ["a"])
    #expect(second.changes.map(\.name) == ["metrics/iOS26 table.b"])
    #expect(second.drawingCount == 1)
    // Another cause is found although it is not the known one.
    let third = reason(metrics: ["a", "b", "c"], caused: ["c"], finder: finder)
    #expect(third.changes.map(\.name) == ["metrics/iOS26 table.c"])
  }

  @Test("a known cause of two metrics is not the cause of a case that one of them explains")
  func knownPair() {
    let finder = ReasonFinder()
    let first = reason(metrics: ["a", "b"], caused: ["a", "b"], finder: finder)
    #expect(first.changes.count == 2)
    // The case does not use the other metric.
    let names = ["metrics/iOS26 table.a", "metrics/iOS26 table.b"]
    nonisolated(unsafe) let row = Row([names[0]: "1"])
    var overrides = PropertyOverrides(
      candidates: { _ in PropertyOverrides.Candidates() },
      draw: { changes in row.drawn(changes.filter { $0.name == names[0] }) })
    overrides.usedMetrics = { $0 }
    let second = finder.reason(
      for: ReasonFinder.Question(
        changes: names.map(change), expected: Row([names[0]: "0"]).digest, actual: row.digest),
      overrides)
    #expect(second.changes.map(\.name) == [names[0]])
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
