/// The frames of a whole compositional layout, in points in the coordinates of the content.
struct CompositionalFrames: Sendable {
  struct Section: Sendable {
    /// The frame of the section with its headers and footers.
    var frame: CGRect
    /// The frames of the section's elements in the coordinates of the content.
    var frames: SectionFrames
  }

  var size = CGSize.zero
  var sections: [Section] = []
  /// The headers and footers of the whole layout.
  var boundaries: [SectionFrames.Boundary] = []
  /// The lengths by which headers and footers extend the layout along the scroll direction, in
  /// points.
  var extents: (start: CGFloat, end: CGFloat) = (0, 0)

  /// Returns the frame of a header or footer; a pinned view stays in the visible area.
  func frame(
    of boundary: SectionFrames.Boundary, inSection index: Int?, visible: CGRect,
    along axis: NSLayoutConstraint.Axis
  ) -> CGRect {
    guard boundary.isPinned else { return boundary.frame }
    var area = index.map { sections[$0].frame } ?? CGRect(origin: .zero, size: size)
    let extents = index.map { sections[$0].frames.extents } ?? self.extents
    func range(_ rect: CGRect) -> ClosedRange<CGFloat> {
      let start = rect.origin[axis]
      return start...(start + rect.size[axis].nonNegative)
    }
    let isAtEnd =
      axis == .vertical ? boundary.alignment.isAtBottom : boundary.alignment.isAtTrailing
    // A header stops above the footers of its section, and a footer below the headers.
    if isAtEnd { area.origin[axis] += extents.start }
    area.size[axis] -= isAtEnd ? extents.start : extents.end
    return boundary.frame.pinned(
      isAtEnd: isAtEnd, in: range(visible), of: range(area), along: axis)
  }
}

/// Computes the frames of the sections of a compositional layout.
@MainActor struct CompositionalSolver {
  let sections: SectionSolver
  /// The indices of the sections that have no length and no spacing.
  var omittedSections: Set<Int> = []
  var sectionSpacing: CGFloat = 0
  var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
  /// The measured sizes of the layout's headers and footers.
  var measurements = CollectionMeasurements()
  var isRightToLeft = false
  /// A Boolean value that indicates whether the size of the content is rounded up to pixels, not
  /// down.
  var roundsSizeUp = true

  /// Returns the frames of the sections, with edges aligned to pixels.
  func frames(of solved: [SectionFrames]) -> CompositionalFrames {
    let axis = sections.axis
    var boundary = BoundarySolver(
      container: sections.container, axis: axis, insets: .zero, measurements: measurements)
    boundary.measure(boundarySupplementaryItems)
    let spacing = sectionSpacing.nonNegative
    let shown = solved.indices.filter { !omittedSections.contains($0) }
    let length = shown.reduce(spacing * CGFloat(max(shown.count - 1, 0))) {
      $0 + solved[$1].padding + solved[$1].size[axis]
    }
    let whole = boundary.boundary(ofLength: length)
    var result = CompositionalFrames()
    result.extents = whole.extents
    var position = whole.extents.start
    for (index, frames) in solved.enumerated() {
      let isOmitted = omittedSections.contains(index)
      if !isOmitted {
        if index != shown.first { position += spacing }
        position += frames.padding
      }
      let origin = CGPoint(position, across: 0, along: axis)
      result.sections.append(
        .init(
          frame: CGRect(origin: origin, size: frames.size), frames: frames))
      if !isOmitted { position += frames.size[axis] }
    }
    result.size = CGSize(whole.length, across: sections.container[axis.crossed], along: axis)
    result.boundaries = whole.frames
    return placed(result)
  }

  /// Applies mirroring and pixel alignment to the frames.
  private func placed(_ frames: CompositionalFrames) -> CompositionalFrames {
    let grid = sections.traitCollection.pixelGrid
    var placement = FramePlacement()
    placement.grid = grid
    placement.mirroredWidth = isRightToLeft ? frames.size.width : nil
    var result = frames
    func whole(_ length: CGFloat) -> CGFloat {
      roundsSizeUp ? grid.roundedUp(length) : grid.roundedDown(length)
    }
    result.size = CGSize(width: whole(frames.size.width), height: whole(frames.size.height))
    for index in result.sections.indices {
      let frame = result.sections[index].frame
      result.sections[index].frame = placement(frame)
      var own = placement
      own.offset = frame.origin
      own.preservesSizes = true
      result.sections[index].frames.placement = own
    }
    placement.preservesSizes = true
    for index in result.boundaries.indices {
      result.boundaries[index].frame = placement(result.boundaries[index].frame)
    }
    return result
  }
}
