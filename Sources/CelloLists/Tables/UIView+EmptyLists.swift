@_spi(Cello) import CelloControls

// Rows that an empty list shows again, to find out how it looked before they were removed.

extension UIView {
  /// Inserts a row with a list content configuration into the only list in the view, which has a single
  /// section without rows. The row is below the rows that were inserted before.
  ///
  /// - Returns: `nil` if there is no such list, or several.
  package func restoreRowInEmptyList(_ configuration: UIListContentConfiguration) -> RestoredRow? {
    let lists = emptyLists
    guard lists.count == 1 else { return nil }
    if let table = lists[0] as? UITableView {
      guard table.numberOfSections == 1, table.state.dropGap == nil else { return nil }
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      cell.contentConfiguration = configuration
      return table.show(cell, at: IndexPath(item: 0, section: 0))
    }
    guard let view = lists[0] as? UICollectionView, view.numberOfSections == 1,
      view.state.dropGap == nil, view.collectionViewLayout.canInsertItems
    else { return nil }
    let cell = UICollectionViewListCell(frame: .zero)
    cell.contentConfiguration = configuration
    return view.show(cell, at: IndexPath(item: 0, section: 0))
  }

  /// The lists in the view that have no items.
  private var emptyLists: [UIView] {
    if let table = self as? UITableView {
      return (0..<table.numberOfSections).allSatisfy { table.numberOfRows(inSection: $0) == 0 }
        ? [table] : []
    }
    if let view = self as? UICollectionView {
      return (0..<view.numberOfSections).allSatisfy { view.numberOfItems(inSection: $0) == 0 }
        ? [view] : []
    }
    return subviews.flatMap(\.emptyLists)
  }
}
