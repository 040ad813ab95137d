import Testing

@testable import CelloSnapshots

/// Conditions for sets of cases.
struct ConditionFinderTests {
  /// Returns axes for all flags of a cell's state, drag, drop and style: 9,216 cases.
  static func cellAxes() throws -> CaseAxes {
    try CaseAxes(
      [
        "highlighted", "selected", "focused", "disabled", "editing", "swiped", "expanded", "pinned",
        "reordering",
      ].map(CaseAxis.flag) + [
        .states("drag", ["lifting", "dragging"]),
        .states("drop", ["drop-elsewhere", "drop-target"]),
        CaseAxis("style", values: ["light", "dark"]),
      ])
  }

  private func set(_ sets: CaseWordSets, _ holds: (CaseName) -> Bool) -> CaseSet {
    var set = CaseSet(spaceCount: sets.axes.count)
    for ordinal in 0..<sets.axes.count where holds(sets.axes.name(of: ordinal)) {
      set.insert(ordinal)
    }
    return set
  }

  @Test(
    "a rule is found again, as short as a person would write it",
    arguments: [
      "always", "selected", "!selected", "selected & !editing", "selected & !(disabled & !swiped)",
      "selected & !editing & !(disabled & !swiped)", "lifting | dragging", "!(lifting | dragging)",
      "selected | highlighted", "disabled & !dark", "!(selected & disabled & dark)",
      "selected & (highlighted | drop-target)", "dragging & dark", "!lifting",
      "highlighted & selected | focused & dark",
    ])
  func roundTrip(text: String) throws {
    let sets = CaseWordSets(try Self.cellAxes())
    let wanted = try sets.cases(Condition(text))
    let found = ConditionFinder(sets).conditions(for: wanted)
    #expect(found.count == 1)
    #expect(try found.map { try sets.cases($0) } == [wanted])
    let words = try Condition(text).wordCount
    #expect(found[0].wordCount <= words, "\(found[0]) instead of \(text)")
  }

  /// Returns an artificial appearance that resembles a real appearance: states take precedence over
  /// others, and two details appear only in some cases.
  static func look(of name: CaseName) -> String {
    let style = name.contains("dark") ? " dark" : ""
    var look: String
    if name.contains("drop-target") || name.contains("selected") {
      look =
        name.contains("editing") && !name.contains("disabled") ? "selected-editing" : "selected"
      if name.contains("disabled") && !name.contains("swiped") { look = "selected-faint" }
    } else if name.contains("highlighted") {
      look = "highlighted"
    } else if name.contains("focused") && !name.contains("dragging") {
      look = "focused"
    } else {
      look = name.contains("disabled") ? "faint" : "plain"
    }
    if name.contains("lifting") { look += " lifted" }
    return look + style
  }

  @Test("a whole look becomes few readable lines, exactly")
  func wholeLook() throws {
    let axes = try Self.cellAxes()
    let sets = CaseWordSets(axes)
    let finder = ConditionFinder(sets)
    var classes: [String: CaseSet] = [:]
    for ordinal in 0..<axes.count {
      classes[Self.look(of: axes.name(of: ordinal)), default: CaseSet(spaceCount: axes.count)]
        .insert(ordinal)
    }
    var lineCount = 0
    for (_, set) in classes.sorted(by: { $0.key < $1.key }) {
      let conditions = finder.conditions(for: set)
      var union = CaseSet(spaceCount: axes.count)
      for condition in conditions {
        let cases = try sets.cases(Condition(condition.description))
        #expect(cases.isSubset(of: set))
        union |= cases
      }
      #expect(union == set)
      lineCount += conditions.count
    }
    #expect(classes.count == 28)
    #expect(lineCount <= 40)
  }

  @Test("a set without any pattern is still described exactly", arguments: [1, 2, 3, 4])
  func noPattern(seed: Int) throws {
    let axes = try CaseAxes([
      .flag("a"), .flag("b"), .states("c", ["c1", "c2"]), .flag("d"),
      CaseAxis("e", values: ["e0", "e1", "e2", "e3"]),
    ])
    let sets = CaseWordSets(axes)
    let wanted = set(sets) { name in
      // The Fowler–Noll–Vo hash of the name is pseudorandom and the same on all machines.
      let hash = name.text.utf8.reduce(UInt32(seed) &* 0x811c_9dc5) {
        ($0 ^ UInt32($1)) &* 0x0100_0193
      }
      return hash >> 13 & 1 == 1
    }
    let conditions = ConditionFinder(sets).conditions(for: wanted)
    var union = CaseSet(spaceCount: axes.count)
    for condition in conditions {
      let cases = try sets.cases(Condition(condition.description))
      #expect(cases.isSubset(of: wanted))
      union |= cases
    }
    #expect(union == wanted)
  }

  @Test("a condition prints as it was read")
  func printing() throws {
    for text in [
      "a & (b | !c) & !(d & !e)", "a | b & c", "!a & !b", "!(a | b)", "always", "(a | b) & (c | d)",
    ] {
      #expect(try Condition(text).description == text)
    }
    #expect(try Condition(" a&b |  c ").description == "a & b | c")
  }

  @Test(
    "an invalid condition is refused",
    arguments: ["", "a &", "& a", "(a", "a)", "a b", "!", "a & | b", "A", "a=b"])
  func syntaxErrors(text: String) {
    #expect(throws: Condition.SyntaxError.self) { try Condition(text) }
  }

  @Test("nesting has an end")
  func deepNesting() {
    let text = String(repeating: "(", count: 100_000)
    #expect(throws: Condition.SyntaxError.self) { try Condition(text) }
    #expect(throws: Condition.SyntaxError.self) {
      try Condition(String(repeating: "!", count: 100_000) + "a")
    }
  }

  @Test("a word that no axis has is named")
  func unknownWord() throws {
    let sets = CaseWordSets(try CaseAxes([.flag("a")]))
    #expect(throws: CaseWordSets.UnknownWord(word: "b")) { try sets.cases(Condition("a & !b")) }
  }
}
