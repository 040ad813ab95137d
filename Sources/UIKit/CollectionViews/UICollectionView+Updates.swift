extension UICollectionView {
  /// Forgets all that is known of the data, and shows it anew. The selection ends.
  public final func reloadData() {
    pendingUpdates = BatchUpdates()
    swipe?.close()
    highlighted = nil
    selection = []
    for element in displayed.keys.sorted() { endDisplaying(element) }
    movement = nil
    dropGap = nil
    for view in orthogonalViews.values { view.removeFromSuperview() }
    orthogonalViews = [:]
    ownLayout.dataDidChange()
    let context = ownLayout.makeContext()
    context.invalidateEverything = true
    context.invalidateDataSourceCounts = true
    ownLayout.invalidateLayout(with: context)
  }

  /// Whether a call of ``performBatchUpdates(_:completion:)`` has not ended.
  public final var hasUncommittedUpdates: Bool { batchDepth > 0 }

  /// Performs insertions, deletions, reloads and moves together.
  ///
  /// Deletions, reloads and the origins of moves are places before the updates; insertions and the
  /// targets of moves are places afterwards. The numbers of items that the data source reports
  /// before and afterwards have to fit the updates; otherwise the process ends with a message.
  public final func performBatchUpdates(
    _ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    batch { updates?() }
    completion?(true)
  }

  /// - Parameter isDeferred: whether the changes are shown by the next layout, instead of at once.
  private func batch(isDeferred: Bool = false, _ updates: () -> Void) {
    show(nil)
    prepareLayoutIfNeeded()
    batchDepth += 1
    updates()
    batchDepth -= 1
    if batchDepth == 0 { commitUpdates(isDeferred: isDeferred) }
  }

  private func update(_ change: (inout BatchUpdates) -> Void) {
    batch { change(&pendingUpdates) }
  }

  public final func insertSections(_ sections: IndexSet) {
    update { $0.insertedSections.formUnion(sections) }
  }

  public final func deleteSections(_ sections: IndexSet) {
    update { $0.deletedSections.formUnion(sections) }
  }

  public final func reloadSections(_ sections: IndexSet) {
    update { $0.reloadedSections.formUnion(sections) }
  }

  public final func moveSection(_ section: Int, toSection newSection: Int) {
    update { $0.movedSections[section] = newSection }
  }

  public final func insertItems(at indexPaths: [IndexPath]) {
    update { $0.insertedItems.formUnion(indexPaths) }
  }

  public final func deleteItems(at indexPaths: [IndexPath]) {
    update { $0.deletedItems.formUnion(indexPaths) }
  }

  /// Replaces the cells of items.
  public final func reloadItems(at indexPaths: [IndexPath]) {
    update { $0.reloadedItems.formUnion(indexPaths) }
  }

  public final func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    update { $0.movedItems[indexPath] = newIndexPath }
  }

  /// Configures the visible cells of items again, without replacing them.
  public final func reconfigureItems(at indexPaths: [IndexPath]) {
    batch { pendingReconfigurations += indexPaths }
  }

  /// Performs the changes between two snapshots.
  func add(_ changes: ListChanges) {
    batch(isDeferred: true) {
      pendingUpdates.formUnion(changes.updates)
      pendingReconfigurations += changes.reconfiguredItems
    }
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
    followOutlines()
    let layout = ownLayout
    let hasUpdates = !updates.isEmpty
    if isDeferred {
      if hasUpdates { layoutCompletions.append { layout.finalizeCollectionViewUpdates() } }
      return setNeedsLayout()
    }
    layoutIfNeeded()
    if hasUpdates { layout.finalizeCollectionViewUpdates() }
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
    movement = nil
    take(updates, places, counts: after)
    prepareLayoutIfNeeded()
    ownLayout.prepare(forCollectionViewUpdates: updates.updateItems)
    askForChangedViews()
    contentOffset = proposedOffset(contentOffset)
    return places
  }

  /// Asks the layout which supplementary and decoration views come and go with updates. Views are shown
  /// where the layout places them in any case.
  private func askForChangedViews() {
    for category in Set(displayed.keys.map(\.category)).sorted(by: { "\($0)" < "\($1)" }) {
      switch category {
      case .cell: break
      case .supplementary(let kind):
        _ = ownLayout.indexPathsToDeleteForSupplementaryView(ofKind: kind)
        _ = ownLayout.indexPathsToInsertForSupplementaryView(ofKind: kind)
      case .decoration(let kind):
        _ = ownLayout.indexPathsToDeleteForDecorationView(ofKind: kind)
        _ = ownLayout.indexPathsToInsertForDecorationView(ofKind: kind)
      }
    }
  }

  /// Gives views, measured sizes and the selection the places that elements have after updates.
  func take(_ updates: BatchUpdates, _ places: UpdatedPlaces, counts: [Int]) {
    self.counts = counts
    ownLayout.elementsDidMove(places)
    move(displayed, updates, places)
    swipe?.rowsDidMove(places.place)
    selection = Set(selection.compactMap(places.place))
    highlighted = highlighted.flatMap(places.place)
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

extension UICollectionView: DiffableList {
  func prepareForChanges() {
    show(nil)
    prepareLayoutIfNeeded()
  }

  var isInWindow: Bool { window != nil }
}
