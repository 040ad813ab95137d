/// An object that provides the items to drag from a collection view. Only the method that provides
/// the items is required.
@MainActor @preconcurrency public protocol UICollectionViewDragDelegate: NSObjectProtocol {
  /// Returns the items to drag from an index path; an empty array prevents the drag.
  func collectionView(
    _ collectionView: UICollectionView, itemsForBeginning session: any UIDragSession,
    at indexPath: IndexPath
  ) -> [UIDragItem]
  /// Returns the items that a tap with another finger adds to a drag; an empty array by default.
  /// The point is in the collection view's coordinates, in points.
  func collectionView(
    _ collectionView: UICollectionView, itemsForAddingTo session: any UIDragSession,
    at indexPath: IndexPath, point: CGPoint
  ) -> [UIDragItem]
  /// Returns the parameters of an item's preview during a drag; `nil`, the default, for the whole
  /// cell.
  func collectionView(
    _ collectionView: UICollectionView, dragPreviewParametersForItemAt indexPath: IndexPath
  ) -> UIDragPreviewParameters?
  /// Tells the delegate that a drag is about to begin.
  func collectionView(
    _ collectionView: UICollectionView, dragSessionWillBegin session: any UIDragSession)
  /// Tells the delegate that a drag has ended.
  func collectionView(
    _ collectionView: UICollectionView, dragSessionDidEnd session: any UIDragSession)
  /// Asks the delegate if a drag can move its items rather than only copy them; `true` by default.
  func collectionView(
    _ collectionView: UICollectionView, dragSessionAllowsMoveOperation session: any UIDragSession
  ) -> Bool
  /// Asks the delegate if a drag is restricted to the app; `false` by default.
  func collectionView(
    _ collectionView: UICollectionView,
    dragSessionIsRestrictedToDraggingApplication session: any UIDragSession
  ) -> Bool
}

extension UICollectionViewDragDelegate {
  /// Returns an empty array by default.
  public func collectionView(
    _: UICollectionView, itemsForAddingTo _: any UIDragSession, at _: IndexPath, point: CGPoint
  ) -> [UIDragItem] { [] }
  /// Returns `nil` by default.
  public func collectionView(
    _: UICollectionView, dragPreviewParametersForItemAt _: IndexPath
  ) -> UIDragPreviewParameters? { nil }
  /// Does nothing by default.
  public func collectionView(_: UICollectionView, dragSessionWillBegin _: any UIDragSession) {}
  /// Does nothing by default.
  public func collectionView(_: UICollectionView, dragSessionDidEnd _: any UIDragSession) {}
  /// Returns `true` by default.
  public func collectionView(
    _: UICollectionView, dragSessionAllowsMoveOperation _: any UIDragSession
  ) -> Bool { true }
  /// Returns `false` by default.
  public func collectionView(
    _: UICollectionView, dragSessionIsRestrictedToDraggingApplication _: any UIDragSession
  ) -> Bool { false }
}
