/// The layout of a tab bar, from leading to trailing.
///
/// Lengths are in points, in the bar's coordinates.
package struct TabBarLayout {
  var count: Int
  var isFloating: Bool
  /// A Boolean value that indicates whether the items share the whole width.
  var fillsWidth = true
  /// The width and spacing of centered items; 0 for the system's values.
  var itemWidth: CGFloat = 0
  var itemSpacing: CGFloat = 0
  /// The width of the widest title.
  var titleWidth: CGFloat = 0
  var isRightToLeft = false
  /// The only item that a minimized bar shows; `nil` to show all items.
  var minimizedIndex: Int?
  /// A Boolean value that indicates whether the last item of a floating bar is on a separate circle
  /// at the trailing edge.
  var hasSeparateItem = false
  var grid: PixelGrid

  /// The frames of the parts of a tab bar.
  struct Frames: Equatable {
    /// The capsule of a floating bar; `nil` for other bars.
    var capsule: CGRect?
    /// The circle of the separate item; `nil` for none.
    var separateCapsule: CGRect?
    var items: [CGRect] = []
    /// The selection indicators of the items in a floating bar.
    var selections: [CGRect] = []
  }

  private typealias Metrics = TabBarMetrics

  func frames(width: CGFloat, height: CGFloat) -> Frames {
    guard count > 0, width > 0 else { return Frames() }
    var frames =
      if let minimizedIndex, isFloating {
        minimized(minimizedIndex)
      } else if isFloating {
        floating(width: width)
      } else {
        attached(width: width, height: height)
      }
    if isRightToLeft {
      func mirrored(_ rect: CGRect) -> CGRect {
        CGRect(
          x: grid.rounded(width - rect.maxX), y: rect.minY, width: rect.width,
          height: rect.height)
      }
      frames.items = frames.items.map(mirrored)
      frames.capsule = frames.capsule.map(mirrored)
      frames.separateCapsule = frames.separateCapsule.map(mirrored)
      frames.selections = frames.selections.map(mirrored)
    }
    return frames
  }

  private func minimized(_ index: Int) -> Frames {
    var frames = Frames()
    let capsule = CGRect(
      origin: CGPoint(x: Metrics.capsuleMargin, y: 0), size: Metrics.minimizedSize)
    frames.capsule = capsule
    frames.items = (0..<count).map { $0 == index ? capsule : .zero }
    return frames
  }

  private func floating(width: CGFloat) -> Frames {
    let (height, inset) = (Metrics.capsuleHeight, Metrics.capsuleInset)
    let margin = Metrics.capsuleMargin
    // Chosen: with a separate item, the capsule begins at the leading margin.
    let separate = hasSeparateItem && count > 1 ? height + Metrics.separateItemSpacing : 0
    let count = separate > 0 ? self.count - 1 : self.count
    let available = max(width - 2 * (margin + inset) - separate, 0)
    let ownPitch = Metrics.pitch(count: count)
    let natural = max(ownPitch, titleWidth + 2 * Metrics.capsuleTitlePadding)
    let pitch = min(natural, available / CGFloat(count))
    let lens = min(Metrics.selectionWidth(count: count) + pitch - ownPitch, 1_000)
    let length = pitch * CGFloat(count) + 2 * inset
    let start = separate > 0 ? margin : grid.rounded((width - length) / 2)
    var frames = Frames()
    frames.capsule = CGRect(x: start, y: 0, width: length, height: height)
    for index in 0..<count {
      let x = start + inset + pitch * CGFloat(index)
      frames.items.append(CGRect(x: grid.rounded(x), y: 0, width: pitch, height: height))
      frames.selections.append(
        CGRect(
          x: grid.rounded(x + (pitch - lens) / 2), y: Metrics.selectionInset, width: lens,
          height: height - 2 * Metrics.selectionInset))
    }
    if separate > 0 {
      let circle = CGRect(
        x: max(width - margin - height, 0), y: 0, width: height, height: height)
      frames.separateCapsule = circle
      frames.items.append(circle)
      frames.selections.append(
        circle.insetBy(dx: Metrics.selectionInset, dy: Metrics.selectionInset))
    }
    return frames
  }

  private func attached(width: CGFloat, height: CGFloat) -> Frames {
    var frames = Frames()
    let fills = fillsWidth
    let insets = Metrics.itemInsets
    let itemWidth = itemWidth > 0 ? itemWidth.clamped : max(Metrics.centeredItemWidth, titleWidth)
    let spacing = itemSpacing > 0 ? itemSpacing.clamped : Metrics.centeredItemSpacing
    let pitch = fills ? width / CGFloat(count) : itemWidth + spacing
    let start = fills ? 0 : (width - pitch * CGFloat(count)) / 2
    for index in 0..<count {
      let left = grid.rounded(start + pitch * CGFloat(index) + (fills ? insets.side : spacing / 2))
      let right = grid.rounded(
        start + pitch * CGFloat(index + 1) - (fills ? insets.side : spacing / 2))
      frames.items.append(

        CGRect(
          x: left, y: insets.top, width: max(right - left, 0),
          height: max(height - insets.top, 0)))
    }
    return frames
  }
}
