/// A small set of combinations of values in which each combination of the values of any `strength`
/// axes occurs.
///
/// Rows are chosen greedily as the best of several candidates (Cohen, Dalal, Fredman and Patton,
/// “The AETG System”, 1997). Then, a tabu search tries to reduce the number of rows (Nurmela,
/// “Upper bounds for covering arrays by tabu search”, 2004). All choices are deterministic: the
/// same input results in the same rows on all machines.
package struct CoveringArray: Sendable {
  /// The index of the value of each axis, for each row; 0 is the default. The rows are sorted. The
  /// first row contains the defaults unless that combination is excluded.
  package let rows: [[Int]]

  /// Computes the rows.
  ///
  /// - Parameters:
  ///   - valueCounts: the number of values of each axis.
  ///   - strength: the number of axes that are combined, limited to the number of axes.
  ///   - exclusions: the combinations that must not occur.
  /// - Throws: ``TooManyCombinations``.
  package init(
    valueCounts: [Int], strength: Int, excluding exclusions: [ExcludedCombinations] = []
  ) throws(TooManyCombinations) {
    var builder = try Builder(valueCounts, min(strength, valueCounts.count), exclusions)
    builder.build()
    rows = builder.rows.sorted { $0.lexicographicallyPrecedes($1) }
  }

  /// Returns a lower bound of the number of rows: the number of combinations of the axes with the
  /// most values.
  package static func lowerBound(valueCounts: [Int], strength: Int) -> Int {
    valueCounts.sorted(by: >).prefix(strength).reduce(1, *)
  }

  private static let candidateCount = 24
  /// The number of moves after which a search for a smaller array ends.
  private static let moveCount = 3000
  private static let tabuCount = 4

  private struct Builder {
    let valueCounts: [Int]
    let exclusions: [ExcludedCombinations]
    let solver: ExclusionSolver
    let bound: Int
    var table: TupleTable
    var random = SplitMix64(seed: 0)
    var rows: [[Int]] = []

    init(_ valueCounts: [Int], _ strength: Int, _ exclusions: [ExcludedCombinations])
      throws(TooManyCombinations)
    {
      self.valueCounts = valueCounts
      self.exclusions = exclusions
      solver = ExclusionSolver(valueCounts: valueCounts, exclusions: exclusions)
      bound = CoveringArray.lowerBound(valueCounts: valueCounts, strength: strength)
      table = try TupleTable(valueCounts, strength: strength, exclusions)
    }

    mutating func build() {
      let defaults = [Int](repeating: 0, count: valueCounts.count)
      if !isExcluded(defaults) { append(defaults) }
      while table.uncoveredCount > 0, let row = bestRow() { append(row) }
      while rows.count > bound, removeRow() {}
      preferDefaults()
    }

    private func isExcluded(_ row: [Int]) -> Bool { exclusions.contains { $0.contains(row) } }

    private mutating func append(_ row: [Int]) {
      table.add(row)
      rows.append(row)
    }

    // MARK: Greedy choice

    private mutating func bestRow() -> [Int]? {
      guard let start = table.uncovered(0) else { return nil }
      var best: (row: [Int], gain: Int)?
      for candidate in 0..<CoveringArray.candidateCount {
        let seed =
          candidate == 0
          ? start : table.uncovered(random.next(below: table.uncoveredCount)) ?? start
        let (row, gain) = completed(table.tuple(seed))
        if gain > best?.gain ?? -1 { best = (row, gain) }
      }
      return best?.row
    }

    /// Completes an uncovered combination with the values that cover the most combinations, axis by
    /// axis.
    private mutating func completed(_ tuple: [(axis: Int, value: Int)]) -> (row: [Int], gain: Int) {
      var row = [Int](repeating: -1, count: valueCounts.count)
      for (axis, value) in tuple { row[axis] = value }
      var gain = 1
      var order = valueCounts.indices.filter { row[$0] < 0 }
      for position in order.indices.dropLast() {
        order.swapAt(position, position + random.next(below: order.count - position))
      }
      for axis in order {
        var best = (value: -1, gain: -1, ties: 1)
        for value in 0..<valueCounts[axis] {
          row[axis] = value
          let gain = table.gain(of: axis, in: row)
          guard gain >= best.gain, solver.canComplete(row) else { continue }
          if gain > best.gain {
            best = (value, gain, 1)
          } else {
            best.ties += 1
            if random.next(below: best.ties) == 0 { best.value = value }
          }
        }
        row[axis] = best.value
        gain += best.gain
      }
      return (row, gain)
    }

    // MARK: Search for fewer rows

    /// Removes the row that covers the fewest combinations, and changes other rows until they cover
    /// all combinations again.
    ///
    /// - Returns: `false` if the search fails; the rows are then unchanged.
    private mutating func removeRow() -> Bool {
      let firstFree = rows.first.map { $0.allSatisfy { $0 == 0 } } == true ? 1 : 0
      guard rows.count > firstFree else { return false }
      let before = (rows, table)
      let position = (firstFree..<rows.count).min {
        table.loss(of: rows[$0]) < table.loss(of: rows[$1])
      }
      guard let position else { return false }
      table.remove(rows.remove(at: position))
      var tabu: [(row: Int, axis: Int)] = []
      for _ in 0..<CoveringArray.moveCount {
        if table.uncoveredCount == 0 { return true }
        guard rows.count > firstFree,
          let index = table.uncovered(random.next(below: table.uncoveredCount))
        else { break }
        move(toCover: table.tuple(index), firstFree, &tabu)
      }
      guard table.uncoveredCount > 0 else { return true }
      (rows, table) = before
      return false
    }

    /// Performs the best single change that covers a combination. If no single change covers it, a
    /// random row is changed.
    private mutating func move(
      toCover tuple: [(axis: Int, value: Int)], _ firstFree: Int,
      _ tabu: inout [(row: Int, axis: Int)]
    ) {
      var best: (row: Int, axis: Int, value: Int, change: Int)?
      var tieCount = 1
      for position in firstFree..<rows.count {
        let others = tuple.filter { rows[position][$0.axis] != $0.value }
        guard others.count == 1, let (axis, value) = others.first,
          !tabu.contains(where: { $0 == (position, axis) })
        else { continue }
        var row = rows[position]
        let loss = table.loss(of: axis, in: row)
        row[axis] = value
        guard !isExcluded(row) else { continue }
        let change = loss - table.gain(of: axis, in: row)
        if let known = best, change > known.change { continue }
        if let known = best, change == known.change {
          tieCount += 1
          guard random.next(below: tieCount) == 0 else { continue }
        } else {
          tieCount = 1
        }
        best = (position, axis, value, change)
      }
      if let best {
        table.change(&rows[best.row], best.axis, to: best.value)
        tabu.append((best.row, best.axis))
        if tabu.count > CoveringArray.tabuCount { tabu.removeFirst() }
        return
      }
      let position = firstFree + random.next(below: rows.count - firstFree)
      var row = rows[position]
      for (axis, value) in tuple { row[axis] = value }
      guard !isExcluded(row) else { return }
      for (axis, value) in tuple where rows[position][axis] != value {
        table.change(&rows[position], axis, to: value)
      }
    }

    // MARK: Defaults

    /// Sets values to their default if no combination depends on them, so that names are short.
    private mutating func preferDefaults() {
      for position in rows.indices {
        for axis in valueCounts.indices where rows[position][axis] != 0 {
          guard table.loss(of: axis, in: rows[position]) == 0 else { continue }
          var row = rows[position]
          row[axis] = 0
          guard !isExcluded(row) else { continue }
          table.change(&rows[position], axis, to: 0)
        }
      }
      // Some rows can now be equal to others.
      for position in rows.indices.reversed()
      where table.loss(of: rows[position]) == 0 && position > 0 {
        table.remove(rows.remove(at: position))
      }
    }
  }
}
