/// Computes the frames of the parts of unavailable content, which are arranged from top to bottom
/// in the middle of the view.
///
/// Lengths are in points, in the view's coordinates.
struct ContentUnavailableLayout {
  /// A part and its distance to the part above.
  struct Part {
    /// Returns the size for a width.
    var size: (CGFloat) -> CGSize
    var padding: CGFloat = 0
  }

  /// The parts from top to bottom.
  var parts: [Part]
  var margins = UIEdgeInsets.zero
  var isCentered = true
  var isRightToLeft = false
  /// A Boolean value that indicates whether content that is taller than the view starts at the top.
  var startsAtTop = false
  var grid: PixelGrid

  private func sizes(fitting width: CGFloat) -> [CGSize] {
    let available = max(width - margins.left - margins.right, 0)
    return parts.map { part in
      let size = part.size(available)
      return CGSize(width: min(size.width, available), height: size.height)
    }
  }

  private func height(_ sizes: [CGSize]) -> CGFloat {
    zip(parts, sizes).enumerated().reduce(0) { sum, next in
      sum + next.element.1.height + (next.offset == 0 ? 0 : next.element.0.padding)
    }
  }

  /// Returns the size that fits all parts for a width. An infinite width keeps texts on one line.
  func size(fitting width: CGFloat) -> CGSize {
    let sizes = sizes(fitting: width)
    return CGSize(
      width: grid.roundedUp((sizes.map(\.width).max() ?? 0) + margins.left + margins.right),
      height: grid.roundedUp(height(sizes) + margins.top + margins.bottom))
  }

  /// Returns the frames in the order of the parts. Their top left corners are on whole pixels.
  func frames(in bounds: CGRect) -> [CGRect] {
    let sizes = sizes(fitting: bounds.width)
    let area = bounds.inset(by: margins)
    let free = area.size.height - height(sizes)
    var y = area.origin.y + (free < 0 && startsAtTop ? 0 : free / 2)
    var frames: [CGRect] = []
    for (index, size) in sizes.enumerated() {
      if index > 0 { y += parts[index].padding }
      let rest = area.size.width - size.width
      let x = isCentered ? rest / 2 : isRightToLeft ? rest : 0
      frames.append(
        CGRect(
          origin: CGPoint(x: grid.rounded(area.origin.x + x), y: grid.rounded(y)), size: size))
      y += size.height
    }
    return frames
  }
}
