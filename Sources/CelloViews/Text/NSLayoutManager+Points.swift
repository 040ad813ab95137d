// The glyphs and insertion points at points of a container.
extension NSLayoutManager {
  /// Returns the index of the glyph nearest to a point; 0 for an empty text.
  ///
  /// - Parameter partialFraction: receives the position of the point between the start of the glyph
  ///   and the start of the next glyph, 0 to 1.
  public func glyphIndex(
    for point: CGPoint, in container: NSTextContainer,
    fractionOfDistanceThroughGlyph partialFraction: UnsafeMutablePointer<CGFloat>?
  ) -> Int {
    let found = index(of: container).flatMap { layout.character(at: point, in: $0) }
    partialFraction?.pointee = found?.fraction ?? 0
    return found?.offset ?? 0
  }

  /// Returns the index of the glyph nearest to a point; 0 for an empty text.
  public func glyphIndex(for point: CGPoint, in container: NSTextContainer) -> Int {
    glyphIndex(for: point, in: container, fractionOfDistanceThroughGlyph: nil)
  }

  /// Returns the position of a point between the start of the nearest glyph and the start of the
  /// next glyph, 0 to 1.
  public func fractionOfDistanceThroughGlyph(
    for point: CGPoint, in container: NSTextContainer
  ) -> CGFloat {
    var fraction: CGFloat = 0
    _ = glyphIndex(for: point, in: container, fractionOfDistanceThroughGlyph: &fraction)
    return fraction
  }

  /// Returns the index of the first code unit of the character nearest to a point; 0 for an empty
  /// text. To find out whether the character contains the point, use its bounding rectangle.
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

  /// Returns the smallest range of the glyphs that a rectangle touches.
  public func glyphRange(
    forBoundingRect bounds: CGRect, in container: NSTextContainer
  ) -> NSRange {
    index(of: container).map { layout.range(touching: bounds, in: $0) } ?? NSRange()
  }

  /// Returns the smallest range of the glyphs that a rectangle touches.
  public func glyphRange(
    forBoundingRectWithoutAdditionalLayout bounds: CGRect, in container: NSTextContainer
  ) -> NSRange { glyphRange(forBoundingRect: bounds, in: container) }

  /// Writes the positions of the insertion points in the line of a character.
  ///
  /// - Parameters:
  ///   - aFlag: whether to write the positions for text in the other direction, which are the same.
  ///   - dFlag: whether the points are ordered from left to right instead of in text order.
  ///   - positions: memory for distances from the container's left edge; `nil` to count only.
  ///   - charIndexes: memory for the indices of the characters after the points; `nil` to count
  ///     only.
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
