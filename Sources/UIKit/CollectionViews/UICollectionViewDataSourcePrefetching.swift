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

/// The items that a prefetching data source was told, and the movement of the content.
struct Prefetching: Hashable, Sendable {
  var items: Set<IndexPath> = []
  var origin = CGPoint.zero
  var isBackward = false

  /// The area that becomes visible next: a page in the direction of the last movement.
  mutating func area(after bounds: CGRect, in content: CGSize) -> CGRect {
    let isHorizontal = content.width > max(bounds.width, content.height)
    let movement = isHorizontal ? bounds.minX - origin.x : bounds.minY - origin.y
    if movement != 0 { isBackward = movement < 0 }
    origin = bounds.origin
    let sign: CGFloat = isBackward ? -1 : 1
    return isHorizontal
      ? bounds.offsetBy(dx: sign * bounds.width, dy: 0)
      : bounds.offsetBy(dx: 0, dy: sign * bounds.height)
  }
}

extension UICollectionView {
  /// Tells the prefetching data source which items will be visible soon.
  func prefetch() {
    guard isPrefetchingEnabled, dropGap == nil, let prefetchDataSource, bounds.width > 0,
      bounds.height > 0
    else {
      return
    }
    let area = prefetching.area(after: bounds, in: contentSize)
    let shown = Set(displayed.keys.filter { $0.category == .cell }.map(\.indexPath))
    let next = Set(
      (ownLayout.layoutAttributesForElements(in: area) ?? []).filter { $0.category == .cell }
        .map(\.indexPath)
    ).subtracting(shown)
    let canceled = prefetching.items.subtracting(next).subtracting(shown)
    let new = next.subtracting(prefetching.items)
    prefetching.items = next
    if !canceled.isEmpty {
      prefetchDataSource.collectionView(self, cancelPrefetchingForItemsAt: canceled.sorted())
    }
    if !new.isEmpty { prefetchDataSource.collectionView(self, prefetchItemsAt: new.sorted()) }
  }
}
