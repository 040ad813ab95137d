/// The updates of a list that have not been committed.
struct PendingUpdates: Hashable, Sendable {
  /// The number of batches that have begun and not ended.
  var depth = 0
  var changes = ListChanges()
  /// The item counts after the updates, from a snapshot; `nil` to load them from the data source.
  var counts: [Int]?
  /// A Boolean value that indicates whether the updates are animated on a simulated clock.
  var isAnimated = false
  /// The ways in which elements appear and disappear.
  var rows = RowMotions()
}

extension ListView {
  // MARK: Numbers of items

  func countsOfDataSource() -> [Int] {
    guard let sections = numberOfSectionsInData else { return [] }
    precondition(
      sections >= 0, "numberOfSections(in:) returned \(sections); there cannot be fewer than 0.")
    return (0..<sections).map { section in
      let count = numberOfItemsInData(ofSection: section)
      precondition(
        count >= 0,
        """
        \(Self.words.numberOfItems) returned \(count) for section \(section); there cannot be \
        fewer than 0.
        """)
      return count
    }
  }

  // MARK: Batches

  func beginBatch() {
    prepareForChanges()
    state.updates.depth += 1
  }

  /// - Parameter isDeferred: `true` to show the changes in the next layout pass; `false` to show
  ///   them immediately. Animated changes are shown immediately.
  /// - Returns: the animation of the changes; `nil` for none.
  @discardableResult
  func endBatch(isDeferred: Bool = false) -> ListMotion? {
    state.updates.depth -= 1
    guard state.updates.depth == 0 else { return nil }
    let completions = state.updateCompletions
    state.updateCompletions = []
    let motion = commitUpdates(isDeferred: isDeferred)
    for completion in completions {
      if let motion { motion.whenEnded(completion) } else { completion(true) }
    }
    return motion
  }

  /// Performs updates together, as `performBatchUpdates(_:completion:)` of the list itself.
  func performBatch(_ updates: (() -> Void)?, completion: ((Bool) -> Void)?) {
    outsidePerformBatchUpdates {
      beginBatch()
      updates?()
      state.updates.isAnimated = true
      if let completion, UIView.animationsTakeTime {
        state.updateCompletions.append(completion)
        endBatch()
      } else {
        endBatch()
        completion?(true)
      }
    }
  }

  /// Performs updates in a closure that doesn't escape with `performBatchUpdates(_:completion:)`,
  /// whose overrides have an optional closure, which can escape.
  ///
  /// An override may pass a closure of its own to `super`. The compiler prefers the method with a
  /// closure that doesn't escape, so that the call comes here again; it must not call the override
  /// another time.
  ///
  /// - Parameter overridable: Calls `performBatchUpdates(_:completion:)`.
  func performBatch(
    _ updates: () -> Void, completion: ((Bool) -> Void)?,
    overridable: ((() -> Void)?, ((Bool) -> Void)?) -> Void
  ) {
    withoutActuallyEscaping(updates) { updates in
      guard !state.isCallingPerformBatchUpdates else {
        return performBatch(updates, completion: completion)
      }
      state.isCallingPerformBatchUpdates = true
      defer { state.isCallingPerformBatchUpdates = false }
      overridable(
        { self.outsidePerformBatchUpdates(updates) },
        completion.map { completion in
          { isFinished in self.outsidePerformBatchUpdates { completion(isFinished) } }
        })
    }
  }

  /// Runs code of the app that may perform other updates, which overrides are called for.
  private func outsidePerformBatchUpdates(_ body: () -> Void) {
    let isCalling = state.isCallingPerformBatchUpdates
    state.isCallingPerformBatchUpdates = false
    body()
    state.isCallingPerformBatchUpdates = isCalling
  }

  func update(_ change: (inout BatchUpdates) -> Void) {
    beginBatch()
    change(&state.updates.changes.updates)
    state.updates.isAnimated = true
    endBatch()
  }

  func update<Index>(
    _ indexes: WritableKeyPath<BatchUpdates, Set<Index>>, _ new: some Sequence<Index>
  ) { update { $0[keyPath: indexes].formUnion(new) } }

  /// Performs an update of elements that appear or disappear in a certain way.
  func update<Index>(
    _ indexes: WritableKeyPath<BatchUpdates, Set<Index>>, _ new: some Sequence<Index>,
    _ motions: WritableKeyPath<RowMotions, [IndexPath: RowMotion]>, _ motion: RowMotion,
    path: (Index) -> IndexPath
  ) {
    beginBatch()
    for index in new { state.updates.rows[keyPath: motions][path(index)] = motion }
    update(indexes, new)
    endBatch()
  }

  func reconfigure(_ paths: [IndexPath]) {
    beginBatch()
    state.updates.changes.reconfiguredItems += paths
    state.updates.isAnimated = true
    endBatch()
  }

  private func commitUpdates(isDeferred: Bool) -> ListMotion? {
    let pending = state.updates
    state.updates = PendingUpdates()
    guard pending.isAnimated else {
      commit(pending, isDeferred: isDeferred)
      return nil
    }
    return animatingUpdates(pending.rows) { commit(pending, isDeferred: isDeferred) }
  }

  private func commit(_ pending: PendingUpdates, isDeferred: Bool) {
    let updates = pending.changes.updates
    var indexPaths: UpdatedIndexPaths?
    if !updates.isEmpty { indexPaths = commit(updates, counts: pending.counts) }
    for path in Set(pending.changes.reconfiguredItems).sorted() {
      if let path = indexPaths.map({ $0.updated(path) }) ?? path { reconfigureCell(at: path) }
    }
    didCommit(hasUpdates: indexPaths != nil, isDeferred: isDeferred && state.motion == nil)
  }

  private func commit(_ updates: BatchUpdates, counts: [Int]?) -> UpdatedIndexPaths {
    let after = counts ?? countsOfDataSource()
    let indexPaths: UpdatedIndexPaths
    do throws(InvalidBatchUpdates) {
      indexPaths = try updates.indexPaths(from: state.counts ?? [], to: after)
    } catch {
      preconditionFailure("\(error)")
    }
    state.motion?.begin(updates, indexPaths)
    commit(updates, indexPaths, counts: after)
    return indexPaths
  }

  /// Updates the index paths of the selection and of the swiped row.
  func follow(_ indexPaths: UpdatedIndexPaths) {
    swiping?.rowsDidMove(indexPaths.updated)
    state.selection = Set(state.selection.compactMap(indexPaths.updated))
    state.highlighted = state.highlighted.flatMap(indexPaths.updated)
  }

  /// Reconfigures the visible cell of an item with the cell provider.
  private func reconfigureCell(at path: IndexPath) {
    guard let shown = cell(at: path) else { return }
    state.reconfigured = (path, shown)
    let cell = makeCell(at: path)
    state.reconfigured = nil
    precondition(
      cell === shown,
      """
      \(Self.words.reconfigureItems): the cell provided for \(Self.words.item) \(path.item) of \
      section \(path.section) is not the one that shows it. Dequeue a cell with the same \
      registration or identifier, or reload the \(Self.words.item).
      """)
    cellWasReconfigured(at: path)
  }

  // MARK: Snapshots

  var layoutCompletions: LayoutCompletions { state.layoutCompletions }
  var isInWindow: Bool { window != nil }

  func prepareForChanges(counts: [Int]) {
    if state.counts == nil { state.counts = counts }
  }

  func add(_ changes: ListChanges, counts: [Int], _ motion: RowMotion?) -> ListMotion? {
    beginBatch()
    if let motion {
      state.updates.isAnimated = true
      state.updates.rows.standard = motion
    }
    state.updates.changes.updates.formUnion(changes.updates)
    state.updates.changes.reconfiguredItems += changes.reconfiguredItems
    state.updates.counts = counts
    return endBatch(isDeferred: true)
  }

  func layOutBeforeAnimation() {
    if UIView.animationsTakeTime, hasBeenLaidOut, !state.isLayingOut { layoutIfNeeded() }
  }

  // MARK: Prefetching

  /// Determines the items that will soon be visible.
  ///
  /// - Parameters:
  ///   - shown: The visible items.
  ///   - items: A closure that returns the items in an area of the content.
  /// - Returns: The items to load, and the items of previous calls to cancel, in ascending order.
  func prefetch(
    shown: Set<IndexPath>, items: (CGRect) -> Set<IndexPath>
  ) -> (loaded: [IndexPath], canceled: [IndexPath]) {
    let next = items(state.prefetching.area(after: bounds, in: contentSize)).subtracting(shown)
    let former = state.prefetching.items
    state.prefetching.items = next
    return (
      next.subtracting(former).sorted(), former.subtracting(next).subtracting(shown).sorted()
    )
  }
}
