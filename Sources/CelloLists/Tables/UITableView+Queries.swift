extension UITableView {
  // MARK: Numbers

  /// The number of sections in the table.
  public final var numberOfSections: Int { itemCounts.count }

  /// Returns the number of rows in a section; 0 if the section does not exist.
  public final func numberOfRows(inSection section: Int) -> Int {
    itemCounts.indices.contains(section) ? itemCounts[section] : 0
  }

  // MARK: Frames

  /// Returns the frame of a section with its header and footer, in points in the content's
  /// coordinates; zero if the section does not exist.
  public final func rect(forSection section: Int) -> CGRect {
    place(section) { $0.section(section) }
  }

  /// Returns the frame of a section's header, in points in the content's coordinates; zero if the
  /// section does not exist. While the header is pinned, its view can be in a different position.
  public final func rectForHeader(inSection section: Int) -> CGRect {
    place(section) { $0.header(section) }
  }

  /// Returns the frame of a section's footer, in points in the content's coordinates; zero if the
  /// section does not exist. While the footer is pinned, its view can be in a different position.
  public final func rectForFooter(inSection section: Int) -> CGRect {
    place(section) { $0.footer(section) }
  }

  /// Returns the frame of a row, in points in the content's coordinates; zero if the row does not
  /// exist.
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

  /// Returns the index path of the row at a point, in points in the content's coordinates; `nil` if
  /// there is no row.
  public final func indexPathForRow(at point: CGPoint) -> IndexPath? {
    indexPathsForRows(in: CGRect(origin: point, size: CGSize(width: 1, height: 1)))?.first {
      let frame = rectForRow(at: $0)
      return point.y >= frame.minY && point.y < frame.maxY
    }
  }

  /// Returns the index path of a visible cell; `nil` if the cell is not visible.
  public final func indexPath(for cell: UITableViewCell) -> IndexPath? {
    rows.first { $0.value.cell === cell }?.key
  }

  /// Returns the index paths of the rows in a rectangle, in ascending order; `nil` if the rectangle
  /// is not finite. Only the vertical extent of the rectangle matters.
  public final func indexPathsForRows(in rect: CGRect) -> [IndexPath]? {
    let rect = rect.standardized
    guard rect.minY.isFinite, rect.height.isFinite else { return nil }
    prepareFrames()
    return (frames?.rows(in: rect.minY...rect.maxY) ?? []).flatMap { section, rows in
      rows.map { IndexPath(row: $0, section: section) }
    }
  }

  /// Returns the cell at an index path; `nil` if the row is not visible.
  public final func cellForRow(at indexPath: IndexPath) -> UITableViewCell? {
    rows[indexPath]?.cell
  }

  /// The visible cells, from top to bottom.
  public final var visibleCells: [UITableViewCell] {
    layoutIfNeeded()
    return rows.sorted { $0.key < $1.key }.map(\.value.cell)
  }

  /// The index paths of the visible rows, in ascending order. It is never `nil`.
  public final var indexPathsForVisibleRows: [IndexPath]? {
    layoutIfNeeded()
    return rows.keys.sorted()
  }

  /// Returns the header of a section; `nil` if it is not visible or of another class.
  public final func headerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    headerFooterView(.header, section)
  }

  /// Returns the footer of a section; `nil` if it is not visible or of another class.
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

  /// Scrolls to a row. An index path with the row `NSNotFound` scrolls to the beginning of a
  /// section, which may be empty. Another row must exist.
  ///
  /// Rows that have never been visible have estimated heights; visible rows are measured until the
  /// row is in position.
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

  /// Returns the height of the header that covers rows of its section, in points.
  private func headerHeight(ofSection section: Int) -> CGFloat {
    frames?.sections[section].header ?? 0
  }

  /// Scrolls to the first selected row; does nothing if no row is selected.
  public final func scrollToNearestSelectedRow(at scrollPosition: ScrollPosition, animated: Bool) {
    guard let first = state.selection.min() else { return }
    scrollToRow(at: first, at: scrollPosition, animated: animated)
  }
}

extension IndexPath {
  /// A description of the index path for error messages.
  var notation: String {
    count == 2 ? "\(row) of section \(section)" : "\(Array(self))"
  }
}
