internal import Synchronization

/// The data of a diffable data source, and how the view that shows it follows changes.
final class DiffableState<Section: Hashable & Sendable, Item: Hashable & Sendable>: Sendable {
  typealias Change = @Sendable (inout DiffableData<Section, Item>) -> ListChanges

  private let data = Mutex(DiffableData<Section, Item>())
  private let queue = SnapshotQueue()
  /// Returns the view that shows the data; `nil` if it has another data source.
  @MainActor var list: @MainActor () -> (any DiffableList)? = { nil }
  @MainActor private var isApplying = false
  /// Whether a provider of the app is asked for a view.
  @MainActor private var isProviding = false

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
      self.complete(completion)
    }
  }

  /// Calls a completion once the view shows the data.
  @MainActor private func complete(_ completion: (() -> Void)?) {
    guard let completion else { return }
    if let list = list() { list.afterLayout(completion) } else { completion() }
  }

  /// Changes the data and the view, and lays the view out.
  @MainActor func commitAndShow(_ call: String, _ change: Change) {
    commit(call, change)
    if let list = list(), list.isInWindow { list.showChanges() }
  }

  /// Asks a provider of the app for a view.
  @MainActor func providing<View>(_ body: () -> View) -> View {
    let wasProviding = isProviding
    isProviding = true
    defer { isProviding = wasProviding }
    return body()
  }

  /// Changes the data. The view shows the change with its next layout.
  @MainActor func commit(_ call: String, _ change: Change) {
    precondition(
      !isApplying && !isProviding,
      """
      \(call) was called while another snapshot is being applied, for example by a cell provider. \
      Apply one snapshot after the other.
      """)
    isApplying = true
    defer { isApplying = false }
    let list = list()
    // The changes are relative to the items that the view knows.
    if let list {
      list.prepareForChanges(counts: self { $0.counts })
      list.prepareForChanges()
    }
    let changes = self(change)
    list?.add(changes, counts: self { $0.counts })
  }

  /// Replaces the data on the main queue, and shows it with new cells.
  func performReload(
    _ call: String, _ completion: (() -> Void)?,
    _ snapshot: NSDiffableDataSourceSnapshot<Section, Item>
  ) {
    nonisolated(unsafe) let completion = completion
    queue.perform(call) {
      self.reload(snapshot)
      self.complete(completion)
    }
  }

  /// Replaces the data, and lays the view out with new cells.
  @MainActor func reloadAndShow(_ snapshot: NSDiffableDataSourceSnapshot<Section, Item>) {
    reload(snapshot)
    if let list = list(), list.isInWindow { list.showChanges() }
  }

  /// Replaces the data. The view shows it with new cells in its next layout.
  @MainActor func reload(_ snapshot: NSDiffableDataSourceSnapshot<Section, Item>) {
    self { $0.replace(snapshot) }
    list()?.reloadData()
  }
}

/// A view that shows the data of a diffable data source.
@MainActor protocol DiffableList: AnyObject {
  /// Takes over the numbers of items before changes, if they are not known.
  func prepareForChanges(counts: [Int])
  /// Asks the data source for the numbers of items, if they are not known.
  func prepareForChanges()
  /// Takes over changes, which the next layout shows.
  ///
  /// - Parameter counts: the numbers of items afterwards.
  func add(_ changes: ListChanges, counts: [Int])
  func reloadData()
  var isInWindow: Bool { get }
  var layoutCompletions: LayoutCompletions { get }
  func layoutIfNeeded()
}
