import Testing

@testable import CelloSnapshots

/// Short conditions.
struct ShortConditionTests {
  /// All combinations of two states and three other words.
  private static let names: [CaseName] = (0..<32).map { bits in
    func has(_ bit: Int) -> Bool { bits >> bit & 1 == 1 }
    let states = [has(0) ? "selected" : nil, has(1) ? "focused" : nil].compactMap { $0 }
    let words = [has(2) ? "dark" : nil, has(3) ? "rtl" : nil, has(4) ? "ax3" : nil]
    let first = states.isEmpty ? "normal" : states.joined(separator: "+")
    return CaseName(unchecked: ([first] + words.compactMap { $0 }).joined(separator: "."))
  }

  private func found(_ isAffected: (CaseName) -> Bool) -> ShortCondition {
    ShortConditionFinder(Self.names).condition(
      for: Self.names.indices.filter { isAffected(Self.names[$0]) })
  }

  @Test("all cases have the condition always")
  func all() {
    let result = found { _ in true }
    #expect(result.condition == .always)
    #expect(result.isExact)
  }

  @Test(
    "the shortest exact condition is found",
    arguments: [
      "selected", "!dark", "selected & dark", "dark & !selected", "selected & dark & !rtl",
      "selected | dark", "!selected | rtl", "selected & dark | rtl & ax3",
    ])
  func exact(text: String) throws {
    let condition = try Condition(text)
    func matches(_ condition: Condition, _ name: CaseName) -> Bool {
      switch condition {
      case .always: true
      case .word(let word): name.contains(word)
      case .not(let inner): !matches(inner, name)
      case .all(let parts): parts.allSatisfy { matches($0, name) }
      case .any(let parts): parts.contains { matches($0, name) }
      }
    }
    let result = found { matches(condition, $0) }
    #expect(result.isExact)
    #expect(result.condition.wordCount == condition.wordCount)
    for name in Self.names {
      #expect(matches(result.condition, name) == matches(condition, name))
    }
  }

  @Test("a long condition is replaced by a short one with the numbers of wrong cases")
  func approximate() {
    // All dark cases except one, and one other case.
    let result = found { name in
      (name.contains("dark") && name.text != "selected.dark.rtl.ax3") || name.text == "focused.rtl"
    }
    #expect(result.condition == .word("dark"))
    #expect(result.superfluousCount == 1)
    #expect(result.missedCount == 1)
  }

  @Test("cases of several scenes can have equal names")
  func repeated() {
    let names = ["normal", "normal.dark", "normal", "normal.dark"].map { CaseName(unchecked: $0) }
    let result = ShortConditionFinder(names).condition(for: [1, 3])
    #expect(result == ShortCondition(condition: .word("dark"), superfluousCount: 0, missedCount: 0))
    let one = ShortConditionFinder(names).condition(for: [1])
    #expect(one.superfluousCount == 1)
  }
}
