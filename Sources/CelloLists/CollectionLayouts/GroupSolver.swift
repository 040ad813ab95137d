/// Computes the frames of a group's items.
@MainActor struct GroupSolver {
  /// The number of items in the section.
  let itemCount: Int
  let measurements: CollectionMeasurements
  let traitCollection: UITraitCollection

  /// Lengths that replace the lengths of an item.
  private struct Lengths {
    var width: CGFloat?
    var height: CGFloat?

    subscript(axis: NSLayoutConstraint.Axis) -> CGFloat? {
      get { axis == .horizontal ? width : height }
      set { if axis == .horizontal { width = newValue } else { height = newValue } }
    }
  }

  /// Returns the fragment of an item or a group that starts with an item of the section.
  func fragment(
    of item: NSCollectionLayoutItem, in container: CGSize, from index: Int
  ) -> CollectionFragment {
    fragment(of: item, in: container, from: index, lengths: Lengths())
  }

  private func fragment(
    of item: NSCollectionLayoutItem, in container: CGSize, from index: Int, lengths: Lengths
  ) -> CollectionFragment {
    if let group = item as? NSCollectionLayoutGroup {
      return fragment(of: group, in: container, from: index, lengths: lengths)
    }
    var fragment = CollectionFragment()
    fragment.size = measurements.size(
      of: item.layoutSize, in: container,
      measured: index < itemCount ? measurements.item(index) : nil)
    fragment.size.replace(lengths.width, lengths.height)
    let insets = item.effectiveContentInsets
    let frame = CGRect(
      origin: CGPoint(x: insets.leading, y: insets.top), size: fragment.size.inset(by: insets))
    fragment.items = [.init(frame: frame, measuredAxes: item.layoutSize.measuredAxes)]
    attach(
      item.supplementaryItems, to: frame, sizedIn: frame.size, of: &fragment, from: index)
    return fragment
  }

  private func fragment(
    of group: NSCollectionLayoutGroup, in container: CGSize, from index: Int, lengths: Lengths
  ) -> CollectionFragment {
    var size = group.layoutSize.size(in: container, on: measurements.grid)
    size.replace(lengths.width, lengths.height)
    let insets = group.effectiveContentInsets
    var fragment: CollectionFragment
    switch group.arrangement {
    case .filling(let axis):
      fragment = row(group, along: axis, in: size.inset(by: insets), from: index, lengths: lengths)
    case .repeating(let axis, let count):
      fragment = row(
        group, along: axis, in: size.inset(by: insets), from: index, lengths: lengths,
        count: count)
    case .dividing(let axis, let count):
      fragment = row(
        group, along: axis, in: size.inset(by: insets), from: index, lengths: lengths,
        count: count, isDivided: true)
    case .custom(let provider):
      fragment = custom(provider, size: size, insets: insets, from: index)
    }
    // The layout inside the insets.
    let content = fragment
    fragment = CollectionFragment()
    fragment.size = CGSize(
      width: content.size.width + insets.leading + insets.trailing,
      height: content.size.height + insets.top + insets.bottom)
    let corner = CGPoint(x: insets.leading, y: insets.top)
    fragment.append(content, at: corner)
    attach(
      group.supplementaryItems, to: CGRect(origin: corner, size: content.size),
      sizedIn: container, of: &fragment, from: index)
    return fragment
  }

  /// Attaches views to an item or a group.
  ///
  /// - Parameter container: The size to which fractions refer: of the item, or of the container of
  ///   the group.
  private func attach(
    _ views: [NSCollectionLayoutSupplementaryItem], to frame: CGRect, sizedIn container: CGSize,
    of fragment: inout CollectionFragment, from index: Int
  ) {
    for view in views {
      let size = measurements.size(
        of: view.layoutSize, in: container,
        measured: measurements.supplementary(view.elementKind, index))
      fragment.supplementaries.append(
        .init(
          kind: view.elementKind, item: 0, frame: view.frame(of: size, in: frame),
          zIndex: view.zIndex, measuredAxes: view.layoutSize.measuredAxes))
    }
  }

  // MARK: Rows and columns

  /// An item of a row before it has a position.
  private struct Part {
    let item: NSCollectionLayoutItem
    let index: Int
    var fragment: CollectionFragment
  }

  /// Lays out a row or column of items. Along measured axes it fits its items; along other axes it
  /// fills the container.
  ///
  /// A row that the items of the section do not fill has the positions of a full row. It also
  /// contains frames for the missing items, which do not affect measured lengths.
  private func row(
    _ group: NSCollectionLayoutGroup, along axis: NSLayoutConstraint.Axis, in container: CGSize,
    from first: Int, lengths: Lengths, count: Int? = nil, isDivided: Bool = false
  ) -> CollectionFragment {
    let isLengthMeasured = group.layoutSize[axis].isMeasured && lengths[axis] == nil
    let isBreadthMeasured =
      group.layoutSize[axis.crossed].isMeasured && lengths[axis.crossed] == nil
    let spacing = (group.interItemSpacing?.spacing ?? 0).nonNegative
    var parts = self.parts(
      of: group, along: axis, in: container, from: first, count: count, spacing: spacing,
      limit: isLengthMeasured ? nil : container[axis], isDivided: isDivided)
    makeUniform(&parts, in: container)

    let measured = isLengthMeasured ? parts.filter { $0.index < itemCount } : parts
    let used = measured.reduce(spacing * CGFloat(max(measured.count - 1, 0))) {
      $0 + $1.fragment.size[axis] + $1.item.totalEdgeSpacing(axis)
    }
    let breadth = parts.reduce(0) {
      $1.index < itemCount
        ? max($0, $1.fragment.size[axis.crossed] + $1.item.totalEdgeSpacing(axis.crossed)) : $0
    }
    let size = CGSize(
      isLengthMeasured ? used : container[axis],
      across: isBreadthMeasured ? breadth : container[axis.crossed], along: axis)

    // Flexible spacings share the remaining space, which is negative if the items need more.
    let isSpacingFlexible = group.interItemSpacing?.isFlexible ?? false
    var flexibleCount = isSpacingFlexible ? max(parts.count - 1, 0) : 0
    for part in parts {
      flexibleCount += part.item.isFlexible(axis).start ? 1 : 0
      flexibleCount += part.item.isFlexible(axis).end ? 1 : 0
    }
    let share = flexibleCount > 0 ? (size[axis] - used) / CGFloat(flexibleCount) : 0

    var result = CollectionFragment(size: size)
    var position: CGFloat = 0
    for (number, part) in parts.enumerated() {
      if number > 0 { position += spacing + (isSpacingFlexible ? share : 0) }
      let isFlexible = part.item.isFlexible(axis)
      let edges = part.item.edgeLengths(axis)
      position += edges.start + (isFlexible.start ? share : 0)
      let across = part.item.position(
        of: part.fragment.size[axis.crossed], in: size[axis.crossed], axis.crossed)
      result.append(
        part.fragment, at: rounded(CGPoint(position, across: across, along: axis)))
      position += part.fragment.size[axis] + edges.end + (isFlexible.end ? share : 0)
    }
    return result
  }

  /// Returns a position in whole pixels, so that views attached to an item move with it.
  private func rounded(_ point: CGPoint) -> CGPoint {
    guard let grid = measurements.grid else { return point }
    return CGPoint(x: grid.rounded(point.x), y: grid.rounded(point.y))
  }

  /// Returns the items of a row: a given number of items, or as many items as fit.
  ///
  /// - Parameter limit: The length of the row; `nil` if the row fits its items.
  private func parts(
    of group: NSCollectionLayoutGroup, along axis: NSLayoutConstraint.Axis, in container: CGSize,
    from first: Int, count: Int?, spacing: CGFloat, limit: CGFloat?, isDivided: Bool
  ) -> [Part] {
    guard !group.subitems.isEmpty else { return [] }
    let maxCount: Int
    // Fractions refer to the length without the spacing between the items.
    var base = container
    if let count {
      maxCount = max(count, 1)
      base[axis] = (container[axis] - spacing * CGFloat(maxCount - 1)).nonNegative
    } else if let limit {
      let row = RowCapacity(
        group: group, axis: axis, container: container, spacing: spacing,
        grid: measurements.grid)
      guard row.fitsFirstItem(limit) else { return [] }
      let capacity = row.capacity(limit)
      maxCount = capacity.count ?? .max
      base[axis] = (container[axis] - spacing * CGFloat(capacity.spacingCount)).nonNegative
    } else {
      maxCount = group.subitems.count
      base[axis] = (container[axis] - spacing * CGFloat(maxCount - 1)).nonNegative
    }
    var lengths = Lengths()
    // Source: docs/measurements/compositional-layouts.md#measured-sizes.
    if isDivided {
      lengths[axis] = NSCollectionLayoutDimension.fractionalWidth(1 / CGFloat(maxCount))
        .length(in: CGSize(width: base[axis], height: 0), on: measurements.grid)
    }
    var parts: [Part] = []
    var index = first
    var used: CGFloat = 0
    // Frames of missing items are limited, because any number of items without a length fits.
    while parts.count < maxCount, index < itemCount || parts.count < RowCapacity.maxCount {
      let item = group.subitems[parts.count % group.subitems.count]
      let fragment = fragment(of: item, in: base, from: index, lengths: lengths)
      guard !fragment.items.isEmpty else { break }
      used += fragment.size[axis] + item.totalEdgeSpacing(axis) + (parts.isEmpty ? 0 : spacing)
      if maxCount == .max, let limit, !parts.isEmpty, used > limit + RowCapacity.tolerance { break }
      if index >= itemCount, used == 0 { break }
      parts.append(Part(item: item, index: index, fragment: fragment))
      index += fragment.items.count
    }
    return parts
  }

  /// Sets the uniform lengths of items to the largest of these lengths.
  private func makeUniform(_ parts: inout [Part], in container: CGSize) {
    for axis in NSLayoutConstraint.Axis.both {
      let uniform = parts.indices.filter {
        parts[$0].item.layoutSize[axis].isUniformAcrossSiblings
      }
      let length = uniform.map { parts[$0].fragment.size[axis] }.max() ?? 0
      for index in uniform where parts[index].fragment.size[axis] != length {
        var lengths = Lengths(
          width: parts[index].fragment.size.width, height: parts[index].fragment.size.height)
        lengths[axis] = length
        parts[index].fragment = fragment(
          of: parts[index].item, in: container, from: parts[index].index, lengths: lengths)
      }
    }
  }

  // MARK: Custom groups

  private func custom(
    _ provider: NSCollectionLayoutGroupCustomItemProvider, size: CGSize,
    insets: NSDirectionalEdgeInsets, from first: Int
  ) -> CollectionFragment {
    let environment = CollectionLayoutEnvironment(
      container: CollectionLayoutContainer(contentSize: size, contentInsets: insets),
      traitCollection: traitCollection)
    let items = provider(environment).prefix(max(itemCount - first, 0))
    return CollectionFragment(
      size: size.inset(by: insets),
      items: items.map { .init(frame: $0.frame.finiteFrame, zIndex: $0.zIndex) })
  }
}

extension CollectionFragment {
  fileprivate init(size: CGSize) { self.init(size: size, items: [], supplementaries: []) }

  fileprivate init(size: CGSize, items: [Item]) {
    self.init(size: size, items: items, supplementaries: [])
  }
}

extension CGSize {
  fileprivate mutating func replace(_ width: CGFloat?, _ height: CGFloat?) {
    if let width { self.width = width }
    if let height { self.height = height }
  }
}

extension CGRect {
  /// The rectangle with ``CGFloat/clamped`` coordinates and without negative lengths.
  var finiteFrame: CGRect {
    CGRect(
      x: origin.x.clamped, y: origin.y.clamped, width: size.width.nonNegative,
      height: size.height.nonNegative)
  }
}

extension NSCollectionLayoutItem {
  /// Returns the minimum space before and after the item along an axis, in points.
  func edgeLengths(
    _ axis: NSLayoutConstraint.Axis
  ) -> (start: CGFloat, end: CGFloat) {
    guard let edgeSpacing else { return (0, 0) }
    return (
      (edgeSpacing.start(axis)?.spacing ?? 0).nonNegative,
      (edgeSpacing.end(axis)?.spacing ?? 0).nonNegative
    )
  }

  func totalEdgeSpacing(_ axis: NSLayoutConstraint.Axis) -> CGFloat {
    let edges = edgeLengths(axis)
    return edges.start + edges.end
  }

  func isFlexible(_ axis: NSLayoutConstraint.Axis) -> (start: Bool, end: Bool) {
    (
      edgeSpacing?.start(axis)?.isFlexible ?? false,
      edgeSpacing?.end(axis)?.isFlexible ?? false
    )
  }

  /// Returns the position of the item in a container along an axis on which it has no neighbors.
  func position(
    of length: CGFloat, in container: CGFloat, _ axis: NSLayoutConstraint.Axis
  ) -> CGFloat {
    let available = container - length - totalEdgeSpacing(axis)
    let start = edgeLengths(axis).start
    let isFlexible = isFlexible(axis)
    if isFlexible.start { return start + (isFlexible.end ? available / 2 : available) }
    return start
  }
}
