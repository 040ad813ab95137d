/// Computes the frames of the groups, headers and footers of a section in a compositional layout.
@MainActor struct SectionSolver {
  /// The size of the area that contains the sections, in points.
  let container: CGSize
  /// The scroll direction, in which sections follow each other.
  let axis: NSLayoutConstraint.Axis
  let traitCollection: UITraitCollection
  /// The pixels to which frames are aligned; `nil` for exact frames.
  var grid: PixelGrid?
  /// A closure that returns the insets of a reference area. Only the insets perpendicular to the
  /// axis are used.
  var referenceInsets: (UIContentInsetsReference) -> NSDirectionalEdgeInsets = { _ in .zero }

  func frames(
    of section: NSCollectionLayoutSection, itemCount: Int,
    measurements: CollectionMeasurements = CollectionMeasurements()
  ) -> SectionFrames {
    var former: SectionFrames?
    return frames(
      of: section, itemCount: itemCount, measurements: measurements, updating: &former,
      changedItems: [])
  }

  /// - Parameters:
  ///   - former: The previous frames of the section, of which only the lines of changed items are
  ///     laid out
  ///     again; `nil` to lay out all lines. The lines are moved out of this value.
  ///   - changedItems: The items whose size, or the size of an attached view, has changed.
  func frames(
    of section: NSCollectionLayoutSection, itemCount: Int, measurements: CollectionMeasurements,
    updating former: inout SectionFrames?, changedItems: Set<Int>
  ) -> SectionFrames {
    let ownInsets = section.contentInsets.clamped
    let areaInsets = referenceInsets(section.resolvedContentInsetsReference).onlyAcross(axis)
    let insets = ownInsets.adding(areaInsets)
    let boundaryInsets =
      section.supplementaryContentInsetsReference == .automatic
      ? insets : referenceInsets(section.supplementaryContentInsetsReference)
    var measurements = measurements
    measurements.grid = grid
    var boundarySolver = BoundarySolver(
      container: container, axis: axis, insets: boundaryInsets, measurements: measurements)
    boundarySolver.measure(section.boundarySupplementaryItems)

    // In the direction in which the groups follow each other, fractions refer to the container,
    // including the section's own insets.
    let isOrthogonal = section.orthogonalScrollingBehavior != .none
    let groups = GroupLinesSolver(
      section: section, itemCount: itemCount,
      container: container.inset(by: areaInsets)
        .inset(by: ownInsets.onlyAcross(isOrthogonal ? axis.crossed : axis)),
      axis: axis,
      measurements: measurements, traitCollection: traitCollection)
    var result = SectionFrames()
    if former?.groupContainer == groups.container, var lines = former?.lines {
      // With a single reference, the lines are changed in place.
      former = nil
      groups.update(&lines, changedItems: changedItems)
      result.lines = lines
    } else {
      result.lines = groups.lines()
    }
    result.groupContainer = groups.container
    let content = groups.size(of: result.lines)
    // A section without items and boundary views has no length.
    let isEmpty = result.lines.itemCount == 0 && section.boundarySupplementaryItems.isEmpty
    let boundary = boundarySolver.boundary(
      ofLength: isEmpty ? 0 : insets.start(axis) + content[axis] + insets.end(axis))
    result.extents = boundary.extents
    result.corner = CGPoint(
      boundary.extents.start + insets.start(axis), across: insets.start(axis.crossed), along: axis)
    result.size = CGSize(boundary.length, across: container[axis.crossed], along: axis)
    if isOrthogonal {
      let start = result.corner[axis.crossed]
      result.orthogonal = OrthogonalContent(
        behavior: section.orthogonalScrollingBehavior,
        viewport: CGRect(
          origin: CGPoint(result.corner[axis], across: 0, along: axis),
          size: CGSize(content[axis], across: container[axis.crossed], along: axis)),
        axis: axis.crossed,
        length: start + content[axis.crossed] + insets.end(axis.crossed),
        startInset: start, endInset: insets.end(axis.crossed),
        groups: (0..<result.lines.lineCount).map { line in
          let range = result.lines.range(ofLine: line)
          return (range.lowerBound + start)...(range.upperBound + start)
        })
    }
    result.boundaries = boundary.frames
    result.decorations = isEmpty ? [] : decorations(of: section, in: result.size)
    return result
  }

  // MARK: Decorations

  private func decorations(
    of section: NSCollectionLayoutSection, in size: CGSize
  ) -> [SectionFrames.Decoration] {
    section.decorationItems.enumerated().map { index, item in
      let insets = item.contentInsets.clamped
      return SectionFrames.Decoration(
        kind: item.elementKind,
        index: section.decorationItems[..<index].count { $0.elementKind == item.elementKind },
        frame: CGRect(
          origin: CGPoint(x: insets.leading, y: insets.top), size: size.inset(by: insets)),
        zIndex: item.zIndex)
    }
  }
}

extension NSDirectionalEdgeInsets {
  fileprivate func adding(_ other: NSDirectionalEdgeInsets) -> NSDirectionalEdgeInsets {
    NSDirectionalEdgeInsets(
      top: top + other.top, leading: leading + other.leading, bottom: bottom + other.bottom,
      trailing: trailing + other.trailing)
  }

  /// Returns the insets with only the edges perpendicular to an axis; the other edges are 0.
  func onlyAcross(_ axis: NSLayoutConstraint.Axis) -> NSDirectionalEdgeInsets {
    var result = self
    if axis == .vertical {
      result.top = 0
      result.bottom = 0
    } else {
      result.leading = 0
      result.trailing = 0
    }
    return result
  }
}
