// Rows that a list does not show, to find out how it looked before they were inserted.

extension UIView {
  /// Lays out the list that contains this row as if the row did not exist. The view stays in the list,
  /// but is hidden.
  ///
  /// - Returns: a closure that shows the row again; `nil` if the view is not a row of a list.
  package func omitFromList() -> (() -> Void)? {
    guard let cell = self as? any ListCell, cell.placement?.row.kind == .cell,
      let list = cell.owner as? any ListView
    else { return nil }
    return list.omit(cell)
  }

  /// A Boolean value that indicates whether the view is a row that is laid out as if it did not exist.
  package var isOmittedFromList: Bool {
    // A cell can also be the header of a section, with the index path of the first row.
    guard let cell = self as? any ListCell, cell.placement?.row.kind == .cell,
      let list = cell.owner as? any ListView
    else { return false }
    return list.isOmitted(cell)
  }
}

extension ListView {
  fileprivate func omit(_ cell: any ListCell) -> (() -> Void)? {
    guard let cell = cell as? Cell, let path = indexPath(for: cell),
      !state.omitted.contains(path)
    else { return nil }
    let wasHidden = cell.isHidden
    state.omitted.insert(path)
    cell.isHidden = true
    omissionDidChange(at: path)
    return {
      self.state.omitted.remove(path)
      cell.isHidden = wasHidden
      self.omissionDidChange(at: path)
    }
  }

  fileprivate func isOmitted(_ cell: any ListCell) -> Bool {
    guard !state.omitted.isEmpty, let cell = cell as? Cell else { return false }
    return indexPath(for: cell).map(state.omitted.contains) ?? false
  }

  /// Returns the index of an item and the number of items in its section, without the omitted items.
  func shownPosition(of path: IndexPath, of count: Int) -> (index: Int, count: Int) {
    guard !state.omitted.isEmpty else { return (path.item, count) }
    let omitted = state.omitted.filter { $0.section == path.section }
    return (path.item - omitted.count { $0.item < path.item }, count - omitted.count)
  }

  /// Returns the index path of the next item in the section that is not omitted.
  func shownItem(below path: IndexPath) -> IndexPath {
    var next = IndexPath(item: path.item + 1, section: path.section)
    while state.omitted.contains(next) {
      next = IndexPath(item: next.item + 1, section: next.section)
    }
    return next
  }
}
