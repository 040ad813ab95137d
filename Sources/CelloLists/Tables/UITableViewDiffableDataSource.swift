/// A data source that provides the rows of snapshots and updates the table with the differences
/// between snapshots.
///
/// Snapshots are applied as in ``UICollectionViewDiffableDataSource``.
@MainActor @preconcurrency
open class UITableViewDiffableDataSource<SectionIdentifierType, ItemIdentifierType>:
  NSObject, UITableViewDataSource
where
  SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
{
  /// A closure that returns the cell for an item, dequeued from the table.
  public typealias CellProvider =
    @MainActor (
      _ tableView: UITableView, _ indexPath: IndexPath, _ itemIdentifier: ItemIdentifierType
    ) -> UITableViewCell?

  private let cellProvider: CellProvider
  nonisolated final let state = DiffableState<SectionIdentifierType, ItemIdentifierType>()

  /// The animation of changes; `automatic` by default.
  open var defaultRowAnimation = UITableView.RowAnimation.automatic

  /// Creates a data source without rows, and sets it as the data source of the table.
  public init(tableView: UITableView, cellProvider: @escaping CellProvider) {
    self.cellProvider = cellProvider
    super.init()
    state.list = { [weak self, weak tableView] in
      tableView?.dataSource === self ? tableView : nil
    }
    state.rowMotion = { [weak self] in self?.defaultRowAnimation.motion ?? .fade }
    tableView.dataSource = self
  }

  // MARK: Identifiers

  /// Returns the item at an index path; `nil` if the index path is out of bounds.
  open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? {
    state { $0.item(at: indexPath) }
  }

  /// Returns the index path of an item; `nil` if the table does not show the item.
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

  /// Applies a snapshot. Cells of items that remain are kept. On a simulated clock, the differences
  /// are animated if `animatingDifferences` is `true`.
  ///
  /// - Parameter completion: A closure that is called on the main queue after the table shows the
  ///   snapshot, at the end of the animation.
  open nonisolated func apply(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    animatingDifferences: Bool = true, completion: (() -> Void)? = nil
  ) {
    state.perform(
      "apply(_:animatingDifferences:completion:)", isAnimated: animatingDifferences, completion
    ) { $0.apply(snapshot) }
  }

  /// Applies a snapshot, and returns after the table shows it, at the end of the animation of the
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
  /// is called on the main queue after the table shows the snapshot.
  open nonisolated func applySnapshotUsingReloadData(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    completion: (() -> Void)? = nil
  ) {
    state.performReload("applySnapshotUsingReloadData(_:completion:)", completion, snapshot)
  }

  /// Applies a snapshot by reloading the data, with new cells for all items, and returns after the
  /// table shows it.
  open nonisolated func applySnapshotUsingReloadData(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
  ) async {
    await state.reloadAndShow(snapshot)
  }

  // MARK: Data source

  /// Returns the number of sections in the current snapshot.
  open func numberOfSections(in tableView: UITableView) -> Int {
    state { $0.snapshot.numberOfSections }
  }

  /// Returns the number of items in a section; 0 if the section does not exist.
  open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    state.numberOfItems(inSection: section)
  }

  /// Returns the cell from the cell provider. It must not return `nil`.
  open func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    state.cell(at: indexPath, "tableView(_:cellForRowAt:)") {
      cellProvider(tableView, indexPath, $0)
    }
  }

  // Subclasses override these methods to provide data that snapshots do not contain.

  /// Returns the title of a section's header; `nil`, the default, for none.
  open func tableView(
    _ tableView: UITableView, titleForHeaderInSection section: Int
  ) -> String? { nil }

  /// Returns the title of a section's footer; `nil`, the default, for none.
  open func tableView(
    _ tableView: UITableView, titleForFooterInSection section: Int
  ) -> String? { nil }

  /// Returns a Boolean value that indicates whether a row can be edited; `false` by default.
  open func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
    false
  }

  /// Deletes or inserts a row, because the user has requested it; does nothing by default.
  open func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {}

  /// Returns a Boolean value that indicates whether a row can be moved; `false` by default.
  open func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
    false
  }

  /// Moves a row in the data, because the user has moved it; does nothing by default.
  open func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {}

  /// Returns the titles of the section index; `nil`, the default, for no index.
  open func sectionIndexTitles(for tableView: UITableView) -> [String]? { nil }

  /// Returns the section for a title of the section index; by default the section at the title's
  /// index.
  open func tableView(
    _ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int
  ) -> Int { index }
}
