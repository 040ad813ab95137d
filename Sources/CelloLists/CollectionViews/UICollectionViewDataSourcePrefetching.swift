/// Loads the data of items before they are visible.
@MainActor @preconcurrency
public protocol UICollectionViewDataSourcePrefetching: NSObjectProtocol {
  /// Items that will be visible soon if the content moves on in its direction.
  func collectionView(_ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath])
  /// Items of earlier calls that will not be visible soon. The method is optional.
  func collectionView(
    _ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath])
}

extension UICollectionViewDataSourcePrefetching {
  public func collectionView(
    _ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath]
  ) {}
}

extension UICollectionView {
  /// Tells the prefetching data source which items will be visible soon.
  func prefetch() {
    guard isPrefetchingEnabled, state.dropGap == nil, let prefetchDataSource, bounds.width > 0,
      bounds.height > 0
    else { return }
    let (loaded, canceled) = prefetch(shown: Set(indexPathsForVisibleItems)) { area in
      Set(
        (ownLayout.layoutAttributesForElements(in: area) ?? []).filter { $0.category == .cell }
          .map(\.indexPath))
    }
    if !canceled.isEmpty {
      prefetchDataSource.collectionView(self, cancelPrefetchingForItemsAt: canceled)
    }
    if !loaded.isEmpty { prefetchDataSource.collectionView(self, prefetchItemsAt: loaded) }
  }
}
