internal import CelloRaster

extension UITableView {
  var metrics: ListMetrics {
    var metrics = traitCollection.systemVersion.list(
      style.environment, width: contentWidth, in: .table)
    if let sectionIndex, sectionIndex.superview != nil {
      metrics.trailingRoom = SectionIndexView.width
    }
    return metrics
  }

  /// The width between the insets.
  var contentWidth: CGFloat {
    let insets = adjustedContentInset
    return (bounds.width - insets.left - insets.right).nonNegative
  }

  private var sectionMetrics: ListSectionMetrics { ListSectionMetrics(style.environment) }

  // MARK: Places

  /// Asks the data source for its numbers, and the delegate for heights, if they are not known.
  func prepareFrames() {
    if preparedSize?.width != bounds.width {
      for path in rows.keys { rows[path]?.isMeasured = false }
      frames = nil
      measuredHeights = [:]
    }
    preparedSize = bounds.size
    let counts = knownCounts
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

  /// The numbers of rows, asked for if they are not known.
  var knownCounts: [Int] {
    if let counts { return counts }
    let asked = countsOfDataSource()
    counts = asked
    return asked
  }

  func countsOfDataSource() -> [Int] {
    guard let dataSource else { return [] }
    let sections = dataSource.numberOfSections(in: self)
    precondition(
      sections >= 0, "numberOfSections(in:) returned \(sections); there cannot be fewer than 0.")
    return (0..<sections).map { section in
      let count = dataSource.tableView(self, numberOfRowsInSection: section)
      precondition(
        count >= 0,
        """
        tableView(_:numberOfRowsInSection:) returned \(count) for section \(section); there cannot \
        be fewer than 0.
        """)
      return count
    }
  }

  private func updateContentSize() {
    guard let length = frames?.length else { return }
    let size = CGSize(width: contentWidth, height: length)
    if contentSize != size { contentSize = size }
  }

  // MARK: Heights of rows

  /// The height that the app determines for a row; `nil` if its cell does.
  private func fixedHeight(ofRowAt path: IndexPath) -> CGFloat? {
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
    return result
  }

  // MARK: Heights of headers and footers

  /// The height that the app determines for a header or footer; `nil` if its view does.
  private func fixedHeight(_ part: TableSupplements.Part, inSection section: Int) -> CGFloat? {
    let height =
      part == .header
      ? delegate?.tableView(self, heightForHeaderInSection: section) ?? sectionHeaderHeight
      : delegate?.tableView(self, heightForFooterInSection: section) ?? sectionFooterHeight
    // As on iOS, 0 leaves the height of grouped tables to the table.
    guard height != Self.automaticDimension, style == .plain || height != 0 else { return nil }
    return traitCollection.pixelGrid.rounded(height.nonNegative)
  }

  private func initialHeight(
    _ part: TableSupplements.Part, inSection section: Int
  ) -> CGFloat {
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

  /// The room of a header or footer that is not there.
  private func emptyHeight(_ part: TableSupplements.Part, inSection section: Int) -> CGFloat {
    let insets = sectionMetrics.insets(
      header: .none, hasFooter: false, isFirst: section == 0,
      isLast: section == supplements.count - 1)
    return traitCollection.pixelGrid.rounded(part == .header ? insets.top : insets.bottom)
  }

  private func padding(ofSection section: Int) -> CGFloat {
    guard supplements[section].header.hasView else { return 0 }
    let padding =
      sectionHeaderTopPadding == Self.automaticDimension
      ? sectionMetrics.headerTopPadding : sectionHeaderTopPadding.nonNegative
    return traitCollection.pixelGrid.rounded(padding)
  }

  /// The room above the title of a header that a table makes.
  ///
  /// Source: docs/measurements/rows.md#rows-of-tables.
  private func titleRoom(_ part: TableSupplements.Part, inSection section: Int) -> CGFloat {
    guard part == .header, style != .plain, traitCollection.systemVersion == .iOS26 else {
      return 0
    }
    return section == 0 ? 15 : 5
  }

  private var tableHeaderHeight: CGFloat { tableHeaderView?.frame.height.nonNegative ?? 0 }
  private var tableFooterHeight: CGFloat { tableFooterView?.frame.height.nonNegative ?? 0 }

  // MARK: Visible rows

  /// The most passes in which cells are measured and placed again.
  private static var maxPassCount: Int { 16 }

  /// Shows the rows, headers and footers in the visible area.
  ///
  /// Cells that are new or have changed are measured; if their heights change, the visible rows are
  /// determined again. A cell is measured once unless it changes.
  func layOutRows() {
    isLayingOut = true
    defer { isLayingOut = false }
    updateSectionIndex()
    placeTableViews()
    for pass in 1...Self.maxPassCount {
      prepareFrames()
      if frames?.top != tableHeaderHeight { frames?.top = tableHeaderHeight }
      if frames?.bottom != tableFooterHeight { frames?.bottom = tableFooterHeight }
      let visible = frames?.rows(in: bounds.minY...(bounds.minY + bounds.height.nonNegative)) ?? []
      var changed = false
      var paths: Set<IndexPath> = []
      for (section, range) in visible {
        for part in [TableSupplements.Part.header, .footer] {
          if resolve(part, inSection: section) { changed = true }
        }
        for row in range {
          let path = IndexPath(row: row, section: section)
          paths.insert(path)
          show(path)
        }
      }
      for path in paths.sorted() where measure(path) { changed = true }
      updateContentSize()
      guard changed || preparedSize != bounds.size || frames == nil else {
        for path in rows.keys.filter({ !paths.contains($0) }).sorted() { endDisplaying(path) }
        endDisplayingSupplements(outside: Set(visible.map(\.section)))
        break
      }
      if pass == Self.maxPassCount {
        LayoutWarnings.note(
          """
          The layout of a table did not come to an end in \(pass) passes: the heights that cells \
          need change with each of them.
          """)
      }
    }
    for path in rows.keys { placeRow(path) }
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
    rows[path] = DisplayedRow(cell: cell)
    cell.owner = self
    place(cell, at: path)
    if let level = delegate?.tableView(self, indentationLevelForRowAt: path),
      cell.indentationLevel != level
    {
      cell.indentationLevel = level
    }
    updateEditing(of: cell, at: path)
    if cell.isSelected != selection.contains(path) {
      cell.setSelected(selection.contains(path), animated: false)
    }
    delegate?.tableView(self, willDisplay: cell, forRowAt: path)
    addSubview(cell)
  }

  func makeCell(at path: IndexPath) -> UITableViewCell {
    guard let dataSource else { preconditionFailure("The data source was deallocated.") }
    let cell = dataSource.tableView(self, cellForRowAt: path)
    precondition(
      !rows.contains { $0.value.cell === cell } || reconfigured?.cell === cell,
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

  /// Gives a cell its place among the others.
  func place(_ cell: UITableViewCell, at path: IndexPath) {
    let row = ListRow(
      environment: style.environment,
      position: .init(index: path.row, of: knownCounts[path.section]))
    var separators: UIListSeparatorConfiguration?
    if separatorStyle == .singleLine {
      separators = UIListSeparatorConfiguration(listAppearance: .plain)
      if let separatorColor { separators?.color = separatorColor }
    }
    let metrics = metrics
    if cell.placement?.row != row || cell.placement?.metrics != metrics
      || cell.placement?.separators != separators
    {
      cell.placement = ListPlacement(row, metrics: metrics, separators: separators)
    }
    cell.tableContext.separatorInset = tableSeparatorInset
    cell.tableContext.addsSeparatorInset = separatorInsetReference == .fromAutomaticInsets
    cell.tableContext.isSwiped = swipe.indexPath == path
  }

  /// Measures the cell of a row if that is needed.
  ///
  /// - Returns: whether its height has changed.
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
    if height == 0 { height = ListSectionMetrics.rowEstimate }
    frames?.change(path.section) { $0.rows.setHeight(height, of: path.row) }
    return height != old
  }

  /// The place of a row that is not swiped.
  func rowFrame(_ path: IndexPath) -> CGRect {
    guard let range = frames?.row(path.row, inSection: path.section) else { return .zero }
    return frame(range, inset: metrics.rowInset)
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
    let frame = rowFrame(path).offsetBy(
      dx: swipe.displacement(at: path), dy: reordering?.displacement(at: path) ?? 0)
    if cell.frame != frame { cell.frame = frame }
    cell.clip(displacement: swipe.displacement(at: path))
    cell.placement?.next = rows[IndexPath(row: path.row + 1, section: path.section)]?.cell
  }

  /// Removes the cell of a row and keeps it for reuse.
  func endDisplaying(_ path: IndexPath) {
    guard let cell = rows.removeValue(forKey: path)?.cell else { return }
    cell.removeFromSuperview()
    delegate?.tableView(self, didEndDisplaying: cell, forRowAt: path)
    cell.tableContext = UITableViewCell.TableContext()
    cell.clip(displacement: 0)
    if cell.isSelected { cell.setSelected(false, animated: false) }
    if cell.isHighlighted { cell.setHighlighted(false, animated: false) }
    pool.recycle(cell)
  }

  // MARK: Headers and footers

  /// Makes the view of a header or footer and measures it, if that has not happened.
  ///
  /// - Returns: whether places have changed.
  private func resolve(_ part: TableSupplements.Part, inSection section: Int) -> Bool {
    let view: UIView?
    let shown = part == .header ? headers[section] : footers[section]
    if let shown {
      view = shown
      supplements[section][part].hasView = true
    } else if !supplements[section][part].isResolved || supplements[section][part].hasView {
      view = makeSupplement(part, inSection: section)
      supplements[section][part].isResolved = true
      supplements[section][part].hasView = view != nil
    } else {
      return false
    }
    let height: CGFloat
    if view == nil {
      height = supplements[section][part].fixedHeight ?? emptyHeight(part, inSection: section)
    } else if let view, shown == nil || !supplements[section][part].isMeasured {
      height = supplements[section][part].fixedHeight ?? measure(view)
    } else {
      return false
    }
    supplements[section][part].isMeasured = true
    return setHeight(height, of: part, inSection: section)
  }

  /// - Returns: whether places have changed.
  private func setHeight(
    _ height: CGFloat, of part: TableSupplements.Part, inSection section: Int
  ) -> Bool {
    let padding = padding(ofSection: section)
    var hasChanged = false
    frames?.change(section) {
      let old = part == .header ? $0.header : $0.footer
      hasChanged = old != height || $0.padding != padding
      $0.padding = padding
      if part == .header { $0.header = height } else { $0.footer = height }
    }
    return hasChanged
  }

  private func makeSupplement(
    _ part: TableSupplements.Part, inSection section: Int
  ) -> UIView? {
    let custom =
      part == .header
      ? delegate?.tableView(self, viewForHeaderInSection: section)
      : delegate?.tableView(self, viewForFooterInSection: section)
    guard let view = custom ?? titleView(part, inSection: section) else { return nil }
    if custom != nil { (view as? UITableViewHeaderFooterView)?.tableContext.topRoom = 0 }
    if part == .header {
      headers[section] = view
      delegate?.tableView(self, willDisplayHeaderView: view, forSection: section)
    } else {
      footers[section] = view
      delegate?.tableView(self, willDisplayFooterView: view, forSection: section)
    }
    addSubview(view)
    return view
  }

  /// A view with the title that the data source gives.
  private func titleView(
    _ part: TableSupplements.Part, inSection section: Int
  ) -> UIView? {
    guard let title = supplements[section][part].title else { return nil }
    let view = pool.titleView(traitCollection)
    var content = traitCollection.performingAsCurrent {
      part == .header
        ? UIListContentConfiguration.header() : UIListContentConfiguration.footer()
    }
    content.text = title
    if part == .header, style == .plain {
      // Source: docs/measurements/rows.md#headers-and-footers.
      content.directionalLayoutMargins.top = 4
      content.directionalLayoutMargins.bottom = 4
    }
    view.contentConfiguration = content
    view.tableContext.topRoom = titleRoom(part, inSection: section)
    return view
  }

  private func measure(_ view: UIView) -> CGFloat {
    let metrics = metrics
    (view as? UITableViewHeaderFooterView)?.tableContext.margin =
      metrics.contentMargin + metrics.rowInset
    let width = contentWidth
    var height: CGFloat
    if view is UITableViewHeaderFooterView || view.isSizedByConstraints {
      view.frame.size.width = width
      height =
        view.systemLayoutSizeFitting(
          CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
          verticalFittingPriority: .fittingSizeLevel
        ).height
    } else {
      height = view.sizeThatFits(CGSize(width: width, height: 0)).height
      if height == 0 { height = view.frame.height }
    }
    height = traitCollection.pixelGrid.roundedUp(height.nonNegative)
    return height > 0 ? height : sectionMetrics.supplementaryEstimate
  }

  private func placeSupplements() {
    let insets = adjustedContentInset
    let top = bounds.minY + insets.top
    let visible = top...max(top, bounds.minY + bounds.height - insets.bottom)
    for (section, view) in headers {
      guard let range = frames?.header(section), let area = frames?.section(section) else {
        continue
      }
      place(view, range, in: visible, area, isAtEnd: false)
    }
    for (section, view) in footers {
      guard let range = frames?.footer(section), let area = frames?.section(section) else {
        continue
      }
      place(view, range, in: visible, area, isAtEnd: true)
    }
  }

  private func place(
    _ view: UIView, _ range: ClosedRange<CGFloat>, in visible: ClosedRange<CGFloat>,
    _ section: ClosedRange<CGFloat>, isAtEnd: Bool
  ) {
    let natural = frame(range)
    var place = natural
    if sectionMetrics.pinsSupplementaries {
      place = traitCollection.pixelGrid.roundedEdges(
        of: natural.pinned(isAtEnd: isAtEnd, in: visible, of: section, along: .vertical))
    }
    if !isAtEnd, contentHuggingElements.contains(.sectionHeaders) {
      let width = view.systemLayoutSizeFitting(
        CGSize(width: place.width, height: place.height),
        withHorizontalFittingPriority: .fittingSizeLevel, verticalFittingPriority: .required
      ).width
      let hugged = min(traitCollection.pixelGrid.roundedUp(width.nonNegative), place.width)
      if isRightToLeft { place.origin.x += place.width - hugged }
      place.size.width = hugged
    }
    if view.frame != place { view.frame = place }
    (view as? UITableViewHeaderFooterView)?.tableContext.isPinned = place.minY != natural.minY
  }

  private func endDisplayingSupplements(outside visible: Set<Int>) {
    for section in headers.keys.filter({ !visible.contains($0) }).sorted() {
      endDisplaying(.header, inSection: section)
    }
    for section in footers.keys.filter({ !visible.contains($0) }).sorted() {
      endDisplaying(.footer, inSection: section)
    }
  }

  func endDisplaying(_ part: TableSupplements.Part, inSection section: Int) {
    let view: UIView?
    if part == .header {
      view = headers.removeValue(forKey: section)
    } else {
      view = footers.removeValue(forKey: section)
    }
    guard let view else { return }
    view.removeFromSuperview()
    if part == .header {
      delegate?.tableView(self, didEndDisplayingHeaderView: view, forSection: section)
    } else {
      delegate?.tableView(self, didEndDisplayingFooterView: view, forSection: section)
    }
    if let view = view as? UITableViewHeaderFooterView { pool.recycle(view) }
  }

  // MARK: Order

  /// Puts the views in an order that does not depend on when they became visible.
  private func orderViews() {
    var ordered: [UIView] = []
    for (path, row) in rows.sorted(by: { $0.key < $1.key }) where path != reordering?.source {
      if let actions = swipe.actionsView(at: path) { ordered.append(actions) }
      ordered.append(row.cell)
    }
    if let path = reordering?.source, let cell = rows[path]?.cell { ordered.append(cell) }
    ordered += footers.sorted { $0.key < $1.key }.map(\.value)
    ordered += headers.sorted { $0.key < $1.key }.map(\.value)
    let shown = Set(ordered.map(ObjectIdentifier.init))
    guard subviews.filter({ shown.contains(ObjectIdentifier($0)) }) != ordered else { return }
    // Below an app's own subviews, except the background.
    let first = backgroundView?.superview === self ? 1 : 0
    for (index, view) in ordered.enumerated() { insertSubview(view, at: first + index) }
  }

  // MARK: Prefetching

  /// Tells the prefetching data source the rows of the next screen.
  private func prefetch() {
    guard isPrefetchingEnabled, let prefetchDataSource else { return }
    var next: Set<IndexPath> = []
    let start = bounds.minY + bounds.height
    for (section, range) in frames?.rows(in: start...(start + bounds.height.nonNegative)) ?? [] {
      for row in range {
        let path = IndexPath(row: row, section: section)
        if rows[path] == nil { next.insert(path) }
      }
    }
    let canceled = prefetched.subtracting(next).subtracting(rows.keys).sorted()
    let new = next.subtracting(prefetched).sorted()
    prefetched = next
    if !canceled.isEmpty {
      prefetchDataSource.tableView(self, cancelPrefetchingForRowsAt: canceled)
    }
    if !new.isEmpty { prefetchDataSource.tableView(self, prefetchRowsAt: new) }
  }

  // MARK: Rows that are not there

  /// Draws the separators of ``fillerRowHeight`` below the last row.
  func recordFillers(into recorder: inout DisplayListRecorder, at origin: CGPoint) {
    guard style == .plain, fillerRowHeight >= 1, fillerRowHeight.isFinite,
      separatorStyle == .singleLine, let length = frames?.length
    else { return }
    let metrics = metrics
    let thickness = metrics.separatorThickness ?? traitCollection.pixelGrid.pixel
    let color =
      separatorColor == nil || separatorColor == .separator
      ? traitCollection.systemVersion.listSeparatorColor : separatorColor ?? .separator
    let inset = separatorInset.finite
    var y = length - tableFooterHeight + fillerRowHeight
    while y < bounds.maxY {
      let line = traitCollection.pixelGrid.rounded(
        CGRect(
          x: adjustedContentInset.left + (isRightToLeft ? inset.right : inset.left),
          y: y - thickness, width: (contentWidth - inset.left - inset.right).nonNegative,
          height: thickness))
      recorder.append(
        .fill(.rect(line.offsetBy(dx: origin.x, dy: origin.y)), color.color(in: traitCollection)))
      y += fillerRowHeight
    }
  }
}

extension UITableView: ReusableCellOwner {
  func contentDidChange(in cell: UITableViewCell) {
    guard !isLayingOut, selfSizingInvalidation != .disabled,
      let path = rows.first(where: { $0.value.cell === cell })?.key
    else { return }
    rows[path]?.isMeasured = false
    setNeedsLayout()
  }
}
