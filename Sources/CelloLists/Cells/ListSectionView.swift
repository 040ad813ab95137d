/// A section of a list: a header, rows and a footer in a column.
package final class ListSectionView: UIView {
  private let rows: [ListRowView]

  /// - Parameter cells: The cells from top to bottom; can be empty.
  package init(
    header: UICollectionViewCell? = nil, cells: [UICollectionViewCell],
    footer: UICollectionViewCell? = nil, in environment: UIListEnvironment
  ) {
    let cells = cells.enumerated().map { index, cell in
      ListRowView(
        cell,
        row: ListRow(
          environment: environment, position: .init(index: index, of: cells.count)))
    }
    for (row, next) in zip(cells, cells.dropFirst()) { row.nextRow = next }
    func supplementary(_ cell: UICollectionViewCell?, _ kind: ListRow.Kind) -> [ListRowView] {
      guard let cell else { return [] }
      return [
        ListRowView(cell, row: ListRow(environment: environment, position: .only, kind: kind))
      ]
    }
    rows = supplementary(header, .header) + cells + supplementary(footer, .footer)
    super.init(frame: .zero)
    backgroundColor = environment.listBackgroundColor
    for row in rows { addSubview(row) }
  }

  /// Always fails: views are not read from archives.
  package required init?(coder: NSCoder) { return nil }

  /// Returns the total height of the rows for a width, in points.
  package override func sizeThatFits(_ size: CGSize) -> CGSize {
    let heights = rows.map { $0.sizeThatFits(CGSize(width: size.width, height: 0)).height }
    return CGSize(width: size.width, height: heights.reduce(0, +))
  }

  package override func layoutSubviews() {
    super.layoutSubviews()
    var y: CGFloat = 0
    for row in rows {
      let height = row.sizeThatFits(CGSize(width: bounds.width, height: 0)).height
      row.frame = CGRect(x: 0, y: y, width: bounds.width, height: height)
      y += height
    }
  }
}
