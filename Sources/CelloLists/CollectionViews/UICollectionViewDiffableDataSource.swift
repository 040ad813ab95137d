/// Provides a collection view with the items of snapshots, and with the changes between them.
///
/// Changes take place without animations, with the next layout of the view. Snapshots may be applied
/// on the main queue or on another one, but all of a data source on the same. Identifiers that occur
/// twice or are unknown end the process with a message that names the identifier and the call, as the
/// exception does on iOS.
@MainActor @preconcurrency
open class UICollectionViewDiffableDataSource<SectionIdentifierType, ItemIdentifierType>:
  NSObject, UICollectionViewDataSource
where
  SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
{
  /// Returns the cell for an item, dequeued from the collection view.
  public typealias CellProvider =
    @MainActor (
      _ collectionView: UICollectionView, _ indexPath: IndexPath,
      _ itemIdentifier: ItemIdentifierType
    ) -> UICollectionViewCell?

  /// Returns a header, footer or other supplementary view, dequeued from the collection view.
  public typealias SupplementaryViewProvider =
    @MainActor (
      _ collectionView: UICollectionView, _ elementKind: String, _ indexPath: IndexPath
    ) -> UICollectionReusableView?

  private let cellProvider: CellProvider
  nonisolated final let state = DiffableState<SectionIdentifierType, ItemIdentifierType>()

  /// Returns the supplementary views; required if the layout has any.
  public final var supplementaryViewProvider: SupplementaryViewProvider?

  /// The closures that permit and follow the reordering of items by the user.
  public final var reorderingHandlers = ReorderingHandlers()

  /// The closures that permit and follow the expansion of outlines by the user.
  public final var sectionSnapshotHandlers = SectionSnapshotHandlers<ItemIdentifierType>()

  /// Creates a data source without items, and makes it that of the collection view.
  public init(collectionView: UICollectionView, cellProvider: @escaping CellProvider) {
    self.cellProvider = cellProvider
    super.init()
    state.list = { [weak self, weak collectionView] in
      collectionView?.dataSource === self ? collectionView : nil
    }
    collectionView.dataSource = self
  }

  // MARK: Identifiers

  /// The item at an index path; `nil` if the index path is out of bounds.
  public final func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? {
    state { $0.item(at: indexPath) }
  }

  /// The index path of an item; `nil` if the collection view does not show it.
  public final func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? {
    state { $0.place(of: itemIdentifier) }
  }

  /// The section at an index; `nil` if the index is out of bounds.
  public final func sectionIdentifier(for index: Int) -> SectionIdentifierType? {
    state { $0.section(at: index) }
  }

  /// The index of a section; `nil` if the snapshot does not contain it.
  public final func index(for sectionIdentifier: SectionIdentifierType) -> Int? {
    state { $0.snapshot.indexOfSection(sectionIdentifier) }
  }

  // MARK: Snapshots

  /// The sections and items that the collection view shows.
  public nonisolated final func snapshot()
    -> NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
  {
    state { $0.snapshot }
  }

  /// The outline of a section, with the items that are not visible; empty for an unknown section.
  public nonisolated final func snapshot(for section: SectionIdentifierType)
    -> NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
  {
    state { $0.outline(of: section) }
  }

  /// Shows the sections and items of a snapshot. Cells of items that remain are kept.
  ///
  /// - Parameter completion: called on the main queue once the collection view shows the snapshot.
  public nonisolated final func apply(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    animatingDifferences: Bool = true, completion: (() -> Void)? = nil
  ) {
    state.perform("apply(_:animatingDifferences:completion:)", completion) { $0.apply(snapshot) }
  }

  /// Shows the sections and items of a snapshot. Cells of items that remain are kept.
  public nonisolated final func apply(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    animatingDifferences: Bool = true
  ) async {
    await state.commitAndShow("apply(_:animatingDifferences:)") { $0.apply(snapshot) }
  }

  /// Shows the sections and items of a snapshot with new cells for all of them.
  public nonisolated final func applySnapshotUsingReloadData(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    completion: (() -> Void)? = nil
  ) {
    state.performReload("applySnapshotUsingReloadData(_:completion:)", completion, snapshot)
  }

  /// Shows the sections and items of a snapshot with new cells for all of them.
  public nonisolated final func applySnapshotUsingReloadData(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
  ) async {
    await state.reloadAndShow(snapshot)
  }

  /// Shows the visible items of an outline in a section, which is added if there is none.
  public nonisolated final func apply(
    _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>,
    to section: SectionIdentifierType, animatingDifferences: Bool = true,
    completion: (() -> Void)? = nil
  ) {
    state.perform("apply(_:to:animatingDifferences:completion:)", completion) {
      $0.apply(snapshot, to: section)
    }
  }

  /// Shows the visible items of an outline in a section, which is added if there is none.
  public nonisolated final func apply(
    _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>,
    to section: SectionIdentifierType, animatingDifferences: Bool = true
  ) async {
    await state.commitAndShow("apply(_:to:animatingDifferences:)") {
      $0.apply(snapshot, to: section)
    }
  }

  // MARK: Data source

  open func numberOfSections(in collectionView: UICollectionView) -> Int {
    state { $0.snapshot.numberOfSections }
  }

  open func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int {
    state { data in
      data.section(at: section).map(data.snapshot.numberOfItems(inSection:)) ?? 0
    }
  }

  open func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    guard let item = itemIdentifier(for: indexPath) else {
      preconditionFailure(
        """
        collectionView(_:cellForItemAt:): the snapshot has no item \(indexPath.item) in section \
        \(indexPath.section). Change the data by applying snapshots only.
        """)
    }
    CallLog.note("cellProvider \(indexPath.logged)")
    guard let cell = state.providing({ cellProvider(collectionView, indexPath, item) }) else {
      preconditionFailure(
        """
        The cell provider of a UICollectionViewDiffableDataSource returned nil for the item \(item). \
        Return a cell for each item.
        """)
    }
    return cell
  }

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

  /// Whether ``ReorderingHandlers/canReorderItem`` permits the item to be moved. An item of an
  /// outline whose children are visible cannot be moved.
  open func collectionView(
    _ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath
  ) -> Bool {
    guard let item = itemIdentifier(for: indexPath) else { return false }
    return state { $0.canMove(item) } && reorderingHandlers.canReorderItem?(item) ?? false
  }

  /// Moves an item in the data, and tells ``reorderingHandlers``.
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

  open func indexTitles(for collectionView: UICollectionView) -> [String]? { nil }

  open func collectionView(
    _ collectionView: UICollectionView, indexPathForIndexTitle title: String, at index: Int
  ) -> IndexPath { IndexPath(item: 0, section: index) }
}
