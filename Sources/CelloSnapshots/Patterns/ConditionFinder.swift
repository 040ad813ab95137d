/// Finds short, readable conditions for sets of cases.
///
/// A set is covered by boxes. A box is the combination of a set of allowed values for each axis.
/// Starting with the first case that is not covered, a box is extended as far as the set allows;
/// then, superfluous boxes are removed. Common parts of boxes are factored out. If it is shorter,
/// the condition instead describes the smallest box around the set and excludes the other cases:
/// `selected & !(disabled & !swiped)`. The result is deterministic.
struct ConditionFinder {
  private let sets: CaseWordSets
  private let axes: CaseAxes
  /// The number of words above which a condition is split into several lines.
  private let maxWordCount = 16

  init(_ sets: CaseWordSets) {
    self.sets = sets
    axes = sets.axes
  }

  /// Returns conditions that together match exactly the cases of a set: one condition if it is
  /// readable, otherwise several, whose cases can overlap.
  func conditions(for set: CaseSet) -> [Condition] {
    guard !set.isEmpty else { return [] }
    let boxes = cover(set, within: set)
    let sum = factored(boxes)
    guard sum.wordCount > maxWordCount || boxes.count > 1 else { return [sum] }
    let exclusion = excluding(set)
    let shorter = exclusion.wordCount < sum.wordCount ? exclusion : sum
    guard shorter.wordCount > maxWordCount else { return [shorter] }
    return lines(sum)
  }

  // MARK: - Boxes

  /// The allowed values of each axis, with one bit for each value.
  private struct Box: Hashable {
    var values: [UInt64]
  }

  private func allValues(_ axis: Int) -> UInt64 {
    let count = axes.axes[axis].values.count
    return count == 64 ? .max : 1 << UInt64(count) - 1
  }

  private func cases(_ box: Box) -> CaseSet {
    var result = CaseSet.everything(spaceCount: axes.count)
    for axis in box.values.indices where box.values[axis] != allValues(axis) {
      result &= sets.cases(axis: axis, values: box.values[axis])
    }
    return result
  }

  /// Returns boxes inside `limit` that together contain all cases of `required`.
  private func cover(_ required: CaseSet, within limit: CaseSet) -> [Box] {
    // Boxes are extended along the axes in order. If the result is bad, the reverse order is often
    // better.
    let orders = [Array(axes.axes.indices), axes.axes.indices.reversed()]
    let covers = orders.map { cover(required, within: limit, order: $0) }
    func cost(_ boxes: [Box]) -> Int { factored(boxes).wordCount }
    return cost(covers[1]) < cost(covers[0]) ? covers[1] : covers[0]
  }

  private func cover(_ required: CaseSet, within limit: CaseSet, order: [Int]) -> [Box] {
    var uncovered = required
    var boxes: [(box: Box, cases: CaseSet)] = []
    while let seed = uncovered.first {
      let grown = grow(seed, uncovered: uncovered, within: limit, order: order)
      uncovered -= grown.cases
      boxes.append(grown)
    }
    // Later boxes can make earlier boxes superfluous. The smallest boxes are checked first.
    let candidates = boxes.indices.sorted {
      (boxes[$0].cases.count, $0) < (boxes[$1].cases.count, $1)
    }
    var isKept = boxes.map { _ in true }
    for index in candidates {
      var needed = boxes[index].cases & required
      for other in boxes.indices where other != index && isKept[other] {
        needed -= boxes[other].cases
      }
      isKept[index] = !needed.isEmpty
    }
    return boxes.indices.filter { isKept[$0] }.map { boxes[$0].box }
  }

  private func grow(
    _ seed: Int, uncovered: CaseSet, within limit: CaseSet, order: [Int]
  ) -> (box: Box, cases: CaseSet) {
    var box = Box(
      values: zip(axes.axes, axes.strides).map { axis, stride in
        1 << UInt64(seed / stride % axis.values.count)
      })
    var current = cases(box)
    while true {
      var best: (box: Box, cases: CaseSet, gain: Int)?
      for axis in order where box.values[axis] != allValues(axis) {
        // Allow all values of the axis or, if that is too much, one more value.
        let single = (0..<axes.axes[axis].values.count).map { box.values[axis] | 1 << UInt64($0) }
        for values in [allValues(axis)] + single where values != box.values[axis] {
          var candidate = box
          candidate.values[axis] = values
          let covered = cases(candidate)
          guard covered.isSubset(of: limit) else { continue }
          let gain = covered.commonCount(with: uncovered)
          if gain > best?.gain ?? -1 { best = (candidate, covered, gain) }
          if values == allValues(axis) { break }
        }
      }
      guard let best else { return (box, current) }
      box = best.box
      current = best.cases
    }
  }

  // MARK: - Conditions

  /// The allowed values of one axis of a box.
  private struct Literal: Hashable {
    var axis: Int
    var values: UInt64
  }

  private func literals(_ box: Box) -> [Literal] {
    box.values.indices.filter { box.values[$0] != allValues($0) }
      .map { Literal(axis: $0, values: box.values[$0]) }
  }

  private func condition(_ literal: Literal) -> Condition {
    let words = axes.axes[literal.axis].values
    // The default value has no word, so a set with the default is described by the values that it
    // does not contain.
    let isDefaultIn = literal.values & 1 == 1
    let named = isDefaultIn ? allValues(literal.axis) & ~literal.values : literal.values
    let chosen = words.indices.filter { named >> UInt64($0) & 1 == 1 }.map {
      Condition.word(words[$0])
    }
    let any = chosen.count == 1 ? chosen[0] : .any(chosen)
    return isDefaultIn ? .not(any) : any
  }

  private func factored(_ boxes: [Box]) -> Condition { factored(boxes.map(literals)) }

  private func factored(_ terms: [[Literal]]) -> Condition {
    guard terms.count > 1 else { return allOf(terms[0].map(condition)) }
    let common = terms[0].filter { literal in terms.allSatisfy { $0.contains(literal) } }
    if !common.isEmpty {
      return allOf(
        common.map(condition) + [factored(terms.map { $0.filter { !common.contains($0) } })])
    }
    guard !terms.contains(where: \.isEmpty) else { return .always }
    var uses: [Literal: Int] = [:]
    for literal in terms.joined() { uses[literal, default: 0] += 1 }
    // The most frequent literal; among equally frequent literals, the first in the order of the
    // axes.
    var best: (literal: Literal, count: Int)?
    for literal in terms.joined() {
      guard let count = uses[literal], count > 1 else { continue }
      let isBetter =
        best.map {
          ($0.count, -$0.literal.axis, $0.literal.values) < (count, -literal.axis, literal.values)
        }
        ?? true
      if isBetter { best = (literal, count) }
    }
    guard let divisor = best?.literal else { return anyOf(terms.map { allOf($0.map(condition)) }) }
    let divided = terms.filter { $0.contains(divisor) }
    let rest = terms.filter { !$0.contains(divisor) }
    return anyOf([factored(divided), factored(rest)])
  }

  /// Returns a condition for the smallest box around a set that excludes the cases outside of the
  /// set.
  private func excluding(_ set: CaseSet) -> Condition {
    var box = Box(values: axes.axes.map { _ in 0 })
    for axis in axes.axes.indices {
      for value in axes.axes[axis].values.indices {
        let bit: UInt64 = 1 << UInt64(value)
        if !sets.cases(axis: axis, values: bit).isDisjoint(with: set) { box.values[axis] |= bit }
      }
    }
    let foreign = cases(box) - set
    let inside = literals(box).map(condition)
    guard !foreign.isEmpty else { return allOf(inside) }
    return allOf(inside + [not(factored(cover(foreign, within: ~set)))])
  }

  private func allOf(_ parts: [Condition]) -> Condition {
    var flat: [Condition] = []
    for part in parts where part != .always {
      if case .all(let inner) = part { flat += inner } else { flat.append(part) }
    }
    // Required words come first, then excluded words, then alternatives and exceptions.
    func rank(_ part: Condition) -> Int {
      switch part {
      case .always, .word: 0
      case .not(.word): 1
      default: 2
      }
    }
    flat = (0...2).flatMap { wanted in flat.filter { rank($0) == wanted } }
    return flat.isEmpty ? .always : flat.count == 1 ? flat[0] : .all(flat)
  }

  private func anyOf(_ parts: [Condition]) -> Condition {
    var flat: [Condition] = []
    for part in parts {
      if case .any(let inner) = part { flat += inner } else { flat.append(part) }
    }
    guard flat.count > 1 else { return flat[0] }
    // A single negation is more readable than several.
    let negated = flat.compactMap { part in
      if case .not(let inner) = part { inner } else { nil }
    }
    return negated.count == flat.count ? .not(allOf(negated)) : .any(flat)
  }

  private func not(_ condition: Condition) -> Condition {
    switch condition {
    case .not(let inner): return inner
    case .any(let parts): return allOf(parts.map { not($0) })
    case .all(let parts):
      let negated = parts.compactMap { part in
        if case .not(let inner) = part { inner } else { nil }
      }
      return negated.count == parts.count ? anyOf(negated) : .not(condition)
    default: return .not(condition)
    }
  }

  /// Returns a long condition as several conditions, split at its alternatives.
  private func lines(_ condition: Condition) -> [Condition] {
    guard condition.wordCount > maxWordCount else { return [condition] }
    switch condition {
    case .any(let parts): return parts.flatMap { lines($0) }
    case .all(let parts):
      let position = parts.lastIndex { part in
        if case .any = part { true } else { false }
      }
      guard let position, case .any(let alternatives) = parts[position] else { return [condition] }
      var others = parts
      others.remove(at: position)
      return alternatives.flatMap { lines(allOf(others + [$0])) }
    default: return [condition]
    }
  }
}
