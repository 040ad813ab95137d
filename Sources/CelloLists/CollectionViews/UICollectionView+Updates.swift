extension UICollectionView {
  /// Performs insertions, deletions, reloads and moves together, in a closure that doesn't escape.
  ///
  /// Overrides of the method with an optional closure are called.
  public final func performBatchUpdates(
    _ updates: () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    performBatch(updates, completion: completion) { performBatchUpdates($0, completion: $1) }
  }

  func discardData() {
    removePlaceholders()
    endMotions()
    swipe?.close()
    (state.selection, state.highlighted) = ([], nil)
    for element in displayed.keys.sorted() { endDisplaying(element) }
    state.forgetData()
    movement = nil
    for view in orthogonalViews.values { view.removeFromSuperview() }
    orthogonalViews = [:]
    ownLayout.dataDidChange()
    let context = ownLayout.makeContext()
    context.invalidateEverything = true
    context.invalidatesWholeLayout = true
    context.invalidateDataSourceCounts = true
    ownLayout.invalidateLayout(with: context)
  }

  func prepareForChanges() {
    show(nil)
    prepareLayoutIfNeeded()
  }

  func commit(_ updates: BatchUpdates, _ indexPaths: UpdatedIndexPaths, counts: [Int]) {
    movement = nil
    followMotions { updated($0, updates, indexPaths) }
    take(updates, indexPaths, counts: counts)
    prepareLayoutIfNeeded()
    ownLayout.prepare(forCollectionViewUpdates: updates.updateItems)
    contentOffset = proposedOffset(contentOffset)
  }

  func didCommit(hasUpdates: Bool, isDeferred: Bool) {
    followOutlines()
    let layout = ownLayout
    // The layout is asked for the attributes at the ends of the animation first.
    if state.motion != nil { return layoutIfNeeded() }
    if isDeferred {
      if hasUpdates { layoutCompletions.append { layout.finalizeCollectionViewUpdates() } }
      return setNeedsLayout()
    }
    layoutIfNeeded()
    if hasUpdates { layout.finalizeCollectionViewUpdates() }
  }

  func cellWasReconfigured(at path: IndexPath) {
    displayed[cellElement(of: path)]?.isMeasured = false
    setNeedsLayout()
  }

  /// Updates the index paths of views, measured sizes and the selection after updates.
  func take(_ updates: BatchUpdates, _ indexPaths: UpdatedIndexPaths, counts: [Int]) {
    hidePlaceholders()
    state.counts = counts
    moveElements(updates, indexPaths)
    follow(indexPaths)
    followPlaceholders(indexPaths, counts: counts)
    showPlaceholders()
  }

  /// Updates the index paths of views and measured sizes.
  func moveElements(_ updates: BatchUpdates, _ indexPaths: UpdatedIndexPaths) {
    ownLayout.elementsDidMove(indexPaths)
    move(displayed, updates, indexPaths)
    ownLayout.invalidateLayout(with: ownLayout.makeContext())
  }

  /// Updates the index paths of the views whose elements remain, and removes the other views.
  private func move(
    _ old: [CollectionElement: Displayed], _ updates: BatchUpdates, _ indexPaths: UpdatedIndexPaths
  ) {
    var moved: [CollectionElement: Displayed] = [:]
    for element in old.keys.sorted() {
      guard let new = updated(element, updates, indexPaths) else {
        if state.motion != nil { depart(element) } else { endDisplaying(element) }
        continue
      }
      moved[new] = old[element]
      old[element]?.view.element = new
    }
    displayed = moved
    let scrolled = orthogonalViews
    orthogonalViews = [:]
    for (section, view) in scrolled.sorted(by: { $0.key < $1.key }) {
      if let index = indexPaths.sections[section] {
        orthogonalViews[index] = view
      } else if let motion = state.motion {
        motion.cleanups.append { view.removeFromSuperview() }
      } else {
        view.removeFromSuperview()
      }
    }
  }

  /// Returns the element after updates; `nil` if it needs another view.
  private func updated(
    _ element: CollectionElement, _ updates: BatchUpdates, _ indexPaths: UpdatedIndexPaths
  ) -> CollectionElement? {
    var path: IndexPath?
    switch element.category {
    case .cell:
      if !updates.reloadedItems.contains(element.indexPath) {
        path = indexPaths.updated(element.indexPath)
      }
    case .supplementary, .decoration:
      if element.indexPath.count < 2 {
        // Views at the boundary of the layout belong to no section.
        path = element.indexPath
      } else if let section = indexPaths.sections[element.indexPath.section],
        !updates.reloadedSections.contains(element.indexPath.section)
      {
        path = IndexPath(item: element.indexPath.item, section: section)
      }
    }
    return path.map { CollectionElement(category: element.category, indexPath: $0) }
  }
}
