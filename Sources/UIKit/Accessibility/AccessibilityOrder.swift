/// The order in which assistive technologies read what is beside and below each other.
enum AccessibilityOrder {
  /// The indices of frames in reading order: rows from top to bottom, each from the leading to the
  /// trailing edge. Frames belong to one row if their middles are between the top and bottom edge of
  /// the row's uppermost frame. Equal places keep their order.
  ///
  /// Chosen: Apple does not document the rule of VoiceOver.
  static func order(_ frames: [CGRect], isRightToLeft: Bool) -> [Int] {
    func key(_ value: CGFloat) -> CGFloat { value.isNaN ? 0 : value }
    let byTop = frames.indices.sorted {
      (key(frames[$0].minY), $0) < (key(frames[$1].minY), $1)
    }
    var result: [Int] = []
    var rest = byTop[...]
    while let first = rest.first {
      let bottom = frames[first].maxY
      // Frames are sorted by their top edges, so the rows need not be connected ranges.
      let row = rest.filter { $0 == first || frames[$0].midY < bottom }
      rest = rest.filter { !row.contains($0) }[...]
      result += row.sorted {
        let (left, right) = (frames[$0], frames[$1])
        let places =
          isRightToLeft
          ? (key(-left.maxX), key(-right.maxX)) : (key(left.minX), key(right.minX))
        return (places.0, $0) < (places.1, $1)
      }
    }
    return result
  }
}
