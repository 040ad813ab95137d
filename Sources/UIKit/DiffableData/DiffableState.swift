internal import Synchronization

/// The data of a diffable data source, and how the view that shows it follows changes.
final class DiffableState<Section: Hashable & Sendable, Item: Hashable & Sendable>: Sendable {
  typealias Change = @Sendable (inout DiffableData<Section, Item>) -> ListChanges

  private let data = Mutex(DiffableData<Section, Item>())
  private let queue = SnapshotQueue()
  /// Returns the view that shows the data; `nil` if it has another data source.
  @MainActor var list: @MainActor () -> (any DiffableList)? = { nil }
  @MainActor private var isApplying = false

  /// Reads the data, or changes it without the view.
  func callAsFunction<Result: Sendable>(
    _ body: (inout DiffableData<Section, Item>) -> Result
  ) -> Result {
    data.withLock { body(&$0) }
  }

  /// Changes the data and the view on the main queue.
  func perform(_ call: String, _ completion: (() -> Void)?, _ change: @escaping Change) {
    nonisolated(unsafe) let completion = completion
    queue.perform(call) {
      self.commit(call, change)
      completion?()
    }
  }

  /// Changes the data and the view.
  @MainActor func commit(_ call: String, _ change: Change) {
    precondition(
      !isApplying,
      """
      \(call) was called while another snapshot is being applied, for example by a cell provider. \
      Apply one snapshot after the other.
      """)
    isApplying = true
    defer { isApplying = false }
    let list = list()
    // The changes are relative to the items that the view knows.
    list?.prepareForChanges()
    let changes = self(change)
    list?.add(changes)
  }

  /// Replaces the data on the main queue, and shows it with new cells.
  func performReload(
    _ call: String, _ completion: (() -> Void)?,
    _ snapshot: NSDiffableDataSourceSnapshot<Section, Item>
  ) {
    nonisolated(unsafe) let completion = completion
    queue.perform(call) {
      self.reload(snapshot)
      completion?()
    }
  }

  /// Replaces the data, and shows it with new cells.
  @MainActor func reload(_ snapshot: NSDiffableDataSourceSnapshot<Section, Item>) {
    self { $0.replace(snapshot) }
    list()?.reloadData()
  }
}

/// A view that shows the data of a diffable data source.
@MainActor protocol DiffableList: AnyObject {
  /// Asks the data source for the numbers of items, if they are not known.
  func prepareForChanges()
  func add(_ changes: ListChanges)
  func reloadData()
}
