/// Combinations of values that do not occur together: those that have one of some values in each of
/// several axes.
package struct CaseExclusion: Hashable, Sendable {
  package struct Part: Hashable, Sendable {
    package var axis: Int
    /// One bit per value.
    package var values: UInt64

    package init(axis: Int, values: UInt64) {
      self.axis = axis
      self.values = values
    }
  }

  /// At most one part per axis.
  package let parts: [Part]

  package init(_ parts: [Part]) { self.parts = parts }

  /// Whether a combination is excluded. An axis without a value, -1, matches nothing.
  package func contains(_ row: some RandomAccessCollection<Int>) -> Bool {
    parts.allSatisfy { part in
      let value = row[row.index(row.startIndex, offsetBy: part.axis)]
      return value >= 0 && part.values >> UInt64(value) & 1 == 1
    }
  }
}

/// Tells which partial combinations can be completed without an excluded one.
struct ExclusionSolver {
  let valueCounts: [Int]
  let exclusions: [CaseExclusion]

  /// Whether values can be given to the axes without one, -1.
  func canComplete(_ row: [Int]) -> Bool {
    guard !exclusions.isEmpty else { return true }
    var row = row
    return complete(&row)
  }

  /// Gives values to the axes on which exclusions depend; the others stay as they are.
  private func complete(_ row: inout [Int]) -> Bool {
    for exclusion in exclusions {
      var open: CaseExclusion.Part?
      let isRefuted = exclusion.parts.contains { part in
        let value = row[part.axis]
        if value < 0 {
          open = open ?? part
          return false
        }
        return part.values >> UInt64(value) & 1 == 0
      }
      if isRefuted { continue }
      guard let open else { return false }
      for value in 0..<valueCounts[open.axis] {
        row[open.axis] = value
        if complete(&row) { return true }
      }
      row[open.axis] = -1
      return false
    }
    return true
  }
}
