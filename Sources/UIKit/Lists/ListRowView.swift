internal import CelloRaster

/// A row of a list with the list's background at the sides, the card's corners and the separator.
package final class ListRowView: UIView {
  private let row: ListRow
  private let cell: UICollectionViewCell

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

  private var metrics: ListMetrics {
    traitCollection.systemVersion.list(row.environment, width: bounds.width)
  }

  /// The height of the row at a width.
  package override func sizeThatFits(_ size: CGSize) -> CGSize {
    let metrics = traitCollection.systemVersion.list(row.environment, width: size.width)
    cell.directionalLayoutMargins = margins(metrics)
    let width = max(size.width - 2 * metrics.rowInset, 0)
    return CGSize(
      width: size.width,
      height: cell.sizeThatFits(CGSize(width: width, height: size.height)).height)
  }

  package override func layoutSubviews() {
    let metrics = metrics
    cell.directionalLayoutMargins = margins(metrics)
    cell.frame = CGRect(
      x: metrics.rowInset, y: 0, width: max(bounds.width - 2 * metrics.rowInset, 0),
      height: bounds.height)
    cell.layoutIfNeeded()
    if row.kind == .cell, metrics.cardCornerRadius > 0 {
      var corners: UIRectCorner = []
      if row.position.isFirst { corners.formUnion([.topLeft, .topRight]) }
      if row.position.isLast { corners.formUnion([.bottomLeft, .bottomRight]) }
      cell.host.backgroundView?.card = Card(
        radius: metrics.cardCornerRadius, corners: corners)
    }
  }

  private func margins(_ metrics: ListMetrics) -> NSDirectionalEdgeInsets {
    NSDirectionalEdgeInsets(
      top: 8, leading: metrics.contentMargin, bottom: 8, trailing: metrics.contentMargin)
  }

  /// The frame of the line below the row, in the row's coordinates; `nil` without a line.
  private var separatorFrame: CGRect? {
    let metrics = metrics
    guard row.kind == .cell, metrics.hasSeparators,
      !row.position.isLast || metrics.hasLastSeparator
    else { return nil }
    // Separators beside selected and highlighted rows are hidden.
    // Source: docs/measurements/separators.md#beside-selected-rows.
    let state = cell.configurationState
    guard !state.isSelected, !state.isHighlighted else { return nil }
    let thickness = metrics.separatorThickness ?? traitCollection.pixelGrid.pixel
    let textLeading = cell.leadingTextInset ?? metrics.contentMargin
    let leading = metrics.rowInset + textLeading
    let trailing = metrics.rowInset + metrics.separatorTrailingInset
    let width = max(bounds.width - leading - trailing, 0)
    return CGRect(
      x: isRightToLeft ? trailing : leading, y: bounds.height - thickness, width: width,
      height: thickness)
  }

  override func recordOverlay(into recorder: inout DisplayListRecorder, at origin: CGPoint) {
    guard let frame = separatorFrame else { return }
    let color = traitCollection.systemVersion.listSeparatorColor.color(in: traitCollection)
    recorder.append(.fill(.rect(frame.offsetBy(dx: origin.x, dy: origin.y)), color))
  }
}

extension UICollectionViewCell {
  /// From the cell's leading edge to the primary text of a system content view, in points, which
  /// separators align with.
  fileprivate var leadingTextInset: CGFloat? {
    guard let list = contentView as? UIListContentView, let text = list.frames().text?.frame else {
      return nil
    }
    return isRightToLeft
      ? bounds.width - (contentView.frame.minX + text.maxX) : contentView.frame.minX + text.minX
  }
}
