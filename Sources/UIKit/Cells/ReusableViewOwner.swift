/// A view that shows reusable views: a collection view.
@MainActor protocol ReusableViewOwner: AnyObject {
  /// The state of the item that a cell shows.
  func itemState(of cell: UICollectionViewCell) -> ListItemState
  /// Expands or collapses the item that a cell shows as the user does.
  func toggleOutline(of cell: UICollectionViewCell)
  /// A finger moves the item that a cell shows by its reorder control.
  func reorder(_ cell: UICollectionViewCell, _ phase: ReorderPhase)
  /// Whether a cell may have the focus.
  func canFocus(_ cell: UICollectionViewCell) -> Bool
  /// The view's content has changed, and perhaps its size.
  func contentDidChange(in view: UICollectionReusableView)
}
