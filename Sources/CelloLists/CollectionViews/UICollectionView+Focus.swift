/// The context of a focus update from or to an item of a collection view.
@MainActor @preconcurrency
open class UICollectionViewFocusUpdateContext: UIFocusUpdateContext {
  /// The index path of the item that had the focus; `nil` if the focus was outside the collection
  /// view.
  open private(set) var previouslyFocusedIndexPath: IndexPath?
  /// The index path of the item that gets the focus; `nil` if the focus moves outside the
  /// collection view.
  open private(set) var nextFocusedIndexPath: IndexPath?

  init(_ context: UIFocusUpdateContext, in list: UICollectionView) {
    previouslyFocusedIndexPath = list.indexPath(containing: context.previouslyFocusedView)
    nextFocusedIndexPath = list.indexPath(containing: context.nextFocusedView)
    super.init(
      from: context.previouslyFocusedView, to: context.nextFocusedView, context.focusHeading)
  }
}

extension UICollectionView {
  /// Returns the cell of the nearest item in a direction, at most a page away.
  func cellToFocus(from view: UIView, _ heading: UIFocusHeading) -> UIView? {
    guard let path = indexPath(containing: view),
      let origin = layoutAttributesForItem(at: path)?.frame
    else { return nil }
    let area = origin.insetBy(dx: -bounds.width, dy: -bounds.height)
    let others = (ownLayout.layoutAttributesForElements(in: area) ?? [])
      .filter { $0.category == .cell && !$0.isHidden }
      .sorted { $0.indexPath < $1.indexPath }
      .compactMap { other -> (path: IndexPath, frame: CGRect)? in
        guard let item = placeholderPositions.itemPath(of: other.indexPath), item != path,
          canFocusItem(at: item)
        else { return nil }
        return (item, other.frame)
      }
    let index = FocusGeometry.nearest(to: origin, heading, in: others.map(\.frame))
    return index.flatMap { visibleCell(at: others[$0].path) }
  }
}
