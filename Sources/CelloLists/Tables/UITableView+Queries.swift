extension UITableView {
  // MARK: Numbers

  public final var numberOfSections: Int { itemCounts.count }

  /// The number of rows in a section; 0 for a section that does not exist.
  public final func numberOfRows(inSection section: Int) -> Int {
    itemCounts.indices.contains(section) ? itemCounts[section] : 0
  }

  // MARK: Places

  /// The place of a section with its header and footer; zero for a section that does not exist.
  public final func rect(forSection section: Int) -> CGRect {
    place(section) { $0.section(section) }
  }

  /// The place of a header, which may be somewhere else while it is pinned.
  public final func rectForHeader(inSection section: Int) -> CGRect {
    place(section) { $0.header(section) }
  }

  public final func rectForFooter(inSection section: Int) -> CGRect {
    place(section) { $0.footer(section) }
  }

  /// The place of a row; zero for a row that does not exist.
  public final func rectForRow(at indexPath: IndexPath) -> CGRect {
    prepareFrames()
    return contains(indexPath) ? rowFrame(indexPath) : .zero
  }

  private func place(
    _ section: Int, _ range: (inout ListFrames) -> ClosedRange<CGFloat>
  ) -> CGRect {
    prepareFrames()
    guard itemCounts.indices.contains(section), frames != nil else { return .zero }
    return frame(range(&frames!))
  }

  // MARK: Rows

  /// The row at a point; `nil` for none.
  public final func indexPathForRow(at point: CGPoint) -> IndexPath? {
    indexPathsForRows(in: CGRect(origin: point, size: CGSize(width: 1, height: 1)))?.first {
      let frame = rectForRow(at: $0)
      return point.y >= frame.minY && point.y < frame.maxY
    }
  }

  /// The row of a cell; `nil` if the cell is not visible.
  public final func indexPath(for cell: UITableViewCell) -> IndexPath? {
    rows.first { $0.value.cell === cell }?.key
  }

  /// The rows in a rectangle, in order; `nil` if it is not a valid rectangle.
  public final func indexPathsForRows(in rect: CGRect) -> [IndexPath]? {
    let rect = rect.standardized
    guard rect.minY.isFinite, rect.height.isFinite else { return nil }
    prepareFrames()
    return (frames?.rows(in: rect.minY...rect.maxY) ?? []).flatMap { section, rows in
      rows.map { IndexPath(row: $0, section: section) }
    }
  }

  /// The cell of a row; `nil` if the row is not visible.
  public final func cellForRow(at indexPath: IndexPath) -> UITableViewCell? {
    rows[indexPath]?.cell
  }

  /// The visible cells from top to bottom.
  public final var visibleCells: [UITableViewCell] {
    layoutIfNeeded()
    return rows.sorted { $0.key < $1.key }.map(\.value.cell)
  }

  /// The visible rows in order.
  public final var indexPathsForVisibleRows: [IndexPath]? {
    layoutIfNeeded()
    return rows.keys.sorted()
  }

  /// The header of a section; `nil` if it is not visible or of another class.
  public final func headerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    headerFooterView(.header, section)
  }

  public final func footerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    headerFooterView(.footer, section)
  }

  private func headerFooterView(
    _ part: TableSupplement.Part, _ section: Int
  ) -> UITableViewHeaderFooterView? {
    supplementaryViews[TableSupplement(part: part, section: section)]
      as? UITableViewHeaderFooterView
  }

  // MARK: Scrolling

  /// Scrolls to a row. `NSNotFound` as the row scrolls to a section without rows.
  ///
  /// Rows that have not been visible have estimated heights; the visible ones are measured until the
  /// row is in its place.
  public final func scrollToRow(
    at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool
  ) {
    prepareFrames()
    let isSection =
      indexPath.count == 2 && indexPath.row == NSNotFound
      && itemCounts.indices.contains(indexPath.section)
    precondition(
      isSection || contains(indexPath),
      """
      scrollToRow(at:at:animated:): row \(indexPath.notation) is out of bounds. Scroll after the \
      data source has the row.
      """)
    for _ in 0..<4 {
      let offset = offset(showing: indexPath, isSection: isSection, at: scrollPosition)
      if offset == contentOffset.y { break }
      setContentOffset(CGPoint(x: contentOffset.x, y: offset), animated: animated)
      layoutIfNeeded()
    }
  }

  private func offset(
    showing path: IndexPath, isSection: Bool, at position: ScrollPosition
  ) -> CGFloat {
    let row = isSection ? rect(forSection: path.section) : rowFrame(path)
    let insets = adjustedContentInset
    var room = insets.top
    if style == .plain { room += headerHeight(ofSection: path.section) }
    switch position {
    case .none:
      return verticalAxis.offset(
        contentOffset.y, showing: (row.minY - room + insets.top)...row.maxY)
    case .top: return verticalAxis.clamped(row.minY - (isSection ? insets.top : room))
    case .middle:
      let viewport = bounds.height - insets.top - insets.bottom
      return verticalAxis.clamped(row.midY - insets.top - viewport / 2)
    case .bottom: return verticalAxis.clamped(row.maxY + insets.bottom - bounds.height)
    }
  }

  /// The height of the header that covers rows of its section.
  private func headerHeight(ofSection section: Int) -> CGFloat {
    frames?.sections[section].header ?? 0
  }

  /// Scrolls to the first selected row.
  public final func scrollToNearestSelectedRow(at scrollPosition: ScrollPosition, animated: Bool) {
    guard let first = state.selection.min() else { return }
    scrollToRow(at: first, at: scrollPosition, animated: animated)
  }
}

extension IndexPath {
  /// The place in messages.
  var notation: String {
    count == 2 ? "\(row) of section \(section)" : "\(Array(self))"
  }
}
