/// Properties of a whole compositional layout.
@MainActor @preconcurrency
open class UICollectionViewCompositionalLayoutConfiguration: NSObject, @preconcurrency NSCopying {
  open var scrollDirection = UICollectionView.ScrollDirection.vertical
  /// The room between sections, in points.
  open var interSectionSpacing: CGFloat = 0
  /// Headers, footers and other views at the boundary of the layout.
  open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
  /// The area from which the insets of sections are measured.
  open var contentInsetsReference = UIContentInsetsReference.none

  public nonisolated override init() { super.init() }

  /// A copy whose properties can be changed without changing this configuration.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = UICollectionViewCompositionalLayoutConfiguration()
    copy.scrollDirection = scrollDirection
    copy.interSectionSpacing = interSectionSpacing
    copy.boundarySupplementaryItems = boundarySupplementaryItems
    copy.contentInsetsReference = contentInsetsReference
    return copy
  }
}
