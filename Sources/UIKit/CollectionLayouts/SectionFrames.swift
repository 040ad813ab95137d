/// The frames of a section of a compositional layout, in points.
///
/// Coordinates begin at the section's leading top corner, and x grows from leading to trailing.
struct SectionFrames: Hashable, Sendable {
  /// A header, footer or other view at the boundary of a section or layout.
  struct Boundary: Hashable, Sendable {
    var kind: String
    /// The number among those of the same kind.
    var index: Int
    var frame: CGRect
    var zIndex: Int
    var alignment: NSRectAlignment
    var isPinned: Bool
    /// The axes on which the view is measured.
    var measuredAxes: UIAxis
  }

  struct Decoration: Hashable, Sendable {
    var kind: String
    var index: Int
    var frame: CGRect
    var zIndex: Int
  }

  /// The room before the section.
  var padding: CGFloat = 0
  var size = CGSize.zero
  /// The items of each repetition of the group.
  private(set) var lines: [Line] = []
  /// Fewer than the section has items if a custom group gives no more of them a frame.
  var items: [CollectionFragment.Item] = []
  var supplementaries: [CollectionFragment.Supplementary] = []
  var boundaries: [Boundary] = []
  var decorations: [Decoration] = []
  /// How the groups scroll; `nil` if they do not. Their frames are those before scrolling.
  var orthogonal: OrthogonalContent?
}

extension SectionFrames {
  /// The items of a repetition of the group, and how far they reach along the axis of the groups.
  struct Line: Hashable, Sendable {
    var items: Range<Int>
    /// The smallest start of this and later lines.
    var start: CGFloat
    /// The largest end of this and earlier lines.
    var reach: CGFloat

    init(
      _ items: Range<Int>, of all: [CollectionFragment.Item], along axis: NSLayoutConstraint.Axis
    ) {
      self.items = items
      start = .greatestFiniteMagnitude
      reach = -.greatestFiniteMagnitude
      for item in all[items] {
        start = min(start, item.frame.origin[axis])
        reach = max(reach, item.frame.origin[axis] + item.frame.size[axis])
      }
    }
  }

  /// Sets the lines of groups that begin at a place in the section.
  mutating func setLines(_ lines: [Line], movedBy offset: CGFloat) {
    self.lines = lines
    var start = CGFloat.greatestFiniteMagnitude
    for index in lines.indices.reversed() {
      start = min(start, lines[index].start + offset)
      self.lines[index].start = start
    }
    var reach = -CGFloat.greatestFiniteMagnitude
    for index in lines.indices {
      reach = max(reach, lines[index].reach + offset)
      self.lines[index].reach = reach
    }
  }

  /// The items whose frames overlap a rectangle, in order; only the lines nearby are examined.
  ///
  /// - Parameters:
  ///   - origin: that of the section in the coordinates of the frames and the rectangle.
  ///   - axis: that of the groups.
  func items(
    in rect: CGRect, from origin: CGFloat, along axis: NSLayoutConstraint.Axis
  ) -> [Int] {
    // Frames have been rounded to pixels since the lines were determined.
    let start = rect.origin[axis] - origin - 1
    let end = rect.origin[axis] + rect.size[axis] - origin + 1
    var low = 0
    var high = lines.count
    while low < high {
      let middle = (low + high) / 2
      if lines[middle].reach < start { low = middle + 1 } else { high = middle }
    }
    var result: [Int] = []
    for line in lines[low...] {
      if line.start > end { break }
      result += line.items.filter { items[$0].frame.overlaps(rect) }
    }
    return result
  }
}

/// The groups of a section that scroll across the direction of the layout.
struct OrthogonalContent: Hashable, Sendable {
  var behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior
  /// The visible area, in the section's coordinates.
  var viewport: CGRect
  var axis: NSLayoutConstraint.Axis
  /// The length of the groups with their insets.
  var length: CGFloat
  /// The room before the first group.
  var startInset: CGFloat
  /// Where the groups begin and end along the axis.
  var groups: [ClosedRange<CGFloat>]

  private var viewportLength: CGFloat { viewport.size[axis] }
  private var maxOffset: CGFloat { max(length - viewportLength, 0) }

  /// The offsets at which the groups come to rest; empty if they may come to rest anywhere.
  var restingOffsets: [CGFloat] {
    switch behavior {
    case .none, .continuous: return []
    case .continuousGroupLeadingBoundary, .groupPaging:
      return unique(groups.map { min(max($0.lowerBound - startInset, 0), maxOffset) })
    case .groupPagingCentered:
      return unique(
        groups.map { ($0.lowerBound + $0.upperBound) / 2 - viewportLength / 2 })
    case .paging:
      guard viewportLength > 0 else { return [0] }
      let count = Int(clamping: maxOffset / viewportLength) + 2
      return unique(
        (0..<min(count, groups.count + 2)).map { min(CGFloat($0) * viewportLength, maxOffset) })
    }
  }

  /// The offset before the groups are scrolled.
  var initialOffset: CGFloat { restingOffsets.first ?? 0 }

  /// The offset at which the groups come to rest.
  ///
  /// - Parameters:
  ///   - offset: where they would come to rest by themselves.
  ///   - start: where the finger began to move them.
  ///   - velocity: of the offset, whose sign turns pages.
  func restingOffset(for offset: CGFloat, from start: CGFloat, velocity: CGFloat) -> CGFloat {
    let offsets = restingOffsets
    guard !offsets.isEmpty else { return min(max(offset, 0), maxOffset) }
    func nearest(_ offset: CGFloat) -> Int {
      offsets.indices.min { (offsets[$0] - offset).magnitude < (offsets[$1] - offset).magnitude }
        ?? 0
    }
    var target = nearest(offset)
    if behavior != .continuousGroupLeadingBoundary {
      let first = nearest(start)
      if velocity > 0 { target = max(target, first + 1) }
      if velocity < 0 { target = min(target, first - 1) }
      target = min(max(target, first - 1), first + 1)
    }
    return offsets[min(max(target, 0), offsets.count - 1)]
  }

  private func unique(_ offsets: [CGFloat]) -> [CGFloat] {
    var result: [CGFloat] = []
    for offset in offsets where offset != result.last { result.append(offset) }
    return result
  }
}

extension CGRect {
  /// The frame of a header or footer that stays visible.
  ///
  /// - Parameters:
  ///   - isAtEnd: whether it is a footer.
  ///   - visible: the visible part along the axis.
  ///   - section: the section that the view does not leave.
  func pinned(
    isAtEnd: Bool, in visible: ClosedRange<CGFloat>, of section: ClosedRange<CGFloat>,
    along axis: NSLayoutConstraint.Axis
  ) -> CGRect {
    var result = self
    let natural = origin[axis]
    let length = size[axis]
    result.origin[axis] =
      isAtEnd
      ? min(natural, max(visible.upperBound - length, section.lowerBound))
      : max(natural, min(visible.lowerBound, section.upperBound - length))
    return result
  }
}
