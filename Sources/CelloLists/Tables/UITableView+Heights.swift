// Cached heights and frames of rows, headers and footers.

extension UITableView {
  var sectionMetrics: ListSectionMetrics { ListSectionMetrics(style.environment) }

  /// Loads the row counts from the data source and the heights from the delegate if needed.
  func prepareFrames() {
    if preparedSize?.width != bounds.width {
      for (path, row) in rows {
        rows[path]?.isMeasured = false
        if state.counts != nil { place(row.cell, at: path) }
      }
      frames = nil
      measuredHeights = [:]
    }
    preparedSize = bounds.size
    let counts = itemCounts
    guard frames == nil else { return }
    supplements = counts.indices.map { section in
      TableSupplements(
        header: .init(
          title: dataSource?.tableView(self, titleForHeaderInSection: section),
          fixedHeight: fixedHeight(.header, inSection: section)),
        footer: .init(
          title: dataSource?.tableView(self, titleForFooterInSection: section),
          fixedHeight: fixedHeight(.footer, inSection: section)))
    }
    let sections = counts.indices.map { section in
      ListFrames.Section(
        padding: padding(ofSection: section), header: initialHeight(.header, inSection: section),
        rows: initialHeights(ofSection: section, count: counts[section]),
        footer: initialHeight(.footer, inSection: section))
    }
    frames = ListFrames(top: tableHeaderHeight, sections: sections, bottom: tableFooterHeight)
    measuredHeights = [:]
    updateContentSize()
  }

  func updateContentSize() {
    guard let length = frames?.length else { return }
    let size = CGSize(width: contentWidth, height: length)
    if contentSize != size { contentSize = size }
  }

  // MARK: Heights of rows

  func omissionDidChange(at path: IndexPath) {
    heightsChanged()
    // The height of an omitted row is 0.
    measuredHeights[path] = nil
    appearanceChanged()
  }

  var canOmitSections: Bool { true }

  /// Returns the section of a header or footer; `nil` for another view.
  func section(of view: UIView) -> Int? {
    supplementaryViews.first { $0.value === view }?.key.section
  }

  func shownViews(ofSection section: Int) -> [UIView] {
    rows.sorted { $0.key < $1.key }.filter { $0.key.section == section }.map(\.value.cell)
      + supplementaryViews.sorted { $0.key < $1.key }
      .filter { $0.key.section == section }.map(\.value)
  }

  func omissionDidChange(ofSection section: Int) {
    heightsChanged()
    // The heights of the rows in an omitted section are 0.
    measuredHeights = measuredHeights.filter { $0.key.section != section }
    appearanceChanged()
  }

  /// Returns the height that the app sets for a row, in points; `nil` if the cell determines it.
  func fixedHeight(ofRowAt path: IndexPath) -> CGFloat? {
    if state.omitted.contains(path) || state.omittedSections.contains(path.section) { return 0 }
    let height = delegate?.tableView(self, heightForRowAt: path) ?? rowHeight
    return height == Self.automaticDimension ? nil : height.nonNegative
  }

  private func initialHeights(ofSection section: Int, count: Int) -> RowHeights {
    var estimate: CGFloat = estimatedRowHeight
    var isFixed: [Bool] = []
    isFixed.reserveCapacity(count)
    let grid = traitCollection.pixelGrid
    let heights = (0..<count).map { row -> CGFloat in
      let path = IndexPath(row: row, section: section)
      if let fixed = fixedHeight(ofRowAt: path) {
        isFixed.append(true)
        return grid.rounded(fixed)
      }
      isFixed.append(false)
      if let delegate { estimate = delegate.tableView(self, estimatedHeightForRowAt: path) }
      return estimate > 0 ? estimate : ListSectionMetrics.rowEstimate
    }
    var result = RowHeights(heights, areEstimates: true)
    for row in 0..<count {
      if isFixed[row] {
        result.setHeight(heights[row], of: row)
      } else if let known = measuredHeights[IndexPath(row: row, section: section)] {
        result.setHeight(known, of: row)
      }
    }
    for placeholder in placeholders(inSection: section) {
      result.addSpace(height(of: placeholder), before: placeholder.path?.row ?? count)
    }
    return result
  }

  // MARK: Heights of headers and footers

  /// Returns the height that the app sets for a header or footer, in points; `nil` if the view
  /// determines it.
  private func fixedHeight(_ part: TableSupplement.Part, inSection section: Int) -> CGFloat? {
    let general = part == .header ? sectionHeaderHeight : sectionFooterHeight
    let height =
      part == .header
      ? delegate?.tableView(self, heightForHeaderInSection: section) ?? general
      : delegate?.tableView(self, heightForFooterInSection: section) ?? general
    // As on iOS, the property's value 0 is automatic in grouped tables, unlike the delegate's.
    // Source: docs/measurements/rows.md#rows-of-tables.
    guard height != Self.automaticDimension, style == .plain || height != 0 || general != 0 else {
      return nil
    }
    return traitCollection.pixelGrid.rounded(height.nonNegative)
  }

  private func initialHeight(
    _ part: TableSupplement.Part, inSection section: Int
  ) -> CGFloat {
    if state.omittedSections.contains(section) { return 0 }
    let supplement = supplements[section][part]
    if let fixed = supplement.fixedHeight { return fixed }
    guard supplement.hasView else { return emptyHeight(part, inSection: section) }
    let estimate =
      part == .header
      ? delegate?.tableView(self, estimatedHeightForHeaderInSection: section)
        ?? estimatedSectionHeaderHeight
      : delegate?.tableView(self, estimatedHeightForFooterInSection: section)
        ?? estimatedSectionFooterHeight
    return estimate > 0 ? estimate : sectionMetrics.supplementaryEstimate
  }

  /// Returns the height of a missing header or footer, in points.
  func emptyHeight(_ part: TableSupplement.Part, inSection section: Int) -> CGFloat {
    let position = shownPosition(ofSection: section, of: supplements.count)
    let insets = sectionMetrics.insets(
      header: .none, hasFooter: false, isFirst: position.isFirst, isLast: position.isLast)
    return traitCollection.pixelGrid.rounded(part == .header ? insets.top : insets.bottom)
  }

  /// Returns the space above the header of a section, in points. As on iOS, this includes a section
  /// without a header if the delegate returns a height for headers, even 0.
  ///
  /// Source: docs/measurements/rows.md#rows-of-tables.
  func padding(ofSection section: Int) -> CGFloat {
    let header = supplements[section].header
    let hasHeight = header.fixedHeight.map { $0 > 0 || sectionHeaderHeight != 0 } ?? false
    guard header.hasView || hasHeight, !state.omittedSections.contains(section) else { return 0 }
    let padding =
      sectionHeaderTopPadding == Self.automaticDimension
      ? sectionMetrics.headerTopPadding : sectionHeaderTopPadding.nonNegative
    return traitCollection.pixelGrid.rounded(padding)
  }

  /// Returns the space above the title of a header that the table creates, in points.
  ///
  /// Source: docs/measurements/rows.md#rows-of-tables.
  func titlePadding(_ part: TableSupplement.Part, inSection section: Int) -> CGFloat {
    guard part == .header, style != .plain, traitCollection.systemVersion == .iOS26 else {
      return 0
    }
    return shownPosition(ofSection: section, of: supplements.count).isFirst ? 15 : 5
  }

  var tableHeaderHeight: CGFloat { tableHeaderView?.frame.height.nonNegative ?? 0 }
  var tableFooterHeight: CGFloat { tableFooterView?.frame.height.nonNegative ?? 0 }
}
