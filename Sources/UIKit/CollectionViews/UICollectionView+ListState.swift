extension UICollectionView: ReusableViewOwner {
  func contentDidChange(in view: UICollectionReusableView) {
    guard !isLayingOut, selfSizingInvalidation != .disabled,
      let element = view.element, displayed[element]?.attributes.measuredAxes.isEmpty == false
    else { return }
    displayed[element]?.isMeasured = false
    setNeedsLayout()
  }

  func itemState(of cell: UICollectionViewCell) -> ListItemState {
    guard let element = cell.element, element.category == .cell,
      let dataPath = dataPlace(of: element.indexPath)
    else {
      return ListItemState(isEditing: isEditing)
    }
    let path = element.indexPath
    let outline = outlineSource?.outlineItem(at: dataPath)
    let (drag, drop) = drags?.state.states(of: dataPath) ?? (.none, .none)
    return ListItemState(
      isEditing: isEditing && delegate?.collectionView(self, canEditItemAt: dataPath) ?? true,
      isExpanded: outline?.isExpanded ?? false,
      isReordering: movement?.current == path, drag: drag, drop: drop,
      isInOutline: outline != nil)
  }

  // MARK: Outlines

  private var outlineSource: (any OutlineSource)? { dataSource as? any OutlineSource }

  func toggleOutline(of cell: UICollectionViewCell) {
    guard let path = indexPath(for: cell).flatMap(dataPlace) else { return }
    outlineSource?.toggleItem(at: path)
  }

  /// Indents a cell by the level of its item if that has changed.
  func followOutline(_ cell: UICollectionViewListCell) {
    guard let path = (cell.element?.indexPath).flatMap(dataPlace) else { return }
    let level = outlineSource?.outlineItem(at: path)?.level
    guard cell.outlineLevel != level else { return }
    cell.outlineLevel = level
    cell.indentationLevel = level ?? 0
  }

  /// Updates the visible cells of outlines after a change of them.
  func followOutlines() {
    guard outlineSource != nil else { return }
    for cell in visibleCells {
      guard let cell = cell as? UICollectionViewListCell else { continue }
      followOutline(cell)
      let isShownExpanded = (cell.host.shownState as? UICellConfigurationState)?.isExpanded
      if isShownExpanded != nil, isShownExpanded != itemState(of: cell).isExpanded {
        cell.setNeedsUpdateConfiguration()
      }
    }
  }
}
