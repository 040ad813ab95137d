// Placeholders of dropped items. The layout arranges them as items, but the index paths of the data
// source and of the collection view's methods do not include them.

extension UICollectionView {
  /// The item counts of the sections in the layout, with the placeholders.
  var presentationCounts: [Int] { placeholderPositions.presentationCounts(state.counts ?? []) }

  /// Returns the element of an item's cell.
  func cellElement(of path: IndexPath) -> CollectionElement {
    CollectionElement(category: .cell, indexPath: placeholderPositions.presentationPath(of: path))
  }

  /// Converts a presentation index path to the index path of an item in the data; `nil` for a
  /// placeholder and for the gap of a new item.
  func dataPath(ofPresented path: IndexPath) -> IndexPath? {
    placeholderPositions.itemPath(of: path).flatMap { dataPath(of: $0) }
  }

  func placeholdersDidChange() { showPlaceholders() }

  func placeholderWasRemoved(_ placeholder: ListPlaceholderContext) {
    if shownPlaceholders.contains(where: { $0 === placeholder }) { showPlaceholders() }
    guard let cell = placeholder.cell as? UICollectionViewCell, let key = cell.reuseKey else {
      return
    }
    pool.recycle(cell, for: key)
  }

  /// Inserts the placeholders into the layout, unless it is an app's own layout.
  func showPlaceholders() {
    hidePlaceholders()
    guard !state.placeholders.isEmpty, ownLayout.canInsertItems, let counts = state.counts else {
      return
    }
    let placeholders = sortedPlaceholders.filter { placeholder in
      placeholder.path.map { counts.indices.contains($0.section) && $0.item <= counts[$0.section] }
        ?? false
    }
    let positions = PlaceholderPositions(placeholders.compactMap(\.path))
    let updates = positions.insertion
    guard
      let indexPaths = try? updates.indexPaths(
        from: counts, to: positions.presentationCounts(counts))
    else { return }
    moveElements(updates, indexPaths)
    shownPlaceholders = placeholders
    placeholderPositions = positions
  }

  /// Deletes the placeholders from the layout.
  func hidePlaceholders() {
    guard !shownPlaceholders.isEmpty, let counts = state.counts else { return }
    let updates = placeholderPositions.deletion
    if let indexPaths = try? updates.indexPaths(from: presentationCounts, to: counts) {
      moveElements(updates, indexPaths)
    }
    shownPlaceholders = []
    placeholderPositions = PlaceholderPositions()
  }
}
