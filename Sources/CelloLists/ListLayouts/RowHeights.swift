/// The heights of the rows of a section, in points, and where the rows begin.
///
/// A row's place is found in logarithmic time. After a change of heights, the places of later rows
/// are determined when one of them is asked for.
struct RowHeights: Sendable {
  private(set) var heights: [CGFloat]
  /// Whether heights are estimates.
  private var isEstimate: [Bool]
  private var starts: CumulativeStarts

  /// - Parameter heights: NaN is treated as 0.
  init(_ heights: [CGFloat], areEstimates: Bool) {
    self.heights = heights.map(\.nonNegative)
    isEstimate = Array(repeating: areEstimates, count: heights.count)
    starts = CumulativeStarts(count: heights.count)
  }

  var count: Int { heights.count }

  func isEstimate(_ row: Int) -> Bool { isEstimate[row] }

  /// Sets the height of a row, which is no estimate.
  mutating func setHeight(_ height: CGFloat, of row: Int) {
    isEstimate[row] = false
    guard heights[row] != height.nonNegative else { return }
    heights[row] = height.nonNegative
    starts.lengthChanged(of: row)
  }

  private mutating func refresh(to row: Int) { starts.refresh(to: row) { heights[$0] } }

  /// Where a row begins, from the section's first row; for the number of rows, where the last one
  /// ends.
  mutating func start(of row: Int) -> CGFloat {
    refresh(to: row)
    return starts[row]
  }

  var total: CGFloat {
    mutating get { start(of: count) }
  }

  /// The first row that ends below a place, or the number of rows.
  mutating func firstRow(endingBelow y: CGFloat) -> Int {
    refresh(to: count)
    return starts.firstPart { $0 > y }
  }

  /// The rows that overlap a range.
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
