/// A list as a view controller uses it.
@MainActor package protocol ControlledList: UIScrollView {
  func reloadData()
  /// The selected items, in order.
  var selectedItems: [IndexPath] { get }
  /// Selects an item without asking or telling the delegate; `nil` deselects all.
  ///
  /// - Returns: the item; `nil` if it cannot be selected.
  func select(byApp path: IndexPath?) -> IndexPath?
}

extension ListView {
  package var selectedItems: [IndexPath] { state.selection.sorted() }
}
