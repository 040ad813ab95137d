/// The heights of a section's rows, in points, the spaces between rows, and the positions of the
/// rows.
///
/// - Complexity: O(log *n*) for a change, a position and a search.
struct RowHeights: Hashable, Sendable {
  private(set) var heights: [CGFloat]
  /// Boolean values that indicate whether heights are estimates.
  private var isEstimate: [Bool]
  /// The spaces before rows; after the last row for the number of rows.
  private var spaces: [Int: CGFloat] = [:]
  /// The sums of the heights and of the spaces before the rows.
  private var sums: PrefixSums

  /// - Parameter heights: The heights in points. NaN is treated as 0.
  init(_ heights: [CGFloat], areEstimates: Bool) {
    self.heights = heights.map(\.nonNegative)
    isEstimate = Array(repeating: areEstimates, count: heights.count)
    sums = PrefixSums(self.heights.map(PrefixSums.fixed))
  }

  var count: Int { heights.count }

  func isEstimate(_ row: Int) -> Bool { isEstimate[row] }

  /// Sets the height of a row and marks it as final rather than estimated.
  mutating func setHeight(_ height: CGFloat, of row: Int) {
    isEstimate[row] = false
    heights[row] = height.nonNegative
    updateSum(of: row)
  }

  /// Returns the space before a row, in points; the space after the last row for the number of
  /// rows.
  func space(before row: Int) -> CGFloat { spaces[row] ?? 0 }

  /// Adds space before a row, or after the last row for the number of rows.
  mutating func addSpace(_ space: CGFloat, before row: Int) {
    spaces[row, default: 0] += space.nonNegative
    if row < count { updateSum(of: row) }
  }

  private mutating func updateSum(of row: Int) {
    sums.set(PrefixSums.fixed(heights[row] + space(before: row)), at: row)
  }

  /// Returns the position of a row relative to the beginning of the rows, in points; the end of the
  /// rows for the number of rows.
  func start(of row: Int) -> CGFloat {
    PrefixSums.length(sums.sum(before: row)) + space(before: row)
  }

  var total: CGFloat { start(of: count) }

  /// Returns the first row that ends below a position; the number of rows if there is none.
  func firstRow(endingBelow y: CGFloat) -> Int {
    sums.count(adding: 0, upTo: PrefixSums.fixedPosition(y))
  }

  /// Returns the rows that overlap a range.
  func rows(in range: ClosedRange<CGFloat>) -> Range<Int> {
    let first = firstRow(endingBelow: range.lowerBound)
    var end = first
    while end < count, start(of: end) < range.upperBound { end += 1 }
    return first..<end
  }
}
