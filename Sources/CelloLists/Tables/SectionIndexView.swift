@_spi(Cello) import CelloControls

/// The section index at the trailing edge of a plain table.
///
/// Touching a title scrolls to its section.
package final class SectionIndexView: UIView, TouchKeeping {
  /// Source: docs/measurements/rows.md#section-index.
  static let width: CGFloat = 15
  private static let rowHeight: CGFloat = 14
  private static let titleSize: CGFloat = 11

  private unowned let table: UITableView
  private var labels: [UIView] = []
  private(set) var titles: [String]
  /// The index of the title to which the table was last scrolled; `nil` initially.
  private var chosen: Int?
  private var isTracking = false {
    didSet { updateColors() }
  }

  init(_ titles: [String], of table: UITableView) {
    self.table = table
    self.titles = titles
    super.init(frame: .zero)
    updateColors()
  }

  required init?(coder: NSCoder) { return nil }

  /// Updates the colors from the table.
  func updateColors() {
    let tracking = isTracking ? table.sectionIndexTrackingBackgroundColor : nil
    backgroundColor = tracking ?? table.sectionIndexBackgroundColor
    for label in labels {
      (label as? UILabel)?.textColor = table.sectionIndexColor ?? .tintColor
      label.tintColor = table.sectionIndexColor
    }
  }

  /// Returns the titles to show in a number of rows; `nil` represents the omitted titles between
  /// two shown titles.
  static func shown(_ titles: [String], rows: Int) -> [String?] {
    guard titles.count > rows, rows >= 3 else { return titles.map { $0 } }
    // Titles and dots alternate; the last title is always shown.
    let shownCount = (rows + 1) / 2
    return (0..<(2 * shownCount - 1)).map { row in
      row.isMultiple(of: 2)
        ? titles[row / 2 * (titles.count - 1) / (shownCount - 1)] : nil
    }
  }

  private var shownRows: [String?] {
    Self.shown(titles, rows: max(Int(clamping: bounds.height / Self.rowHeight), 0))
  }

  private var firstRowY: CGFloat {
    (bounds.height - CGFloat(shownRows.count) * Self.rowHeight) / 2
  }

  package override func layoutSubviews() {
    super.layoutSubviews()
    for label in labels { label.removeFromSuperview() }
    let grid = traitCollection.pixelGrid
    labels = shownRows.enumerated().map { index, title in
      let area = CGRect(
        x: 0, y: firstRowY + CGFloat(index) * Self.rowHeight, width: bounds.width,
        height: Self.rowHeight)
      let view = title == UITableView.indexSearch ? searchView() : label(title ?? "•")
      let size = view.sizeThatFits(.zero)
      view.frame = grid.rounded(
        CGRect(
          x: area.midX - size.width / 2, y: area.midY - size.height / 2, width: size.width,
          height: size.height))
      addSubview(view)
      return view
    }
    updateColors()
  }

  private func label(_ title: String) -> UILabel {
    let label = UILabel()
    label.text = title
    label.font = .systemFont(ofSize: Self.titleSize, weight: .semibold)
    return label
  }

  private func searchView() -> UIImageView {
    let view = UIImageView(
      image: UIImage(
        systemName: "magnifyingglass",
        withConfiguration: UIImage.SymbolConfiguration(pointSize: Self.titleSize)))
    return view
  }

  // MARK: Touches

  package override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    isTracking = true
    scroll(to: touches.first)
  }

  package override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    scroll(to: touches.first)
  }

  package override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    isTracking = false
  }

  package override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    isTracking = false
  }

  private func scroll(to touch: UITouch?) {
    let count = shownRows.count
    guard let touch, count > 0, !titles.isEmpty else { return }
    let share = (touch.location(in: self).y - firstRowY) / (CGFloat(count) * Self.rowHeight)
    let index = min(max(Int(clamping: share * CGFloat(titles.count)), 0), titles.count - 1)
    scroll(toTitleAt: index)
  }

  private func scroll(toTitleAt index: Int) {
    chosen = index
    table.scroll(toSectionIndexTitle: titles[index], at: index)
  }

  // MARK: Accessibility

  package override var defaultAccessibility: DefaultAccessibility {
    DefaultAccessibility(
      isElement: true, label: SystemString.sectionIndex.text, value: chosen.map { titles[$0] },
      traits: .adjustable)
  }

  package override func accessibilityIncrement() { adjust(by: 1) }

  package override func accessibilityDecrement() { adjust(by: -1) }

  private func adjust(by step: Int) {
    guard !titles.isEmpty else { return }
    let index = chosen.map { $0 + step } ?? (step > 0 ? 0 : titles.count - 1)
    scroll(toTitleAt: min(max(index, 0), titles.count - 1))
  }
}

extension UITableView {
  /// Shows the section index if the data source has titles and the table has enough rows.
  func updateSectionIndex() {
    guard needsSectionIndex else { return }
    needsSectionIndex = false
    let titles = style == .plain ? dataSource?.sectionIndexTitles(for: self) ?? [] : []
    let isShown =
      !titles.isEmpty && itemCounts.reduce(0, +) >= max(sectionIndexMinimumDisplayRowCount, 0)
    guard titles != sectionIndex?.titles || !isShown else { return }
    sectionIndex?.removeFromSuperview()
    sectionIndex = isShown ? SectionIndexView(titles, of: self) : nil
    if let sectionIndex { addSubview(sectionIndex) }
    appearanceChanged()
  }

  /// Keeps the section index at a fixed position in the visible area, above all rows.
  func placeSectionIndex() {
    guard let sectionIndex else { return }
    let insets = adjustedContentInset
    let sides = sideInsetsOfSafeArea
    let x =
      isRightToLeft
      ? bounds.minX + insets.left + sides.left
      : bounds.maxX - insets.right - sides.right - SectionIndexView.width
    sectionIndex.frame = CGRect(
      x: x, y: bounds.minY + insets.top, width: SectionIndexView.width,
      height: (bounds.height - insets.top - insets.bottom).nonNegative)
    if subviews.last !== sectionIndex { bringSubviewToFront(sectionIndex) }
    sectionIndex.layoutIfNeeded()
  }

  func scroll(toSectionIndexTitle title: String, at index: Int) {
    guard let section = dataSource?.tableView(self, sectionForSectionIndexTitle: title, at: index),
      itemCounts.indices.contains(section)
    else { return }
    scrollToRow(at: IndexPath(row: NSNotFound, section: section), at: .top, animated: false)
  }
}
