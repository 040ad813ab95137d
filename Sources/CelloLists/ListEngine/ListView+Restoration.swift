// Rows that a list shows again, to find out how it looked before they were removed.

/// A row that a list shows although its data does not contain it.
@MainActor package struct RestoredRow {
  /// The cell, which looks like the cell of another row.
  package let view: UIView
  /// Lays out the list after the content of the cell has changed.
  package let contentDidChange: () -> Void
  /// Removes the row.
  package var remove: () -> Void
}

extension UIView {
  /// Inserts a row that looks like this row into the list.
  ///
  /// - Parameters:
  ///   - neighbor: the row below which the row is inserted, or above.
  /// - Returns: `nil` if the views are not rows of a list that can show further rows.
  package func restoreRowInList(_ neighbor: UIView, isBelow: Bool) -> RestoredRow? {
    guard isCellOfList, let template = self as? any ListCell,
      neighbor.isCellOfList, let neighbor = neighbor as? any ListCell,
      let list = template.owner as? any ListView, neighbor.owner === list
    else { return nil }
    return list.restoreRow(like: template, neighbor, isBelow: isBelow)
  }
}

extension ListView {
  fileprivate func restoreRow(
    like template: any ListCell, _ neighbor: any ListCell, isBelow: Bool
  ) -> RestoredRow? {
    guard let path = path(of: template), let neighborPath = self.path(of: neighbor),
      contains(neighborPath),
      state.dropGap == nil, let cell = makeFurtherCell(at: path)
    else { return nil }
    return show(
      cell,
      at: IndexPath(item: neighborPath.item + (isBelow ? 1 : 0), section: neighborPath.section))
  }

  /// Shows a cell at an index path among the placeholders.
  func show(_ cell: Cell, at path: IndexPath) -> RestoredRow {
    let placeholder = ListPlaceholderContext(
      UIDragItem(itemProvider: NSItemProvider()), path,
      height: automaticPlaceholderHeight, in: self, cell: cell
    ) { _ in }
    add(placeholder)
    return RestoredRow(
      view: cell,
      contentDidChange: { self.placeholdersDidChange() },
      remove: { placeholder.remove() })
  }
}
