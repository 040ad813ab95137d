/// The heights of a section's rows, in points, and the positions of the rows.
///
/// A row is found in logarithmic time. After a change of heights, the positions of later rows are
/// computed when they are next needed.
struct RowHeights: Sendable {
  private(set) var heights: [CGFloat]
  /// Boolean values that indicate whether heights are estimates.
  private var isEstimate: [Bool]
  private var starts: CumulativeStarts

  /// - Parameter heights: The heights in points. NaN is treated as 0.
  init(_ heights: [CGFloat], areEstimates: Bool) {
    self.heights = heights.map(\.nonNegative)
    isEstimate = Array(repeating: areEstimates, count: heights.count)
    starts = CumulativeStarts(count: heights.count)
  }

  var count: Int { heights.count }

  func isEstimate(_ row: Int) -> Bool { isEstimate[row] }

  /// Sets the height of a row and marks it as final rather than estimated.
  mutating func setHeight(_ height: CGFloat, of row: Int) {
    isEstimate[row] = false
    guard heights[row] != height.nonNegative else { return }
    heights[row] = height.nonNegative
    starts.lengthChanged(of: row)
  }

  private mutating func refresh(to row: Int) { starts.refresh(to: row) { heights[$0] } }

  /// Returns the position of a row relative to the section's first row, in points; the end of the
  /// last row for the number of rows.
  mutating func start(of row: Int) -> CGFloat {
    refresh(to: row)
    return starts[row]
  }

  var total: CGFloat {
    mutating get { start(of: count) }
  }

  /// Returns the first row that ends below a position; the number of rows if there is none.
  mutating func firstRow(endingBelow y: CGFloat) -> Int {
    refresh(to: count)
    return starts.firstPart { $0 > y }
  }

  /// Returns the rows that overlap a range.
  mutating func rows(in range: ClosedRange<CGFloat>) -> Range<Int> {
    let first = firstRow(endingBelow: range.lowerBound)
    var end = first
    while end < count, starts[end] < range.upperBound { end += 1 }
    return first..<end
  }
}

extension RowHeights: Hashable {
  static func == (left: RowHeights, right: RowHeights) -> Bool {
    left.heights == right.heights && left.isEstimate == right.isEstimate
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(heights)
    hasher.combine(isEstimate)
  }
}
