/// The focus properties of a list, and the item that was focused last.
struct ListFocus {
  /// A Boolean value that indicates whether items can be focused unless the delegate decides.
  var isAllowed = false
  var isAllowedDuringEditing = false
  /// A Boolean value that indicates whether focus returns to the item that was focused last.
  var remembersLast = false
  /// A Boolean value that indicates whether an item is selected when it becomes focused unless the
  /// delegate decides.
  var selects = false
  var last: IndexPath?

  func allows(isEditing: Bool) -> Bool {
    isAllowed && (!isEditing || isAllowedDuringEditing)
  }
}
