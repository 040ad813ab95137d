/// Computes the frames of a page control's indicators.
///
/// Lengths are in points, in the control's coordinates.
struct PageIndicatorLayout {
  /// The sizes of the indicators, one for each page.
  var sizes: [CGSize]
  var currentPage = 0
  var direction = Direction.right
  var grid: PixelGrid
  /// The space around a dot in its image, on each side.
  var dotPadding: CGFloat = 0

  /// The direction from a page to the next page.
  enum Direction: Hashable {
    case right, left, down, up

    var isVertical: Bool { self == .down || self == .up }
  }

  private func length(_ size: CGSize) -> CGFloat {
    direction.isVertical ? size.height : size.width
  }

  private func length(_ range: Range<Int>) -> CGFloat {
    guard !range.isEmpty else { return 0 }
    return sizes[range].reduce(0) { $0 + length($1) } + CGFloat(range.count - 1) * spacing
  }

  private var spacing: CGFloat { PageControlMetrics.spacing + 2 * dotPadding }

  /// The size that shows all indicators.
  var fittingSize: CGSize {
    let along = grid.roundedUp(
      length(sizes.indices) + 2 * (PageControlMetrics.padding + dotPadding))
    let across = max(
      PageControlMetrics.thickness,
      grid.roundedUp(
        sizes.map { direction.isVertical ? $0.width : $0.height }
          .max() ?? 0))
    return direction.isVertical
      ? CGSize(width: across, height: along) : CGSize(width: along, height: across)
  }

  /// Returns the pages whose indicators fit, with the current page as near to the middle as
  /// possible.
  func visiblePages(in bounds: CGRect) -> Range<Int> {
    guard !sizes.isEmpty else { return 0..<0 }
    let available = length(bounds.size)
    let current = min(max(currentPage, 0), sizes.count - 1)
    var range = current..<current + 1
    while true {
      let before = range.lowerBound > 0 ? range.lowerBound - 1..<range.upperBound : nil
      let after = range.upperBound < sizes.count ? range.lowerBound..<range.upperBound + 1 : nil
      // Extends the range at the side with fewer pages.
      let prefersBefore = current - range.lowerBound < range.upperBound - 1 - current
      let candidates = prefersBefore ? [before, after] : [after, before]
      guard let next = candidates.compactMap({ $0 }).first(where: { length($0) <= available })
      else {
        return range
      }
      range = next
    }
  }

  /// Returns the frames of the visible indicators in page order, centered in the bounds.
  func frames(in bounds: CGRect) -> [(page: Int, frame: CGRect)] {
    let pages = visiblePages(in: bounds)
    let isVertical = direction.isVertical
    let available = length(bounds.size)
    let total = length(pages)
    var position = (available - total) / 2
    return pages.map { page in
      let size = sizes[page]
      let isReversed = direction == .left || direction == .up
      let start = isReversed ? available - position - length(size) : position
      position += length(size) + spacing
      let x = isVertical ? (bounds.width - size.width) / 2 : start
      let y =
        isVertical ? start : (bounds.height - size.height) / 2 + PageControlMetrics.lowering
      return (
        page,
        CGRect(
          origin: CGPoint(x: grid.rounded(bounds.minX + x), y: grid.rounded(bounds.minY + y)),
          size: size)
      )
    }
  }
}
