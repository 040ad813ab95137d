extension UITableView {
  func frame(
    ofSection section: Int, _ range: (ListFrames) -> ClosedRange<CGFloat>
  ) -> CGRect {
    prepareFrames()
    guard itemCounts.indices.contains(section), let frames else { return .zero }
    return frame(range(frames))
  }

  // MARK: Rows

  func headerFooterView(
    _ part: TableSupplement.Part, _ section: Int
  ) -> UITableViewHeaderFooterView? {
    supplementaryViews[TableSupplement(part: part, section: section)]
      as? UITableViewHeaderFooterView
  }

  // MARK: Scrolling

  func scroll(toRow indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {
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
    var topInset = insets.top
    if style == .plain { topInset += headerHeight(ofSection: path.section) }
    switch position {
    case .none:
      return verticalAxis.offset(
        contentOffset.y, showing: (row.minY - topInset + insets.top)...row.maxY)
    case .top: return verticalAxis.clamped(row.minY - (isSection ? insets.top : topInset))
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
}
