/// A set of excluded combinations: all combinations whose value is in a given set for each of
/// several axes.
package struct CaseExclusion: Hashable, Sendable {
  package struct Part: Hashable, Sendable {
    package var axis: Int
    /// The set of values, with one bit for each value.
    package var values: UInt64

    package init(axis: Int, values: UInt64) {
      self.axis = axis
      self.values = values
    }
  }

  /// The sets of values, at most one for each axis.
  package let parts: [Part]

  package init(_ parts: [Part]) { self.parts = parts }

  /// Returns a Boolean value that indicates whether a combination is excluded. The index −1 of an
  /// unset value does not match any set.
  package func contains(_ row: some RandomAccessCollection<Int>) -> Bool {
    parts.allSatisfy { part in
      let value = row[row.index(row.startIndex, offsetBy: part.axis)]
      return value >= 0 && part.values >> UInt64(value) & 1 == 1
    }
  }
}

/// Determines whether partial combinations can be completed without an excluded combination.
struct ExclusionSolver {
  let valueCounts: [Int]
  let exclusions: [CaseExclusion]

  /// Returns a Boolean value that indicates whether values can be chosen for the unset axes, which
  /// have the index −1.
  func canComplete(_ row: [Int]) -> Bool {
    guard !exclusions.isEmpty else { return true }
    var row = row
    return complete(&row)
  }

  /// Sets the values of unset axes on which exclusions depend. Other axes do not change.
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
