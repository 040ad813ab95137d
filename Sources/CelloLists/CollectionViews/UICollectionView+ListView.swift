extension UICollectionView: ListView, ControlledList {
  static var words: ListWords {
    ListWords(
      list: "collection view", item: "item",
      numberOfItems: "collectionView(_:numberOfItemsInSection:)",
      reconfigureItems: "reconfigureItems(at:)")
  }

  func item(at point: CGPoint) -> IndexPath? { indexPathForItem(at: point) }
  var shownItems: [IndexPath] { indexPathsForVisibleItems }
  var swiping: SwipeController? { swipe }
  func scrollToVisible(_ path: IndexPath) { scrollToItem(at: path, at: [], animated: false) }
  var itemCounts: [Int] { state.counts ?? [] }
  var numberOfSectionsInData: Int? { dataSource?.numberOfSections(in: self) }

  func numberOfItemsInData(ofSection section: Int) -> Int {
    dataSource?.collectionView(self, numberOfItemsInSection: section) ?? 0
  }

  func contentDidChange(in view: UIView) {
    guard !state.isLayingOut, selfSizingInvalidation != .disabled,
      let element = (view as? UICollectionReusableView)?.element,
      displayed[element]?.attributes.measuredAxes.isEmpty == false
    else { return }
    displayed[element]?.isMeasured = false
    setNeedsLayout()
  }

  func itemState(of cell: any ListCell) -> ListItemState {
    var result = ListItemState(isEditing: isEditing)
    guard let path = dataPath(of: cell) else { return result }
    if isEditing, let delegate {
      result.isEditing = delegate.collectionView(self, canEditItemAt: path)
    }
    result.isExpanded = outlineSource?.outlineItem(at: path)?.isExpanded ?? false
    result.isReordering = movement?.start == path
    if let drags = state.drags { (result.drag, result.drop) = drags.state.states(of: path) }
    return result
  }

  /// Returns the index path in the data of the item that a cell shows.
  private func dataPath(of cell: any ListCell) -> IndexPath? {
    guard let element = (cell as? UICollectionViewCell)?.element, element.category == .cell else {
      return nil
    }
    return dataPath(ofPresented: element.indexPath)
  }

  // MARK: Outlines

  private var outlineSource: (any OutlineSource)? { dataSource as? any OutlineSource }

  func isInOutline(_ cell: any ListCell) -> Bool {
    dataPath(of: cell).flatMap { outlineSource?.outlineItem(at: $0) } != nil
  }

  func toggleOutline(of cell: any ListCell) {
    if let path = dataPath(of: cell) { outlineSource?.toggleItem(at: path) }
  }

  /// Updates the indentation of a cell if the level of its item has changed.
  func followOutline(_ cell: UICollectionViewListCell) {
    guard let path = dataPath(of: cell) else { return }
    let level = outlineSource?.outlineItem(at: path)?.level
    guard cell.outlineLevel != level else { return }
    cell.outlineLevel = level
    cell.indentationLevel = level ?? 0
  }

  /// Updates the visible cells of outlines after an outline has changed.
  func followOutlines() {
    guard outlineSource != nil else { return }
    for cell in visibleCells {
      guard let cell = cell as? UICollectionViewListCell else { continue }
      followOutline(cell)
      let outline = dataPath(of: cell).flatMap { outlineSource?.outlineItem(at: $0) }
      let isShownExpanded = (cell.host.shownState as? UICellConfigurationState)?.isExpanded
      if isShownExpanded != nil, isShownExpanded != outline?.isExpanded ?? false {
        cell.setNeedsUpdateConfiguration()
      }
    }
  }
}
