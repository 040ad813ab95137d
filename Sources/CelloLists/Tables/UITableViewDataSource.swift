/// Tells a table its rows and their cells.
@MainActor @preconcurrency public protocol UITableViewDataSource: NSObjectProtocol {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell
  /// One section by default.
  func numberOfSections(in tableView: UITableView) -> Int
  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String?
  func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String?
  /// Whether a row can be edited; by default it can.
  func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool
  /// Whether a row can be moved in editing mode, where it then has a reorder control.
  ///
  /// By default, rows can be moved whose cells show one. On iOS, all can if the data source implements
  /// ``tableView(_:moveRowAt:to:)``, for which it cannot be asked here.
  func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool
  /// The titles of the index at the side of a plain table; `nil`, the default, for none.
  func sectionIndexTitles(for tableView: UITableView) -> [String]?
  /// The section that an index title leads to; by default the one with the title's index.
  func tableView(
    _ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int
  ) -> Int
  /// The user has asked for a deletion or an insertion. The data source changes its data and then
  /// the table.
  func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath)
  /// The user has moved a row. The data source changes its data.
  func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath)
}

extension UITableViewDataSource {
  public func numberOfSections(in _: UITableView) -> Int { 1 }
  public func tableView(_: UITableView, titleForHeaderInSection _: Int) -> String? { nil }
  public func tableView(_: UITableView, titleForFooterInSection _: Int) -> String? { nil }
  public func tableView(_: UITableView, canEditRowAt _: IndexPath) -> Bool { true }
  public func tableView(
    _ tableView: UITableView, canMoveRowAt indexPath: IndexPath
  ) -> Bool { tableView.cellForRow(at: indexPath)?.showsReorderControl ?? true }
  public func sectionIndexTitles(for _: UITableView) -> [String]? { nil }
  public func tableView(
    _: UITableView, sectionForSectionIndexTitle _: String, at index: Int
  ) -> Int { index }
  public func tableView(
    _: UITableView, commit _: UITableViewCell.EditingStyle, forRowAt _: IndexPath
  ) {}
  public func tableView(_: UITableView, moveRowAt _: IndexPath, to _: IndexPath) {}
}

/// Prepares data of rows that will soon be visible.
@MainActor @preconcurrency public protocol UITableViewDataSourcePrefetching: NSObjectProtocol {
  func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath])
  func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath])
}

extension UITableViewDataSourcePrefetching {
  public func tableView(_: UITableView, cancelPrefetchingForRowsAt _: [IndexPath]) {}
}
