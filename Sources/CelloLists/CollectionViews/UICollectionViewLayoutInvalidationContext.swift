/// The parts of a layout to compute again.
@MainActor @preconcurrency open class UICollectionViewLayoutInvalidationContext: NSObject {
  /// A Boolean value that indicates whether all data is reloaded; `false` after
  /// `invalidateLayout()`.
  open internal(set) var invalidateEverything = false
  /// A Boolean value that indicates whether the whole layout is computed again.
  final var invalidatesWholeLayout = false
  /// A Boolean value that indicates whether the section and item counts are loaded again.
  open internal(set) var invalidateDataSourceCounts = false
  /// The change of the content offset, in points; zero by default. It is applied at once.
  open var contentOffsetAdjustment = CGPoint.zero
  /// The change of the content size, in points; zero by default. It is applied at once; the next
  /// layout pass sets the content size that the layout then reports.
  open var contentSizeAdjustment = CGSize.zero
  /// The index paths of the invalidated items, sorted; `nil` for none.
  open private(set) var invalidatedItemIndexPaths: [IndexPath]?
  /// The sorted index paths of the invalidated supplementary views, by kind; `nil` for none.
  open private(set) var invalidatedSupplementaryIndexPaths: [String: [IndexPath]]?
  /// The sorted index paths of the invalidated decoration views, by kind; `nil` for none.
  open private(set) var invalidatedDecorationIndexPaths: [String: [IndexPath]]?

  /// The index paths of the items that the user is moving, before the movement; `nil` for none.
  open internal(set) var previousIndexPathsForInteractivelyMovingItems: [IndexPath]?
  /// The new index paths of the items that the user is moving; `nil` for none.
  open internal(set) var targetIndexPathsForInteractivelyMovingItems: [IndexPath]?
  /// The position to which the user is moving items, in points in the content's coordinates.
  open internal(set) var interactiveMovementTarget = CGPoint.zero

  /// Creates an empty context.
  public required nonisolated override init() { super.init() }

  /// Adds items to the invalidated items.
  open func invalidateItems(at indexPaths: [IndexPath]) {
    invalidatedItemIndexPaths = Self.union(invalidatedItemIndexPaths ?? [], indexPaths)
  }

  /// Adds supplementary views to the invalidated supplementary views.
  open func invalidateSupplementaryElements(
    ofKind elementKind: String, at indexPaths: [IndexPath]
  ) {
    invalidatedSupplementaryIndexPaths =
      (invalidatedSupplementaryIndexPaths ?? [:]).merging(
        [elementKind: Self.union([], indexPaths)], uniquingKeysWith: Self.union)
  }

  /// Adds decoration views to the invalidated decoration views.
  open func invalidateDecorationElements(ofKind elementKind: String, at indexPaths: [IndexPath]) {
    invalidatedDecorationIndexPaths =
      (invalidatedDecorationIndexPaths ?? [:]).merging(
        [elementKind: Self.union([], indexPaths)], uniquingKeysWith: Self.union)
  }

  private nonisolated static func union(_ first: [IndexPath], _ second: [IndexPath]) -> [IndexPath]
  {
    Set(first + second).sorted()
  }
}
