/// The positions of consecutive parts, in points.
///
/// After a change of a length, the positions of later parts are computed when they are next needed.
struct CumulativeStarts: Sendable {
  /// The positions of the parts, and the end of the last part.
  private var starts: [CGFloat]
  /// The index of the first part whose position may be outdated.
  private var firstStale = 0

  init(count: Int) { starts = Array(repeating: 0, count: count + 1) }

  /// Marks the positions after a part as outdated, because the part's length has changed.
  mutating func lengthChanged(of part: Int) { firstStale = min(firstStale, part + 1) }

  /// Marks all positions as outdated, because the position of the first part has changed.
  mutating func originChanged() { firstStale = 0 }

  /// Computes the positions up to a part. If the part is the number of parts, the end of the last
  /// part is also computed.
  ///
  /// - Parameters:
  ///   - origin: The position of the first part.
  ///   - length: A closure that returns the length of a part.
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

  /// Returns the position of a part, or the end of the last part for the number of parts. The
  /// position must have been computed.
  subscript(part: Int) -> CGFloat { starts[part] }

  /// Returns the first part whose end satisfies a condition that all later ends also satisfy; the
  /// number of parts if there is none. All ends must have been computed.
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
