/// Computes the repetitions of a section's group.
@MainActor struct GroupLinesSolver {
  let section: NSCollectionLayoutSection
  let itemCount: Int
  /// The size of the area that contains the groups, in points.
  let container: CGSize
  /// The scroll direction, in which sections follow each other.
  let axis: NSLayoutConstraint.Axis
  let measurements: CollectionMeasurements
  let traitCollection: UITraitCollection

  private var group: NSCollectionLayoutGroup { section.group }
  private var isOrthogonal: Bool { section.orthogonalScrollingBehavior != .none }
  /// The axis along which the groups follow each other.
  private var lineAxis: NSLayoutConstraint.Axis { isOrthogonal ? axis.crossed : axis }

  private var arrangement: GroupLines.Arrangement {
    GroupLines.Arrangement(
      axis: lineAxis, edges: group.edgeLengths(lineAxis),
      spacing: section.interGroupSpacing.nonNegative)
  }

  private func line(
    from first: Int, measurements: CollectionMeasurements
  ) -> GroupLines.Line {
    let solver = GroupSolver(
      itemCount: itemCount, measurements: measurements, traitCollection: traitCollection)
    let fragment = existing(solver.fragment(of: group, in: container, from: first), from: first)
    let breadth = fragment.size[lineAxis.crossed]
    let across =
      isOrthogonal
      ? group.edgeLengths(lineAxis.crossed).start
      : group.position(of: breadth, in: container[lineAxis.crossed], lineAxis.crossed)
    return GroupLines.Line(fragment: fragment, across: across)
  }

  /// Returns a repetition without the items that the section does not have. It ends as far after
  /// its items as a full repetition does.
  ///
  /// Source: docs/measurements/compositional-layouts.md.
  private func existing(
    _ fragment: CollectionFragment, from first: Int
  ) -> CollectionFragment {
    let count = itemCount - first
    guard fragment.items.count > count else { return fragment }
    var result = fragment
    result.items.removeSubrange(count...)
    result.supplementaries.removeAll { $0.item >= count }
    if !group.layoutSize[lineAxis].isMeasured {
      let insets = group.effectiveContentInsets
      func end(_ fragment: CollectionFragment) -> CGFloat {
        fragment.items.map { $0.frame.end(lineAxis) }.max() ?? 0
      }
      result.size[lineAxis] =
        (fragment.size[lineAxis] - insets.start(lineAxis) - insets.end(lineAxis) + end(result)
        - end(fragment)).nonNegative
    }
    return result
  }

  /// Returns all repetitions of the group.
  func lines() -> GroupLines {
    guard itemCount > 0 else { return GroupLines(arrangement, lines: []) }
    guard group.hasFixedItemCount else { return differentLines() }
    let common = line(from: 0, measurements: CollectionMeasurements(grid: measurements.grid))
    guard let itemsPerLine = [common.fragment.items.count].first(where: { $0 > 0 }) else {
      return GroupLines(arrangement, lines: [])
    }
    var lines = GroupLines(arrangement, common: common, itemCount: itemCount)
    if itemCount % itemsPerLine > 0 { layOut(lines.lineCount - 1, of: &lines) }
    if group.isMeasured {
      layOut(Set(measurements.measuredItems().map { lines.line(ofItem: $0) }), of: &lines)
    }
    return lines
  }

  /// Updates the repetitions whose measured sizes have changed.
  func update(_ lines: inout GroupLines, changedItems: Set<Int>) {
    guard !changedItems.isEmpty || lines.itemCount != itemCount else { return }
    guard lines.itemsPerLine != nil, lines.itemCount == itemCount else {
      lines = self.lines()
      return
    }
    layOut(Set(changedItems.map { lines.line(ofItem: $0) }), of: &lines)
  }

  private func layOut(_ indices: Set<Int>, of lines: inout GroupLines) {
    for index in indices where (0..<lines.lineCount).contains(index) { layOut(index, of: &lines) }
  }

  private func layOut(_ index: Int, of lines: inout GroupLines) {
    lines[index] = line(from: lines.firstItem(ofLine: index), measurements: measurements)
  }

  /// Returns the repetitions of a group whose item count depends on the items' sizes.
  private func differentLines() -> GroupLines {
    var lines: [GroupLines.Line] = []
    var first = 0
    while first < itemCount {
      let line = line(from: first, measurements: measurements)
      // A custom group can contain no items.
      guard !line.fragment.items.isEmpty else { break }
      first += line.fragment.items.count
      lines.append(line)
    }
    return GroupLines(arrangement, lines: lines)
  }

  /// Returns the size of all repetitions, with the edge spacing perpendicular to their axis.
  func size(of lines: GroupLines) -> CGSize {
    let breadth =
      isOrthogonal && lines.lineCount > 0
      ? lines.breadth + group.totalEdgeSpacing(lineAxis.crossed) : 0
    return CGSize(lines.length, across: breadth, along: lineAxis)
  }
}

extension CGRect {
  fileprivate func end(_ axis: NSLayoutConstraint.Axis) -> CGFloat { origin[axis] + size[axis] }
}

extension NSCollectionLayoutItem {
  /// A Boolean value that indicates whether the item, a subitem or an attached view is measured.
  fileprivate var isMeasured: Bool {
    let isMeasured = layoutSize.widthDimension.isMeasured || layoutSize.heightDimension.isMeasured
    return isMeasured || supplementaryItems.contains(where: \.isMeasured)
      || (self as? NSCollectionLayoutGroup)?.subitems.contains(where: \.isMeasured) == true
  }

  /// A Boolean value that indicates whether every repetition contains the same number of items,
  /// regardless of their sizes.
  fileprivate var hasFixedItemCount: Bool {
    guard let group = self as? NSCollectionLayoutGroup else { return true }
    let isFixed =
      switch group.arrangement {
      case .custom: false
      case .repeating, .dividing: true
      case .filling(let axis):
        group.layoutSize[axis].isMeasured
          || !group.subitems.contains { $0.layoutSize[axis].isMeasured }
      }
    return isFixed && group.subitems.allSatisfy(\.hasFixedItemCount)
  }
}
