/// Decides about the drags of items of a collection view. Only the method for the items is required.
@MainActor @preconcurrency public protocol UICollectionViewDragDelegate: NSObjectProtocol {
  /// The items to drag from an index path; an empty array prevents the drag.
  func collectionView(
    _ collectionView: UICollectionView, itemsForBeginning session: any UIDragSession,
    at indexPath: IndexPath
  ) -> [UIDragItem]
  /// The items that the tap of another finger adds to a drag; by default none.
  func collectionView(
    _ collectionView: UICollectionView, itemsForAddingTo session: any UIDragSession,
    at indexPath: IndexPath, point: CGPoint
  ) -> [UIDragItem]
  func collectionView(
    _ collectionView: UICollectionView, dragPreviewParametersForItemAt indexPath: IndexPath
  ) -> UIDragPreviewParameters?
  func collectionView(
    _ collectionView: UICollectionView, dragSessionWillBegin session: any UIDragSession)
  func collectionView(
    _ collectionView: UICollectionView, dragSessionDidEnd session: any UIDragSession)
  func collectionView(
    _ collectionView: UICollectionView, dragSessionAllowsMoveOperation session: any UIDragSession
  ) -> Bool
  func collectionView(
    _ collectionView: UICollectionView,
    dragSessionIsRestrictedToDraggingApplication session: any UIDragSession
  ) -> Bool
}

extension UICollectionViewDragDelegate {
  public func collectionView(
    _: UICollectionView, itemsForAddingTo _: any UIDragSession, at _: IndexPath, point: CGPoint
  ) -> [UIDragItem] { [] }
  public func collectionView(
    _: UICollectionView, dragPreviewParametersForItemAt _: IndexPath
  ) -> UIDragPreviewParameters? { nil }
  public func collectionView(_: UICollectionView, dragSessionWillBegin _: any UIDragSession) {}
  public func collectionView(_: UICollectionView, dragSessionDidEnd _: any UIDragSession) {}
  public func collectionView(
    _: UICollectionView, dragSessionAllowsMoveOperation _: any UIDragSession
  ) -> Bool { true }
  public func collectionView(
    _: UICollectionView, dragSessionIsRestrictedToDraggingApplication _: any UIDragSession
  ) -> Bool { false }
}
