/// The state of an item of a list that its cell follows.
struct ListItemState: Hashable, Sendable {
  var isEditing = false
  var isExpanded = false
  var isReordering = false
  /// Whether the item belongs to an outline.
  var isInOutline = false
}
