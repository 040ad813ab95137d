/// A data source that provides the items of snapshots and updates the collection view with the
/// differences between snapshots.
///
/// Changes take effect in the next layout pass; on a simulated clock they are animated. Snapshots
/// can be applied on the main queue or on a background queue, but each data source must always use
/// the same queue.
/// Duplicate and unknown identifiers end the process with a message that names the identifier and
/// the call, like the exception on iOS.
@MainActor @preconcurrency
open class UICollectionViewDiffableDataSource<SectionIdentifierType, ItemIdentifierType>:
  NSObject, UICollectionViewDataSource
where
  SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
{
  /// A closure that returns the cell for an item, dequeued from the collection view.
  public typealias CellProvider =
    @MainActor (
      _ collectionView: UICollectionView, _ indexPath: IndexPath,
      _ itemIdentifier: ItemIdentifierType
    ) -> UICollectionViewCell?

  /// A closure that returns a supplementary view, such as a header or footer, dequeued from the
  /// collection view.
  public typealias SupplementaryViewProvider =
    @MainActor (
      _ collectionView: UICollectionView, _ elementKind: String, _ indexPath: IndexPath
    ) -> UICollectionReusableView?

  private let cellProvider: CellProvider
  nonisolated final let state = DiffableState<SectionIdentifierType, ItemIdentifierType>()

  /// A closure that provides the supplementary views; `nil` by default. It is required if the
  /// layout has supplementary views.
  open var supplementaryViewProvider: SupplementaryViewProvider?

  /// The closures that permit and respond to reordering by the user.
  open var reorderingHandlers = ReorderingHandlers()

  /// The closures that permit and respond to expansion and collapse of outline items by the user.
  open var sectionSnapshotHandlers = SectionSnapshotHandlers<ItemIdentifierType>()

  /// Creates a data source without items, and sets it as the data source of the collection view.
  public init(collectionView: UICollectionView, cellProvider: @escaping CellProvider) {
    self.cellProvider = cellProvider
    super.init()
    state.list = { [weak self, weak collectionView] in
      collectionView?.dataSource === self ? collectionView : nil
    }
    collectionView.dataSource = self
  }

  // MARK: Identifiers

  /// Returns the item at an index path; `nil` if the index path is out of bounds.
  open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? {
    state { $0.item(at: indexPath) }
  }

  /// Returns the index path of an item; `nil` if the collection view does not show the item.
  open func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? {
    state { $0.indexPath(of: itemIdentifier) }
  }

  /// Returns the section at an index; `nil` if the index is out of bounds.
  open func sectionIdentifier(for index: Int) -> SectionIdentifierType? {
    state { $0.section(at: index) }
  }

  /// Returns the index of a section; `nil` if the snapshot does not contain the section.
  open func index(for sectionIdentifier: SectionIdentifierType) -> Int? {
    state { $0.snapshot.indexOfSection(sectionIdentifier) }
  }

  // MARK: Snapshots

  /// Returns a snapshot of the current sections and items.
  open nonisolated func snapshot()
    -> NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
  {
    state { $0.snapshot }
  }

  /// Returns a snapshot of a section's outline, including items that are not visible; empty for an
  /// unknown section.
  open nonisolated func snapshot(for section: SectionIdentifierType)
    -> NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
  {
    state { $0.outline(of: section) }
  }

  /// Applies a snapshot. Cells of items that remain are kept. On a simulated clock, the differences
  /// are animated if `animatingDifferences` is `true`.
  ///
  /// - Parameter completion: A closure that is called on the main queue after the collection view
  ///   shows the snapshot, at the end of the animation.
  open nonisolated func apply(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    animatingDifferences: Bool = true, completion: (() -> Void)? = nil
  ) {
    state.perform(
      "apply(_:animatingDifferences:completion:)", isAnimated: animatingDifferences, completion
    ) { $0.apply(snapshot) }
  }

  /// Applies a snapshot, and returns after the collection view shows it, at the end of the animation of the
  /// differences. Cells of items that remain are kept.
  open nonisolated func apply(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    animatingDifferences: Bool = true
  ) async {
    await state.commitAndShow(
      "apply(_:animatingDifferences:)", isAnimated: animatingDifferences
    ) { $0.apply(snapshot) }
  }

  /// Applies a snapshot by reloading the data, with new cells for all items. The completion handler
  /// is called on the main queue after the collection view shows the snapshot.
  open nonisolated func applySnapshotUsingReloadData(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    completion: (() -> Void)? = nil
  ) {
    state.performReload("applySnapshotUsingReloadData(_:completion:)", completion, snapshot)
  }

  /// Applies a snapshot by reloading the data, with new cells for all items, and returns after the
  /// collection view shows it.
  open nonisolated func applySnapshotUsingReloadData(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
  ) async {
    await state.reloadAndShow(snapshot)
  }

  /// Applies a snapshot of an outline to a section, which is appended if it does not exist. The
  /// section shows the visible items of the outline.
  open nonisolated func apply(
    _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>,
    to section: SectionIdentifierType, animatingDifferences: Bool = true,
    completion: (() -> Void)? = nil
  ) {
    state.perform(
      "apply(_:to:animatingDifferences:completion:)", isAnimated: animatingDifferences, completion
    ) { $0.apply(snapshot, to: section) }
  }

  /// Applies a snapshot of an outline to a section, which is appended if it does not exist, and
  /// returns after the collection view shows it. The section shows the visible items of the
  /// outline.
  open nonisolated func apply(
    _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>,
    to section: SectionIdentifierType, animatingDifferences: Bool = true
  ) async {
    await state.commitAndShow(
      "apply(_:to:animatingDifferences:)", isAnimated: animatingDifferences
    ) { $0.apply(snapshot, to: section) }
  }

  // MARK: Data source

  /// Returns the number of sections in the current snapshot.
  open func numberOfSections(in collectionView: UICollectionView) -> Int {
    state { $0.snapshot.numberOfSections }
  }

  /// Returns the number of items in a section; 0 if the section does not exist.
  open func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int {
    state.numberOfItems(inSection: section)
  }

  /// Returns the cell from the cell provider. It must not return `nil`.
  open func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    state.cell(at: indexPath, "collectionView(_:cellForItemAt:)") {
      cellProvider(collectionView, indexPath, $0)
    }
  }

  /// Returns the view from ``supplementaryViewProvider``. It must not return `nil`.
  open func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    guard let supplementaryViewProvider else {
      preconditionFailure(
        """
        The layout has supplementary views of the kind '\(kind)', but the data source has no \
        supplementaryViewProvider. Set one.
        """)
    }
    CallLog.note("supplementaryViewProvider \(kind) \(indexPath.logged)")
    guard
      let view = state.providing({ supplementaryViewProvider(collectionView, kind, indexPath) })
    else {
      preconditionFailure(
        """
        The supplementaryViewProvider returned nil for the kind '\(kind)' at \(indexPath). Return a \
        view for each, or remove it from the layout.
        """)
    }
    return view
  }

  /// Returns a Boolean value that indicates whether ``ReorderingHandlers/canReorderItem`` permits
  /// moving the item. An outline item whose children are visible cannot be moved.
  open func collectionView(
    _ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath
  ) -> Bool {
    guard let item = itemIdentifier(for: indexPath) else { return false }
    return state { $0.canMove(item) } && reorderingHandlers.canReorderItem?(item) ?? false
  }

  /// Moves an item in the data and calls ``reorderingHandlers``.
  open func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {
    let moved = state { $0.moving(sourceIndexPath, to: destinationIndexPath) }
    guard let moved else { return }
    reorderingHandlers.willReorder?(moved.transaction)
    state { $0 = moved.data }
    reorderingHandlers.didReorder?(moved.transaction)
  }

  /// Returns `nil`.
  ///
  /// Never called: the index is not implemented.
  open func indexTitles(for collectionView: UICollectionView) -> [String]? { nil }

  /// Returns the first item of the section at the title's index.
  ///
  /// Never called: the index is not implemented.
  open func collectionView(
    _ collectionView: UICollectionView, indexPathForIndexTitle title: String, at index: Int
  ) -> IndexPath { IndexPath(item: 0, section: index) }
}
