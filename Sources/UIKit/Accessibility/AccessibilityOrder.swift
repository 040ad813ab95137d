/// The order in which assistive technologies read elements.
enum AccessibilityOrder {
  /// Returns the indexes of frames in reading order: rows from top to bottom, and frames in a row
  /// from the leading to the trailing edge. A frame belongs to a row if its center is above the
  /// bottom edge of the row's topmost frame. Frames at equal positions keep their order.
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
      // The frames are sorted by their top edges, so a row is not necessarily a contiguous range.
      let row = rest.filter { $0 == first || frames[$0].midY < bottom }
      rest = rest.filter { !row.contains($0) }[...]
      result += row.sorted {
        let (left, right) = (frames[$0], frames[$1])
        let positions =
          isRightToLeft
          ? (key(-left.maxX), key(-right.maxX)) : (key(left.minX), key(right.minX))
        return (positions.0, $0) < (positions.1, $1)
      }
    }
    return result
  }
}
