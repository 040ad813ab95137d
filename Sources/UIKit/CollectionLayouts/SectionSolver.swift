/// Places the groups, headers and footers of sections of a compositional layout.
@MainActor struct SectionSolver {
  /// The size of the area in which sections follow each other.
  let container: CGSize
  /// The direction in which sections follow each other.
  let axis: NSLayoutConstraint.Axis
  let traitCollection: UITraitCollection
  /// The insets of an area that sections may refer to. Only those across the axis are used.
  var referenceInsets: (UIContentInsetsReference) -> NSDirectionalEdgeInsets = { _ in .zero }

  func frames(
    of section: NSCollectionLayoutSection, itemCount: Int,
    measurements: CollectionMeasurements = CollectionMeasurements()
  ) -> SectionFrames {
    let insets = section.contentInsets.clamped.adding(
      referenceInsets(section.contentInsetsReference), across: axis)
    let boundaryInsets =
      section.supplementaryContentInsetsReference == .automatic
      ? insets : referenceInsets(section.supplementaryContentInsetsReference)
    var boundary = BoundarySolver(
      container: container, axis: axis, insets: boundaryInsets, measurements: measurements)
    boundary.measure(section.boundarySupplementaryItems)
    let extents = boundary.extents

    var result = SectionFrames()
    let content = groups(
      of: section, itemCount: itemCount,
      in: container.inset(by: insets).inset(by: extents.onlyAcross(axis)),
      measurements: measurements)
    let isOrthogonal = section.orthogonalScrollingBehavior != .none
    let corner = CGPoint(
      x: extents.leading + insets.leading, y: extents.top + insets.top)
    var fragment = CollectionFragment()
    fragment.append(content.fragment, at: corner)
    result.items = fragment.items
    result.supplementaries = fragment.supplementaries
    result.setLines(content.lines, movedBy: corner[isOrthogonal ? axis.crossed : axis])
    let length =
      extents.start(axis) + insets.start(axis) + content.fragment.size[axis] + insets.end(axis)
      + extents.end(axis)
    result.size = CGSize(length, across: container[axis.crossed], along: axis)
    if isOrthogonal {
      let start = corner[axis.crossed]
      result.orthogonal = OrthogonalContent(
        behavior: section.orthogonalScrollingBehavior,
        viewport: CGRect(
          origin: CGPoint(corner[axis], across: 0, along: axis),
          size: CGSize(
            content.fragment.size[axis], across: container[axis.crossed], along: axis)),
        axis: axis.crossed,
        length: start + content.fragment.size[axis.crossed] + insets.end(axis.crossed)
          + extents.end(axis.crossed),
        startInset: start,
        groups: content.groups.map { ($0.lowerBound + start)...($0.upperBound + start) })
    }
    result.boundaries = boundary.frames(in: result.size, contentInsets: insets)
    result.decorations = decorations(of: section, in: result.size)
    return result
  }

  // MARK: Groups

  private func groups(
    of section: NSCollectionLayoutSection, itemCount: Int, in container: CGSize,
    measurements: CollectionMeasurements
  ) -> (fragment: CollectionFragment, groups: [ClosedRange<CGFloat>], lines: [SectionFrames.Line]) {
    let solver = GroupSolver(
      itemCount: itemCount, measurements: measurements, traitCollection: traitCollection)
    let group = section.group
    let isOrthogonal = section.orthogonalScrollingBehavior != .none
    let axis = isOrthogonal ? axis.crossed : axis
    let spacing = section.interGroupSpacing.nonNegative
    let edges = group.edgeLengths(axis)
    let isRepeated = group.isSameForAllItems
    var repeated: CollectionFragment?
    var result = CollectionFragment()
    var ranges: [ClosedRange<CGFloat>] = []
    var lines: [SectionFrames.Line] = []
    var position: CGFloat = 0
    var breadth: CGFloat = 0
    while result.items.count < itemCount {
      let first = result.items.count
      let fragment: CollectionFragment
      if let repeated, itemCount - first >= repeated.items.count {
        fragment = repeated
      } else {
        fragment = solver.fragment(of: group, in: container, from: first)
        // A custom group may place no items at all.
        guard !fragment.items.isEmpty else { break }
        if isRepeated { repeated = fragment }
      }
      if first > 0 { position += spacing }
      position += edges.start
      let length = fragment.size[axis]
      let across =
        isOrthogonal
        ? group.edgeLengths(axis.crossed).start
        : group.position(
          of: fragment.size[axis.crossed], in: container[axis.crossed], axis.crossed)
      result.append(fragment, at: CGPoint(position, across: across, along: axis))
      ranges.append(position...(position + length))
      lines.append(SectionFrames.Line(first..<result.items.count, of: result.items, along: axis))
      position += length + edges.end
      breadth = max(
        breadth, fragment.size[axis.crossed] + group.edgeRoom(axis.crossed))
    }
    result.size = CGSize(position, across: breadth, along: axis)
    return (result, ranges, lines)
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
  fileprivate func adding(
    _ other: NSDirectionalEdgeInsets, across axis: NSLayoutConstraint.Axis
  ) -> NSDirectionalEdgeInsets {
    let other = other.onlyAcross(axis)
    return NSDirectionalEdgeInsets(
      top: top + other.top, leading: leading + other.leading, bottom: bottom + other.bottom,
      trailing: trailing + other.trailing)
  }

  /// The insets at the edges beside an axis.
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

extension NSCollectionLayoutItem {
  /// Whether each repetition is laid out the same, whatever items it contains.
  var isSameForAllItems: Bool {
    let isMeasured = layoutSize.widthDimension.isMeasured || layoutSize.heightDimension.isMeasured
    guard !isMeasured, supplementaryItems.allSatisfy(\.isSameForAllItems) else { return false }
    guard let group = self as? NSCollectionLayoutGroup else { return true }
    if case .custom = group.arrangement { return false }
    return group.subitems.allSatisfy(\.isSameForAllItems)
  }
}
