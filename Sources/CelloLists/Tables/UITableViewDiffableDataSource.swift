/// Provides a table with the rows of snapshots, and with the changes between them.
///
/// It applies snapshots as ``UICollectionViewDiffableDataSource`` does.
@MainActor @preconcurrency
open class UITableViewDiffableDataSource<SectionIdentifierType, ItemIdentifierType>:
  NSObject, UITableViewDataSource
where
  SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
{
  /// Returns the cell for an item, dequeued from the table.
  public typealias CellProvider =
    @MainActor (
      _ tableView: UITableView, _ indexPath: IndexPath, _ itemIdentifier: ItemIdentifierType
    ) -> UITableViewCell?

  private let cellProvider: CellProvider
  nonisolated final let state = DiffableState<SectionIdentifierType, ItemIdentifierType>()

  /// The animation of changes, which take place without animations here.
  public final var defaultRowAnimation = UITableView.RowAnimation.automatic

  /// Creates a data source without rows, and makes it that of the table.
  public init(tableView: UITableView, cellProvider: @escaping CellProvider) {
    self.cellProvider = cellProvider
    super.init()
    state.list = { [weak self, weak tableView] in
      tableView?.dataSource === self ? tableView : nil
    }
    tableView.dataSource = self
  }

  // MARK: Identifiers

  /// The item at an index path; `nil` if the index path is out of bounds.
  public final func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? {
    state { $0.item(at: indexPath) }
  }

  /// The index path of an item; `nil` if the table does not have it.
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

  /// The sections and items that the table shows.
  public nonisolated final func snapshot()
    -> NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
  {
    state { $0.snapshot }
  }

  /// Shows the sections and items of a snapshot. Cells of items that remain are kept.
  ///
  /// - Parameter completion: called on the main queue once the table shows the snapshot.
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

  // MARK: Data source

  open func numberOfSections(in tableView: UITableView) -> Int {
    state { $0.snapshot.numberOfSections }
  }

  open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    state { data in
      data.section(at: section).map(data.snapshot.numberOfItems(inSection:)) ?? 0
    }
  }

  open func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    guard let item = itemIdentifier(for: indexPath) else {
      preconditionFailure(
        """
        tableView(_:cellForRowAt:): the snapshot has no row \(indexPath.row) in section \
        \(indexPath.section). Change the data by applying snapshots only.
        """)
    }
    CallLog.note("cellProvider \(indexPath.logged)")
    guard let cell = state.providing({ cellProvider(tableView, indexPath, item) }) else {
      preconditionFailure(
        """
        The cell provider of a UITableViewDiffableDataSource returned nil for the item \(item). \
        Return a cell for each item.
        """)
    }
    return cell
  }

  // Subclasses override these methods, which tables call for what snapshots do not contain.

  open func tableView(
    _ tableView: UITableView, titleForHeaderInSection section: Int
  ) -> String? { nil }

  open func tableView(
    _ tableView: UITableView, titleForFooterInSection section: Int
  ) -> String? { nil }

  /// Whether a row can be edited; by default it cannot.
  open func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
    false
  }

  open func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {}

  /// Whether a row can be moved; by default it cannot.
  open func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
    false
  }

  open func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {}

  open func sectionIndexTitles(for tableView: UITableView) -> [String]? { nil }

  open func tableView(
    _ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int
  ) -> Int { index }
}
