extension UITableView {
  /// Forgets all that is known of the data, and shows it anew. The selection ends.
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

  /// Asks the data source for the titles of the index again.
  public final func reloadSectionIndexTitles() {
    needsSectionIndex = true
    setNeedsLayout()
  }

  /// Whether a call of ``performBatchUpdates(_:completion:)`` or ``beginUpdates()`` has not ended.
  public final var hasUncommittedUpdates: Bool { state.updates.depth > 0 }

  /// Performs insertions, deletions, reloads and moves together.
  ///
  /// Deletions, reloads and the origins of moves are places before the updates; insertions and the
  /// targets of moves are places afterwards. The numbers of rows that the data source reports before
  /// and afterwards have to fit the updates; otherwise the process ends with a message.
  public final func performBatchUpdates(
    _ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    beginUpdates()
    updates?()
    endUpdates()
    completion?(true)
  }

  /// Begins updates that are performed together by ``endUpdates()``.
  public final func beginUpdates() { beginBatch() }

  /// Performs the updates since ``beginUpdates()``. Heights are determined again, even without
  /// updates.
  public final func endUpdates() {
    precondition(hasUncommittedUpdates, "endUpdates() was called without beginUpdates().")
    endBatch()
  }

  public final func insertSections(_ sections: IndexSet, with animation: RowAnimation) {
    update(\.insertedSections, sections)
  }

  public final func deleteSections(_ sections: IndexSet, with animation: RowAnimation) {
    update(\.deletedSections, sections)
  }

  public final func reloadSections(_ sections: IndexSet, with animation: RowAnimation) {
    update(\.reloadedSections, sections)
  }

  public final func moveSection(_ section: Int, toSection newSection: Int) {
    update { $0.movedSections[section] = newSection }
  }

  public final func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    update(\.insertedItems, indexPaths)
  }

  public final func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    update(\.deletedItems, indexPaths)
  }

  /// Replaces the cells of rows.
  public final func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    update(\.reloadedItems, indexPaths)
  }

  public final func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    update { $0.movedItems[indexPath] = newIndexPath }
  }

  /// Configures the visible cells of rows again, without replacing them.
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
    // The titles of sections may have changed with their places.
    endDisplayingSupplements()
    follow(places)
  }

  func didCommit(hasUpdates: Bool, isDeferred: Bool) {
    heightsChanged()
    if !isDeferred { layoutIfNeeded() }
  }

  func cellWasReconfigured(at path: IndexPath) { rows[path]?.isMeasured = false }

  /// Gives the cells of rows that stay their new places, and removes the others.
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
