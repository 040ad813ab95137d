/// A list that is managed by a view controller.
@MainActor package protocol ControlledList: UIScrollView {
  func reloadData()
  /// The index paths of the selected items, in ascending order.
  var selectedItems: [IndexPath] { get }
  /// Selects an item without calling the delegate; `nil` deselects all items.
  ///
  /// - Returns: The index path of the item; `nil` if the item cannot be selected.
  func select(byApp path: IndexPath?, isAnimated: Bool) -> IndexPath?
}

extension ListView {
  package var selectedItems: [IndexPath] { state.selection.sorted() }
}
