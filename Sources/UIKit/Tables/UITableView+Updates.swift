extension UITableView {
  /// Forgets all that is known of the data, and shows it anew. The selection ends.
  public final func reloadData() {
    pendingUpdates = BatchUpdates()
    swipe.close()
    dropGap = nil
    highlighted = nil
    selection = []
    counts = nil
    frames = nil
    measuredHeights = [:]
    prefetched = []
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
  public final var hasUncommittedUpdates: Bool { batchDepth > 0 }

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
  public final func beginUpdates() {
    dropGap = nil
    _ = knownCounts
    batchDepth += 1
  }

  /// Performs the updates since ``beginUpdates()``. Heights are determined again, even without
  /// updates.
  public final func endUpdates() { endUpdates(isDeferred: false) }

  /// - Parameter isDeferred: whether the changes are shown by the next layout, instead of at once.
  func endUpdates(isDeferred: Bool) {
    precondition(batchDepth > 0, "endUpdates() was called without beginUpdates().")
    batchDepth -= 1
    if batchDepth == 0 { commitUpdates(isDeferred: isDeferred) }
  }

  private func update(_ change: (inout BatchUpdates) -> Void) {
    beginUpdates()
    change(&pendingUpdates)
    endUpdates()
  }

  public final func insertSections(_ sections: IndexSet, with animation: RowAnimation) {
    update { $0.insertedSections.formUnion(sections) }
  }

  public final func deleteSections(_ sections: IndexSet, with animation: RowAnimation) {
    update { $0.deletedSections.formUnion(sections) }
  }

  public final func reloadSections(_ sections: IndexSet, with animation: RowAnimation) {
    update { $0.reloadedSections.formUnion(sections) }
  }

  public final func moveSection(_ section: Int, toSection newSection: Int) {
    update { $0.movedSections[section] = newSection }
  }

  public final func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    update { $0.insertedItems.formUnion(indexPaths) }
  }

  public final func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    update { $0.deletedItems.formUnion(indexPaths) }
  }

  /// Replaces the cells of rows.
  public final func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    update { $0.reloadedItems.formUnion(indexPaths) }
  }

  public final func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    update { $0.movedItems[indexPath] = newIndexPath }
  }

  /// Configures the visible cells of rows again, without replacing them.
  public final func reconfigureRows(at indexPaths: [IndexPath]) {
    beginUpdates()
    pendingReconfigurations += indexPaths
    endUpdates()
  }

  private func commitUpdates(isDeferred: Bool) {
    let updates = pendingUpdates
    let reconfigurations = pendingReconfigurations
    pendingUpdates = BatchUpdates()
    pendingReconfigurations = []
    var places: UpdatedPlaces?
    if !updates.isEmpty { places = commit(updates) }
    for path in Set(reconfigurations).sorted() {
      if let path = places.map({ $0.place(of: path) }) ?? path { reconfigureCell(at: path) }
    }
    heightsChanged()
    if !isDeferred { layoutIfNeeded() }
  }

  private func commit(_ updates: BatchUpdates) -> UpdatedPlaces {
    let before = counts ?? []
    let after = countsOfDataSource()
    let places: UpdatedPlaces
    do throws(InvalidBatchUpdates) {
      places = try updates.places(from: before, to: after)
    } catch {
      preconditionFailure("\(error)")
    }
    keepHeights { updates.reloadedItems.contains($0) ? nil : places.place(of: $0) }
    frames = nil
    counts = after
    needsSectionIndex = true
    prefetched = []
    move(rows, updates, places)
    // The titles of sections may have changed with their places.
    endDisplayingSupplements()
    swipe.rowsDidMove(places.place)
    selection = Set(selection.compactMap(places.place))
    highlighted = highlighted.flatMap(places.place)
    return places
  }

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

  /// Asks the data source to configure the visible cell of a row again.
  private func reconfigureCell(at path: IndexPath) {
    guard let shown = rows[path] else { return }
    reconfigured = (path, shown.cell)
    let cell = makeCell(at: path)
    reconfigured = nil
    precondition(
      cell === shown.cell,
      """
      reconfigureRows(at:): the cell provided for row \(path.notation) is not the one that shows it. \
      Dequeue a cell with the same identifier, or reload the row.
      """)
    rows[path]?.isMeasured = false
  }
}
