extension UICollectionView {
  /// Discards the cached data and all visible views, and loads the data again. All items are
  /// deselected.
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

  /// A Boolean value that indicates whether the collection view is inside a call of
  /// ``performBatchUpdates(_:completion:)``.
  public final var hasUncommittedUpdates: Bool { state.updates.depth > 0 }

  /// Performs insertions, deletions, reloads and moves together, without an animation.
  ///
  /// The index paths of deletions, reloads and sources of moves refer to the state before the
  /// updates; the index paths of insertions and targets of moves refer to the state after the
  /// updates. The item counts that the data source reports before and after must be consistent with
  /// the updates; otherwise the process ends with a message. The completion handler is called
  /// before the method returns, always with `true`.
  public final func performBatchUpdates(
    _ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    beginBatch()
    updates?()
    endBatch()
    completion?(true)
  }

  /// Inserts sections at the given indexes.
  public final func insertSections(_ sections: IndexSet) { update(\.insertedSections, sections) }

  /// Deletes the sections at the given indexes.
  public final func deleteSections(_ sections: IndexSet) { update(\.deletedSections, sections) }

  /// Replaces the views of the sections at the given indexes.
  public final func reloadSections(_ sections: IndexSet) { update(\.reloadedSections, sections) }

  /// Moves a section to another index.
  public final func moveSection(_ section: Int, toSection newSection: Int) {
    update { $0.movedSections[section] = newSection }
  }

  /// Inserts items at the given index paths.
  public final func insertItems(at indexPaths: [IndexPath]) { update(\.insertedItems, indexPaths) }

  /// Deletes the items at the given index paths.
  public final func deleteItems(at indexPaths: [IndexPath]) { update(\.deletedItems, indexPaths) }

  /// Replaces the cells of the items at the given index paths.
  public final func reloadItems(at indexPaths: [IndexPath]) { update(\.reloadedItems, indexPaths) }

  /// Moves an item to another index path.
  public final func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    update { $0.movedItems[indexPath] = newIndexPath }
  }

  /// Configures the visible cells of items again, without replacing the cells.
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

  /// Updates the index paths of views, measured sizes and the selection after updates.
  func take(_ updates: BatchUpdates, _ places: UpdatedPlaces, counts: [Int]) {
    state.counts = counts
    ownLayout.elementsDidMove(places)
    move(displayed, updates, places)
    follow(places)
    ownLayout.invalidateLayout(with: ownLayout.makeContext())
  }

  /// Updates the index paths of the views whose elements remain, and removes the other views.
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
