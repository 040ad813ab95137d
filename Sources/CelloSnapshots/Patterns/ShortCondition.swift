/// A short condition for a set of cases, and the number of cases for which it is wrong.
struct ShortCondition: Hashable, Sendable {
  var condition: Condition
  /// The number of cases that satisfy the condition, but are not in the set.
  var superfluousCount: Int
  /// The number of cases in the set that do not satisfy the condition.
  var missedCount: Int

  var isExact: Bool { superfluousCount == 0 && missedCount == 0 }
}

/// Finds the shortest condition for a set of cases, of several scenes if necessary.
///
/// Conditions have up to four words: up to three words that are all required or excluded, or two
/// alternatives of up to two words. Of the conditions that match exactly the cases of the set, the
/// shortest is returned; if there is none, the condition that is wrong for the fewest cases.
struct ShortConditionFinder {
  private let names: [CaseName]
  /// The words of the names, and the words that they do not have, with their cases.
  private let literals: [(condition: Condition, cases: CaseSet)]

  /// Creates a finder.
  ///
  /// - Parameter names: the names of all cases. Cases of different scenes can have equal names.
  init(_ names: [CaseName]) {
    self.names = names
    var sets: [Substring: CaseSet] = [:]
    var words: [Substring] = []
    for (index, name) in names.enumerated() {
      for word in name.states + name.words {
        if sets[word] == nil {
          sets[word] = CaseSet(spaceCount: names.count)
          words.append(word)
        }
        sets[word]?.insert(index)
      }
    }
    // In the order of their first cases, so that the result is deterministic.
    let all = CaseSet.everything(spaceCount: names.count)
    literals = words.flatMap { word -> [(condition: Condition, cases: CaseSet)] in
      guard let set = sets[word], set != all else { return [] }
      return [(.word(String(word)), set), (.not(.word(String(word))), ~set)]
    }
  }

  /// The largest number of conditions that are combined as alternatives.
  private static let maxAlternativeCount = 80

  /// Returns the condition for a set of cases.
  ///
  /// - Parameter indices: the indices of the cases in the names of the initializer, at least one.
  func condition(for indices: some Sequence<Int>) -> ShortCondition {
    var target = CaseSet(spaceCount: names.count)
    for index in indices { target.insert(index) }
    var best = Candidate(
      condition: .always, cases: .everything(spaceCount: names.count), target: target)
    if best.errorCount == 0 { return best.result }
    let count = target.count
    // Each level contains the conjunctions with one more word.
    var level = literals.indices.map { index in
      Conjunction(literals: [index], cases: literals[index].cases)
    }
    var alternatives: [Conjunction] = []
    for wordCount in 1...3 {
      level.removeAll { $0.cases.isDisjoint(with: target) }
      for conjunction in level {
        let candidate = Candidate(
          condition: condition(conjunction), cases: conjunction.cases, target: target)
        if candidate.isBetter(than: best) { best = candidate }
      }
      if best.errorCount == 0 { return best.result }
      if wordCount < 3 { alternatives += level }
      guard wordCount < 3 else { break }
      level = level.flatMap { conjunction in
        literals.indices.filter { $0 > conjunction.literals.last ?? 0 }.compactMap { index in
          let cases = conjunction.cases & literals[index].cases
          // A word that excludes nothing is superfluous.
          guard !cases.isEmpty, cases != conjunction.cases, cases != literals[index].cases else {
            return nil
          }
          return Conjunction(literals: conjunction.literals + [index], cases: cases)
        }
      }
    }
    // The alternatives that match the most cases of the set and the fewest others.
    let chosen = alternatives.enumerated().map { offset, conjunction in
      let common = conjunction.cases.commonCount(with: target)
      return (conjunction, common - 2 * (conjunction.cases.count - common), offset)
    }.filter { $0.1 > -count }
      .sorted { ($0.1, -$0.2) > ($1.1, -$1.2) }.prefix(Self.maxAlternativeCount).map(\.0)
    for (position, left) in chosen.enumerated() {
      for right in chosen.dropFirst(position + 1) {
        var cases = left.cases
        cases |= right.cases
        guard cases != left.cases, cases != right.cases else { continue }
        let candidate = Candidate(
          condition: .any([condition(left), condition(right)]), cases: cases, target: target)
        if candidate.isBetter(than: best) { best = candidate }
      }
    }
    return best.result
  }

  private struct Conjunction {
    var literals: [Int]
    var cases: CaseSet
  }

  private func condition(_ conjunction: Conjunction) -> Condition {
    let parts = conjunction.literals.map { literals[$0].condition }
    // Required words precede excluded words.
    let required = parts.filter { if case .word = $0 { true } else { false } }
    let ordered = required + parts.filter { !required.contains($0) }
    return ordered.count == 1 ? ordered[0] : .all(ordered)
  }

  private struct Candidate {
    var result: ShortCondition
    var errorCount: Int

    init(condition: Condition, cases: CaseSet, target: CaseSet) {
      let common = cases.commonCount(with: target)
      result = ShortCondition(
        condition: condition, superfluousCount: cases.count - common,
        missedCount: target.count - common)
      errorCount = result.superfluousCount + result.missedCount
    }

    func isBetter(than other: Candidate) -> Bool {
      (errorCount, result.condition.wordCount)
        < (other.errorCount, other.result.condition.wordCount)
    }
  }
}
