internal import CelloRaster

/// A row of a list with the list's background at the sides, the card's corners and the separators.
package final class ListRowView: UIView {
  private let row: ListRow
  private let cell: UICollectionViewCell
  /// The row below in the same section, beside which a separator may be hidden.
  package weak var nextRow: ListRowView?

  package init(_ cell: UICollectionViewCell, row: ListRow) {
    self.row = row
    self.cell = cell
    super.init(frame: .zero)
    traitOverrides.listEnvironment = row.environment
    backgroundColor = row.environment.listBackgroundColor
    (cell as? UICollectionViewListCell)?.isSectionHeader = row.kind == .header
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
    (cell as? UICollectionViewListCell)?.separatorTrailingInset = metrics.separatorTrailingInset
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

  private var isProminent: Bool { ListRow.isProminent(cell.configurationState) }

  /// The frames of the row's separators, in its own coordinates.
  private var separatorFrames: [CGRect] {
    let metrics = metrics
    let separators = ListSeparators(
      of: row, isProminent: isProminent, isNextProminent: nextRow?.isProminent ?? false,
      metrics: metrics)
    let thickness = metrics.separatorThickness ?? traitCollection.pixelGrid.pixel
    return [(separators.top, 0), (separators.bottom, bounds.height - thickness)]
      .compactMap { extent, y in
        guard let extent else { return nil }
        let (x, width) = horizontalPlace(of: extent, metrics)
        return CGRect(x: x, y: y, width: width, height: thickness)
      }
  }

  private func horizontalPlace(
    of extent: ListSeparators.Extent, _ metrics: ListMetrics
  ) -> (x: CGFloat, width: CGFloat) {
    guard extent == .content else { return (0, bounds.width) }
    let insets: (leading: CGFloat, trailing: CGFloat) =
      (cell as? UICollectionViewListCell)?.separatorInsets
      ?? (cell.leadingTextInset ?? metrics.contentMargin, metrics.separatorTrailingInset)
    let leading = metrics.rowInset + insets.leading
    let trailing = metrics.rowInset + insets.trailing
    return (isRightToLeft ? trailing : leading, max(bounds.width - leading - trailing, 0))
  }

  override func recordOverlay(into recorder: inout DisplayListRecorder, at origin: CGPoint) {
    let color = traitCollection.systemVersion.listSeparatorColor.color(in: traitCollection)
    for frame in separatorFrames {
      recorder.append(.fill(.rect(frame.offsetBy(dx: origin.x, dy: origin.y)), color))
    }
  }
}
