/// A table, as its cells know it.
@MainActor protocol TableCellOwner: UIView {
  /// The insets of the table's safe area at its sides, in points.
  var sideInsetsOfSafeArea: UIEdgeInsets { get }
  /// Whether a cell may have the focus.
  func canFocus(_ cell: UITableViewCell) -> Bool
  /// The states of a cell during drags and drops.
  func dragStates(
    of cell: UITableViewCell
  ) -> (UICellConfigurationState.DragState, UICellConfigurationState.DropState)
}
