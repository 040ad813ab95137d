/// Where parts that follow each other begin, in points.
///
/// After a change of a length, the places of later parts are determined when one of them is asked for.
struct CumulativeStarts: Sendable {
  /// Where parts begin, and where the last one ends.
  private var starts: [CGFloat]
  /// The first part whose start may be wrong.
  private var firstStale = 0

  init(count: Int) { starts = Array(repeating: 0, count: count + 1) }

  /// The length of a part has changed.
  mutating func lengthChanged(of part: Int) { firstStale = min(firstStale, part + 1) }

  /// The place of the first part has changed.
  mutating func originChanged() { firstStale = 0 }

  /// Determines the starts up to a part; for the number of parts, the end of the last one as well.
  ///
  /// - Parameters:
  ///   - origin: where the first part begins.
  ///   - length: the length of a part.
  mutating func refresh(
    to part: Int, from origin: CGFloat = 0, length: (_ part: Int) -> CGFloat
  ) {
    guard firstStale <= part else { return }
    if firstStale == 0 {
      starts[0] = origin
      firstStale = 1
    }
    while firstStale <= part {
      starts[firstStale] = starts[firstStale - 1] + length(firstStale - 1)
      firstStale += 1
    }
  }

  /// Where a part begins; for the number of parts, where the last one ends. It has to be determined.
  subscript(part: Int) -> CGFloat { starts[part] }

  /// The first part whose end satisfies a condition that later ends satisfy as well; the number of
  /// parts if there is none. All ends have to be determined.
  func firstPart(whoseEnd satisfies: (CGFloat) -> Bool) -> Int {
    var low = 0
    var high = starts.count - 1
    while low < high {
      let middle = (low + high) / 2
      if satisfies(starts[middle + 1]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
