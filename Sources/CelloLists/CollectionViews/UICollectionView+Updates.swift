extension UICollectionView {
  /// Forgets all that is known of the data, and shows it anew. The selection ends.
  public final func reloadData() {
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
    context.invalidateDataSourceCounts = true
    ownLayout.invalidateLayout(with: context)
  }

  /// Whether a call of ``performBatchUpdates(_:completion:)`` has not ended.
  public final var hasUncommittedUpdates: Bool { state.updates.depth > 0 }

  /// Performs insertions, deletions, reloads and moves together.
  ///
  /// Deletions, reloads and the origins of moves are places before the updates; insertions and the
  /// targets of moves are places afterwards. The numbers of items that the data source reports
  /// before and afterwards have to fit the updates; otherwise the process ends with a message.
  public final func performBatchUpdates(
    _ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    beginBatch()
    updates?()
    endBatch()
    completion?(true)
  }

  public final func insertSections(_ sections: IndexSet) { update(\.insertedSections, sections) }

  public final func deleteSections(_ sections: IndexSet) { update(\.deletedSections, sections) }

  public final func reloadSections(_ sections: IndexSet) { update(\.reloadedSections, sections) }

  public final func moveSection(_ section: Int, toSection newSection: Int) {
    update { $0.movedSections[section] = newSection }
  }

  public final func insertItems(at indexPaths: [IndexPath]) { update(\.insertedItems, indexPaths) }

  public final func deleteItems(at indexPaths: [IndexPath]) { update(\.deletedItems, indexPaths) }

  /// Replaces the cells of items.
  public final func reloadItems(at indexPaths: [IndexPath]) { update(\.reloadedItems, indexPaths) }

  public final func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    update { $0.movedItems[indexPath] = newIndexPath }
  }

  /// Configures the visible cells of items again, without replacing them.
  public final func reconfigureItems(at indexPaths: [IndexPath]) { reconfigure(indexPaths) }

  func prepareForChanges() {
    show(nil)
    prepareLayoutIfNeeded()
  }

  func commit(_ updates: BatchUpdates, _ places: UpdatedPlaces, counts: [Int]) {
    movement = nil
    take(updates, places, counts: counts)
    prepareLayoutIfNeeded()
    ownLayout.prepare(forCollectionViewUpdates: updates.updateItems)
    contentOffset = proposedOffset(contentOffset)
  }

  func didCommit(hasUpdates: Bool, isDeferred: Bool) {
    followOutlines()
    let layout = ownLayout
    if isDeferred {
      if hasUpdates { layoutCompletions.append { layout.finalizeCollectionViewUpdates() } }
      return setNeedsLayout()
    }
    layoutIfNeeded()
    if hasUpdates { layout.finalizeCollectionViewUpdates() }
  }

  func cellWasReconfigured(at path: IndexPath) {
    displayed[CollectionElement(category: .cell, indexPath: path)]?.isMeasured = false
    setNeedsLayout()
  }

  /// Gives views, measured sizes and the selection the places that elements have after updates.
  func take(_ updates: BatchUpdates, _ places: UpdatedPlaces, counts: [Int]) {
    state.counts = counts
    ownLayout.elementsDidMove(places)
    move(displayed, updates, places)
    follow(places)
    ownLayout.invalidateLayout(with: ownLayout.makeContext())
  }

  /// Gives the views of elements that stay their new places, and removes the others.
  private func move(
    _ old: [CollectionElement: Displayed], _ updates: BatchUpdates, _ places: UpdatedPlaces
  ) {
    var moved: [CollectionElement: Displayed] = [:]
    for element in old.keys.sorted() {
      var place: IndexPath?
      switch element.category {
      case .cell:
        if !updates.reloadedItems.contains(element.indexPath) {
          place = places.place(of: element.indexPath)
        }
      case .supplementary, .decoration:
        if element.indexPath.count < 2 {
          // Views at the boundary of the layout belong to no section.
          place = element.indexPath
        } else if let section = places.sections[element.indexPath.section],
          !updates.reloadedSections.contains(element.indexPath.section)
        {
          place = IndexPath(item: element.indexPath.item, section: section)
        }
      }
      guard let place else {
        endDisplaying(element)
        continue
      }
      let new = CollectionElement(category: element.category, indexPath: place)
      moved[new] = old[element]
      old[element]?.view.element = new
    }
    displayed = moved
    let scrolled = orthogonalViews
    orthogonalViews = [:]
    for (section, view) in scrolled.sorted(by: { $0.key < $1.key }) {
      if let place = places.sections[section] {
        orthogonalViews[place] = view
      } else {
        view.removeFromSuperview()
      }
    }
  }
}
