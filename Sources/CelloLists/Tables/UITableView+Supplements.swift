// Headers and footers.

extension UITableView {
  /// The reuse identifier of the views for titles from the data source.
  static var titleViewIdentifier: String { "UITableView.title" }

  /// Creates the view of a header or footer and measures it, if needed.
  ///
  /// - Returns: `true` if frames have changed.
  func resolve(_ supplement: TableSupplement) -> Bool {
    let (part, section) = (supplement.part, supplement.section)
    if state.omittedSections.contains(section) { return false }
    var properties = supplements[section][part]
    let shown = supplementaryViews[supplement]
    if let title = shown as? UITableViewHeaderFooterView,
      title.reuseIdentifier == Self.titleViewIdentifier
    {
      // The space above depends on the sections that are shown.
      let padding = titlePadding(part, inSection: section)
      if title.tableContext.topPadding != padding { title.tableContext.topPadding = padding }
    }
    let view: UIView?
    if let shown {
      view = shown
      properties.hasView = true
    } else if !properties.isResolved || properties.hasView {
      view = makeView(of: supplement)
      properties.isResolved = true
      properties.hasView = view != nil
    } else {
      return false
    }
    let needsHeight = shown == nil || !properties.isMeasured
    properties.isMeasured = true
    supplements[section][part] = properties
    guard needsHeight else { return false }
    let height =
      properties.fixedHeight ?? view.map(measure) ?? emptyHeight(part, inSection: section)
    return setHeight(height, of: supplement)
  }

  /// - Returns: `true` if frames have changed.
  private func setHeight(_ height: CGFloat, of supplement: TableSupplement) -> Bool {
    let padding = padding(ofSection: supplement.section)
    var hasChanged = false
    frames?.change(supplement.section) {
      let old = supplement.part == .header ? $0.header : $0.footer
      hasChanged = old != height || $0.padding != padding
      $0.padding = padding
      if supplement.part == .header { $0.header = height } else { $0.footer = height }
    }
    return hasChanged
  }

  private func makeView(of supplement: TableSupplement) -> UIView? {
    let section = supplement.section
    let custom =
      supplement.part == .header
      ? delegate?.tableView(self, viewForHeaderInSection: section)
      : delegate?.tableView(self, viewForFooterInSection: section)
    guard let view = custom ?? titleView(of: supplement) else { return nil }
    if custom != nil { (view as? UITableViewHeaderFooterView)?.tableContext.topPadding = 0 }
    supplementaryViews[supplement] = view
    switch supplement.part {
    case .header:
      delegate?.tableView(self, willDisplayHeaderView: view, forSection: section)
    case .footer:
      delegate?.tableView(self, willDisplayFooterView: view, forSection: section)
    }
    addSubview(view)
    return view
  }

  /// Returns a view with the title from the data source; `nil` if there is no title.
  private func titleView(of supplement: TableSupplement) -> UIView? {
    let (part, section) = (supplement.part, supplement.section)
    guard let title = supplements[section][part].title,
      let view = dequeueReusableHeaderFooterView(withIdentifier: Self.titleViewIdentifier)
    else { return nil }
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
    view.tableContext.topPadding = titlePadding(part, inSection: section)
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

  func placeSupplements() {
    let insets = adjustedContentInset
    let top = bounds.minY + insets.top
    let visible = top...max(top, bounds.minY + bounds.height - insets.bottom)
    for (supplement, view) in supplementaryViews {
      let section = supplement.section
      let isAtEnd = supplement.part == .footer
      guard let range = isAtEnd ? frames?.footer(section) : frames?.header(section),
        let area = frames?.section(section)
      else { continue }
      let row = IndexPath(row: isAtEnd ? .max : -1, section: section)
      let shift = state.dropGap?.displacement(of: row) ?? 0
      place(
        view, (range.lowerBound + shift)...(range.upperBound + shift), in: visible,
        area.lowerBound...max(area.upperBound + shift, area.lowerBound), isAtEnd: isAtEnd)
    }
  }

  private func place(
    _ view: UIView, _ range: ClosedRange<CGFloat>, in visible: ClosedRange<CGFloat>,
    _ section: ClosedRange<CGFloat>, isAtEnd: Bool
  ) {
    let natural = self.frame(range)
    var frame = natural
    if sectionMetrics.pinsSupplementaries {
      frame = traitCollection.pixelGrid.roundedEdges(
        of: natural.pinned(isAtEnd: isAtEnd, in: visible, of: section, along: .vertical))
    }
    if !isAtEnd, contentHuggingElements.contains(.sectionHeaders) {
      let width = view.systemLayoutSizeFitting(
        CGSize(width: frame.width, height: frame.height),
        withHorizontalFittingPriority: .fittingSizeLevel, verticalFittingPriority: .required
      ).width
      let hugged = min(traitCollection.pixelGrid.roundedUp(width.nonNegative), frame.width)
      if isRightToLeft { frame.origin.x += frame.width - hugged }
      frame.size.width = hugged
    }
    if view.frame != frame { view.frame = frame }
    (view as? UITableViewHeaderFooterView)?.tableContext.isPinned = frame.minY != natural.minY
  }

  /// Removes the headers and footers of sections.
  func endDisplayingSupplements(where isIncluded: (_ section: Int) -> Bool = { _ in true }) {
    for supplement in supplementaryViews.keys.sorted() where isIncluded(supplement.section) {
      endDisplaying(supplement)
    }
  }

  private func endDisplaying(_ supplement: TableSupplement) {
    guard let view = supplementaryViews.removeValue(forKey: supplement) else { return }
    remove(view, of: supplement)
  }

  /// Removes a header or footer and recycles it.
  func remove(_ view: UIView, of supplement: TableSupplement) {
    view.removeFromSuperview()
    switch supplement.part {
    case .header:
      delegate?.tableView(self, didEndDisplayingHeaderView: view, forSection: supplement.section)
    case .footer:
      delegate?.tableView(self, didEndDisplayingFooterView: view, forSection: supplement.section)
    }
    if let view = view as? UITableViewHeaderFooterView, let identifier = view.reuseIdentifier {
      headerFooterPool.recycle(view, for: identifier)
    }
  }
}
