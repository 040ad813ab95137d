extension UITableView {
  private func isEditable(_ path: IndexPath) -> Bool {
    dataSource?.tableView(self, canEditRowAt: path) ?? false
  }

  private func editingStyle(_ path: IndexPath) -> UITableViewCell.EditingStyle {
    guard isEditable(path) else { return .none }
    return delegate?.tableView(self, editingStyleForRowAt: path) ?? .delete
  }

  /// Updates the editing state of a cell.
  func updateEditing(of cell: UITableViewCell, at path: IndexPath) {
    cell.tableContext.selectsSeveral = selectsSeveral
    cell.tableContext.showsSelectionInEditing =
      allowsMultipleSelectionDuringEditing && isEditable(path)
    cell.tableContext.canMove =
      isEditing && dataSource?.tableView(self, canMoveRowAt: path) ?? false
    cell.editingStyle = editingStyle(path)
    cell.shouldIndentWhileEditing =
      style == .insetGrouped
      || delegate?.tableView(self, shouldIndentWhileEditingRowAt: path) ?? true
    cell.editingActions.edit = { [weak self, weak cell] in
      if let self, let cell { self.editControlTouched(of: cell) }
    }
    cell.editingActions.detail = { [weak self, weak cell] in
      guard let self, let cell, let path = self.indexPath(for: cell) else { return }
      cell.detailHandler?()
      self.delegate?.tableView(self, accessoryButtonTappedForRowWith: path)
    }
    if cell.isEditing != isEditing { cell.setEditing(isEditing, animated: false) }
  }

  /// Updates the editing state of all visible cells, in order.
  func updateEditingOfRows() {
    for (path, row) in rows.sorted(by: { $0.key < $1.key }) {
      updateEditing(of: row.cell, at: path)
    }
  }

  /// Reveals the delete action of a row, or commits an insertion.
  private func editControlTouched(of cell: UITableViewCell) {
    guard let path = indexPath(for: cell) else { return }
    if cell.editingStyle == .insert {
      dataSource?.tableView(self, commit: .insert, forRowAt: path)
    } else {
      swipe.reveal(path, edge: .trailing)
      setNeedsLayout()
    }
  }
}

// MARK: - Swipe actions

extension UITableView {
  func swipeRowFrame(at indexPath: IndexPath) -> CGRect? {
    rows[indexPath] == nil ? nil : rowFrame(indexPath)
  }

  func swipeConfiguration(
    at indexPath: IndexPath, edge: SwipeController.Edge
  ) -> UISwipeActionsConfiguration? {
    guard isEditable(indexPath) else { return nil }
    switch edge {
    case .leading:
      return isEditing
        ? nil : delegate?.tableView(self, leadingSwipeActionsConfigurationForRowAt: indexPath)
    case .trailing:
      let own = delegate?.tableView(self, trailingSwipeActionsConfigurationForRowAt: indexPath)
      if let own { return own }
      let actions = delegate?.tableView(self, editActionsForRowAt: indexPath)
      return actions.map { UISwipeActionsConfiguration($0, for: indexPath) }
        ?? deletion(of: indexPath)
    }
  }

  /// Returns the delete action of a row with the editing style `delete`; otherwise `nil`.
  private func deletion(of path: IndexPath) -> UISwipeActionsConfiguration? {
    guard editingStyle(path) == .delete else { return nil }
    let title =
      delegate?.tableView(self, titleForDeleteConfirmationButtonForRowAt: path)
      ?? SystemString.delete.text
    let action = UIContextualAction(style: .destructive, title: title) {
      [weak self] _, _, completion in
      guard let self, let path = self.swipe.indexPath else { return }
      self.dataSource?.tableView(self, commit: .delete, forRowAt: path)
      completion(true)
    }
    return UISwipeActionsConfiguration(actions: [action])
  }

  func setSwiped(_ isSwiped: Bool, at indexPath: IndexPath) {
    rows[indexPath]?.cell.tableContext.isSwiped = isSwiped
    if isSwiped {
      removeHighlight()
      delegate?.tableView(self, willBeginEditingRowAt: indexPath)
    } else {
      delegate?.tableView(self, didEndEditingRowAt: indexPath)
    }
  }
}
