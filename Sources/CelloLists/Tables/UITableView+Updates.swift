extension UITableView {
  /// Discards the cached data and all visible views, and loads the data again. All rows are
  /// deselected.
  public final func reloadData() {
    swipe.close()
    state.forgetData()
    frames = nil
    measuredHeights = [:]
    needsSectionIndex = true
    removeAllViews()
  }

  private func removeAllViews() {
    for path in rows.keys.sorted() { endDisplaying(path) }
    endDisplayingSupplements()
    frames = nil
    setNeedsLayout()
  }

  /// Loads the titles of the section index from the data source again.
  public final func reloadSectionIndexTitles() {
    needsSectionIndex = true
    setNeedsLayout()
  }

  /// A Boolean value that indicates whether the table is inside a call of
  /// ``performBatchUpdates(_:completion:)`` or between ``beginUpdates()`` and ``endUpdates()``.
  public final var hasUncommittedUpdates: Bool { state.updates.depth > 0 }

  /// Performs insertions, deletions, reloads and moves together, without an animation.
  ///
  /// The index paths of deletions, reloads and sources of moves refer to the state before the
  /// updates; the index paths of insertions and targets of moves refer to the state after the
  /// updates. The row counts that the data source reports before and after must be consistent with
  /// the updates; otherwise the process ends with a message. The completion handler is called
  /// before the method returns, always with `true`.
  public final func performBatchUpdates(
    _ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    beginUpdates()
    updates?()
    endUpdates()
    completion?(true)
  }

  /// Begins updates that ``endUpdates()`` performs together.
  public final func beginUpdates() { beginBatch() }

  /// Performs the updates since ``beginUpdates()``. Heights are determined again, even without
  /// updates.
  public final func endUpdates() {
    precondition(hasUncommittedUpdates, "endUpdates() was called without beginUpdates().")
    endBatch()
  }

  /// Inserts sections at the given indexes. The animation has no effect.
  public final func insertSections(_ sections: IndexSet, with animation: RowAnimation) {
    update(\.insertedSections, sections)
  }

  /// Deletes the sections at the given indexes. The animation has no effect.
  public final func deleteSections(_ sections: IndexSet, with animation: RowAnimation) {
    update(\.deletedSections, sections)
  }

  /// Replaces the views of the sections at the given indexes. The animation has no effect.
  public final func reloadSections(_ sections: IndexSet, with animation: RowAnimation) {
    update(\.reloadedSections, sections)
  }

  /// Moves a section to another index.
  public final func moveSection(_ section: Int, toSection newSection: Int) {
    update { $0.movedSections[section] = newSection }
  }

  /// Inserts rows at the given index paths. The animation has no effect.
  public final func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    update(\.insertedItems, indexPaths)
  }

  /// Deletes the rows at the given index paths. The animation has no effect.
  public final func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    update(\.deletedItems, indexPaths)
  }

  /// Replaces the cells of the rows at the given index paths. The animation has no effect.
  public final func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    update(\.reloadedItems, indexPaths)
  }

  /// Moves a row to another index path.
  public final func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    update { $0.movedItems[indexPath] = newIndexPath }
  }

  /// Configures the visible cells of rows again, without replacing the cells.
  public final func reconfigureRows(at indexPaths: [IndexPath]) { reconfigure(indexPaths) }

  func prepareForChanges() {
    state.dropGap = nil
    _ = itemCounts
  }

  func commit(_ updates: BatchUpdates, _ places: UpdatedPlaces, counts: [Int]) {
    keepHeights { updates.reloadedItems.contains($0) ? nil : places.place(of: $0) }
    frames = nil
    state.counts = counts
    needsSectionIndex = true
    state.prefetching.items = []
    move(rows, updates, places)
    // The titles of sections may have changed together with their indexes.
    endDisplayingSupplements()
    follow(places)
  }

  func didCommit(hasUpdates: Bool, isDeferred: Bool) {
    heightsChanged()
    if !isDeferred { layoutIfNeeded() }
  }

  func cellWasReconfigured(at path: IndexPath) { rows[path]?.isMeasured = false }

  /// Updates the index paths of the cells whose rows remain, and removes the other cells.
  private func move(
    _ old: [IndexPath: DisplayedRow], _ updates: BatchUpdates, _ places: UpdatedPlaces
  ) {
    var moved: [IndexPath: DisplayedRow] = [:]
    for path in old.keys.sorted() {
      guard !updates.reloadedItems.contains(path), let place = places.place(of: path) else {
        endDisplaying(path)
        continue
      }
      moved[place] = old[path]
    }
    rows = moved
    for (path, row) in rows { place(row.cell, at: path) }
  }
}
