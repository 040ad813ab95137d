/// Computes the frames of the supplementary views at the boundary of a section or a layout.
@MainActor struct BoundarySolver {
  let container: CGSize
  /// The scroll direction, in which sections follow each other.
  let axis: NSLayoutConstraint.Axis
  /// The insets from the container, perpendicular to the axis.
  let insets: NSDirectionalEdgeInsets
  let measurements: CollectionMeasurements
  private var views: [(item: NSCollectionLayoutBoundarySupplementaryItem, size: CGSize)] = []

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
      views.append((item, size))
    }
  }

  /// The lengths by which the views extend the content at each edge, in points.
  var extents: NSDirectionalEdgeInsets {
    var extents = NSDirectionalEdgeInsets.zero
    for (item, size) in views where item.extendsBoundary {
      let offset = item.offset.clamped
      if item.alignment.isAtTop {
        extents.top = max(extents.top, size.height + offset.y.magnitude)
      } else if item.alignment.isAtBottom {
        extents.bottom = max(extents.bottom, size.height + offset.y.magnitude)
      } else if item.alignment.isAtLeading {
        extents.leading = max(extents.leading, size.width + offset.x.magnitude)
      } else if item.alignment.isAtTrailing {
        extents.trailing = max(extents.trailing, size.width + offset.x.magnitude)
      }
    }
    return extents
  }

  /// Returns the frames of the views.
  ///
  /// - Parameters:
  ///   - size: The size of the section or layout that contains the views.
  ///   - contentInsets: The insets between the views and the content.
  func frames(
    in size: CGSize, contentInsets: NSDirectionalEdgeInsets
  ) -> [SectionFrames.Boundary] {
    let extents = extents
    var counts: [String: Int] = [:]
    return views.map { item, own in
      let index = counts[item.elementKind, default: 0]
      counts[item.elementKind] = index + 1
      let edges = item.extendsBoundary ? item.alignment.extendedEdges : []
      let offset = item.offset.clamped
      // The area of a view beside the content or on top of it.
      var area = CGRect(origin: .zero, size: size)
      let main = contentInsets.onlyAcross(axis.crossed)
      area.origin.x = extents.leading + max(insets.leading, main.leading)
      area.origin.y = extents.top + max(insets.top, main.top)
      area.size.width -=
        area.minX + extents.trailing + max(insets.trailing, main.trailing)
      area.size.height -= area.minY + extents.bottom + max(insets.bottom, main.bottom)
      if edges.isEmpty, item.alignment == .none {
        area = CGRect(origin: .zero, size: size)
      }
      var frame = CGRect(origin: .zero, size: own)
      frame.origin.x = position(
        of: own.width, from: area.minX, to: area.maxX, isAtStart: item.alignment.isAtLeading,
        isAtEnd: item.alignment.isAtTrailing)
      frame.origin.y = position(
        of: own.height, from: area.minY, to: area.maxY, isAtStart: item.alignment.isAtTop,
        isAtEnd: item.alignment.isAtBottom)
      if edges.contains(.top) { frame.origin.y = extents.top - own.height }
      if edges.contains(.bottom) { frame.origin.y = size.height - extents.bottom }
      if edges.contains(.leading) { frame.origin.x = extents.leading - own.width }
      if edges.contains(.trailing) { frame.origin.x = size.width - extents.trailing }
      return SectionFrames.Boundary(
        kind: item.elementKind, index: index,
        frame: frame.offsetBy(dx: offset.x, dy: offset.y), zIndex: item.zIndex,
        alignment: item.alignment, isPinned: item.pinToVisibleBounds,
        measuredAxes: item.layoutSize.measuredAxes)
    }
  }

  private func position(
    of length: CGFloat, from start: CGFloat, to end: CGFloat, isAtStart: Bool, isAtEnd: Bool
  ) -> CGFloat {
    if isAtStart { return start }
    if isAtEnd { return end - length }
    return start + (end - start - length) / 2
  }
}

extension NSRectAlignment {
  /// The edge at which a view extends its section.
  fileprivate var extendedEdges: NSDirectionalRectEdge {
    if isAtTop { return .top }
    if isAtBottom { return .bottom }
    if isAtLeading { return .leading }
    return isAtTrailing ? .trailing : []
  }
}
