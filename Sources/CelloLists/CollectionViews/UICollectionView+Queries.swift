extension UICollectionView {
  // MARK: Items

  /// Returns the visible elements of a category and kind, sorted by index path.
  func shown(
    where isIncluded: (CollectionElement.Category) -> Bool
  ) -> [(element: CollectionElement, view: UICollectionReusableView)] {
    displayed.filter { isIncluded($0.key.category) }.sorted { $0.key < $1.key }
      .map { ($0.key, $0.value.view) }
  }

  /// The visible cells of items, sorted by index path.
  var shownCells: [(indexPath: IndexPath, cell: UICollectionViewCell)] {
    shown { $0 == .cell }.compactMap { element, view in
      guard let path = placeholderPositions.itemPath(of: element.indexPath),
        let cell = view as? UICollectionViewCell
      else { return nil }
      return (path, cell)
    }
  }

  /// Returns the attributes of an item with its index path.
  func attributes(ofItemAt path: IndexPath) -> UICollectionViewLayoutAttributes? {
    let presentation = placeholderPositions.presentationPath(of: path)
    let attributes = ownLayout.layoutAttributesForItem(at: presentation)
    guard presentation != path, let copy = attributes?.copied else { return attributes }
    copy.indexPath = path
    return copy
  }

  func frontmostItem(at point: CGPoint) -> IndexPath? {
    prepareLayoutIfNeeded()
    let area = CGRect(x: point.x - 0.5, y: point.y - 0.5, width: 1, height: 1)
    let frontmost = ownLayout.layoutAttributesForElements(in: area)?
      .filter { attributes in
        let shift =
          attributes.isInOrthogonalContent
          ? orthogonalShift(ofSection: attributes.indexPath.section) : .zero
        return attributes.category == .cell && !attributes.isHidden
          && attributes.frame.covers(CGPoint(x: point.x + shift.x, y: point.y + shift.y))
      }
      .max { ($0.zIndex, $0.indexPath) < ($1.zIndex, $1.indexPath) }
    return frontmost.flatMap { placeholderPositions.itemPath(of: $0.indexPath) }
  }

  func scroll(toItem indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {
    prepareLayoutIfNeeded()
    precondition(
      contains(indexPath),
      """
      scrollToItem(at:at:animated:): item \(indexPath.item) of section \(indexPath.section) is out \
      of bounds.
      """)
    let start = contentOffset
    // The views in between may differ from their estimated sizes.
    for _ in 0..<Self.maxPassCount {
      guard let attributes = attributes(ofItemAt: indexPath) else { return }
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
