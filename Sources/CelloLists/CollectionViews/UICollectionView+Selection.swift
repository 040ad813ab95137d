extension UICollectionView {
  /// The selected items in order; empty if there are none.
  public final var indexPathsForSelectedItems: [IndexPath]? { state.selection.sorted() }

  /// Selects an item without asking or telling the delegate, and scrolls to it; `nil` deselects all.
  public final func selectItem(
    at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition
  ) {
    prepareLayoutIfNeeded()
    guard let path = select(byApp: indexPath), scrollPosition != [] else { return }
    scrollToItem(at: path, at: scrollPosition, animated: animated)
  }

  /// Deselects an item without asking or telling the delegate.
  public final func deselectItem(at indexPath: IndexPath, animated: Bool) {
    setSelected(indexPath, false)
  }

  static var asksWhileHighlighted: Bool { true }
}
