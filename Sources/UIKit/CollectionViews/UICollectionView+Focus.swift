/// A movement of the focus from or to an item of a collection view.
@MainActor @preconcurrency
open class UICollectionViewFocusUpdateContext: UIFocusUpdateContext {
  /// The item that had the focus; `nil` if it was outside of the collection view.
  public final let previouslyFocusedIndexPath: IndexPath?
  /// The item that gets the focus; `nil` if it is outside of the collection view.
  public final let nextFocusedIndexPath: IndexPath?

  init(_ context: UIFocusUpdateContext, in list: UICollectionView) {
    previouslyFocusedIndexPath = list.indexPath(containing: context.previouslyFocusedView)
    nextFocusedIndexPath = list.indexPath(containing: context.nextFocusedView)
    super.init(
      from: context.previouslyFocusedView, to: context.nextFocusedView, context.focusHeading)
  }
}

extension UICollectionView {
  /// The item of the cell that is a view or contains it.
  func indexPath(containing view: UIView?) -> IndexPath? {
    sequence(first: view, next: { $0?.superview }).lazy
      .compactMap { ($0 as? UICollectionViewCell).flatMap(self.indexPath) }.first
  }

  func canFocus(_ cell: UICollectionViewCell) -> Bool {
    indexPath(for: cell).map(canFocusItem) ?? false
  }

  private func canFocusItem(at path: IndexPath) -> Bool {
    delegate?.collectionView(self, canFocusItemAt: path) ?? focus.allows(isEditing: isEditing)
  }

  func permitsFocusUpdate(_ context: UIFocusUpdateContext) -> Bool {
    let context = UICollectionViewFocusUpdateContext(context, in: self)
    return delegate?.collectionView(self, shouldUpdateFocusIn: context) ?? true
  }

  func focusDidMove(
    _ context: UIFocusUpdateContext, _ coordinator: UIFocusAnimationCoordinator
  ) {
    let context = UICollectionViewFocusUpdateContext(context, in: self)
    delegate?.collectionView(self, didUpdateFocusIn: context, with: coordinator)
    guard let path = context.nextFocusedIndexPath else { return }
    focus.last = path
    if delegate?.collectionView(self, selectionFollowsFocusForItemAt: path) ?? focus.selects {
      selectByUser(path)
    }
  }

  /// The nearest item in a direction, up to a page away.
  func cellToFocus(from view: UIView, _ heading: UIFocusHeading) -> UIView? {
    guard let path = indexPath(containing: view),
      let origin = layoutAttributesForItem(at: path)?.frame
    else { return nil }
    let area = origin.insetBy(dx: -bounds.width, dy: -bounds.height)
    let others = (ownLayout.layoutAttributesForElements(in: area) ?? [])
      .filter {
        $0.category == .cell && !$0.isHidden && $0.indexPath != path
          && canFocusItem(at: $0.indexPath)
      }
      .sorted { $0.indexPath < $1.indexPath }
    let index = FocusGeometry.nearest(to: origin, heading, in: others.map(\.frame))
    return index.flatMap { visibleCell(at: others[$0].indexPath) }
  }

  func preferredCellToFocus() -> UIView? {
    let remembered = focus.remembersLast ? focus.last : nil
    let path =
      delegate?.indexPathForPreferredFocusedView(in: self) ?? remembered
      ?? indexPathsForSelectedItems?.first
    guard let path, contains(path), canFocusItem(at: path) else { return nil }
    return visibleCell(at: path)
  }

  /// The cell of an item, after scrolling to it as far as it is not visible.
  private func visibleCell(at path: IndexPath) -> UICollectionViewCell? {
    scrollToItem(at: path, at: [], animated: false)
    layoutIfNeeded()
    return cellForItem(at: path)
  }
}
