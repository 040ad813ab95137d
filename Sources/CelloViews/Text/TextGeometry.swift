internal import CelloRaster
internal import CelloText

/// The lines of a text in a series of areas, and the positions of its characters.
///
/// Coordinates are in points relative to the area, without the area's origin in a view. Ranges are
/// in UTF-16 code units.
package struct TextGeometry {
  /// An area that lines fill.
  package struct Area {
    /// The size available to lines; infinite for no limit.
    package var size: CGSize
    package var padding: CGFloat
    package var lineBreakMode: NSLineBreakMode
    package var numberOfLines: Int

    package init(
      size: CGSize, padding: CGFloat, lineBreakMode: NSLineBreakMode, numberOfLines: Int
    ) {
      self.size = size
      self.padding = padding
      self.lineBreakMode = lineBreakMode
      self.numberOfLines = numberOfLines
    }
  }

  /// The text in an area.
  struct Part {
    var block: TextBlock
    var layout: TextLayout
    var boxWidth: CGFloat
    var padding: CGFloat
    /// The indices of the area's lines.
    var lines: Range<Int>
  }

  package struct Line {
    var area: Int
    /// The fragment of the line, which is as wide as the area and extends down to the next line.
    package var fragment: CGRect
    /// The part of the fragment that the text uses, with the padding at both ends.
    var used: CGRect
    var range: NSRange
    /// The distance from the top of the area.
    var baseline: CGFloat
    var isTruncated: Bool
    var isRightToLeft: Bool
    /// The clusters in text order.
    var clusters: [Cluster]
  }

  /// The position of a character or ligature.
  struct Cluster {
    var range: NSRange
    var minX: CGFloat
    var width: CGFloat
    var isRightToLeft: Bool

    var maxX: CGFloat { minX + width }
  }

  /// The length of the whole text.
  let length: Int
  private(set) var parts: [Part] = []
  /// The lines, without the empty line after a newline at the end.
  private(set) var lines: [Line] = []
  /// The empty line after a newline at the end, or of an empty text.
  package private(set) var extraLine: Line?
  /// The end of the part of the text that has lines.
  private(set) var end = 0

  package init(_ text: ShownText, in areas: [Area], usesLeading: Bool) {
    length = text.length
    let total = text.string.string.utf16.count
    var start = 0
    for (index, area) in areas.enumerated() where start < total {
      let block = text.block(
        from: start, lineBreakMode: area.lineBreakMode, numberOfLines: area.numberOfLines)
      let width = max(area.size.width - 2 * area.padding, 0)
      let layout = block.layout(
        for: TextProposal(width: width), height: area.size.height,
        isRightToLeft: text.isRightToLeft, grid: text.traits.pixelGrid, usesLeading: usesLeading,
        recordsClusters: true)
      // Only the last area shows a line that is higher than the area.
      if let first = layout.lines.first, index + 1 < areas.count,
        first.height > area.size.height
      {
        parts.append(
          Part(
            block: block, layout: layout, boxWidth: 0, padding: area.padding,
            lines: lines.count..<lines.count))
        continue
      }
      let boxWidth = width.isFinite ? width : layout.size.width
      let firstLine = lines.count
      add(layout, of: index, area, boxWidth: boxWidth, start: start)
      parts.append(
        Part(
          block: block, layout: layout, boxWidth: boxWidth, padding: area.padding,
          lines: firstLine..<lines.count))
      start += layout.lines.last?.range.upperBound ?? 0
    }
    end = min(start, length)
  }

  private mutating func add(
    _ layout: TextLayout, of index: Int, _ area: Area, boxWidth: CGFloat, start: Int
  ) {
    let width = boxWidth + 2 * area.padding
    var top: CGFloat = 0
    for (number, line) in layout.lines.enumerated() {
      let bottom =
        number + 1 < layout.lines.count ? layout.lines[number + 1].top : line.top + line.height
      let first = start + line.range.lowerBound
      let x = layout.x(ofLine: number, boxWidth: boxWidth)
      let isExtra = first >= length
      let placed = Line(
        area: index, fragment: CGRect(x: 0, y: top, width: width, height: bottom - top),
        used: CGRect(
          x: x, y: line.top, width: isExtra ? 2 * area.padding : line.width + 2 * area.padding,
          height: line.height),
        range: NSRange(
          location: first, length: max(min(start + line.range.upperBound, length) - first, 0)),
        baseline: line.baseline, isTruncated: line.isTruncated,
        isRightToLeft: line.isRightToLeft,
        clusters: isExtra
          ? []
          : layout.clusters(ofLine: number, boxWidth: boxWidth).map {
            Cluster(
              range: NSRange(location: start + $0.range.lowerBound, length: $0.range.count),
              minX: $0.x + area.padding, width: $0.width, isRightToLeft: $0.isRightToLeft)
          })
      if isExtra { extraLine = placed } else { lines.append(placed) }
      top = bottom
    }
  }

  // MARK: Characters

  /// Returns the index of a character's line; `nil` without a line.
  func line(of offset: Int) -> Int? {
    guard offset >= 0, offset < end else { return nil }
    var low = 0
    var high = lines.count
    while low < high {
      let middle = (low + high) / 2
      let range = lines[middle].range
      if range.location + range.length > offset { high = middle } else { low = middle + 1 }
    }
    return low < lines.count ? low : nil
  }

  /// Returns the indices of a range's lines; empty for a range without lines.
  func lines(of range: NSRange) -> Range<Int> {
    guard range.length > 0, let first = line(of: max(range.location, 0)) else { return 0..<0 }
    let last = line(of: min(range.location + range.length, end) - 1) ?? lines.count - 1
    return first..<max(last + 1, first)
  }

  func clamped(_ range: NSRange) -> NSRange {
    let start = min(max(range.location, 0), length)
    let (sum, overflows) = range.location.addingReportingOverflow(range.length)
    return NSRange(location: start, length: max(min(overflows ? length : sum, length) - start, 0))
  }
}

extension TextGeometry.Line {
  /// Returns the left and right edges of a character. A character that is not shown is at the end
  /// of the line.
  func edges(of offset: Int) -> (minX: CGFloat, maxX: CGFloat, isRightToLeft: Bool) {
    guard let cluster = cluster(of: offset) else {
      // Text that an ellipsis replaces is at the end of the last character before it.
      if let before = clusters.last(where: { $0.range.location < offset }) {
        let x = before.isRightToLeft ? before.minX : before.maxX
        return (x, x, before.isRightToLeft)
      }
      let x = isRightToLeft ? used.maxX : used.minX
      return (x, x, isRightToLeft)
    }
    // The characters of a ligature share its width.
    let share = cluster.width / CGFloat(max(cluster.range.length, 1))
    let index = CGFloat(offset - cluster.range.location)
    let count = CGFloat(cluster.range.length)
    let x =
      cluster.minX + share * (cluster.isRightToLeft ? count - index - 1 : index)
    return (x, x + share, cluster.isRightToLeft)
  }

  func cluster(of offset: Int) -> TextGeometry.Cluster? {
    clusters.last { $0.range.location <= offset }.flatMap {
      offset < $0.range.location + $0.range.length ? $0 : nil
    }
  }

  /// Returns the rectangles of a range's adjacent characters, as high as the line.
  func areas(of range: NSRange) -> [CGRect] {
    let end = range.location + range.length
    var spans: [(minX: CGFloat, maxX: CGFloat)] = []
    for cluster in clusters {
      let start = max(cluster.range.location, range.location)
      let stop = min(cluster.range.location + cluster.range.length, end)
      guard start < stop else { continue }
      let (first, last) = (edges(of: start), edges(of: stop - 1))
      spans.append((min(first.minX, last.minX), max(first.maxX, last.maxX)))
    }
    spans.sort { $0.minX < $1.minX }
    var merged: [(minX: CGFloat, maxX: CGFloat)] = []
    for span in spans {
      // A gap within rounding errors is ignored.
      if let last = merged.last, span.minX <= last.maxX + 0.001 {
        merged[merged.count - 1].maxX = max(last.maxX, span.maxX)
      } else {
        merged.append(span)
      }
    }
    return merged.map {
      CGRect(x: $0.minX, y: used.minY, width: $0.maxX - $0.minX, height: used.height)
    }
  }
}
