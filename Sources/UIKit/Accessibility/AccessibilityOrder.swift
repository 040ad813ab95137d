/// The order in which assistive technologies read elements.
enum AccessibilityOrder {
  // Source: docs/measurements/accessibility.md#reading-order.
  /// Returns the vertical distance, in points, from which an element is below another element
  /// instead of beside it.
  static func rowDistance(_ idiom: UIUserInterfaceIdiom) -> CGFloat { idiom == .pad ? 13 : 8 }

  /// Returns the indexes of frames in reading order: rows from top to bottom, and frames in a row
  /// from the leading to the trailing edge. A frame belongs to a row if its top edge is less than a
  /// distance below the row's topmost frame. Frames at equal positions keep their order.
  static func order(_ frames: [CGRect], isRightToLeft: Bool, rowDistance: CGFloat) -> [Int] {
    func key(_ value: CGFloat) -> CGFloat { value.isNaN ? 0 : value }
    var rest = frames.indices.sorted {
      (key(frames[$0].minY), $0) < (key(frames[$1].minY), $1)
    }[...]
    var result: [Int] = []
    while let first = rest.first {
      let top = key(frames[first].minY)
      let row = rest.prefix { $0 == first || key(frames[$0].minY) - top < rowDistance }
      rest = rest.dropFirst(row.count)
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
