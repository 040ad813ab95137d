extension UITableView {
  /// The first of the selected rows; `nil` if there is none.
  public final var indexPathForSelectedRow: IndexPath? { selection.min() }

  /// The selected rows in order; `nil` if there are none.
  public final var indexPathsForSelectedRows: [IndexPath]? {
    selection.isEmpty ? nil : selection.sorted()
  }

  var selectsSeveral: Bool {
    isEditing ? allowsMultipleSelectionDuringEditing : allowsMultipleSelection
  }

  private var permitsSelection: Bool {
    isEditing
      ? allowsSelectionDuringEditing || allowsMultipleSelectionDuringEditing : allowsSelection
  }

  /// Selects a row without asking or telling the delegate, and scrolls to it; `nil` deselects all.
  public final func selectRow(
    at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition
  ) {
    guard let indexPath else { return deselectAll() }
    guard permitsSelection, contains(indexPath) else { return }
    if !selectsSeveral { deselect(selection.subtracting([indexPath])) }
    setSelected(indexPath, true)
    if scrollPosition != .none {
      scrollToRow(at: indexPath, at: scrollPosition, animated: animated)
    }
  }

  /// Deselects a row without asking or telling the delegate.
  public final func deselectRow(at indexPath: IndexPath, animated: Bool) {
    setSelected(indexPath, false)
  }

  func deselectAll() { deselect(selection) }

  func keepOneSelected() {
    if let first = selection.min() { deselect(selection.subtracting([first])) }
  }

  private func deselect(_ paths: Set<IndexPath>) {
    for path in paths.sorted() { setSelected(path, false) }
  }

  private func setSelected(_ path: IndexPath, _ isSelected: Bool) {
    if isSelected { selection.insert(path) } else { selection.remove(path) }
    if let cell = rows[path]?.cell, cell.isSelected != isSelected {
      cell.setSelected(isSelected, animated: false)
    }
  }

  // MARK: Touches

  /// Highlights the row of the cell that contains a touched view.
  func beginHighlight(from view: UIView) {
    removeHighlight()
    guard permitsSelection, let path = rowPath(of: view),
      delegate?.tableView(self, shouldHighlightRowAt: path) ?? true
    else { return }
    highlighted = path
    rows[path]?.cell.setHighlighted(true, animated: false)
    delegate?.tableView(self, didHighlightRowAt: path)
  }

  func removeHighlight() {
    guard let path = highlighted else { return }
    highlighted = nil
    rows[path]?.cell.setHighlighted(false, animated: false)
    delegate?.tableView(self, didUnhighlightRowAt: path)
  }

  /// Selects or deselects the highlighted row when the finger is lifted inside its cell.
  func endHighlight(_ touch: UITouch) {
    guard let path = highlighted else { return }
    let cell = rows[path]?.cell
    removeHighlight()
    guard let cell, cell.bounds.covers(touch.location(in: cell)) else { return }
    if selectsSeveral, selection.contains(path) {
      deselectByUser(path)
    } else {
      if let selected = select(path),
        delegate?.tableView(self, canPerformPrimaryActionForRowAt: selected) ?? false
      {
        delegate?.tableView(self, performPrimaryActionForRowAt: selected)
      }
    }
    NotificationCenter.default.post(name: Self.selectionDidChangeNotification, object: self)
  }

  /// - Returns: whether the delegate permits it.
  @discardableResult private func deselectByUser(_ path: IndexPath) -> Bool {
    let path = delegate.map { $0.tableView(self, willDeselectRowAt: path) } ?? path
    guard let path, selection.contains(path) else { return false }
    setSelected(path, false)
    CallLog.note(delegate, "tableView(_:didDeselectRowAt:) \(path.logged)")
    delegate?.tableView(self, didDeselectRowAt: path)
    return true
  }

  /// Selects a row that the focus moves to, if the delegate permits it.
  func selectByUser(_ path: IndexPath) {
    guard permitsSelection, !selection.contains(path), select(path) != nil else { return }
    NotificationCenter.default.post(name: Self.selectionDidChangeNotification, object: self)
  }

  /// Selects a row, or the one that the delegate chooses instead.
  ///
  /// - Returns: the selected row; `nil` if the delegate does not permit it.
  private func select(_ touched: IndexPath) -> IndexPath? {
    let chosen = delegate.map { $0.tableView(self, willSelectRowAt: touched) } ?? touched
    guard let path = chosen, contains(path) else { return nil }
    if !selectsSeveral {
      for other in selection.subtracting([path]).sorted() { deselectByUser(other) }
    }
    setSelected(path, true)
    CallLog.note(delegate, "tableView(_:didSelectRowAt:) \(path.logged)")
    delegate?.tableView(self, didSelectRowAt: path)
    return path
  }
}

extension UITableView: MultipleSelectionHosting {
  func accessories(at path: IndexPath) -> AccessoryViews? { rows[path]?.cell.accessoryViews }

  var itemCounts: [Int] { knownCounts }

  func setSelectedByUser(_ isSelected: Bool, _ path: IndexPath) {
    guard delegate?.tableView(self, shouldHighlightRowAt: path) ?? true, contains(path) else {
      return
    }
    if isSelected {
      selectByUser(path)
    } else if deselectByUser(path) {
      NotificationCenter.default.post(name: Self.selectionDidChangeNotification, object: self)
    }
  }

  func shouldBeginMultipleSelection(at path: IndexPath) -> Bool {
    delegate?.tableView(self, shouldBeginMultipleSelectionInteractionAt: path) ?? false
  }

  func didBeginMultipleSelection(at path: IndexPath) {
    delegate?.tableView(self, didBeginMultipleSelectionInteractionAt: path)
  }

  func didEndMultipleSelection() {
    delegate?.tableViewDidEndMultipleSelectionInteraction(self)
  }
}
