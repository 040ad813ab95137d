/// The frames of a section of a compositional layout, in points.
///
/// Coordinates begin at the section's leading top corner, and x grows from leading to trailing.
struct SectionFrames: Sendable {
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
  /// The repetitions of the group.
  var lines = GroupLines(GroupLines.Arrangement(), lines: [])
  /// The area in which the groups were laid out.
  var groupContainer = CGSize.zero
  /// Where the groups begin in the section.
  var corner = CGPoint.zero
  /// Where the section lies in the content.
  var placement = FramePlacement() {
    didSet { updateReach() }
  }
  /// The frames in the section of the views at its boundary, of decorations and of the groups that
  /// scroll.
  private var ownBoundaries: [Boundary] = []
  private var ownDecorations: [Decoration] = []
  private var ownOrthogonal: OrthogonalContent?
  /// The part of the content in which the section may have frames.
  private(set) var reach = CGRect.zero
}

extension SectionFrames {
  /// Fewer than the section has items if a custom group gives no more of them a frame.
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

  /// How the groups scroll; `nil` if they do not. Their frames are those before scrolling.
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
    // Frames are rounded to pixels, and may reach out of their groups.
    let margin = lines.overflow + 1
    self.reach = placement(reach.insetBy(dx: -margin, dy: -margin))
  }

  // MARK: Items

  /// The place of an item in the content.
  func item(_ index: Int) -> CollectionFragment.Item {
    var item = lines.item(index)
    item.frame = placement(item.frame.offsetBy(corner))
    return item
  }

  /// The views attached to the items and the group of a line, in the content.
  private func supplementaries(ofLine line: Int) -> [CollectionFragment.Supplementary] {
    lines.supplementaries(ofLine: line).map { view in
      var view = view
      view.frame = placement(view.frame.offsetBy(corner))
      return view
    }
  }

  /// The lines that may overlap an area of the content.
  private func lines(in area: CGRect) -> Range<Int> {
    let axis = lines.arrangement.axis
    let area = placement.area(of: area)
    // Frames are rounded to pixels.
    let start = area.origin[axis] - corner[axis] - 1
    return lines.lines(in: start...(start + area.size[axis].nonNegative + 2))
  }

  /// The items whose frames overlap an area of the content, in order; only the lines nearby are
  /// examined.
  func items(in area: CGRect) -> [(index: Int, item: CollectionFragment.Item)] {
    lines(in: area).flatMap { line in
      let first = lines.firstItem(ofLine: line)
      return (first..<(first + lines[line].fragment.items.count)).map { ($0, item($0)) }
    }.filter { $0.1.frame.overlaps(area) }
  }

  /// The views attached to items and groups whose frames overlap an area of the content, in order.
  func supplementaries(in area: CGRect) -> [CollectionFragment.Supplementary] {
    lines(in: area).flatMap(supplementaries(ofLine:)).filter { $0.frame.overlaps(area) }
  }

  /// A view attached to an item, or to the group that begins with it.
  func supplementary(ofKind kind: String, at item: Int) -> CollectionFragment.Supplementary? {
    guard (0..<itemCount).contains(item) else { return nil }
    return supplementaries(ofLine: lines.line(ofItem: item))
      .first { $0.kind == kind && $0.index == item }
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
