extension UITableView: ListView, ControlledList {
  static var words: ListWords {
    ListWords(
      list: "table", item: "row", numberOfItems: "tableView(_:numberOfRowsInSection:)",
      reconfigureItems: "reconfigureRows(at:)")
  }

  func item(at point: CGPoint) -> IndexPath? { indexPathForRow(at: point) }
  func cell(at path: IndexPath) -> UITableViewCell? { rows[path]?.cell }
  var shownItems: [IndexPath] { rows.keys.sorted() }
  var swiping: SwipeController? { swipe }
  func scrollToVisible(_ path: IndexPath) { scrollToRow(at: path, at: .none, animated: false) }

  /// The row counts of the sections, loaded from the data source if needed.
  var itemCounts: [Int] {
    if let counts = state.counts { return counts }
    let asked = countsOfDataSource()
    state.counts = asked
    return asked
  }

  var numberOfSectionsInData: Int? { dataSource?.numberOfSections(in: self) }

  func numberOfItemsInData(ofSection section: Int) -> Int {
    dataSource?.tableView(self, numberOfRowsInSection: section) ?? 0
  }

  func itemState(of cell: any ListCell) -> ListItemState {
    var result = ListItemState(isEditing: isEditing)
    guard state.drags != nil || reorderedRow != nil,
      let path = (cell as? UITableViewCell).flatMap(indexPath)
    else { return result }
    result.isReordering = reorderedRow == path
    if let drags = state.drags { (result.drag, result.drop) = drags.state.states(of: path) }
    return result
  }

  func contentDidChange(in view: UIView) {
    guard !state.isLayingOut, selfSizingInvalidation != .disabled,
      let path = rows.first(where: { $0.value.cell === view })?.key
    else { return }
    rows[path]?.isMeasured = false
    setNeedsLayout()
  }
}
