/// The state of an item of a list that its cell follows.
struct ListItemState: Hashable, Sendable {
  var isEditing = false
  var isExpanded = false
  var isReordering = false
  var drag = UICellConfigurationState.DragState.none
  var drop = UICellConfigurationState.DropState.none
  /// Whether the item belongs to an outline.
  var isInOutline = false
}
