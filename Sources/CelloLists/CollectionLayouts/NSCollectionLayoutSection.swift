/// How a section of a compositional layout repeats a group, with its headers and footers.
@MainActor @preconcurrency open class NSCollectionLayoutSection: NSObject, @preconcurrency NSCopying
{
  final let group: NSCollectionLayoutGroup
  /// The room between the repetitions of the group, in points.
  open var interGroupSpacing: CGFloat = 0
  /// The room around the groups, inside the headers and footers.
  open var contentInsets = NSDirectionalEdgeInsets.zero
  /// The area from which ``contentInsets`` are measured; that of the layout by default.
  open var contentInsetsReference = UIContentInsetsReference.automatic
  /// The area from which the insets of headers and footers are measured; that of the section by
  /// default.
  open var supplementaryContentInsetsReference = UIContentInsetsReference.automatic
  /// Headers, footers and other views at the boundary.
  open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
  open var decorationItems: [NSCollectionLayoutDecorationItem] = []
  /// Whether and how the groups are beside each other and scroll.
  open var orthogonalScrollingBehavior =
    UICollectionLayoutSectionOrthogonalScrollingBehavior.none
  public final let orthogonalScrollingProperties =
    UICollectionLayoutSectionOrthogonalScrollingProperties()

  /// The handler of visible items. Its type is declared in a later chapter.
  final var visibleItemsHandler: Any?

  public init(group: NSCollectionLayoutGroup) {
    self.group = group
    super.init()
  }

  /// A copy whose properties can be changed without changing this section.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = NSCollectionLayoutSection(group: group)
    copy.takeProperties(of: self)
    return copy
  }

  final func takeProperties(of other: NSCollectionLayoutSection) {
    interGroupSpacing = other.interGroupSpacing
    contentInsets = other.contentInsets
    contentInsetsReference = other.contentInsetsReference
    supplementaryContentInsetsReference = other.supplementaryContentInsetsReference
    boundarySupplementaryItems = other.boundarySupplementaryItems
    decorationItems = other.decorationItems
    orthogonalScrollingBehavior = other.orthogonalScrollingBehavior
    visibleItemsHandler = other.visibleItemsHandler
    orthogonalScrollingProperties.bounce = other.orthogonalScrollingProperties.bounce
    orthogonalScrollingProperties.decelerationRate =
      other.orthogonalScrollingProperties.decelerationRate
  }

  /// The section at its place among others, which may be in its insets.
  func placed(isFirst: Bool, isLast: Bool) -> NSCollectionLayoutSection { self }

  /// What the insets of the content are measured from.
  var resolvedContentInsetsReference: UIContentInsetsReference { contentInsetsReference }

  /// The room above the headers.
  var headerPadding: CGFloat { 0 }
}

/// How the groups of a section scroll across the direction of the layout.
public enum UICollectionLayoutSectionOrthogonalScrollingBehavior: Int, Hashable, Sendable {
  // Source of the raw values: Apple's `UICollectionViewCompositionalLayout.h`.
  /// The groups do not scroll: they follow each other in the layout's direction.
  case none = 0
  /// Scrolling can end at any offset.
  case continuous = 1
  /// Scrolling ends with a group at the leading edge.
  case continuousGroupLeadingBoundary = 2
  /// Scrolling ends at multiples of the container's length.
  case paging = 3
  /// Scrolling ends with the next group at the leading edge.
  case groupPaging = 4
  /// Scrolling ends with the next group in the middle.
  case groupPagingCentered = 5
}

/// How the groups of a section scroll.
@MainActor @preconcurrency
open class UICollectionLayoutSectionOrthogonalScrollingProperties: NSObject {
  /// Whether a finger can pull groups beyond their ends.
  public enum Bounce: Int, Hashable, Sendable {
    case automatic = 0
    case always = 1
    case never = 2
  }

  /// The share of its velocity that moving content keeps in a millisecond.
  public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
    public var rawValue: CGFloat

    public init(rawValue: CGFloat) { self.rawValue = rawValue }

    /// That of the scrolling behavior.
    public static let automatic = DecelerationRate(rawValue: 0)
    public static let normal = DecelerationRate(rawValue: 0.998)
    public static let fast = DecelerationRate(rawValue: 0.99)
  }

  open var bounce = Bounce.automatic
  open var decelerationRate = DecelerationRate.automatic
}
