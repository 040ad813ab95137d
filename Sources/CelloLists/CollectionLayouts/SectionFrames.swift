/// The frames of a section of a compositional layout, in points.
///
/// The origin is the section's leading top corner, and x increases from leading to trailing.
struct SectionFrames: Sendable {
  /// A supplementary view at the boundary of a section or layout, such as a header or footer.
  struct Boundary: Hashable, Sendable {
    var kind: String
    /// The index among the views of the same kind.
    var index: Int
    var frame: CGRect
    var zIndex: Int
    var alignment: NSRectAlignment
    var isPinned: Bool
    /// The axes along which the view is measured.
    var measuredAxes: UIAxis
  }

  struct Decoration: Hashable, Sendable {
    var kind: String
    var index: Int
    var frame: CGRect
    var zIndex: Int
  }

  /// The space before the section, in points.
  var padding: CGFloat = 0
  var size = CGSize.zero
  /// The repetitions of the group.
  var lines = GroupLines(GroupLines.Arrangement(), lines: [])
  /// The size of the area in which the groups were laid out.
  var groupContainer = CGSize.zero
  /// The origin of the groups in the section.
  var corner = CGPoint.zero
  /// The lengths by which boundary views extend the section along the scroll direction, in points.
  var extents: (start: CGFloat, end: CGFloat) = (0, 0)
  /// The conversion from the section to the content.
  var placement = FramePlacement() {
    didSet { updateReach() }
  }
  /// The frames of boundary views, decoration views and scrolling groups, in the coordinates of the
  /// section.
  private var ownBoundaries: [Boundary] = []
  private var ownDecorations: [Decoration] = []
  private var ownOrthogonal: OrthogonalContent?
  /// The area of the content that can contain frames of the section.
  private(set) var reach = CGRect.zero
}

extension SectionFrames {
  /// The number of items that have a frame. It is less than the item count of the section if a
  /// custom group returns no frames.
  var itemCount: Int { lines.itemCount }

  var boundaries: [Boundary] {
    get {
      ownBoundaries.map { view in
        var view = view
        view.frame = placement(view.frame)
        return view
      }
    }
    set {
      ownBoundaries = newValue
      updateReach()
    }
  }

  var decorations: [Decoration] {
    get {
      ownDecorations.map { view in
        var view = view
        view.frame = placement(view.frame)
        return view
      }
    }
    set {
      ownDecorations = newValue
      updateReach()
    }
  }

  /// The groups that scroll perpendicular to the layout; `nil` if they do not scroll. Frames do not
  /// include scrolling.
  var orthogonal: OrthogonalContent? {
    get {
      guard var content = ownOrthogonal else { return nil }
      content.viewport = placement(content.viewport)
      return content
    }
    set { ownOrthogonal = newValue }
  }

  private mutating func updateReach() {
    var reach = CGRect(origin: .zero, size: size)
    for frame in ownBoundaries.map(\.frame) + ownDecorations.map(\.frame) {
      reach = reach.union(frame)
    }
    // Frames are rounded to pixels, and can extend beyond their groups.
    let margin = lines.overflow + 1
    self.reach = placement(reach.insetBy(dx: -margin, dy: -margin))
  }

  // MARK: Items

  /// Returns the frame and properties of an item in the coordinates of the content.
  func item(_ index: Int) -> CollectionFragment.Item {
    var item = lines.item(index)
    item.frame = placement(item.frame.offsetBy(corner))
    return item
  }

  /// Returns the views attached to the items and the group of a line, in the coordinates of the
  /// content.
  private func supplementaries(ofLine line: Int) -> [CollectionFragment.Supplementary] {
    lines.supplementaries(ofLine: line).map { view in
      var view = view
      view.frame = placement(view.frame.offsetBy(corner))
      return view
    }
  }

  /// Returns the lines that may overlap an area of the content.
  private func lines(in area: CGRect) -> Range<Int> {
    let axis = lines.arrangement.axis
    let area = placement.area(of: area)
    // Frames are rounded to pixels.
    let start = area.origin[axis] - corner[axis] - 1
    return lines.lines(in: start...(start + area.size[axis].nonNegative + 2))
  }

  /// Returns the items whose frames overlap an area of the content, in ascending order. Only nearby
  /// lines are examined.
  func items(in area: CGRect) -> [(index: Int, item: CollectionFragment.Item)] {
    lines(in: area).flatMap { line in
      let first = lines.firstItem(ofLine: line)
      return (first..<(first + lines[line].fragment.items.count)).map { ($0, item($0)) }
    }.filter { $0.1.frame.overlaps(area) }
  }

  /// Returns the attached views whose frames overlap an area of the content, in order.
  func supplementaries(in area: CGRect) -> [CollectionFragment.Supplementary] {
    lines(in: area).flatMap(supplementaries(ofLine:)).filter { $0.frame.overlaps(area) }
  }

  /// Returns a view attached to an item or a group, by its index among the views of its kind.
  func supplementary(ofKind kind: String, at index: Int) -> CollectionFragment.Supplementary? {
    guard index >= 0, let line = lines.line(ofView: index, kind: kind) else { return nil }
    return supplementaries(ofLine: line).first { $0.kind == kind && $0.index == index }
  }
}

/// The groups of a section that scroll perpendicular to the layout.
struct OrthogonalContent: Hashable, Sendable {
  var behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior
  /// The visible area of the groups, in the section's coordinates.
  var viewport: CGRect
  var axis: NSLayoutConstraint.Axis
  /// The length of the groups including their insets, in points.
  var length: CGFloat
  /// The space before the first group and after the last group, in points.
  var startInset: CGFloat
  var endInset: CGFloat
  /// The ranges of the groups along the axis.
  var groups: [ClosedRange<CGFloat>]

  private var viewportLength: CGFloat { viewport.size[axis] }
  private var maxOffset: CGFloat { max(length - viewportLength, 0) }
  /// The length of the viewport inside the insets, which is the length of a page.
  private var pageLength: CGFloat { max(viewportLength - startInset - endInset, 0) }

  // Source of the positions: docs/measurements/compositional-layouts.md#orthogonal-sections.

  /// The offsets at which scrolling can stop; empty if it can stop at any offset.
  var restingOffsets: [CGFloat] {
    switch behavior {
    case .none, .continuous: return []
    case .continuousGroupLeadingBoundary, .groupPaging:
      return unique(groups.map { min(max($0.lowerBound - startInset, 0), maxOffset) })
    case .groupPagingCentered:
      return unique(
        groups.map { ($0.lowerBound + $0.upperBound) / 2 - startInset - pageLength / 2 })
    case .paging:
      guard pageLength > 0 else { return [0] }
      let count = Int(clamping: maxOffset / pageLength) + 2
      return unique(
        (0..<min(count, groups.count + 2)).map { min(CGFloat($0) * pageLength, maxOffset) })
    }
  }

  /// The offset before the user has scrolled the groups.
  var initialOffset: CGFloat { restingOffsets.first ?? 0 }

  /// Returns the offset at which scrolling stops.
  ///
  /// - Parameters:
  ///   - offset: The proposed offset.
  ///   - start: The offset at which the drag began.
  ///   - velocity: The velocity of the offset, whose sign determines the direction of paging.
  func restingOffset(for offset: CGFloat, from start: CGFloat, velocity: CGFloat) -> CGFloat {
    let offsets = restingOffsets
    guard !offsets.isEmpty else { return min(max(offset, 0), maxOffset) }
    func nearest(_ offset: CGFloat) -> Int {
      // The end of the groups is a page only for an offset beyond it.
      if behavior == .paging, pageLength > 0 {
        return offset < maxOffset ? Int(clamping: offset / pageLength + 0.5) : offsets.count - 1
      }
      return offsets.indices.min {
        (offsets[$0] - offset).magnitude < (offsets[$1] - offset).magnitude
      } ?? 0
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
  /// Returns the frame of a header or footer that stays visible.
  ///
  /// - Parameters:
  ///   - isAtEnd: `true` for a footer; `false` for a header.
  ///   - visible: The visible range along the axis.
  ///   - section: The range of the section, which limits the position of the view.
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
