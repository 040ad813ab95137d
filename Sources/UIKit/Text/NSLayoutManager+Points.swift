// Glyphs and insertion points at points of a container.
extension NSLayoutManager {
  /// The glyph nearest to a point; 0 for an empty text.
  ///
  /// - Parameter partialFraction: is set to the distance between the glyph's start and the next
  ///   glyph's at which the point is, from 0 to 1.
  public func glyphIndex(
    for point: CGPoint, in container: NSTextContainer,
    fractionOfDistanceThroughGlyph partialFraction: UnsafeMutablePointer<CGFloat>?
  ) -> Int {
    let found = index(of: container).flatMap { layout.character(at: point, in: $0) }
    partialFraction?.pointee = found?.fraction ?? 0
    return found?.offset ?? 0
  }

  public func glyphIndex(for point: CGPoint, in container: NSTextContainer) -> Int {
    glyphIndex(for: point, in: container, fractionOfDistanceThroughGlyph: nil)
  }

  public func fractionOfDistanceThroughGlyph(
    for point: CGPoint, in container: NSTextContainer
  ) -> CGFloat {
    var fraction: CGFloat = 0
    _ = glyphIndex(for: point, in: container, fractionOfDistanceThroughGlyph: &fraction)
    return fraction
  }

  /// The first code unit of the character nearest to a point; 0 for an empty text. To know whether the
  /// point is on the character, compare it with the character's bounding rectangle.
  public func characterIndex(
    for point: CGPoint, in container: NSTextContainer,
    fractionOfDistanceBetweenInsertionPoints partialFraction: UnsafeMutablePointer<CGFloat>?
  ) -> Int {
    let index = glyphIndex(
      for: point, in: container, fractionOfDistanceThroughGlyph: partialFraction)
    guard let string = textStorage?.string, index < string.utf16.count else { return index }
    let range = (string as NSString).rangeOfComposedCharacterSequence(at: index)
    if let partialFraction, range.length > 1 {
      let inside = CGFloat(index - range.location) + partialFraction.pointee
      partialFraction.pointee = min(inside / CGFloat(range.length), 1)
    }
    return range.location
  }

  /// The glyphs that a rectangle touches, as one range.
  public func glyphRange(
    forBoundingRect bounds: CGRect, in container: NSTextContainer
  ) -> NSRange {
    index(of: container).map { layout.range(touching: bounds, in: $0) } ?? NSRange()
  }

  public func glyphRange(
    forBoundingRectWithoutAdditionalLayout bounds: CGRect, in container: NSTextContainer
  ) -> NSRange { glyphRange(forBoundingRect: bounds, in: container) }

  /// Finds the places of the insertion points in the line of a character.
  ///
  /// - Parameters:
  ///   - aFlag: the places where text of the other direction would be inserted; there are the same.
  ///   - dFlag: whether the points are ordered from left to right, not in the order of the text.
  ///   - positions: room for distances from the left edge of the container; `nil` to count only.
  ///   - charIndexes: room for the characters behind the points.
  /// - Returns: the number of points.
  public func getLineFragmentInsertionPoints(
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
