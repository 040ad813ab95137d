/// The division of a resizable image into parts, and their positions in a rectangle.
///
/// Lengths are in points. Caps that do not fit are scaled down proportionally. The edges between
/// parts are on whole pixels, so that no seam is visible.
package struct ImageSlices: Equatable {
  package struct Slice: Equatable {
    /// The part in the image.
    package var source: CGRect
    package var destination: CGRect

    package init(source: CGRect, destination: CGRect) {
      self.source = source
      self.destination = destination
    }
  }

  /// The parts in reading order, without empty parts.
  package let slices: [Slice]

  /// The maximum number of tiles along an axis. More tiles are replaced with a stretched part, so
  /// that a part the size of a pixel cannot exhaust the memory.
  static let maxTileCount = 256

  /// Creates the parts of an image.
  ///
  /// - Parameters:
  ///   - centerWidth: the used width between the left and right caps; `nil` for all of it.
  ///   - centerHeight: the used height between the top and bottom caps; `nil` for all of it.
  package init(
    size: CGSize, caps: UIEdgeInsets, mode: UIImage.ResizingMode, rect: CGRect, grid: PixelGrid,
    centerWidth: CGFloat? = nil, centerHeight: CGFloat? = nil
  ) {
    let columns = Self.spans(
      length: size.width, caps: (caps.left, caps.right), start: rect.origin.x,
      extent: rect.size.width, tiles: mode == .tile, center: centerWidth, grid: grid)
    let rows = Self.spans(
      length: size.height, caps: (caps.top, caps.bottom), start: rect.origin.y,
      extent: rect.size.height, tiles: mode == .tile, center: centerHeight, grid: grid)
    slices = rows.flatMap { row in
      columns.map { column in
        Slice(
          source: CGRect(
            x: column.source, y: row.source, width: column.sourceLength, height: row.sourceLength),
          destination: CGRect(
            x: column.start, y: row.start, width: column.length, height: row.length))
      }
    }
  }

  private struct Span {
    var source: CGFloat
    var sourceLength: CGFloat
    var start: CGFloat
    var length: CGFloat
  }

  private static func spans(
    length: CGFloat, caps: (CGFloat, CGFloat), start: CGFloat, extent: CGFloat, tiles: Bool,
    center: CGFloat?,
    grid: PixelGrid
  ) -> [Span] {
    guard length > 0, extent > 0, length.isFinite, extent.isFinite, start.isFinite else {
      return []
    }
    var first = max(0, min(caps.0.isFinite ? caps.0 : 0, length))
    var last = max(0, min(caps.1.isFinite ? caps.1 : 0, length - first))
    let middle = length - first - last
    let (firstSource, lastSource) = (first, last)
    if first + last > extent || middle <= 0 {
      // Caps without a middle between them are scaled proportionally and also grow.
      let factor = extent / (first + last)
      first *= factor
      last *= factor
    }
    let end = start + extent
    var middleStart = first > 0 ? min(max(grid.rounded(start + first), start), end) : start
    var middleEnd = last > 0 ? min(max(grid.rounded(end - last), middleStart), end) : end
    if middle <= 0 {
      // The second cap starts at the pixel to which the end of the first cap was rounded.
      if last <= 0 { middleStart = end }
      middleEnd = middleStart
    }
    var spans: [Span] = []
    if middleStart > start, firstSource > 0 {
      spans.append(
        Span(source: 0, sourceLength: firstSource, start: start, length: middleStart - start))
    }
    if middle > 0, middleEnd > middleStart {
      spans += middleSpans(
        source: firstSource, sourceLength: center.map { min(max($0, 0.001), middle) } ?? middle,
        start: middleStart, end: middleEnd, tiles: tiles,
        grid: grid)
    }
    if end > middleEnd, lastSource > 0 {
      spans.append(
        Span(
          source: length - lastSource, sourceLength: lastSource, start: middleEnd,
          length: end - middleEnd))
    }
    return spans
  }

  /// Returns a stretched span, or tiles from the start, the last of which is clipped.
  private static func middleSpans(
    source: CGFloat, sourceLength: CGFloat, start: CGFloat, end: CGFloat, tiles: Bool,
    grid: PixelGrid
  ) -> [Span] {
    let count = (end - start) / sourceLength
    guard tiles, count <= CGFloat(maxTileCount) else {
      return [Span(source: source, sourceLength: sourceLength, start: start, length: end - start)]
    }
    var spans: [Span] = []
    var index = 0
    while true {
      let left = index == 0 ? start : grid.rounded(start + CGFloat(index) * sourceLength)
      guard left < end, index <= maxTileCount else { return spans }
      index += 1
      let right = grid.rounded(start + CGFloat(index) * sourceLength)
      guard right > left else { continue }
      let shown = min(right, end) - left
      spans.append(
        Span(
          source: source, sourceLength: sourceLength * (shown / (right - left)), start: left,
          length: shown))
    }
  }
}
