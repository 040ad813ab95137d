/// Computes the frames of the supplementary views at the boundary of a section or a layout.
///
/// Views at the start and the end of the scroll direction can extend the section; views at the
/// other edges are in front of its content.
///
/// Source: docs/measurements/compositional-layouts.md.
@MainActor struct BoundarySolver {
  let container: CGSize
  /// The scroll direction, in which sections follow each other.
  let axis: NSLayoutConstraint.Axis
  /// The insets from the container, perpendicular to the axis.
  let insets: NSDirectionalEdgeInsets
  let measurements: CollectionMeasurements
  /// The views, with their indexes among the views of the same kind and their sizes.
  private var views:
    [(item: NSCollectionLayoutBoundarySupplementaryItem, index: Int, size: CGSize)] = []

  init(
    container: CGSize, axis: NSLayoutConstraint.Axis, insets: NSDirectionalEdgeInsets,
    measurements: CollectionMeasurements
  ) {
    self.container = container
    self.axis = axis
    self.insets = insets.onlyAcross(axis)
    self.measurements = measurements
  }

  /// Determines the sizes of the views.
  mutating func measure(_ items: [NSCollectionLayoutBoundarySupplementaryItem]) {
    var counts: [String: Int] = [:]
    for item in items {
      let index = counts[item.elementKind, default: 0]
      counts[item.elementKind] = index + 1
      let size = measurements.size(
        of: item.layoutSize, in: container.inset(by: insets),
        measured: measurements.supplementary(item.elementKind, index))
      views.append((item, index, size))
    }
  }

  /// The views around content with a length.
  struct Boundary {
    /// The lengths by which the views extend the content along the axis, in points.
    var extents: (start: CGFloat, end: CGFloat) = (0, 0)
    /// The length of the content, which is at least the length of extending views at its sides, and
    /// the lengths by which views extend it, in points.
    var length: CGFloat = 0
    /// The frames in the coordinates of the section or layout, including its extension.
    var frames: [SectionFrames.Boundary] = []
  }

  /// Returns the frames of the views around content with a length along the axis, in points.
  func boundary(ofLength length: CGFloat) -> Boundary {
    var result = Boundary()
    let length = views.reduce(length) { length, view in
      let isAtSide = view.item.alignment.end(of: axis) == nil
      return view.item.extendsBoundary && isAtSide ? max(length, view.size[axis]) : length
    }
    let breadth = (
      start: insets.start(axis.crossed), end: container[axis.crossed] - insets.end(axis.crossed)
    )
    for (item, index, size) in views {
      let offset = item.offset.clamped
      var position =
        offset[axis]
        + Self.position(
          of: size[axis], from: 0, to: length, at: item.alignment.end(of: axis))
      if item.extendsBoundary, let end = item.alignment.end(of: axis) {
        position += end == .start ? -size[axis] : size[axis]
        result.extents.start = max(result.extents.start, -position)
        result.extents.end = max(result.extents.end, position + size[axis] - length)
      }
      let across =
        offset[axis.crossed]
        + Self.position(
          of: size[axis.crossed], from: breadth.start, to: breadth.end,
          at: item.alignment.end(of: axis.crossed))
      result.frames.append(
        SectionFrames.Boundary(
          kind: item.elementKind, index: index,
          frame: CGRect(origin: CGPoint(position, across: across, along: axis), size: size),
          zIndex: item.zIndex, alignment: item.alignment, isPinned: item.pinToVisibleBounds,
          measuredAxes: item.layoutSize.measuredAxes))
    }
    for index in result.frames.indices {
      result.frames[index].frame.origin[axis] += result.extents.start
    }
    result.length = result.extents.start + length + result.extents.end
    return result
  }

  private static func position(
    of length: CGFloat, from start: CGFloat, to end: CGFloat, at alignment: NSRectAlignment.End?
  ) -> CGFloat {
    switch alignment {
    case .start: start
    case .end: end - length
    case nil: start + (end - start - length) / 2
    }
  }
}

extension NSRectAlignment {
  /// The ends of an axis.
  fileprivate enum End {
    case start
    case end
  }

  /// Returns the end of an axis at which a view is aligned; `nil` for the middle.
  fileprivate func end(of axis: NSLayoutConstraint.Axis) -> End? {
    if axis == .horizontal ? isAtLeading : isAtTop { return .start }
    return (axis == .horizontal ? isAtTrailing : isAtBottom) ? .end : nil
  }
}
