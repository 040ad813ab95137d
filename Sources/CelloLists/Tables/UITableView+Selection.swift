extension UITableView {
  /// The index path of the first selected row; `nil` if no row is selected.
  public final var indexPathForSelectedRow: IndexPath? { state.selection.min() }

  /// The index paths of the selected rows, in ascending order; `nil` if no row is selected.
  public final var indexPathsForSelectedRows: [IndexPath]? {
    state.selection.isEmpty ? nil : state.selection.sorted()
  }

  /// Selects a row without calling the delegate, and scrolls to it unless the scroll position is
  /// `none`; a `nil` index path deselects all rows.
  public final func selectRow(
    at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition
  ) {
    guard let path = select(byApp: indexPath), scrollPosition != .none else { return }
    scrollToRow(at: path, at: scrollPosition, animated: animated)
  }

  /// Deselects a row without calling the delegate.
  public final func deselectRow(at indexPath: IndexPath, animated: Bool) {
    setSelected(indexPath, false)
  }

  static var asksWhileHighlighted: Bool { false }

  func selectionWasTouched() {
    NotificationCenter.default.post(name: Self.selectionDidChangeNotification, object: self)
  }
}
