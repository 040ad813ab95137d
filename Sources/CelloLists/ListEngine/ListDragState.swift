/// The state of a drag in a list, which determines the states of its cells.
struct ListDragState: Equatable {
  /// The item that is dragged first.
  var source: IndexPath?
  /// The items that other fingers have added.
  var added: [IndexPath] = []
  var drag = UICellConfigurationState.DragState.none
  /// Whether dragged items are over the list.
  var isTarget = false
  /// The item into which the dragged ones would be dropped.
  var destination: IndexPath?

  /// The states of the cell of an item.
  func states(
    of path: IndexPath
  ) -> (UICellConfigurationState.DragState, UICellConfigurationState.DropState) {
    (
      path == source || added.contains(path) ? drag : .none,
      isTarget ? (path == destination ? .targeted : .notTargeted) : .none
    )
  }
}
