extension UITableView {
  /// The first of the selected rows; `nil` if there is none.
  public final var indexPathForSelectedRow: IndexPath? { state.selection.min() }

  /// The selected rows in order; `nil` if there are none.
  public final var indexPathsForSelectedRows: [IndexPath]? {
    state.selection.isEmpty ? nil : state.selection.sorted()
  }

  /// Selects a row without asking or telling the delegate, and scrolls to it; `nil` deselects all.
  public final func selectRow(
    at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition
  ) {
    guard let path = select(byApp: indexPath), scrollPosition != .none else { return }
    scrollToRow(at: path, at: scrollPosition, animated: animated)
  }

  /// Deselects a row without asking or telling the delegate.
  public final func deselectRow(at indexPath: IndexPath, animated: Bool) {
    setSelected(indexPath, false)
  }

  static var asksWhileHighlighted: Bool { false }

  func selectionWasTouched() {
    NotificationCenter.default.post(name: Self.selectionDidChangeNotification, object: self)
  }
}
