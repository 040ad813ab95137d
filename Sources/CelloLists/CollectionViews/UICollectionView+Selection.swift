extension UICollectionView {
  /// The index paths of the selected items, in ascending order; an empty array if no item is
  /// selected. It is never `nil`.
  public final var indexPathsForSelectedItems: [IndexPath]? { state.selection.sorted() }

  /// Selects an item without calling the delegate, and scrolls to it, without an animation, unless
  /// the scroll position is empty; a `nil` index path deselects all items.
  public final func selectItem(
    at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition
  ) {
    prepareLayoutIfNeeded()
    guard let path = select(byApp: indexPath), scrollPosition != [] else { return }
    scrollToItem(at: path, at: scrollPosition, animated: animated)
  }

  /// Deselects an item without calling the delegate.
  public final func deselectItem(at indexPath: IndexPath, animated: Bool) {
    setSelected(indexPath, false)
  }

  static var asksWhileHighlighted: Bool { true }
}
