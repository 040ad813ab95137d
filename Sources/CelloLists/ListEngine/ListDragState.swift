/// The state of a drag in a list, from which the states of its cells derive.
struct ListDragState: Equatable {
  /// The item with which the drag began.
  var source: IndexPath?
  /// The items that taps with other fingers have added.
  var added: [IndexPath] = []
  var drag = UICellConfigurationState.DragState.none
  /// A Boolean value that indicates whether dragged items are over the list.
  var isTarget = false
  /// The item into which the dragged items would be dropped.
  var destination: IndexPath?

  /// Returns the drag and drop states of an item's cell.
  func states(
    of path: IndexPath
  ) -> (UICellConfigurationState.DragState, UICellConfigurationState.DropState) {
    (
      path == source || added.contains(path) ? drag : .none,
      isTarget ? (path == destination ? .targeted : .notTargeted) : .none
    )
  }
}
