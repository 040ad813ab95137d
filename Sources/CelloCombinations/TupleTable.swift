/// The number of occurrences of each combination of the values of any `strength` axes in a set of
/// rows.
package struct TupleTable: Sendable {
  let valueCounts: [Int]
  let strength: Int
  /// The sets of axes, concatenated; each set is in ascending order.
  private let axes: [Int]
  /// For each set of axes, the index in `counts` at which its combinations begin.
  private let offsets: [Int]
  /// For each axis, the sets that contain it.
  private let setsOfAxis: [[Int]]
  /// The number of occurrences of each combination; −1 for an excluded combination.
  private var counts: [Int32]
  /// The number of combinations that are not excluded.
  package private(set) var possibleCount: Int
  package private(set) var uncoveredCount: Int

  /// The largest number of combinations that a table can count.
  package static let maxCount = 1 << 22

  /// Creates a table without rows.
  ///
  /// - Throws: ``TooManyCombinations`` if there are more than ``maxCount`` combinations.
  package init(
    _ valueCounts: [Int], strength: Int, _ exclusions: [ExcludedCombinations]
  ) throws(TooManyCombinations) {
    self.valueCounts = valueCounts
    self.strength = strength
    var axes: [Int] = []
    var offsets: [Int] = []
    var setsOfAxis = [[Int]](repeating: [], count: valueCounts.count)
    var total = 0
    var set = Array(0..<strength)
    while strength > 0 {
      for axis in set { setsOfAxis[axis].append(offsets.count) }
      axes += set
      offsets.append(total)
      var size = 1
      for axis in set { size *= valueCounts[axis] }
      total += size
      guard total <= Self.maxCount else { throw TooManyCombinations(limit: Self.maxCount) }
      // The next set of axes in lexicographic order.
      var position = strength - 1
      while position >= 0, set[position] == valueCounts.count - strength + position {
        position -= 1
      }
      guard position >= 0 else { break }
      set[position] += 1
      for later in position + 1..<max(strength, position + 1) { set[later] = set[later - 1] + 1 }
    }
    self.axes = axes
    self.offsets = offsets
    self.setsOfAxis = setsOfAxis
    counts = [Int32](repeating: 0, count: total)
    possibleCount = total
    uncoveredCount = total
    exclude(exclusions)
  }

  private mutating func exclude(_ exclusions: [ExcludedCombinations]) {
    guard !exclusions.isEmpty else { return }
    let solver = ExclusionSolver(valueCounts: valueCounts, exclusions: exclusions)
    for index in counts.indices {
      var row = [Int](repeating: -1, count: valueCounts.count)
      for (axis, value) in tuple(index) { row[axis] = value }
      guard !solver.canComplete(row) else { continue }
      counts[index] = -1
      possibleCount -= 1
      uncoveredCount -= 1
    }
  }

  /// Returns the index in `counts` of the combination that a row has in a set of axes.
  private func index(_ set: Int, _ row: [Int]) -> Int {
    var index = 0
    for position in set * strength..<(set + 1) * strength {
      index = index * valueCounts[axes[position]] + row[axes[position]]
    }
    return offsets[set] + index
  }

  /// Returns the axes and values of a combination.
  func tuple(_ index: Int) -> [(axis: Int, value: Int)] {
    var low = 0
    var high = offsets.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if offsets[middle] <= index { low = middle } else { high = middle }
    }
    var rest = index - offsets[low]
    var result: [(axis: Int, value: Int)] = []
    for position in (low * strength..<(low + 1) * strength).reversed() {
      let axis = axes[position]
      result.append((axis, rest % valueCounts[axis]))
      rest /= valueCounts[axis]
    }
    return result.reversed()
  }

  /// Returns the index of the nth uncovered combination, counting from 0.
  func uncovered(_ number: Int) -> Int? {
    var rest = number
    for index in counts.indices where counts[index] == 0 {
      if rest == 0 { return index }
      rest -= 1
    }
    return nil
  }

  /// Returns the number of uncovered combinations that a row covers with its value of an axis and
  /// the values that are already set.
  func gain(of axis: Int, in row: [Int]) -> Int {
    var gain = 0
    nextSet: for set in setsOfAxis[axis] {
      for position in set * strength..<(set + 1) * strength where row[axes[position]] < 0 {
        continue nextSet
      }
      if counts[index(set, row)] == 0 { gain += 1 }
    }
    return gain
  }

  /// Returns the number of combinations with the value of an axis that only this row covers.
  func loss(of axis: Int, in row: [Int]) -> Int {
    var loss = 0
    for set in setsOfAxis[axis] where counts[index(set, row)] == 1 { loss += 1 }
    return loss
  }

  /// Returns the number of combinations that only this row covers.
  func loss(of row: [Int]) -> Int {
    var loss = 0
    for set in offsets.indices where counts[index(set, row)] == 1 { loss += 1 }
    return loss
  }

  package mutating func add(_ row: [Int]) {
    for set in offsets.indices { add(1, at: index(set, row)) }
  }

  mutating func remove(_ row: [Int]) {
    for set in offsets.indices { add(-1, at: index(set, row)) }
  }

  /// Changes a value of a row that is in the table.
  mutating func change(_ row: inout [Int], _ axis: Int, to value: Int) {
    for set in setsOfAxis[axis] { add(-1, at: index(set, row)) }
    row[axis] = value
    for set in setsOfAxis[axis] { add(1, at: index(set, row)) }
  }

  private mutating func add(_ difference: Int32, at index: Int) {
    guard counts[index] >= 0 else { return }
    if counts[index] == 0 { uncoveredCount -= 1 }
    counts[index] += difference
    if counts[index] == 0 { uncoveredCount += 1 }
  }
}
