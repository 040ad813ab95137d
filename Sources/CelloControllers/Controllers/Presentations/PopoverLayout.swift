/// The layout of a popover and its arrow.
///
/// Lengths are in points, in the container's coordinates.
struct PopoverLayout {
  var container: CGRect
  var margins: UIEdgeInsets
  var source: CGRect
  /// A Boolean value that indicates whether a popover that is larger than the space beside the
  /// source overlaps the source.
  var canOverlapSource = false
  var permitted: UIPopoverArrowDirection
  /// The size of the content.
  var size: CGSize
  /// The width of the arrow at its base, and its height.
  var arrow: CGSize
  var cornerRadius: CGFloat

  /// The position of a popover.
  struct Placement: Equatable {
    /// The frame of the content together with the arrow.
    var frame: CGRect
    /// The side of the popover with the arrow.
    var direction: UIPopoverArrowDirection
    /// The position of the arrow's tip along its side, in the popover's coordinates.
    var tip: CGFloat
  }

  private var area: CGRect {
    CGRect(
      x: container.minX + margins.left, y: container.minY + margins.top,
      width: (container.width - margins.left - margins.right).nonNegative,
      height: (container.height - margins.top - margins.bottom).nonNegative)
  }

  /// The placement at the first permitted side with enough space for the content. If there is none,
  /// the side with the most space is used, and the content overlaps the source or shrinks.
  var placement: Placement {
    let sides: [UIPopoverArrowDirection] = [.up, .down, .left, .right]
    var best: (side: UIPopoverArrowDirection, space: CGSize) = (.up, .zero)
    for side in sides where permitted.contains(side) || permitted.isDisjoint(with: .any) {
      let space = space(on: side)
      if space.width >= size.width, space.height >= size.height {
        best = (side, space)
        break
      }
      if space.width * space.height > best.space.width * best.space.height { best = (side, space) }
    }
    let limit = canOverlapSource ? largestSize(on: best.side) : best.space
    return placement(
      best.side,
      CGSize(width: min(size.width, limit.width), height: min(size.height, limit.height)))
  }

  /// Returns the size that is available for the content if it overlaps the source.
  private func largestSize(on direction: UIPopoverArrowDirection) -> CGSize {
    let isVertical = direction == .up || direction == .down
    return CGSize(
      width: isVertical ? area.width : (area.width - arrow.height).nonNegative,
      height: isVertical ? (area.height - arrow.height).nonNegative : area.height)
  }

  /// Returns the size that is available for the content on a side of the source.
  private func space(on direction: UIPopoverArrowDirection) -> CGSize {
    switch direction {
    case .up:
      CGSize(
        width: area.width,
        height: (area.maxY - max(source.maxY, area.minY) - arrow.height).nonNegative)
    case .down:
      CGSize(
        width: area.width,
        height: (min(source.minY, area.maxY) - area.minY - arrow.height).nonNegative)
    case .left:
      CGSize(
        width: (area.maxX - max(source.maxX, area.minX) - arrow.height).nonNegative,
        height: area.height)
    default:
      CGSize(
        width: (min(source.minX, area.maxX) - area.minX - arrow.height).nonNegative,
        height: area.height)
    }
  }

  private func placement(_ direction: UIPopoverArrowDirection, _ size: CGSize) -> Placement {
    /// Returns the origin of a length that is centered at a position and clamped to limits.
    func start(_ length: CGFloat, around middle: CGFloat, _ low: CGFloat, _ high: CGFloat)
      -> CGFloat
    {
      max(min((middle - length / 2).rounded(), high - length), low)
    }
    let isVertical = direction == .up || direction == .down
    var frame = CGRect(origin: .zero, size: size)
    if isVertical {
      frame.size.height += arrow.height
      frame.origin.x = start(size.width, around: source.midX, area.minX, area.maxX)
      frame.origin.y = direction == .up ? source.maxY : source.minY - frame.height
      frame.origin.y = max(min(frame.minY, area.maxY - frame.height), area.minY)
    } else {
      frame.size.width += arrow.height
      frame.origin.y = start(size.height, around: source.midY, area.minY, area.maxY)
      frame.origin.x = direction == .left ? source.maxX : source.minX - frame.width
      frame.origin.x = max(min(frame.minX, area.maxX - frame.width), area.minX)
    }
    let length = isVertical ? frame.width : frame.height
    let middle = isVertical ? source.midX - frame.minX : source.midY - frame.minY
    let margin = min(cornerRadius + arrow.width / 2, length / 2)
    return Placement(
      frame: frame, direction: direction, tip: max(min(middle, length - margin), margin))
  }
}
