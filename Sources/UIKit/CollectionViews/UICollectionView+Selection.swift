extension UICollectionView {
  /// The selected items in order; empty if there are none.
  public final var indexPathsForSelectedItems: [IndexPath]? { selection.sorted() }

  /// Whether several items can be selected at the moment.
  private var selectsSeveral: Bool {
    isEditing ? allowsMultipleSelectionDuringEditing : allowsMultipleSelection
  }

  private var permitsSelection: Bool {
    isEditing ? allowsSelectionDuringEditing : allowsSelection
  }

  /// Selects an item without asking or telling the delegate, and scrolls to it; `nil` deselects all.
  public final func selectItem(
    at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition
  ) {
    prepareLayoutIfNeeded()
    guard let indexPath else { return deselectAll() }
    guard permitsSelection, contains(indexPath) else { return }
    if !selectsSeveral { deselect(selection.subtracting([indexPath])) }
    setSelected(indexPath, true)
    if scrollPosition != [] {
      scrollToItem(at: indexPath, at: scrollPosition, animated: animated)
    }
  }

  /// Deselects an item without asking or telling the delegate.
  public final func deselectItem(at indexPath: IndexPath, animated: Bool) {
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
    if let cell = cell(at: path), cell.isSelected != isSelected { cell.isSelected = isSelected }
  }

  // MARK: Touches

  /// Highlights the item of the cell that contains a touched view.
  func beginHighlight(from view: UIView) {
    removeHighlight()
    var current: UIView? = view
    while let candidate = current, candidate !== self {
      if let cell = candidate as? UICollectionViewCell, let path = indexPath(for: cell) {
        guard permitsSelection || isOutlineHeader(cell),
          let item = dataPlace(of: path),
          delegate?.collectionView(self, shouldHighlightItemAt: item) ?? true
        else { return }
        highlighted = path
        cell.isHighlighted = true
        delegate?.collectionView(self, didHighlightItemAt: item)
        return
      }
      current = candidate.superview
    }
  }

  func removeHighlight() {
    guard let path = highlighted else { return }
    highlighted = nil
    cell(at: path)?.isHighlighted = false
    if let item = dataPlace(of: path) {
      delegate?.collectionView(self, didUnhighlightItemAt: item)
    }
  }

  private func isOutlineHeader(_ cell: UICollectionViewCell) -> Bool {
    (cell as? UICollectionViewListCell)?.isOutlineHeader == true
  }

  /// Selects or deselects the highlighted item when the finger is lifted inside its cell.
  func endHighlight(_ touch: UITouch) {
    guard let path = highlighted else { return }
    guard let cell = cell(at: path), cell.bounds.covers(touch.location(in: cell)) else {
      return removeHighlight()
    }
    if isOutlineHeader(cell) {
      removeHighlight()
      return (cell as? UICollectionViewListCell)?.performOutlineDisclosure() ?? ()
    }
    let deselects = selectsSeveral && selection.contains(path)
    let item = dataPlace(of: path) ?? path
    let isAllowed =
      deselects
      ? delegate?.collectionView(self, shouldDeselectItemAt: item) ?? true
      : delegate?.collectionView(self, shouldSelectItemAt: item) ?? true
    removeHighlight()
    guard isAllowed, contains(path) else { return }
    if deselects { return deselect(path) }
    select(path)
    if delegate?.collectionView(self, canPerformPrimaryActionForItemAt: item) ?? false {
      delegate?.collectionView(self, performPrimaryActionForItemAt: item)
    }
  }

  /// Selects an item that the focus moves to, if the delegate permits it.
  func selectByUser(_ path: IndexPath) {
    guard permitsSelection, !selection.contains(path),
      delegate?.collectionView(self, shouldSelectItemAt: path) ?? true, contains(path)
    else { return }
    select(path)
  }

  private func deselect(_ path: IndexPath) {
    let item = dataPlace(of: path) ?? path
    setSelected(path, false)
    CallLog.note(delegate, "collectionView(_:didDeselectItemAt:) \(item.logged)")
    delegate?.collectionView(self, didDeselectItemAt: item)
  }

  /// Selects an item, and deselects others where only one can be selected.
  private func select(_ path: IndexPath) {
    if !selectsSeveral {
      for other in selection.subtracting([path]).sorted() { deselect(other) }
    }
    let item = dataPlace(of: path) ?? path
    setSelected(path, true)
    CallLog.note(delegate, "collectionView(_:didSelectItemAt:) \(item.logged)")
    delegate?.collectionView(self, didSelectItemAt: item)
  }
}

extension UICollectionView: MultipleSelectionHosting {
  func accessories(at path: IndexPath) -> AccessoryViews? {
    (cell(at: path) as? UICollectionViewListCell)?.accessoryViews
  }

  var itemCounts: [Int] { counts ?? [] }

  func setSelectedByUser(_ isSelected: Bool, _ path: IndexPath) {
    guard delegate?.collectionView(self, shouldHighlightItemAt: path) ?? true, contains(path)
    else { return }
    if isSelected {
      selectByUser(path)
    } else if delegate?.collectionView(self, shouldDeselectItemAt: path) ?? true, contains(path) {
      deselect(path)
    }
  }

  func shouldBeginMultipleSelection(at path: IndexPath) -> Bool {
    delegate?.collectionView(self, shouldBeginMultipleSelectionInteractionAt: path) ?? false
  }

  func didBeginMultipleSelection(at path: IndexPath) {
    delegate?.collectionView(self, didBeginMultipleSelectionInteractionAt: path)
  }

  func didEndMultipleSelection() {
    delegate?.collectionViewDidEndMultipleSelectionInteraction(self)
  }
}
