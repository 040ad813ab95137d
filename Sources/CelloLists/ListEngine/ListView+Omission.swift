// Rows and sections that a list does not show, to find out how it looked before they were inserted.

extension UIView {
  /// Lays out the list that contains this row as if the row did not exist. The view stays in the list,
  /// but is hidden.
  ///
  /// - Returns: a closure that shows the row again; `nil` if the view is not a row of a list.
  package func omitFromList() -> (() -> Void)? {
    guard let cell = self as? any ListCell, cell.placement?.row.kind == .cell,
      let list = cell.owner as? any ListView
    else { return nil }
    return list.omit(cell)
  }

  /// Lays out the list that contains this row, header or footer as if its section did not exist.
  ///
  /// - Returns: a closure that shows the section again; `nil` if the view is not in a list, or the
  ///   list has a layout of the app.
  package func omitSectionFromList() -> (() -> Void)? {
    guard let (list, section) = listAndSection else { return nil }
    return list.omit(section: section)
  }

  /// The section that contains the view: the list, the index of the section, and its visible cells,
  /// headers and footers; `nil` if the view is not in a list whose sections can be omitted.
  package var listSection: (list: UIView, index: Int, views: [UIView])? {
    guard let (list, section) = listAndSection, list.canOmitSections else { return nil }
    return (list, section, list.shownViews(ofSection: section))
  }

  /// A Boolean value that indicates whether the view belongs to a row or section that is laid out as if
  /// it did not exist.
  package var isOmittedFromList: Bool {
    guard superview is UIScrollView, let (list, section) = listAndSection else { return false }
    if list.state.omittedSections.contains(section) { return true }
    // A cell can also be the header of a section, with the index path of the first row.
    guard let cell = self as? any ListCell, cell.placement?.row.kind == .cell else { return false }
    return list.isOmitted(cell)
  }

  /// The list and the section that contain the view.
  private var listAndSection: (list: any ListView, section: Int)? {
    if let view = self as? UICollectionReusableView {
      guard let list = view.owner as? any ListView, let path = view.element?.indexPath,
        path.count == 2
      else { return nil }
      return (list, path.section)
    }
    if let cell = self as? any ListCell {
      guard let list = cell.owner as? any ListView else { return nil }
      return list.path(of: cell).map { (list, $0.section) }
    }
    guard let list = superview as? any ListView else { return nil }
    return list.section(of: self).map { (list, $0) }
  }
}

extension ListView {
  /// Returns the index path of the item that a cell shows; `nil` if it shows none.
  func path(of cell: any ListCell) -> IndexPath? { (cell as? Cell).flatMap(indexPath) }

  fileprivate func omit(_ cell: any ListCell) -> (() -> Void)? {
    guard let cell = cell as? Cell, let path = indexPath(for: cell),
      !state.omitted.contains(path)
    else { return nil }
    let wasHidden = cell.isHidden
    state.omitted.insert(path)
    cell.isHidden = true
    omissionDidChange(at: path)
    return {
      self.state.omitted.remove(path)
      cell.isHidden = wasHidden
      self.omissionDidChange(at: path)
    }
  }

  fileprivate func omit(section: Int) -> (() -> Void)? {
    guard canOmitSections, !state.omittedSections.contains(section) else { return nil }
    let views = shownViews(ofSection: section).map { (view: $0, wasHidden: $0.isHidden) }
    state.omittedSections.insert(section)
    for (view, _) in views { view.isHidden = true }
    omissionDidChange(ofSection: section)
    return {
      self.state.omittedSections.remove(section)
      for (view, wasHidden) in views { view.isHidden = wasHidden }
      self.omissionDidChange(ofSection: section)
    }
  }

  fileprivate func isOmitted(_ cell: any ListCell) -> Bool {
    guard !state.omitted.isEmpty else { return false }
    return path(of: cell).map(state.omitted.contains) ?? false
  }

  /// Returns a Boolean value that indicates whether an element belongs to an omitted item or section.
  func isOmitted(_ element: CollectionElement) -> Bool {
    let path = element.indexPath
    guard path.count == 2 else { return false }
    if state.omittedSections.contains(path.section) { return true }
    guard element.category == .cell, !state.omitted.isEmpty else { return false }
    return state.omitted.contains { presentedPath(of: $0) == path }
  }

  /// Returns the index of an item and the number of items in its section, without the omitted items.
  ///
  /// - Parameters:
  ///   - path: an index path among the items and placeholders.
  ///   - count: the number of items and placeholders in the section.
  func shownPosition(of path: IndexPath, of count: Int) -> (index: Int, count: Int) {
    guard !state.omitted.isEmpty else { return (path.item, count) }
    let omitted = state.omitted.map(presentedPath).filter { $0.section == path.section }
    return (path.item - omitted.count { $0.item < path.item }, count - omitted.count)
  }

  /// Returns the index path of the next item or placeholder in the section that is not omitted.
  func shownItem(below path: IndexPath) -> IndexPath {
    var next = IndexPath(item: path.item + 1, section: path.section)
    guard !state.omitted.isEmpty else { return next }
    let omitted = Set(state.omitted.map(presentedPath))
    while omitted.contains(next) {
      next = IndexPath(item: next.item + 1, section: next.section)
    }
    return next
  }

  /// Returns the position of a section among the sections that are not omitted.
  func shownPosition(ofSection section: Int, of count: Int) -> (isFirst: Bool, isLast: Bool) {
    let omitted = state.omittedSections
    return (
      (0..<section).allSatisfy(omitted.contains),
      (section + 1..<max(count, section + 1)).allSatisfy(omitted.contains)
    )
  }
}
