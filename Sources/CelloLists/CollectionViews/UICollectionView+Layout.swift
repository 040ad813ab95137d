extension UICollectionView {
  /// Loads the item counts from the data source and prepares the layout if needed.
  func prepareLayoutIfNeeded() {
    if state.counts == nil {
      state.counts = countsOfDataSource()
      showPlaceholders()
    }
    if preparedBounds != bounds {
      if preparedBounds?.size != bounds.size { measureAgain() }
      preparedBounds = bounds
      if ownLayout.shouldInvalidateLayout(forBoundsChange: bounds) {
        ownLayout.invalidateLayout(
          with: ownLayout.invalidationContext(forBoundsChange: bounds))
      }
    }
    guard needsPrepare else { return }
    needsPrepare = false
    ownLayout.prepare()
    let size = ownLayout.collectionViewContentSize
    let content = CGSize(width: size.width.nonNegative, height: size.height.nonNegative)
    if content != contentSize { contentSize = content }
  }

  /// Marks all visible views for measurement in the next layout pass, including views that have not
  /// changed.
  func measureAgain() {
    for element in displayed.keys { displayed[element]?.isMeasured = false }
  }

  /// Lays out the elements in the visible area.
  ///
  /// New and changed views are measured; if their sizes change the layout, the visible elements are
  /// determined again. A view is measured only once unless it changes, and not if other measured
  /// views have moved it out of the visible area.
  func layOutViews() {
    repeatLayout {
      prepareLayoutIfNeeded()
      updateOrthogonalViews()
      let all = withDropGap(withMovement(ownLayout.layoutAttributesForElements(in: bounds) ?? []))
      ownLayout.willShow(all)
      var visible: Set<CollectionElement> = []
      for attributes in all where visible.insert(attributes.element).inserted {
        show(attributes)
      }
      for element in displayed.keys.filter({ !visible.contains($0) }).sorted() {
        if retains(element), let attributes = ownLayout.shownAttributes(of: element) {
          show(attributes)
        } else {
          endDisplaying(element)
        }
      }
      let hasChanged = measure(all)
      return hasChanged || needsPrepare || preparedBounds != bounds
    }
    finishLists()
    orderViews()
    prefetch()
  }

  /// Adds the attributes of the moving item, which is always visible.
  private func withMovement(
    _ attributes: [UICollectionViewLayoutAttributes]
  ) -> [UICollectionViewLayoutAttributes] {
    guard let movement else { return attributes }
    let moving = ownLayout.layoutAttributesForInteractivelyMovingItem(
      at: movement.current, withTargetPosition: movement.position)
    return attributes.filter { $0.element != moving.element } + [moving]
  }

  private func show(_ attributes: UICollectionViewLayoutAttributes) {
    let element = attributes.element
    if let shown = displayed[element] {
      if shown.attributes.isEqual(attributes) {
        shown.attributes.measuredAxes = attributes.measuredAxes
        placeInList(shown.view, element)
      } else {
        displayed[element]?.attributes = attributes.copied
        place(shown.view, attributes)
      }
    } else {
      let view = makeView(for: attributes)
      didCreate(view, of: element)
      displayed[element] = Displayed(view: view, attributes: attributes.copied)
      view.element = element
      place(view, attributes)
      willDisplay(view, element)
      (orthogonalView(for: attributes) ?? self).addSubview(view)
    }
  }

  private func place(
    _ view: UICollectionReusableView, _ attributes: UICollectionViewLayoutAttributes
  ) {
    placeFrame(of: view, attributes)
    placeInList(view, attributes.element)
    (view as? UICollectionViewCell)?.isPinnedByLayout = attributes.isPinned
    view.alpha = attributes.alpha
    view.isHidden = attributes.isHidden || isOmitted(attributes.element)
    if attributes.zIndex != 0 || view.ownLayer != nil {
      view.layer.zPosition = CGFloat(attributes.zIndex)
    }
    view.apply(attributes)
  }

  func placeFrame(
    of view: UICollectionReusableView, _ attributes: UICollectionViewLayoutAttributes
  ) {
    let shift = orthogonalView(for: attributes)?.shift ?? .zero
    if attributes.transform.isIdentity, view.transform.isIdentity {
      var frame = attributes.frame.offsetBy(shift)
      if let swipe, attributes.category == .cell {
        frame.origin.x += swipe.displacement(at: attributes.element, in: self)
      }
      if view.frame != frame { view.frame = frame }
    } else {
      view.transform = attributes.transform
      view.bounds.size = attributes.size
      view.center = CGPoint(x: attributes.center.x + shift.x, y: attributes.center.y + shift.y)
    }
  }

  /// Measures new and changed views in the visible area, from the first to the last, and returns
  /// whether their sizes change the layout.
  private func measure(_ elements: [UICollectionViewLayoutAttributes]) -> Bool {
    var hasChanged = false
    ownLayout.isMeasuring = true
    defer {
      ownLayout.isMeasuring = false
      if hasChanged { needsPrepare = true }
    }
    for original in elements {
      guard let shown = displayed[original.element], !shown.isMeasured else { continue }
      var attributes = original
      if hasChanged, !original.measuredAxes.isEmpty {
        prepareLayoutIfNeeded()
        guard let moved = ownLayout.shownAttributes(of: original.element) else { continue }
        // Groups that scroll in their section have frames in its content.
        guard moved.isInOrthogonalContent || moved.frame.overlaps(bounds) else { continue }
        attributes = moved
        placeFrame(of: shown.view, attributes)
      }
      displayed[original.element]?.isMeasured = true
      guard !attributes.measuredAxes.isEmpty, !isInOmittedSection(attributes.element) else {
        continue
      }
      let preferred = preferredAttributes(of: shown.view, attributes)
      if ownLayout.shouldInvalidateLayout(
        forPreferredLayoutAttributes: preferred, withOriginalAttributes: attributes)
      {
        ownLayout.invalidateLayout(
          with: ownLayout.invalidationContext(
            forPreferredLayoutAttributes: preferred, withOriginalAttributes: attributes))
        hasChanged = true
      } else {
        ownLayout.didMeasure(attributes)
      }
    }
    return hasChanged
  }

  /// Measures a view. An omitted item has no height.
  private func preferredAttributes(
    of view: UICollectionReusableView, _ attributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    guard !isOmitted(attributes.element) else {
      let preferred = attributes.copied
      preferred.size.height = 0
      return preferred
    }
    let preferred = view.preferredLayoutAttributesFitting(attributes.copied)
    // Measuring changes the view's size.
    placeFrame(of: view, attributes)
    return preferred
  }

  func omissionDidChange(at path: IndexPath) {
    let element = cellElement(of: path)
    guard let shown = displayed[element], !shown.attributes.measuredAxes.isEmpty else { return }
    // An item without a height can be outside of the visible area, where it is not measured.
    let preferred = preferredAttributes(of: shown.view, shown.attributes)
    ownLayout.invalidateLayout(
      with: ownLayout.invalidationContext(
        forPreferredLayoutAttributes: preferred, withOriginalAttributes: shown.attributes))
  }

  private func isInOmittedSection(_ element: CollectionElement) -> Bool {
    !state.omittedSections.isEmpty && element.indexPath.count == 2
      && state.omittedSections.contains(element.indexPath.section)
  }

  var canOmitSections: Bool { type(of: ownLayout) == UICollectionViewCompositionalLayout.self }

  func shownViews(ofSection section: Int) -> [UIView] {
    displayed.sorted { $0.key < $1.key }
      .filter { $0.key.indexPath.count == 2 && $0.key.indexPath.section == section }
      .map(\.value.view)
  }

  func omissionDidChange(ofSection section: Int) {
    ownLayout.invalidateLayout()
    setNeedsLayout()
  }

  func presentedPath(of path: IndexPath) -> IndexPath {
    placeholderPositions.presentationPath(of: path)
  }

  /// Sorts the views in an order that does not depend on when they became visible.
  private func orderViews() {
    var views = displayed.map { ($0.key, $0.value.view as UIView) }
    for (section, view) in orthogonalViews {
      views.append(
        (CollectionElement(category: .cell, indexPath: IndexPath(index: section)), view))
    }
    let sorted = views.sorted { $0.0 < $1.0 }
    // In an animated update, views that disappear or appear are behind the views that move.
    let ordered =
      state.motion == nil && state.motions.isEmpty
      ? sorted.map(\.1)
      : orderDuringMotions(
        departingViews + sorted.filter { $0.0.rank == 0 || isAppearing($0.1) }.map(\.1)
          + sorted.filter { $0.0.rank > 0 && !isAppearing($0.1) }.map(\.1))
    // Below the app's own subviews, but above the background view.
    orderSubviews(ordered, from: backgroundView?.superview === self ? 1 : 0)
    for view in orthogonalViews.values { view.orderSubviews(ordered, from: 0) }
  }
}
