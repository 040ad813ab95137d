package import CelloText

extension TextBlock {
  /// Returns the insertion point at an offset, in a text that a closure lays out.
  ///
  /// The insertion point is after the character before the offset, or before the first character of
  /// a line.
  ///
  /// - Parameters:
  ///   - offset: the offset in UTF-16 code units, clamped to the text.
  ///   - boxWidth: the width in which lines are aligned.
  /// - Returns: a rectangle without width, as high as its line; `nil` for a text without lines.
  package func insertionPoint(
    at offset: Int, boxWidth: CGFloat, layout: (TextBlock) -> TextLayout
  ) -> CGRect? {
    let plain = layout(self)
    let offset = min(max(offset, 0), text.string.utf16.count)
    guard
      let index = plain.lines.lastIndex(where: { $0.range.lowerBound <= offset })
        ?? plain.lines.indices.first
    else { return nil }
    let line = plain.lines[index]
    func place(_ x: CGFloat) -> CGRect {
      CGRect(x: x, y: line.top, width: 0, height: line.height)
    }
    func area(from start: Int, to end: Int) -> TextLayout.Area? {
      guard start < end else { return nil }
      let marked = marking(NSRange(location: start, length: end - start))
      return layout(marked.block).areas(withBackground: marked.color, boxWidth: boxWidth).first
    }
    let units = text.string.utf16
    let position = units.index(units.startIndex, offsetBy: offset)
    if offset > line.range.lowerBound, let previous = text.string[..<position].indices.last {
      let start = units.distance(from: units.startIndex, to: previous)
      if let area = area(from: start, to: offset) {
        return place(area.isRightToLeft ? area.rect.minX : area.rect.maxX)
      }
    }
    let end = position < units.endIndex ? text.string.index(after: position) : position
    if let area = area(from: offset, to: units.distance(from: units.startIndex, to: end)) {
      return place(area.isRightToLeft ? area.rect.maxX : area.rect.minX)
    }
    let x = plain.x(ofLine: index, boxWidth: boxWidth)
    let isAtEnd = offset > line.range.lowerBound
    return place(line.isRightToLeft == isAtEnd ? x : x + line.width)
  }

  /// Returns the areas of the characters in a range of UTF-16 code units.
  package func selectionAreas(
    _ range: NSRange, boxWidth: CGFloat, layout: (TextBlock) -> TextLayout
  ) -> [CGRect] {
    selectionAreas([range], boxWidth: boxWidth, layout: layout)
  }

  /// Returns the areas of the characters in several ranges of UTF-16 code units.
  package func selectionAreas(
    _ ranges: [NSRange], boxWidth: CGFloat, layout: (TextBlock) -> TextLayout
  ) -> [CGRect] {
    guard ranges.contains(where: { $0.length > 0 }) else { return [] }
    let marked = marking(ranges)
    return layout(marked.block).areas(withBackground: marked.color, boxWidth: boxWidth).map(\.rect)
  }
}
