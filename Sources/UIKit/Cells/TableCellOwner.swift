/// A table, as its cells know it.
@MainActor protocol TableCellOwner: UIView {
  /// Whether a cell may have the focus.
  func canFocus(_ cell: UITableViewCell) -> Bool
  /// The states of a cell during drags and drops.
  func dragStates(
    of cell: UITableViewCell
  ) -> (UICellConfigurationState.DragState, UICellConfigurationState.DropState)
}
