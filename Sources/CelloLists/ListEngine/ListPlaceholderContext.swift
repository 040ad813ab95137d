@_spi(Cello) import CelloControls

/// The context of a placeholder in a list.
final class ListPlaceholderContext: DragAnimator {
  let dragItem: UIDragItem
  /// The index path at which the item will be inserted; `nil` after the placeholder was removed.
  private(set) var path: IndexPath?
  /// The height of the placeholder in a table, in points.
  let height: CGFloat
  /// The cell of the placeholder; `nil` if no class is registered for it.
  let cell: (any ListCell)?
  private weak var list: (any ListView)?
  private let updateCell: () -> Void

  /// Creates a context with a closure that configures the cell of the placeholder.
  init<Cell: ListCell>(
    _ dragItem: UIDragItem, _ path: IndexPath, height: CGFloat = 0, in list: any ListView,
    cell: Cell?, updateCell: @escaping (Cell) -> Void
  ) {
    self.dragItem = dragItem
    self.path = path
    self.height = height
    self.cell = cell
    self.list = list
    self.updateCell = { if let cell { updateCell(cell) } }
    super.init()
  }

  func commitInsertion(dataSourceUpdates: (IndexPath) -> Void) -> Bool {
    guard let path else { return false }
    // These placeholders remain above the item.
    let earlier = list?.state.placeholders.prefix { $0 !== self }.filter { $0.path == path } ?? []
    remove()
    dataSourceUpdates(path)
    list?.insertDroppedItem(at: path)
    for placeholder in earlier { placeholder.path = path }
    list?.placeholdersDidChange()
    return true
  }

  func deletePlaceholder() -> Bool {
    guard path != nil else { return false }
    remove()
    return true
  }

  /// Removes the placeholder from the list.
  func remove() {
    path = nil
    list?.state.placeholders.removeAll { $0 === self }
    list?.placeholderWasRemoved(self)
  }

  func setNeedsCellUpdate() { if path != nil { updateCell() } }

  /// Updates the index path after updates: the placeholder remains above the same row.
  func follow(_ indexPaths: UpdatedIndexPaths, counts: [Int]) {
    guard let path else { return }
    guard let section = indexPaths.sections[path.section] else { return remove() }
    let before = path.item > 0 ? IndexPath(item: path.item - 1, section: path.section) : nil
    let next = indexPaths.updated(path)
    let previous = before.flatMap(indexPaths.updated)
    let item: Int
    if let next, next.section == section {
      item = next.item
    } else if let previous, previous.section == section {
      item = previous.item + 1
    } else {
      item = min(path.item, counts[section])
    }
    self.path = IndexPath(item: item, section: section)
  }
}

extension ListView {
  /// The placeholders from top to bottom.
  var sortedPlaceholders: [ListPlaceholderContext] {
    state.placeholders.enumerated()
      .compactMap { order, placeholder in placeholder.path.map { ($0, order, placeholder) } }
      .sorted { ($0.0, $0.1) < ($1.0, $1.1) }
      .map(\.2)
  }

  /// Shows a placeholder; has no effect if the placeholder has no cell.
  func add(_ placeholder: ListPlaceholderContext) {
    guard let path = placeholder.path, placeholder.cell != nil else { return }
    prepareForChanges()
    let counts = itemCounts
    precondition(
      path.count == 2 && counts.indices.contains(path.section)
        && (0...counts[path.section]).contains(path.item),
      """
      drop(_:to:): the insertion index path of the placeholder, \(Self.words.item) \
      \(path.notation), is out of bounds. Insert it at an existing \(Self.words.item) or at the end \
      of a section.
      """)
    state.placeholders.append(placeholder)
    placeholdersDidChange()
  }

  func removePlaceholders() { for placeholder in state.placeholders { placeholder.remove() } }

  /// Updates the index paths of the placeholders after updates.
  func followPlaceholders(_ indexPaths: UpdatedIndexPaths, counts: [Int]) {
    for placeholder in state.placeholders { placeholder.follow(indexPaths, counts: counts) }
  }
}
