/// The parts of a layout that have to be computed again.
@MainActor @preconcurrency open class UICollectionViewLayoutInvalidationContext: NSObject {
  /// Whether all is computed again; true for `invalidateLayout()`, new data and a new layout.
  public internal(set) final var invalidateEverything = false
  /// Whether the numbers of sections and items are asked for again.
  public internal(set) final var invalidateDataSourceCounts = false
  /// Added to the offset.
  open var contentOffsetAdjustment = CGPoint.zero
  /// Added to the size of the content by layouts that keep it.
  open var contentSizeAdjustment = CGSize.zero
  public private(set) final var invalidatedItemIndexPaths: [IndexPath]?
  public private(set) final var invalidatedSupplementaryIndexPaths: [String: [IndexPath]]?
  public private(set) final var invalidatedDecorationIndexPaths: [String: [IndexPath]]?

  /// The items that the user moves, at their places before the movement; `nil` for none.
  public internal(set) final var previousIndexPathsForInteractivelyMovingItems: [IndexPath]?
  /// The items that the user moves, at their new places; `nil` for none.
  public internal(set) final var targetIndexPathsForInteractivelyMovingItems: [IndexPath]?
  /// The position in the content to which the user moves items.
  public internal(set) final var interactiveMovementTarget = CGPoint.zero

  public required nonisolated override init() { super.init() }

  open func invalidateItems(at indexPaths: [IndexPath]) {
    invalidatedItemIndexPaths = (invalidatedItemIndexPaths ?? []) + indexPaths
  }

  open func invalidateSupplementaryElements(
    ofKind elementKind: String, at indexPaths: [IndexPath]
  ) {
    invalidatedSupplementaryIndexPaths =
      (invalidatedSupplementaryIndexPaths ?? [:]).merging(
        [elementKind: indexPaths], uniquingKeysWith: +)
  }

  open func invalidateDecorationElements(ofKind elementKind: String, at indexPaths: [IndexPath]) {
    invalidatedDecorationIndexPaths =
      (invalidatedDecorationIndexPaths ?? [:]).merging(
        [elementKind: indexPaths], uniquingKeysWith: +)
  }
}
