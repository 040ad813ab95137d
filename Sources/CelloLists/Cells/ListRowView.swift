/// A row of a list, with the list's background at the sides, the card's corners and the separators.
package final class ListRowView: UIView {
  private let row: ListRow
  private let cell: UICollectionViewCell
  /// The row below in the same section, which can hide a separator.
  package weak var nextRow: ListRowView?

  package init(_ cell: UICollectionViewCell, row: ListRow) {
    self.row = row
    self.cell = cell
    super.init(frame: .zero)
    traitOverrides.listEnvironment = row.environment
    backgroundColor = row.environment.listBackgroundColor
    addSubview(cell)
  }

  /// Always fails: views are not read from archives.
  package required init?(coder: NSCoder) { return nil }

  /// Sets the placement of the cell for a list with a width.
  private func place(_ width: CGFloat) -> ListMetrics {
    let metrics = traitCollection.systemVersion.list(row.environment, width: width)
    let placement = ListPlacement(
      row, metrics: metrics, separators: UIListSeparatorConfiguration(listAppearance: .plain))
    placement.next = nextRow?.cell
    cell.placement = placement
    return metrics
  }

  /// Returns the height of the row for a width, in points.
  package override func sizeThatFits(_ size: CGSize) -> CGSize {
    let metrics = place(size.width)
    let width = max(size.width - 2 * metrics.rowInset, 0)
    return CGSize(
      width: size.width,
      height: cell.sizeThatFits(CGSize(width: width, height: size.height)).height)
  }

  package override func layoutSubviews() {
    let metrics = place(bounds.width)
    cell.frame = CGRect(
      x: metrics.rowInset, y: 0, width: max(bounds.width - 2 * metrics.rowInset, 0),
      height: bounds.height)
    cell.layoutIfNeeded()
  }
}
