extension NSLayoutManager {
  /// The implementation of ``getLineFragmentInsertionPoints(forCharacterAt:alternatePositions:inDisplayOrder:positions:characterIndexes:)``.
  final func writeInsertionPoints(
    forCharacterAt charIndex: Int, alternatePositions aFlag: Bool, inDisplayOrder dFlag: Bool,
    positions: UnsafeMutablePointer<CGFloat>?,
    characterIndexes charIndexes: UnsafeMutablePointer<Int>?
  ) -> Int {
    let layout = layout
    guard let index = layout.line(of: charIndex), let string = textStorage?.string else { return 0 }
    let line = layout.lines[index]
    let text = string as NSString
    let end = min(line.range.location + line.range.length, text.length)
    var points: [(x: CGFloat, index: Int)] = []
    var offset = line.range.location
    while offset < end {
      let edges = line.edges(of: offset)
      points.append((edges.isRightToLeft ? edges.maxX : edges.minX, offset))
      let range = text.rangeOfComposedCharacterSequence(at: offset)
      offset = max(range.location + range.length, offset + 1)
    }
    if end == layout.length, let last = points.last, layout.extraLine == nil {
      let edges = line.edges(of: last.index)
      points.append((edges.isRightToLeft ? edges.minX : edges.maxX, end))
    }
    if dFlag { points = points.stablySorted { $0.x } }
    for (number, point) in points.enumerated() {
      positions?[number] = point.x
      charIndexes?[number] = point.index
    }
    return points.count
  }
}
