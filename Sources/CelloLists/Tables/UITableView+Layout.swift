internal import CelloRaster

extension UITableView {
  var metrics: ListMetrics {
    var metrics = traitCollection.systemVersion.list(
      style.environment, width: contentWidth, in: .table)
    if let sectionIndex, sectionIndex.superview != nil {
      let sides = sideInsetsOfSafeArea
      metrics.trailingSpace = SectionIndexView.width
      metrics.indexInset = isRightToLeft ? sides.left : sides.right
    }
    if cellLayoutMarginsFollowReadableWidth {
      let width = contentWidth - 2 * metrics.rowInset
      metrics.contentMargin = max(metrics.contentMargin, (width - ReadableContent.maximumWidth) / 2)
    }
    return metrics
  }

  /// The width between the content insets, in points.
  var contentWidth: CGFloat {
    let insets = adjustedContentInset
    return (bounds.width - insets.left - insets.right).nonNegative
  }

  // MARK: Visible rows

  /// Lays out the rows, headers and footers in the visible area.
  ///
  /// New and changed cells are measured; if their heights change, the visible rows are determined
  /// again. A cell is measured only once unless it changes.
  func layOutViews() {
    updateSectionIndex()
    placeTableViews()
    repeatLayout {
      prepareFrames()
      if frames?.top != tableHeaderHeight { frames?.top = tableHeaderHeight }
      if frames?.bottom != tableFooterHeight { frames?.bottom = tableFooterHeight }
      let visible = frames?.rows(in: bounds.minY...(bounds.minY + bounds.height.nonNegative)) ?? []
      var changed = false
      var paths: Set<IndexPath> = []
      for (section, range) in visible {
        for part in [TableSupplement.Part.header, .footer] {
          if resolve(TableSupplement(part: part, section: section)) { changed = true }
        }
        for row in range {
          let path = IndexPath(row: row, section: section)
          paths.insert(path)
          show(path)
        }
      }
      for path in paths.sorted() where measure(path) { changed = true }
      updateContentSize()
      if changed || preparedSize != bounds.size || frames == nil { return true }
      for path in rows.keys.filter({ !paths.contains($0) }).sorted()
      where !retains(CollectionElement(category: .cell, indexPath: path)) { endDisplaying(path) }
      let sections = Set(visible.map(\.section))
      endDisplayingSupplements {
        !sections.contains($0) && !state.omittedSections.contains($0)
      }
      return false
    }
    for path in rows.keys { placeRow(path) }
    placePlaceholders()
    placeSupplements()
    swipe.place()
    placeTableViews()
    orderViews()
    placeSectionIndex()
    prefetch()
  }

  private func placeTableViews() {
    let x = adjustedContentInset.left
    if let view = tableHeaderView {
      let frame = CGRect(x: x, y: 0, width: contentWidth, height: view.frame.height)
      if view.frame != frame { view.frame = frame }
    }
    if let view = tableFooterView, let length = frames?.length {
      let frame = CGRect(
        x: x, y: length - tableFooterHeight, width: contentWidth, height: view.frame.height)
      if view.frame != frame { view.frame = frame }
    }
  }

  private func show(_ path: IndexPath) {
    guard rows[path] == nil else { return }
    let cell = makeCell(at: path)
    didCreate(cell, of: CollectionElement(category: .cell, indexPath: path))
    rows[path] = DisplayedRow(cell: cell)
    cell.owner = self
    place(cell, at: path)
    updateIndentationAndEditing(of: cell, at: path)
    showSelection(state.selection.contains(path), in: cell)
    delegate?.tableView(self, willDisplay: cell, forRowAt: path)
    addSubview(cell)
  }

  func makeCell(at path: IndexPath) -> UITableViewCell {
    guard let dataSource else { preconditionFailure("The data source was deallocated.") }
    CallLog.logAppCall(dataSource, "tableView(_:cellForRowAt:) \(path.logged)")
    let cell = dataSource.tableView(self, cellForRowAt: path)
    precondition(
      !rows.contains { $0.value.cell === cell } || state.reconfigured?.cell === cell,
      """
      tableView(_:cellForRowAt:) returned a cell for row \(path.row) of section \(path.section) that \
      shows another row. Dequeue or create a cell for each.
      """)
    precondition(
      cell.owner == nil || cell.owner === self,
      """
      tableView(_:cellForRowAt:) returned a cell for row \(path.row) of section \(path.section) that \
      belongs to another table. Dequeue it from this one.
      """)
    return cell
  }

  func makeFurtherCell(at path: IndexPath) -> UITableViewCell? {
    guard let dataSource else { return nil }
    let cell = dataSource.tableView(self, cellForRowAt: path)
    guard !rows.contains(where: { $0.value.cell === cell }), cell.superview == nil,
      cell.owner == nil || cell.owner === self
    else { return nil }
    cell.owner = self
    updateIndentationAndEditing(of: cell, at: path)
    return cell
  }

  private func updateIndentationAndEditing(of cell: UITableViewCell, at path: IndexPath) {
    if let level = delegate?.tableView(self, indentationLevelForRowAt: path),
      cell.indentationLevel != level
    {
      cell.indentationLevel = level
    }
    updateEditing(of: cell, at: path)
  }

  /// Updates the placement of a cell among the other rows.
  func place(_ cell: UITableViewCell, at path: IndexPath) {
    let position = shownPosition(of: path, of: itemCounts[path.section])
    place(
      cell, inSection: path.section, index: position.index + placeholders(above: path),
      of: position.count)
    cell.tableContext.isSwiped = swipe.indexPath == path
  }

  /// Updates the placement of a cell among the rows and placeholders of a section.
  func place(
    _ cell: UITableViewCell, inSection section: Int, index: Int, of rowCount: Int? = nil
  ) {
    let count = (rowCount ?? itemCounts[section]) + placeholders(inSection: section).count
    let row = ListRow(environment: style.environment, position: .init(index: index, of: count))
    var separators: UIListSeparatorConfiguration?
    if separatorStyle == .singleLine {
      separators = UIListSeparatorConfiguration(listAppearance: .plain)
      if let separatorColor { separators?.color = separatorColor }
      separators?.visualEffect = separatorEffect
    }
    cell.place(ListPlacement(row, metrics: metrics, separators: separators))
    cell.tableContext.separatorInset = tableSeparatorInset
    cell.tableContext.addsSeparatorInset = separatorInsetReference == .fromAutomaticInsets
    cell.tableContext.insetsContentToSafeArea =
      insetsContentViewsToSafeArea && style != .insetGrouped
  }

  /// Measures the cell of a row if needed.
  ///
  /// - Returns: `true` if the row's height has changed.
  private func measure(_ path: IndexPath) -> Bool {
    guard let row = rows[path], !row.isMeasured,
      let old = frames?.sections[path.section].rows.heights[path.row]
    else { return false }
    rows[path]?.isMeasured = true
    guard fixedHeight(ofRowAt: path) == nil else { return false }
    let width = rowFrame(path).width
    row.cell.frame.size.width = width
    let size = row.cell.systemLayoutSizeFitting(
      CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    var height = traitCollection.pixelGrid.roundedUp(size.height.nonNegative)
    // As on iOS, constraints that suggest no height leave the row at the standard height.
    if size.height <= row.cell.separatorHeight { height = ListSectionMetrics.rowEstimate }
    frames?.change(path.section) { $0.rows.setHeight(height, of: path.row) }
    return height != old
  }

  /// Returns the frame of a row, without the displacement of a swipe.
  func rowFrame(_ path: IndexPath) -> CGRect {
    frames.map { rowFrame($0.row(path.row, inSection: path.section)) } ?? .zero
  }

  /// Returns the frame of a row in a vertical range.
  func rowFrame(_ range: ClosedRange<CGFloat>) -> CGRect {
    var frame = frame(range, inset: metrics.rowInset)
    if style == .insetGrouped {
      let sides = sideInsetsOfSafeArea
      frame.origin.x += sides.left
      frame.size.width = (frame.width - sides.left - sides.right).nonNegative
    }
    return frame
  }

  func frame(_ range: ClosedRange<CGFloat>, inset: CGFloat = 0) -> CGRect {
    traitCollection.pixelGrid.roundedEdges(
      of: CGRect(
        x: adjustedContentInset.left + inset, y: range.lowerBound,
        width: (contentWidth - 2 * inset).nonNegative,
        height: range.upperBound - range.lowerBound))
  }

  private func placeRow(_ path: IndexPath) {
    guard let cell = rows[path]?.cell else { return }
    let isMoving = reorderedRow == path
    let displacement = isMoving ? reorderOffset : state.dropGap?.displacement(of: path)
    let frame = rowFrame(path).offsetBy(dx: swipe.displacement(at: path), dy: displacement ?? 0)
    let isGap = !isMoving && state.dropGap?.source == path
    if cell.tableContext.isDropGap != isGap {
      cell.tableContext.isDropGap = isGap
      cell.isHidden = isGap
    }
    if cell.frame != frame { cell.frame = frame }
    cell.clip(displacement: swipe.displacement(at: path))
    cell.placement?.isLifted = isMoving
    let next = shownItem(below: path)
    let placeholder = state.placeholders.first { placeholder in
      placeholder.path.map { $0 > path && $0 <= next } ?? false
    }
    cell.placement?.next = placeholder?.cell ?? rows[next]?.cell
  }

  /// Removes the cell of a row and recycles it.
  func endDisplaying(_ path: IndexPath) {
    guard let cell = rows.removeValue(forKey: path)?.cell else { return }
    remove(cell, at: path)
  }

  /// Removes a cell and recycles it.
  func remove(_ cell: UITableViewCell, at path: IndexPath) {
    cell.removeFromSuperview()
    delegate?.tableView(self, didEndDisplaying: cell, forRowAt: path)
    recycle(cell)
  }

  func recycle(_ cell: UITableViewCell) {
    if cell.tableContext.isDropGap { cell.isHidden = false }
    cell.tableContext = UITableViewCell.TableContext()
    cell.clip(displacement: 0)
    if cell.isSelected { cell.setSelected(false, animated: false) }
    if cell.isHighlighted { cell.setHighlighted(false, animated: false) }
    if let identifier = cell.reuseIdentifier {
      cellPool.recycle(cell, for: identifier)
    } else {
      cell.owner = nil
    }
  }

  // MARK: Order

  /// Sorts the views in an order that does not depend on when they became visible.
  private func orderViews() {
    let sorted = rows.sorted { $0.key < $1.key }
    // In an animated update, rows that disappear or appear are behind the rows that move.
    let appearing = sorted.filter { isAppearing($0.value.cell) }
    var moving: [UIView] = []
    for (path, row) in sorted where path != reorderedRow && !isAppearing(row.cell) {
      if let actions = swipe.actionsView(at: path) { moving.append(actions) }
      moving.append(row.cell)
    }
    var ordered = orderDuringMotions(departingViews + appearing.map(\.value.cell) + moving)
    for placeholder in state.placeholders {
      if let cell = placeholder.cell { ordered.append(cell) }
    }
    if let path = reorderedRow, let cell = rows[path]?.cell { ordered.append(cell) }
    let supplements = supplementaryViews.sorted { $0.key < $1.key }
    for part in [TableSupplement.Part.footer, .header] {
      ordered += supplements.filter { $0.key.part == part }.map(\.value)
    }
    // Below the app's own subviews, but above the background view.
    orderSubviews(ordered, from: backgroundView?.superview === self ? 1 : 0)
  }

  // MARK: Prefetching

  /// Calls the prefetching data source for the rows that will soon be visible.
  private func prefetch() {
    guard isPrefetchingEnabled, let prefetchDataSource, bounds.height > 0 else { return }
    let (loaded, canceled) = prefetch(shown: Set(rows.keys)) { area in
      Set(indexPathsForRows(in: area) ?? [])
    }
    if !canceled.isEmpty {
      prefetchDataSource.tableView(self, cancelPrefetchingForRowsAt: canceled)
    }
    if !loaded.isEmpty { prefetchDataSource.tableView(self, prefetchRowsAt: loaded) }
  }
}
