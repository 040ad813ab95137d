/// A view that shows the items of a data source in cells: a collection view or a table.
///
/// What both do alike is in extensions of this protocol, with the values of ``ListState``: numbers of
/// items, updates, selection, focus, prefetching, drags and drops. A view provides its geometry and its
/// cells, and calls its data source and delegates by their own methods.
@MainActor
protocol ListView: UIScrollView, DiffableList, DropTargetHost, ListCellOwner,
  SwipeHosting
{
  associatedtype Cell: ListCell

  var state: ListState { get set }
  /// The names that messages use.
  static var words: ListWords { get }
  var isEditing: Bool { get set }
  var allowsSelection: Bool { get }
  var allowsMultipleSelection: Bool { get }
  var allowsSelectionDuringEditing: Bool { get }
  var allowsMultipleSelectionDuringEditing: Bool { get }
  var dragInteractionEnabled: Bool { get }

  // MARK: Cells

  /// The item at a point of the content; `nil` for none.
  func item(at point: CGPoint) -> IndexPath?
  /// The cell of an item; `nil` if it is not visible.
  func cell(at path: IndexPath) -> Cell?
  func indexPath(for cell: Cell) -> IndexPath?
  /// The items that have cells, in order.
  var shownItems: [IndexPath] { get }
  /// Scrolls as far as is needed to show an item.
  func scrollToVisible(_ path: IndexPath)
  /// The place in the data of an item that is shown at a place; `nil` for room without an item.
  func dataPlace(of place: IndexPath) -> IndexPath?
  /// Shows the swipe actions of rows; `nil` before there is one.
  var swiping: SwipeController? { get }

  // MARK: Data

  /// The numbers of items in the sections.
  var itemCounts: [Int] { get }
  /// `nil` without a data source.
  var numberOfSectionsInData: Int? { get }
  func numberOfItemsInData(ofSection section: Int) -> Int
  /// Asks the data source for the cell of an item.
  func makeCell(at path: IndexPath) -> Cell
  /// A cell has been configured again, and is measured in the next layout.
  func cellWasReconfigured(at path: IndexPath)
  /// Gives views and measured sizes the places that elements have after updates.
  func commit(_ updates: BatchUpdates, _ places: UpdatedPlaces, counts: [Int])
  /// Updates and reconfigurations have taken place.
  ///
  /// - Parameter isDeferred: whether they are shown by the next layout, instead of at once.
  func didCommit(hasUpdates: Bool, isDeferred: Bool)

  // MARK: Delegates

  var listDelegate: ListDelegate? { get }
  var listDragDelegate: ListDragDelegate? { get }
  var listDropDelegate: ListDropDelegate? { get }
  /// Whether the delegate is asked for a selection before the highlight is removed.
  static var asksWhileHighlighted: Bool { get }
  /// The user has changed the selection, or touched an item to do so.
  func selectionWasTouched()
  /// The items that a menu at a point is for; none outside of all items.
  func menuItems(at point: CGPoint) -> [IndexPath]
  /// Makes room for dragged items; `nil` closes it.
  func show(_ gap: DropGap?)
  /// Inserts a dropped item that the data has already.
  func insertDroppedItem(at path: IndexPath)
}

extension ListView {
  func dataPlace(of place: IndexPath) -> IndexPath? { place }
  func selectionWasTouched() {}
  func menuItems(at point: CGPoint) -> [IndexPath] { item(at: point).map { [$0] } ?? [] }
  func swipeRowView(at indexPath: IndexPath) -> UIView? { cell(at: indexPath) }

  /// Whether an item exists.
  func contains(_ path: IndexPath) -> Bool {
    let counts = itemCounts
    return path.count == 2 && counts.indices.contains(path.section)
      && path.item >= 0 && path.item < counts[path.section]
  }

  func canFocus(_ cell: any ListCell) -> Bool {
    (cell as? Cell).flatMap(indexPath).map(canFocusItem) ?? false
  }

  /// The item of the cell that is a view or contains it.
  func indexPath(containing view: UIView?) -> IndexPath? {
    sequence(first: view, next: { $0?.superview }).lazy
      .compactMap { ($0 as? Cell).flatMap(self.indexPath) }.first
  }
}

/// What messages call the items and methods of a list.
struct ListWords: Hashable, Sendable {
  let item: String
  let numberOfItems: String
  let reconfigureItems: String
}
