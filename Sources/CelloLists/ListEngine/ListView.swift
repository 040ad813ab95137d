/// A view that shows the items of a data source in cells: a table or a collection view.
///
/// The common behavior is in extensions of this protocol, with the values of ``ListState``: item
/// counts, updates, selection, focus, prefetching, drags and drops. A view provides its geometry
/// and its cells, and calls its data source and delegates with the methods of their protocols.
@MainActor
protocol ListView: UIScrollView, DiffableList, DropTargetHost, ListCellOwner,
  SwipeHosting
{
  associatedtype Cell: ListCell

  var state: ListState { get set }
  /// The names for error messages.
  static var words: ListWords { get }
  var isEditing: Bool { get set }
  var allowsSelection: Bool { get }
  var allowsMultipleSelection: Bool { get }
  var allowsSelectionDuringEditing: Bool { get }
  var allowsMultipleSelectionDuringEditing: Bool { get }
  var dragInteractionEnabled: Bool { get }

  // MARK: Cells

  /// Returns the index path of the item at a point of the content; `nil` if there is no item.
  func item(at point: CGPoint) -> IndexPath?
  /// Returns the cell of an item; `nil` if it is not visible.
  func cell(at path: IndexPath) -> Cell?
  func indexPath(for cell: Cell) -> IndexPath?
  /// The index paths of the items with visible cells, in ascending order.
  var shownItems: [IndexPath] { get }
  /// Scrolls as little as possible to make an item visible.
  func scrollToVisible(_ path: IndexPath)
  /// Converts the index path of a shown item to its index path in the data; `nil` for a gap without
  /// an item.
  func dataPath(of path: IndexPath) -> IndexPath?
  /// The controller of swipe actions; `nil` until it is needed.
  var swiping: SwipeController? { get }

  /// Lays out the visible views, measures new and changed views, and removes the others.
  func layOutViews()

  // MARK: Motion

  /// A Boolean value that indicates whether the list has views from a layout pass.
  var hasBeenLaidOut: Bool { get }
  /// The views that updates can move.
  var viewsThatMove: [UIView] { get }
  /// Stores the frames before an animated update.
  func prepare(_ motion: ListMotion)
  /// Animates the views that appear and disappear, in the current animation.
  func animateViews(of motion: ListMotion)

  // MARK: Data

  /// The item counts of the sections.
  var itemCounts: [Int] { get }
  /// The number of sections in the data source; `nil` if there is no data source.
  var numberOfSectionsInData: Int? { get }
  func numberOfItemsInData(ofSection section: Int) -> Int
  /// Returns the cell of an item from the data source.
  func makeCell(at path: IndexPath) -> Cell
  /// Marks a reconfigured cell for measurement in the next layout pass.
  func cellWasReconfigured(at path: IndexPath)
  /// Updates the index paths of views and measured sizes after updates.
  func commit(_ updates: BatchUpdates, _ indexPaths: UpdatedIndexPaths, counts: [Int])
  /// Called after updates and reconfigurations.
  ///
  /// - Parameter isDeferred: `true` to show the changes in the next layout pass; `false` to show
  ///   them
  ///   immediately.
  func didCommit(hasUpdates: Bool, isDeferred: Bool)

  // MARK: Delegates

  var listDelegate: ListDelegate? { get }
  var listDragDelegate: ListDragDelegate? { get }
  var listDropDelegate: ListDropDelegate? { get }
  /// A Boolean value that indicates whether the delegate is called for a selection before the
  /// highlight is removed.
  static var asksWhileHighlighted: Bool { get }
  /// Called after the user has changed the selection or tapped an item to change it.
  func selectionWasTouched()
  /// Returns the items of a menu at a point; an empty array if the point is outside all items.
  func menuItems(at point: CGPoint) -> [IndexPath]
  /// Opens or moves the gap for dragged items; `nil` closes the gap.
  func show(_ gap: DropGap?)
  /// Called after the index paths of placeholders have changed.
  func placeholdersDidChange()
  /// Called after a placeholder was removed.
  func placeholderWasRemoved(_ placeholder: ListPlaceholderContext)
  /// Called after an item was omitted or is shown again.
  func omissionDidChange(at path: IndexPath)
  /// A Boolean value that indicates whether the layout can omit sections.
  var canOmitSections: Bool { get }
  /// Returns the visible cells, headers and footers of a section.
  func shownViews(ofSection section: Int) -> [UIView]
  /// Called after a section was omitted or is shown again.
  func omissionDidChange(ofSection section: Int)
  /// Converts the index path of an item to its index path among the items and placeholders.
  func presentedPath(of path: IndexPath) -> IndexPath
  /// Returns the section of a header or footer of a table; `nil` for another view.
  func section(of view: UIView) -> Int?
  /// The height of a placeholder that its cell determines.
  var automaticPlaceholderHeight: CGFloat { get }
  /// Returns a further cell that the data source creates for an item; `nil` if it returns a cell that
  /// is in use or of another list.
  func makeFurtherCell(at path: IndexPath) -> Cell?
  /// Inserts a dropped item that already exists in the data.
  func insertDroppedItem(at path: IndexPath)
}

extension ListView {
  func dataPath(of path: IndexPath) -> IndexPath? { path }
  func presentedPath(of path: IndexPath) -> IndexPath { path }
  func section(of view: UIView) -> Int? { nil }
  var automaticPlaceholderHeight: CGFloat { 0 }
  func selectionWasTouched() {}
  func menuItems(at point: CGPoint) -> [IndexPath] { item(at: point).map { [$0] } ?? [] }
  func swipeRowView(at indexPath: IndexPath) -> UIView? { cell(at: indexPath) }

  /// Returns a Boolean value that indicates whether an item exists.
  func contains(_ path: IndexPath) -> Bool {
    let counts = itemCounts
    return path.count == 2 && counts.indices.contains(path.section)
      && path.item >= 0 && path.item < counts[path.section]
  }

  /// Lays out the visible views and runs the completion handlers of updates, unless a layout of the
  /// views has caused the call.
  func layOut() {
    guard !state.isLayingOut else { return }
    state.isLayingOut = true
    layOutViews()
    state.isLayingOut = false
    state.layoutCompletions.runAfterLayout()
  }

  /// The maximum number of passes in which views are measured and laid out again.
  static var maxPassCount: Int { 16 }

  /// Repeats a pass, which lays out and measures views, while it returns that the layout has
  /// changed.
  func repeatLayout(_ pass: () -> Bool) {
    for _ in 0..<Self.maxPassCount {
      guard pass() else { return }
    }
    LayoutWarnings.note(
      """
      The layout of a \(Self.words.list) did not come to an end in \(Self.maxPassCount) passes: the \
      sizes that views need change with each of them.
      """)
  }

  func canFocus(_ cell: any ListCell) -> Bool {
    (cell as? Cell).flatMap(indexPath).map(canFocusItem) ?? false
  }

  /// Returns the index path of the cell that is a view or contains it.
  func indexPath(containing view: UIView?) -> IndexPath? {
    sequence(first: view, next: { $0?.superview }).lazy
      .compactMap { ($0 as? Cell).flatMap(self.indexPath) }.first
  }
}

/// The names of a list, its items and its methods in messages.
struct ListWords: Hashable, Sendable {
  let list: String
  let item: String
  let numberOfItems: String
  let reconfigureItems: String
}
