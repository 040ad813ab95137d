/// A view that shows reusable table cells: a table.
@MainActor protocol ReusableCellOwner: AnyObject {
  /// The cell's content has changed, and perhaps its height.
  func contentDidChange(in cell: UITableViewCell)
}
