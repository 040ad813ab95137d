/// Determines whether partial combinations can be completed without an excluded combination.
struct ExclusionSolver {
  let valueCounts: [Int]
  let exclusions: [ExcludedCombinations]

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
      var open: ExcludedCombinations.Part?
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
