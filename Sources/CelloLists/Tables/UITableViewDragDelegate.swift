/// Decides about the drags of items of a table. Only the method for the items is required.
@MainActor @preconcurrency public protocol UITableViewDragDelegate: NSObjectProtocol {
  /// The items to drag from an index path; an empty array prevents the drag.
  func tableView(
    _ tableView: UITableView, itemsForBeginning session: any UIDragSession,
    at indexPath: IndexPath
  ) -> [UIDragItem]
  /// The items that the tap of another finger adds to a drag; by default none.
  func tableView(
    _ tableView: UITableView, itemsForAddingTo session: any UIDragSession,
    at indexPath: IndexPath, point: CGPoint
  ) -> [UIDragItem]
  func tableView(
    _ tableView: UITableView, dragPreviewParametersForRowAt indexPath: IndexPath
  ) -> UIDragPreviewParameters?
  func tableView(
    _ tableView: UITableView, dragSessionWillBegin session: any UIDragSession)
  func tableView(
    _ tableView: UITableView, dragSessionDidEnd session: any UIDragSession)
  func tableView(
    _ tableView: UITableView, dragSessionAllowsMoveOperation session: any UIDragSession
  ) -> Bool
  func tableView(
    _ tableView: UITableView,
    dragSessionIsRestrictedToDraggingApplication session: any UIDragSession
  ) -> Bool
}

extension UITableViewDragDelegate {
  public func tableView(
    _: UITableView, itemsForAddingTo _: any UIDragSession, at _: IndexPath, point: CGPoint
  ) -> [UIDragItem] { [] }
  public func tableView(
    _: UITableView, dragPreviewParametersForRowAt _: IndexPath
  ) -> UIDragPreviewParameters? { nil }
  public func tableView(_: UITableView, dragSessionWillBegin _: any UIDragSession) {}
  public func tableView(_: UITableView, dragSessionDidEnd _: any UIDragSession) {}
  public func tableView(
    _: UITableView, dragSessionAllowsMoveOperation _: any UIDragSession
  ) -> Bool { true }
  public func tableView(
    _: UITableView, dragSessionIsRestrictedToDraggingApplication _: any UIDragSession
  ) -> Bool { false }
}
