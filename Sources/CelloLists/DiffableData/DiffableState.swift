internal import Synchronization

/// The data of a diffable data source, and the application of changes to the list that shows it.
final class DiffableState<Section: Hashable & Sendable, Item: Hashable & Sendable>: Sendable {
  typealias Change = @Sendable (inout DiffableData<Section, Item>) -> ListChanges

  private let data = Mutex(DiffableData<Section, Item>())
  private let queue = SnapshotQueue()
  /// Returns the list that shows the data; `nil` if the list has another data source.
  @MainActor var list: @MainActor () -> (any DiffableList)? = { nil }
  /// Returns the way in which items of animated changes appear and disappear.
  @MainActor var rowMotion: @MainActor () -> RowMotion = { .fade }
  @MainActor private var isApplying = false
  /// A Boolean value that indicates whether a provider of the app is running.
  @MainActor private var isProviding = false

  /// Reads or changes the data without updating the list.
  func callAsFunction<Result: Sendable>(
    _ body: (inout DiffableData<Section, Item>) -> Result
  ) -> Result {
    data.withLock { body(&$0) }
  }

  /// Returns the number of items in a section; 0 if the section does not exist.
  func numberOfItems(inSection index: Int) -> Int {
    self { data in data.section(at: index).map(data.snapshot.numberOfItems(inSection:)) ?? 0 }
  }

  /// Returns the cell of an item from a cell provider, which must not return `nil`.
  @MainActor func cell<Cell>(
    at path: IndexPath, _ call: String, from provider: (Item) -> Cell?
  ) -> Cell {
    guard let item = self({ $0.item(at: path) }) else {
      preconditionFailure(
        """
        \(call): the snapshot has no item \(path.item) in section \(path.section). Change the data \
        by applying snapshots only.
        """)
    }
    CallLog.note("cellProvider \(path.logged)")
    guard let cell = providing({ provider(item) }) else {
      preconditionFailure(
        """
        \(call): the cell provider returned nil for the item \(item). Return a cell for each item.
        """)
    }
    return cell
  }

  /// Changes the data and the list on the main queue.
  func perform(
    _ call: String, isAnimated: Bool, _ completion: (() -> Void)?, _ change: @escaping Change
  ) {
    nonisolated(unsafe) let completion = completion
    queue.perform(call) {
      let motion = self.commit(call, isAnimated: isAnimated, change)
      if let motion, let completion {
        motion.whenEnded { _ in completion() }
      } else {
        self.complete(completion)
      }
    }
  }

  /// Calls a completion handler after the list shows the data.
  @MainActor private func complete(_ completion: (() -> Void)?) {
    guard let completion else { return }
    if let list = list() { list.afterLayout(completion) } else { completion() }
  }

  /// Changes the data and the list, lays out the list, and waits for the end of the animation.
  @MainActor func commitAndShow(_ call: String, isAnimated: Bool, _ change: Change) async {
    await withCheckedContinuation { continuation in
      let motion = commit(call, isAnimated: isAnimated, change)
      if let list = list(), list.isInWindow { list.showChanges() }
      if let motion { motion.resumeAtEnd(continuation) } else { continuation.resume() }
    }
  }

  /// Runs a provider of the app.
  @MainActor func providing<View>(_ body: () -> View) -> View {
    let wasProviding = isProviding
    isProviding = true
    defer { isProviding = wasProviding }
    return body()
  }

  /// Changes the data. The list shows the change in its next layout pass, or with an animation that
  /// begins at once.
  ///
  /// - Returns: the animation; `nil` for none.
  @discardableResult
  @MainActor func commit(_ call: String, isAnimated: Bool, _ change: Change) -> ListMotion? {
    precondition(
      !isApplying && !isProviding,
      """
      \(call) was called while another snapshot is being applied, for example by a cell provider. \
      Apply one snapshot after the other.
      """)
    let list = list()
    if isAnimated { list?.layOutBeforeAnimation() }
    isApplying = true
    // The changes refer to the items that the list shows.
    if let list {
      list.prepareForChanges(counts: self { $0.counts })
      list.prepareForChanges()
    }
    let changes = self(change)
    isApplying = false
    return list?.add(changes, counts: self { $0.counts }, isAnimated ? rowMotion() : nil)
  }

  /// Replaces the data on the main queue; the list shows it with new cells.
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

  /// Replaces the data, and lays out the list with new cells.
  @MainActor func reloadAndShow(_ snapshot: NSDiffableDataSourceSnapshot<Section, Item>) {
    reload(snapshot)
    if let list = list(), list.isInWindow { list.showChanges() }
  }

  /// Replaces the data. The list shows it with new cells in its next layout pass.
  @MainActor func reload(_ snapshot: NSDiffableDataSourceSnapshot<Section, Item>) {
    self { $0.replace(snapshot) }
    list()?.reloadData()
  }
}

/// A list that shows the data of a diffable data source.
@MainActor protocol DiffableList: AnyObject {
  /// Sets the item counts before changes, if they are not loaded.
  func prepareForChanges(counts: [Int])
  /// Loads the item counts from the data source, if they are not loaded.
  func prepareForChanges()
  /// Adds changes, which the list shows in its next layout pass.
  ///
  /// - Parameter counts: The item counts after the changes.
  /// - Parameter motion: The way in which items appear and disappear; `nil` for no animation.
  /// - Returns: The animation, which has begun; `nil` for none.
  func add(_ changes: ListChanges, counts: [Int], _ motion: RowMotion?) -> ListMotion?
  /// Lays out the list before changes that are animated.
  func layOutBeforeAnimation()
  func reloadData()
  var isInWindow: Bool { get }
  var layoutCompletions: LayoutCompletions { get }
  func layoutIfNeeded()
}
