import CelloSnapshots
import Testing

/// Names of cases.
struct CaseNameTests {
  @Test("a name has states and words")
  func parts() throws {
    let name = try CaseName("selected+focused.dark.rtl")
    #expect(name.states == ["selected", "focused"])
    #expect(name.words == ["dark", "rtl"])
    #expect(name.contains("focused"))
    #expect(name.contains("rtl"))
    #expect(!name.contains("normal"))
    #expect(CaseName.normal.states.isEmpty)
    #expect(try CaseName("normal.1x").words == ["1x"])
  }

  @Test(
    "names that are not portable file names are refused",
    arguments: [
      "", ".", "a.", ".a", "a..b", "a+", "+a", "A", "a b", "a/b", "ä", "-a", "a\n", "a_b",
      "a+b.c+d",
    ])
  func malformed(text: String) {
    #expect(throws: CaseError.malformedName(text)) { try CaseName(text) }
  }

  @Test("combinations have names, and names combinations")
  func combinations() throws {
    let axes = try CaseAxes([
      .flag("selected"), .states("drag", ["lifting", "dragging"]),
      CaseAxis("style", values: ["light", "dark"]),
    ])
    #expect(axes.count == 12)
    #expect(
      (0..<12).map { axes.name(of: $0).text } == [
        "normal", "normal.dark", "lifting", "lifting.dark", "dragging", "dragging.dark", "selected",
        "selected.dark", "selected+lifting", "selected+lifting.dark", "selected+dragging",
        "selected+dragging.dark",
      ])
    for ordinal in 0..<12 { #expect(axes.ordinal(of: axes.name(of: ordinal)) == ordinal) }
    for text in [
      "focused", "selected+selected", "lifting+dragging", "lifting+selected", "normal.light",
    ] {
      #expect(axes.ordinal(of: try CaseName(text)) == nil)
    }
  }

  @Test("axes that would make ambiguous or too many names are refused")
  func badAxes() {
    #expect(throws: CaseError.ambiguousWord("a")) {
      try CaseAxes([.flag("a"), .states("x", ["b", "a"])])
    }
    #expect(throws: CaseError.tooFewValues(axis: "x")) {
      try CaseAxes([CaseAxis("x", values: ["one"])])
    }
    #expect(throws: CaseError.malformedWord("normal", axis: "x")) {
      try CaseAxes([CaseAxis("x", values: ["a", "normal"])])
    }
    #expect(throws: CaseError.tooManyCases(limit: CaseAxes.maxCaseCount)) {
      try CaseAxes((0..<70).map { .flag("f\($0)") })
    }
    #expect(throws: CaseError.tooManyValues(axis: "x", limit: 64)) {
      try CaseAxes([CaseAxis("x", values: (0..<65).map { "v\($0)" })])
    }
  }

  @Test("a scene without cases, with a repeated one or with a strange name is refused")
  @MainActor func badScenes() throws {
    let space = CaseSpace.listed([.normal, .normal])
    #expect(throws: CaseError.repeatedCase("normal", scene: "a/b")) { try scene("a", "b", space) }
    #expect(throws: CaseError.noCases(scene: "a/b")) { try scene("a", "b", .listed([])) }
    #expect(throws: CaseError.malformedSceneName("a/b")) {
      try scene("a/b", "c", .listed([.normal]))
    }
    let one = try scene("a", "b", .listed([.normal]))
    #expect(throws: CaseError.repeatedScene("a/b")) { try SnapshotCatalog([one, one]) }
  }

  private func scene(_ group: String, _ name: String, _ space: CaseSpace) throws -> SnapshotScene {
    try SnapshotScene(group: group, name: name, shows: "nothing", cases: space) { _ in
      DrawnCase(list: DisplayList(size: .zero), scale: 1)
    }
  }
}
