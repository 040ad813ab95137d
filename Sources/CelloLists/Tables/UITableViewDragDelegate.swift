/// An object that provides the items to drag from a table. Only the method that provides the items
/// is required.
@MainActor @preconcurrency public protocol UITableViewDragDelegate: NSObjectProtocol {
  /// Returns the items to drag from a row; an empty array prevents the drag.
  func tableView(
    _ tableView: UITableView, itemsForBeginning session: any UIDragSession,
    at indexPath: IndexPath
  ) -> [UIDragItem]
  /// Returns the items that a tap with another finger adds to a drag; an empty array by default.
  /// The point is in the table's coordinates, in points.
  func tableView(
    _ tableView: UITableView, itemsForAddingTo session: any UIDragSession,
    at indexPath: IndexPath, point: CGPoint
  ) -> [UIDragItem]
  /// Returns the parameters of a row's preview during a drag; `nil`, the default, for the whole
  /// cell.
  func tableView(
    _ tableView: UITableView, dragPreviewParametersForRowAt indexPath: IndexPath
  ) -> UIDragPreviewParameters?
  /// Tells the delegate that a drag is about to begin.
  func tableView(
    _ tableView: UITableView, dragSessionWillBegin session: any UIDragSession)
  /// Tells the delegate that a drag has ended.
  func tableView(
    _ tableView: UITableView, dragSessionDidEnd session: any UIDragSession)
  /// Asks the delegate if a drag can move its items rather than only copy them; `true` by default.
  func tableView(
    _ tableView: UITableView, dragSessionAllowsMoveOperation session: any UIDragSession
  ) -> Bool
  /// Asks the delegate if a drag is restricted to the app; `false` by default.
  func tableView(
    _ tableView: UITableView,
    dragSessionIsRestrictedToDraggingApplication session: any UIDragSession
  ) -> Bool
}

extension UITableViewDragDelegate {
  /// Returns an empty array by default.
  public func tableView(
    _: UITableView, itemsForAddingTo _: any UIDragSession, at _: IndexPath, point: CGPoint
  ) -> [UIDragItem] { [] }
  /// Returns `nil` by default.
  public func tableView(
    _: UITableView, dragPreviewParametersForRowAt _: IndexPath
  ) -> UIDragPreviewParameters? { nil }
  /// Does nothing by default.
  public func tableView(_: UITableView, dragSessionWillBegin _: any UIDragSession) {}
  /// Does nothing by default.
  public func tableView(_: UITableView, dragSessionDidEnd _: any UIDragSession) {}
  /// Returns `true` by default.
  public func tableView(
    _: UITableView, dragSessionAllowsMoveOperation _: any UIDragSession
  ) -> Bool { true }
  /// Returns `false` by default.
  public func tableView(
    _: UITableView, dragSessionIsRestrictedToDraggingApplication _: any UIDragSession
  ) -> Bool { false }
}
