/// An object that loads the data of items before the items are visible.
@MainActor @preconcurrency
public protocol UICollectionViewDataSourcePrefetching: NSObjectProtocol {
  /// Tells the object that items will soon be visible if the content continues to scroll in the
  /// same direction.
  func collectionView(_ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath])
  /// Tells the object that items of previous calls are no longer expected to be visible soon. The
  /// method is optional.
  func collectionView(
    _ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath])
}

extension UICollectionViewDataSourcePrefetching {
  /// Does nothing by default.
  public func collectionView(
    _ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath]
  ) {}
}

extension UICollectionView {
  /// Calls the prefetching data source for the items that will soon be visible.
  func prefetch() {
    guard isPrefetchingEnabled, state.dropGap == nil, let prefetchDataSource, bounds.width > 0,
      bounds.height > 0
    else { return }
    let (loaded, canceled) = prefetch(shown: Set(indexPathsForVisibleItems)) { area in
      Set(
        (ownLayout.layoutAttributesForElements(in: area) ?? []).filter { $0.category == .cell }
          .compactMap { placeholderPositions.itemPath(of: $0.indexPath) })
    }
    if !canceled.isEmpty {
      prefetchDataSource.collectionView(self, cancelPrefetchingForItemsAt: canceled)
    }
    if !loaded.isEmpty { prefetchDataSource.collectionView(self, prefetchItemsAt: loaded) }
  }
}
