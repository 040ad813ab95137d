import CelloRaster
import CelloTestSupport
import Testing

@testable import CelloSnapshots

/// Mutants of metrics.
@MainActor struct MutationRunTests {
  private let folder = TemporaryFolder()

  /// The names of the cases that were drawn with mutants.
  @MainActor private final class Log { var names: Set<String> = [] }

  /// A picture of bars, whose lengths are the values of the metrics that the case uses.
  private static func draw(_ metrics: [String: String], uses: [String]) -> DrawnCase {
    let widths = uses.map { Double(metrics[$0] ?? "") ?? 0 }
    return DrawnCase(
      list: DisplayList(
        size: CGSize(width: 100, height: widths.count),
        items: widths.enumerated().map { index, width in
          .fill(.rect(CGRect(x: 0, y: Double(index), width: width, height: 1)), .black)
        }), scale: 1, background: .white)
  }

  private static let values = [
    "metrics/a.height": "4", "metrics/a.width": "10", "metrics/b.inset": "3",
    "metrics/c.radius": "5", "metrics/c.style": "round",
  ]
  private static let metrics = ResolvedProperties(values.map { (name: $0.key, value: $0.value) })

  /// Returns a scene whose cases use a table each, and draw some of its metrics.
  private func scene(
    _ name: String, _ cases: [(name: String, table: String, draws: [String])],
    log: Log? = nil
  ) throws -> SnapshotScene {
    try SnapshotScene(
      group: "bars", name: name, shows: "bars", cases: .listed(cases.map { try CaseName($0.name) })
    ) { caseName in
      let own = cases.first { $0.name == caseName.text }!
      var drawn = Self.draw(Self.values, uses: own.draws)
      var overrides = PropertyOverrides(candidates: { _ in PropertyOverrides.Candidates() }) {
        log?.names.insert(caseName.text)
        var values = Self.values
        for change in $0 { values[change.name] = change.old }
        return Self.draw(values, uses: own.draws)
      }
      overrides.usedMetrics = { $0.filter { $0.name.hasPrefix("metrics/\(own.table).") } }
      drawn.overrides = overrides
      return drawn
    }
  }

  private func run(
    _ scenes: [SnapshotScene], _ alternatives: [String: String] = [:],
    guide: MutationGuide = MutationGuide()
  ) throws -> MutationResult {
    try MutationRun(
      try SnapshotCatalog(scenes), store: ReferenceStore(root: folder.path + "/References")
    ).run(Self.metrics, alternatives: alternatives, guide: guide)
  }

  @Test("a metric that a picture shows is killed, and all others survive")
  func survivors() throws {
    let result = try run([
      try scene("one", [("normal", "a", ["metrics/a.width"])]),
      try scene("two", [("normal", "b", ["metrics/b.inset"])]),
    ])
    #expect(result.mutantCount == 4)
    #expect(result.killedCount == 2)
    #expect(result.skippedCount == 1)
    #expect(result.survivors.map(\.change.name) == ["metrics/a.height", "metrics/c.radius"])
    #expect(result.survivors.map(\.caseCount) == [1, 0])
    #expect(result.survivors.map(\.example) == ["bars/one/normal", nil])
  }

  @Test("the last case of a scene can be the only one that shows a metric")
  func lastCase() throws {
    let cases = (0..<9).map { ("case\($0)", "a", $0 == 8 ? ["metrics/a.height"] : []) }
    let result = try run([try scene("many", cases)])
    #expect(!result.survivors.map(\.change.name).contains("metrics/a.height"))
    #expect(result.survivors.first { $0.change.name == "metrics/a.width" }?.caseCount == 9)
  }

  @Test("a metric without a step has the value of the alternatives")
  func alternatives() throws {
    let result = try run(
      [try scene("one", [("normal", "c", ["metrics/c.style"])])], ["metrics/c.style": "7"])
    #expect(result.skippedCount == 0)
    #expect(result.mutantCount == 5)
    #expect(!result.survivors.map(\.change.name).contains("metrics/c.style"))
  }

  @Test("with a guide, a mutant is drawn in the case that showed it before")
  func guide() throws {
    let log = Log()
    let cases = (0..<9).map {
      ("case\($0)", $0 < 6 ? "a" : "b", $0 == 4 ? ["metrics/a.height", "metrics/a.width"] : [])
    }
    let scenes = [try scene("many", cases, log: log)]
    let first = try run(scenes)
    #expect(log.names == ["case0", "case1", "case2", "case3", "case4", "case6", "case7", "case8"])
    let guide = try #require(MutationGuide(first.guide.text))
    #expect(guide == first.guide)
    log.names = []
    let second = try run(scenes, guide: guide)
    #expect(second.survivors == first.survivors)
    // The cases that use the table of a survivor.
    #expect(log.names == ["case4", "case6", "case7", "case8"])
  }

  @Test("a case that is not in the guide is examined")
  func newCase() throws {
    let first = try run([try scene("one", [("normal", "a", [])])])
    #expect(first.survivors.count == 4)
    let second = try run(
      [
        try scene("one", [("normal", "a", [])]),
        try scene("two", [("normal", "a", ["metrics/a.height"])]),
      ], guide: first.guide)
    #expect(second.survivors.count == 3)
  }

  @Test("a metric that no picture showed is drawn only in new pictures")
  func hidden() throws {
    var guide = MutationGuide()
    let mutants = ["a.height", "a.width"].map {
      ResolvedProperties.Change(name: "metrics/\($0)", old: "1", new: "2")
    }
    guide.add("bars/one/normal", "12ab", using: mutants)
    guide.add(
      hidden: "metrics/a.width", .init(caseCount: 3, example: "bars/one/normal"))
    guide.add(hidden: "metrics/a in b.width", .init(caseCount: 0))
    let read = try #require(MutationGuide(guide.text))
    #expect(read == guide)
    #expect(
      read.mutants(mutants, in: "bars/one/normal", "12ab").map(\.name) == ["metrics/a.height"])
    // A picture that was recorded again, and one that the guide does not contain.
    #expect(read.mutants(mutants, in: "bars/one/normal", "34cd") == mutants)
    #expect(read.mutants(mutants, in: "bars/one/normal", nil) == mutants)
    #expect(read.mutants(mutants, in: "bars/two/normal", "12ab") == mutants)
  }

  @Test(
    "a text that is not a guide is not read",
    arguments: [
      "", "mutants 1\n", "mutants 2\ncase a\n", "mutants 2\ncase a - x\n", "mutants 2\nshown a b\n",
      "mutants 2\nhidden a in x\n", "mutants 2\n?\n",
    ])
  func damaged(text: String) { #expect(MutationGuide(text) == nil) }
}
