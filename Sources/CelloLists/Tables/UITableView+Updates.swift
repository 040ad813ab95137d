extension UITableView {
  /// Performs insertions, deletions, reloads and moves together, in a closure that doesn't escape.
  ///
  /// Overrides of the method with an optional closure are called.
  public final func performBatchUpdates(
    _ updates: () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    performBatch(updates, completion: completion) { performBatchUpdates($0, completion: $1) }
  }

  func removeAllViews() {
    for path in rows.keys.sorted() { endDisplaying(path) }
    endDisplayingSupplements()
    frames = nil
    setNeedsLayout()
  }

  func prepareForChanges() {
    endReordering(isCanceled: true)
    state.dropGap = nil
    _ = itemCounts
  }

  func commit(_ updates: BatchUpdates, _ indexPaths: UpdatedIndexPaths, counts: [Int]) {
    keepHeights { updates.reloadedItems.contains($0) ? nil : indexPaths.updated($0) }
    frames = nil
    state.counts = counts
    needsSectionIndex = true
    state.prefetching.items = []
    followMotions { element in
      updates.reloadedItems.contains(element.indexPath)
        ? nil
        : indexPaths.updated(element.indexPath).map {
          CollectionElement(category: .cell, indexPath: $0)
        }
    }
    move(rows, updates, indexPaths)
    // The titles of sections may have changed together with their indexes.
    if state.motion != nil {
      (formerSupplements, supplementaryViews) = (supplementaryViews, [:])
    } else {
      endDisplayingSupplements()
    }
    follow(indexPaths)
    followPlaceholders(indexPaths, counts: counts)
  }

  func didCommit(hasUpdates: Bool, isDeferred: Bool) {
    heightsChanged()
    if !isDeferred { layoutIfNeeded() }
  }

  func cellWasReconfigured(at path: IndexPath) { rows[path]?.isMeasured = false }

  /// Updates the index paths of the cells whose rows remain, and removes the other cells.
  private func move(
    _ old: [IndexPath: DisplayedRow], _ updates: BatchUpdates, _ indexPaths: UpdatedIndexPaths
  ) {
    var moved: [IndexPath: DisplayedRow] = [:]
    for path in old.keys.sorted() {
      guard !updates.reloadedItems.contains(path), let new = indexPaths.updated(path) else {
        if state.motion != nil { depart(path) } else { endDisplaying(path) }
        continue
      }
      moved[new] = old[path]
    }
    rows = moved
    for (path, row) in rows { place(row.cell, at: path) }
  }
}
