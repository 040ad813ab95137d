extension UICollectionView {
  // MARK: Items

  /// The number of sections in the collection view.
  public final var numberOfSections: Int {
    prepareLayoutIfNeeded()
    return itemCounts.count
  }

  /// Returns the number of items in a section. The section must exist.
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

  /// Returns the visible elements of a category and kind, sorted by index path.
  private func shown(
    where isIncluded: (CollectionElement.Category) -> Bool
  ) -> [(element: CollectionElement, view: UICollectionReusableView)] {
    displayed.filter { isIncluded($0.key.category) }.sorted { $0.key < $1.key }
      .map { ($0.key, $0.value.view) }
  }

  /// The visible cells as of the last layout pass, sorted by index path.
  public final var visibleCells: [UICollectionViewCell] {
    shown { $0 == .cell }.compactMap { $0.view as? UICollectionViewCell }
  }

  /// The index paths of the visible items as of the last layout pass, in ascending order.
  public final var indexPathsForVisibleItems: [IndexPath] {
    shown { $0 == .cell }.map(\.element.indexPath)
  }

  /// Returns the visible supplementary views of a kind, sorted by index path.
  public final func visibleSupplementaryViews(
    ofKind elementKind: String
  ) -> [UICollectionReusableView] {
    shown { $0 == .supplementary(kind: elementKind) }.map(\.view)
  }

  /// Returns the index paths of the visible supplementary views of a kind, in ascending order.
  public final func indexPathsForVisibleSupplementaryElements(
    ofKind elementKind: String
  ) -> [IndexPath] {
    shown { $0 == .supplementary(kind: elementKind) }.map(\.element.indexPath)
  }

  /// Returns the cell at an index path; `nil` if the item is not visible.
  public final func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? {
    cell(at: indexPath)
  }

  /// Returns the supplementary view at an index path; `nil` if it is not visible.
  public final func supplementaryView(
    forElementKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView? {
    displayed[
      CollectionElement(category: .supplementary(kind: elementKind), indexPath: indexPath)]?.view
  }

  /// Returns the index path of a visible cell; `nil` if the cell is not visible in the collection
  /// view.
  public final func indexPath(for cell: UICollectionViewCell) -> IndexPath? {
    guard cell.owner === self, let element = cell.element, displayed[element]?.view === cell else {
      return nil
    }
    return element.indexPath
  }

  /// Returns the index path of a visible supplementary view; `nil` if it is not visible in the
  /// collection view.
  public final func indexPath(
    forSupplementaryView supplementaryView: UICollectionReusableView
  ) -> IndexPath? {
    guard supplementaryView.owner === self, let element = supplementaryView.element,
      case .supplementary = element.category
    else { return nil }
    return element.indexPath
  }

  /// Returns the index path of the item at a point, in points in the content's coordinates,
  /// including points outside the visible area; `nil` if there is no item. If items overlap, the
  /// frontmost item is returned.
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

  /// Returns the layout attributes of an item; `nil` if the item does not exist.
  public final func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    prepareLayoutIfNeeded()
    return contains(indexPath) ? ownLayout.layoutAttributesForItem(at: indexPath) : nil
  }

  /// Returns the layout attributes of a supplementary view; `nil` if the layout has none at the
  /// index path.
  public final func layoutAttributesForSupplementaryElement(
    ofKind kind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    prepareLayoutIfNeeded()
    return ownLayout.layoutAttributesForSupplementaryView(ofKind: kind, at: indexPath)
  }

  // MARK: Scrolling

  /// Scrolls to an item, without an animation. If no position is given for an axis, the content
  /// scrolls along this axis as little as possible. The item must exist.
  ///
  /// If `animated` is `true` and the offset changes, the delegate is called as after an animation.
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
    // The views in between may differ from their estimated sizes.
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
  /// Returns the content offset that shows an area of the content at a position.
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
