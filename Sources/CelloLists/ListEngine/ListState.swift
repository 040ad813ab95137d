/// The state of a list, except its visible views.
@MainActor struct ListState {
  /// The item counts of the sections; `nil` until they are loaded from the data source.
  var counts: [Int]?
  var updates = PendingUpdates()
  /// A Boolean value that indicates whether `performBatchUpdates(_:completion:)` has been called for
  /// a closure that doesn't escape, and has not reached the list's own implementation.
  var isCallingPerformBatchUpdates = false
  /// The cell that is being reconfigured.
  var reconfigured: (indexPath: IndexPath, cell: any ListCell)?
  /// A Boolean value that indicates whether the visible views are being laid out and measured.
  var isLayingOut = false
  /// The animated update that is beginning.
  var motion: ListMotion?
  /// The animated updates that have not ended, in the order of their beginning.
  var motions: [ListMotion] = []
  /// The completion handlers of updates inside other updates.
  var updateCompletions: [(Bool) -> Void] = []
  /// The completion handlers to call after the next layout pass.
  let layoutCompletions = LayoutCompletions()

  var selection: Set<IndexPath> = []
  var highlighted: IndexPath?
  /// The gesture that selects several items; `nil` until the list allows multiple selection during
  /// editing.
  var multipleSelection: MultipleSelection?
  var focus = ListFocus()
  var prefetching = Prefetching()

  /// A Boolean value that indicates whether drags can begin; `nil` for the default of the device.
  var allowsDrags: Bool?
  var drags: ListDrags?
  /// The gap for dragged items that are over the list.
  var dropGap: DropGap?
  var springLoading: ListSpringLoading?
  /// The index paths of the items that are laid out as if they did not exist.
  var omitted: Set<IndexPath> = []
  /// The sections that are laid out as if they did not exist.
  var omittedSections: Set<Int> = []
  /// The placeholders of dropped items, in the order of their insertion.
  var placeholders: [ListPlaceholderContext] = []

  /// Resets the state that depends on the data.
  mutating func forgetData() {
    updates.changes.updates = BatchUpdates()
    updates.counts = nil
    counts = nil
    selection = []
    highlighted = nil
    prefetching.items = []
    dropGap = nil
    omitted = []
    omittedSections = []
  }
}
