/// The focus properties of a list, and its last focused item.
struct ListFocus {
  /// Whether items can have the focus, unless the delegate decides.
  var isAllowed = false
  var isAllowedDuringEditing = false
  /// Whether the focus returns to the item that had it last.
  var remembersLast = false
  /// Whether the item with the focus is selected, unless the delegate decides.
  var selects = false
  var last: IndexPath?

  func allows(isEditing: Bool) -> Bool {
    isAllowed && (!isEditing || isAllowedDuringEditing)
  }
}
