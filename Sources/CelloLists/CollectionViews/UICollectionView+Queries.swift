extension UICollectionView {
  // MARK: Items

  public final var numberOfSections: Int {
    prepareLayoutIfNeeded()
    return itemCounts.count
  }

  public final func numberOfItems(inSection section: Int) -> Int {
    prepareLayoutIfNeeded()
    let counts = itemCounts
    guard counts.indices.contains(section) else {
      preconditionFailure(
        """
        numberOfItems(inSection:): section \(section) is out of bounds; the number of sections is \
        \(counts.count).
        """)
    }
    return (state.dropGap?.data(counts) ?? counts)[section]
  }

  /// The visible elements of a category and kind, in the order of their index paths.
  private func shown(
    where isIncluded: (CollectionElement.Category) -> Bool
  ) -> [(element: CollectionElement, view: UICollectionReusableView)] {
    displayed.filter { isIncluded($0.key.category) }.sorted { $0.key < $1.key }
      .map { ($0.key, $0.value.view) }
  }

  /// The cells in the visible area as of the last layout, in the order of their items.
  public final var visibleCells: [UICollectionViewCell] {
    shown { $0 == .cell }.compactMap { $0.view as? UICollectionViewCell }
  }

  /// The items in the visible area as of the last layout, in order.
  public final var indexPathsForVisibleItems: [IndexPath] {
    shown { $0 == .cell }.map(\.element.indexPath)
  }

  public final func visibleSupplementaryViews(
    ofKind elementKind: String
  ) -> [UICollectionReusableView] {
    shown { $0 == .supplementary(kind: elementKind) }.map(\.view)
  }

  public final func indexPathsForVisibleSupplementaryElements(
    ofKind elementKind: String
  ) -> [IndexPath] {
    shown { $0 == .supplementary(kind: elementKind) }.map(\.element.indexPath)
  }

  /// The cell of an item if it is visible.
  public final func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? {
    cell(at: indexPath)
  }

  /// A supplementary view if it is visible.
  public final func supplementaryView(
    forElementKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView? {
    displayed[
      CollectionElement(category: .supplementary(kind: elementKind), indexPath: indexPath)]?.view
  }

  /// The item that a visible cell shows.
  public final func indexPath(for cell: UICollectionViewCell) -> IndexPath? {
    guard cell.owner === self, let element = cell.element, displayed[element]?.view === cell else {
      return nil
    }
    return element.indexPath
  }

  /// The index path of a visible supplementary view.
  public final func indexPath(
    forSupplementaryView supplementaryView: UICollectionReusableView
  ) -> IndexPath? {
    guard supplementaryView.owner === self, let element = supplementaryView.element,
      case .supplementary = element.category
    else { return nil }
    return element.indexPath
  }

  /// The item at a point of the content, also outside the visible area.
  public final func indexPathForItem(at point: CGPoint) -> IndexPath? {
    prepareLayoutIfNeeded()
    let area = CGRect(x: point.x - 0.5, y: point.y - 0.5, width: 1, height: 1)
    return ownLayout.layoutAttributesForElements(in: area)?
      .filter { attributes in
        let shift =
          attributes.isInOrthogonalContent
          ? orthogonalShift(ofSection: attributes.indexPath.section) : .zero
        return attributes.category == .cell && !attributes.isHidden
          && attributes.frame.covers(CGPoint(x: point.x + shift.x, y: point.y + shift.y))
      }
      .max { ($0.zIndex, $0.indexPath) < ($1.zIndex, $1.indexPath) }?.indexPath
  }

  // MARK: Attributes

  public final func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    prepareLayoutIfNeeded()
    return contains(indexPath) ? ownLayout.layoutAttributesForItem(at: indexPath) : nil
  }

  public final func layoutAttributesForSupplementaryElement(
    ofKind kind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    prepareLayoutIfNeeded()
    return ownLayout.layoutAttributesForSupplementaryView(ofKind: kind, at: indexPath)
  }

  // MARK: Scrolling

  /// Scrolls to an item. Without a position of an axis, the content moves along it as little as is
  /// needed.
  public final func scrollToItem(
    at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool
  ) {
    prepareLayoutIfNeeded()
    precondition(
      contains(indexPath),
      """
      scrollToItem(at:at:animated:): item \(indexPath.item) of section \(indexPath.section) is out \
      of bounds.
      """)
    let start = contentOffset
    // Views on the way may have other sizes than estimated.
    for _ in 0..<4 {
      guard let attributes = ownLayout.layoutAttributesForItem(at: indexPath) else { return }
      updateOrthogonalViews()
      if let inner = orthogonalView(for: attributes) {
        inner.contentOffset = inner.offset(
          for: attributes.frame.offsetBy(inner.shift), at: scrollPosition)
      }
      let shift =
        attributes.isInOrthogonalContent ? orthogonalShift(ofSection: indexPath.section) : .zero
      let offset = offset(
        for: attributes.frame.offsetBy(dx: -shift.x, dy: -shift.y), at: scrollPosition)
      if offset == contentOffset { break }
      contentOffset = offset
      layoutIfNeeded()
    }
    guard animated, contentOffset != start else { return }
    scrollDelegate?.scrollViewDidEndScrollingAnimation(self)
  }
}

extension UIScrollView {
  /// The offset that shows an area of the content at a position.
  fileprivate func offset(for frame: CGRect, at position: UICollectionView.ScrollPosition)
    -> CGPoint
  {
    func offset(
      _ axis: ScrollAxis, _ current: CGFloat, _ part: ClosedRange<CGFloat>, _ isAtStart: Bool,
      _ isCentered: Bool, _ isAtEnd: Bool
    ) -> CGFloat {
      let start = part.lowerBound - axis.startInset
      let end = part.upperBound + axis.endInset - axis.viewport
      if isAtStart { return axis.clamped(start) }
      if isCentered { return axis.clamped((start + end) / 2) }
      if isAtEnd { return axis.clamped(end) }
      return axis.offset(current, showing: part)
    }
    return CGPoint(
      x: offset(
        horizontalAxis, contentOffset.x, frame.minX...frame.maxX, position.contains(.left),
        position.contains(.centeredHorizontally), position.contains(.right)),
      y: offset(
        verticalAxis, contentOffset.y, frame.minY...frame.maxY, position.contains(.top),
        position.contains(.centeredVertically), position.contains(.bottom)))
  }
}
