/// What a list knows apart from the views that it shows.
@MainActor struct ListState {
  /// The numbers of items in the sections; `nil` until the data source is asked.
  var counts: [Int]?
  var updates = PendingUpdates()
  /// The cell that a provider configures again.
  var reconfigured: (indexPath: IndexPath, cell: any ListCell)?
  /// What waits for the next layout.
  let layoutCompletions = LayoutCompletions()

  var selection: Set<IndexPath> = []
  var highlighted: IndexPath?
  /// Follows fingers that select ranges, once the list has allowed multiple selection during editing.
  var multipleSelection: MultipleSelection?
  var focus = ListFocus()
  var prefetching = Prefetching()

  /// Whether drags can begin; `nil` for the default of the device.
  var allowsDrags: Bool?
  var drags: ListDrags?
  /// The room for dragged items that are over the list.
  var dropGap: DropGap?
  var springLoading: ListSpringLoading?

  /// Forgets what belongs to the items of the data.
  mutating func forgetData() {
    updates.changes.updates = BatchUpdates()
    updates.counts = nil
    counts = nil
    selection = []
    highlighted = nil
    prefetching.items = []
    dropGap = nil
  }
}
