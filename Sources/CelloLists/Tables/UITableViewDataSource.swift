/// An object that provides the row counts and the cells of a table.
@MainActor @preconcurrency public protocol UITableViewDataSource: NSObjectProtocol {
  /// Returns the number of rows in a section.
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int
  /// Returns the cell for a row.
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell
  /// Returns the number of sections; 1 by default.
  func numberOfSections(in tableView: UITableView) -> Int
  /// Returns the title of a section's header; `nil`, the default, for none.
  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String?
  /// Returns the title of a section's footer; `nil`, the default, for none.
  func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String?
  /// Returns a Boolean value that indicates whether a row can be edited; `true` by default.
  func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool
  /// Returns a Boolean value that indicates whether a row can be moved in editing mode. A movable
  /// row has a reorder control.
  ///
  /// By default, a row can be moved if its cell shows a reorder control. On iOS, all rows can be
  /// moved if the data source implements ``tableView(_:moveRowAt:to:)``, which cannot be determined
  /// here.
  func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool
  /// Returns the titles of the section index of a plain table; `nil`, the default, for no index.
  func sectionIndexTitles(for tableView: UITableView) -> [String]?
  /// Returns the section for a title of the section index; by default the section at the title's
  /// index.
  func tableView(
    _ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int
  ) -> Int
  /// Tells the data source to delete or insert a row, because the user has requested it. The data
  /// source updates its data and then the table.
  func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath)
  /// Tells the data source to move a row in its data, because the user has moved the row.
  func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath)
}

extension UITableViewDataSource {
  /// Returns 1 by default.
  public func numberOfSections(in _: UITableView) -> Int { 1 }
  /// Returns `nil` by default.
  public func tableView(_: UITableView, titleForHeaderInSection _: Int) -> String? { nil }
  /// Returns `nil` by default.
  public func tableView(_: UITableView, titleForFooterInSection _: Int) -> String? { nil }
  /// Returns `true` by default.
  public func tableView(_: UITableView, canEditRowAt _: IndexPath) -> Bool { true }
  /// Returns the cell's `showsReorderControl` by default; `true` if the row is not visible.
  public func tableView(
    _ tableView: UITableView, canMoveRowAt indexPath: IndexPath
  ) -> Bool { tableView.cellForRow(at: indexPath)?.showsReorderControl ?? true }
  /// Returns `nil` by default.
  public func sectionIndexTitles(for _: UITableView) -> [String]? { nil }
  /// Returns the title's index by default.
  public func tableView(
    _: UITableView, sectionForSectionIndexTitle _: String, at index: Int
  ) -> Int { index }
  /// Does nothing by default.
  public func tableView(
    _: UITableView, commit _: UITableViewCell.EditingStyle, forRowAt _: IndexPath
  ) {}
  /// Does nothing by default.
  public func tableView(_: UITableView, moveRowAt _: IndexPath, to _: IndexPath) {}
}

/// An object that loads the data of rows before the rows are visible.
@MainActor @preconcurrency public protocol UITableViewDataSourcePrefetching: NSObjectProtocol {
  /// Tells the object that rows will soon be visible if the content continues to scroll in the same
  /// direction.
  func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath])
  /// Tells the object that rows of previous calls are no longer expected to be visible soon. The
  /// method is optional.
  func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath])
}

extension UITableViewDataSourcePrefetching {
  /// Does nothing by default.
  public func tableView(_: UITableView, cancelPrefetchingForRowsAt _: [IndexPath]) {}
}
