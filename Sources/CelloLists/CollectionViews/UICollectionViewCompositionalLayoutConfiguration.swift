/// The properties that apply to a whole compositional layout.
@MainActor @preconcurrency
open class UICollectionViewCompositionalLayoutConfiguration: NSObject, @preconcurrency NSCopying {
  /// The direction in which the layout scrolls; `vertical` by default.
  open var scrollDirection = UICollectionView.ScrollDirection.vertical
  /// The space between sections, in points; 0 by default.
  open var interSectionSpacing: CGFloat = 0
  /// The supplementary views at the boundary of the layout, such as headers and footers; empty by
  /// default.
  open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
  /// The area to which the insets of sections refer; the safe area by default.
  open var contentInsetsReference = UIContentInsetsReference.safeArea

  /// Creates a configuration with the default values.
  public nonisolated override init() { super.init() }

  /// Returns an independent copy of the configuration. Changing the copy does not affect this
  /// configuration.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = UICollectionViewCompositionalLayoutConfiguration()
    copy.scrollDirection = scrollDirection
    copy.interSectionSpacing = interSectionSpacing
    copy.boundarySupplementaryItems = boundarySupplementaryItems
    copy.contentInsetsReference = contentInsetsReference
    return copy
  }
}
