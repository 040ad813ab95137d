/// A section of a compositional layout: repetitions of a group, with headers and footers.
@MainActor @preconcurrency open class NSCollectionLayoutSection: NSObject, @preconcurrency NSCopying
{
  final let group: NSCollectionLayoutGroup
  /// The space between the repetitions of the group, in points; 0 by default.
  open var interGroupSpacing: CGFloat = 0
  /// The insets of the groups, inside the headers and footers, in points; zero by default.
  open var contentInsets = NSDirectionalEdgeInsets.zero
  /// The area to which ``contentInsets`` refer; `automatic`, the default, for the reference of the
  /// layout.
  open var contentInsetsReference = UIContentInsetsReference.automatic
  /// The area to which the insets of headers and footers refer; `automatic`, the default, for the
  /// content insets of the section.
  open var supplementaryContentInsetsReference = UIContentInsetsReference.automatic
  /// A Boolean value that indicates whether headers and footers follow the insets of the content.
  /// ``supplementaryContentInsetsReference`` replaces it.
  open var supplementariesFollowContentInsets: Bool {
    get { supplementaryContentInsetsReference == .automatic }
    set { supplementaryContentInsetsReference = newValue ? .automatic : .none }
  }
  /// The supplementary views at the boundary of the section, such as headers and footers; empty by
  /// default.
  open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
  /// The decoration views of the section, such as a background; empty by default.
  open var decorationItems: [NSCollectionLayoutDecorationItem] = []
  /// The behavior of groups that scroll perpendicular to the layout; `none` by default.
  open var orthogonalScrollingBehavior =
    UICollectionLayoutSectionOrthogonalScrollingBehavior.none
  /// The properties of groups that scroll perpendicular to the layout.
  open private(set) var orthogonalScrollingProperties =
    UICollectionLayoutSectionOrthogonalScrollingProperties()

  /// A closure that changes the visible elements when they appear or the content scrolls; `nil`,
  /// the default, for no changes.
  @preconcurrency open var visibleItemsInvalidationHandler:
    NSCollectionLayoutSectionVisibleItemsInvalidationHandler?
  {
    get { visibleItemsHandler }
    set { visibleItemsHandler = newValue }
  }
  // The compiler gives the getter of a stored property of this type two names in open classes.
  private final var visibleItemsHandler: NSCollectionLayoutSectionVisibleItemsInvalidationHandler?

  /// Creates a section that repeats a group.
  public init(group: NSCollectionLayoutGroup) {
    self.group = group
    super.init()
  }

  /// Returns an independent copy of the section. Changing the copy does not affect this section.
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
    visibleItemsInvalidationHandler = other.visibleItemsInvalidationHandler
    orthogonalScrollingProperties.bounce = other.orthogonalScrollingProperties.bounce
    orthogonalScrollingProperties.decelerationRate =
      other.orthogonalScrollingProperties.decelerationRate
  }

  /// Returns the section for its position among the other sections, which can affect its insets.
  func placed(isFirst: Bool, isLast: Bool, isBelowBar: Bool) -> NSCollectionLayoutSection {
    self
  }

  /// The area to which the insets of the content refer.
  var resolvedContentInsetsReference: UIContentInsetsReference { contentInsetsReference }

  /// The space above the headers, in points.
  var headerPadding: CGFloat { 0 }
}

/// The behaviors of groups that scroll perpendicular to the layout.
public enum UICollectionLayoutSectionOrthogonalScrollingBehavior: Int, Hashable, Sendable {
  // Source of the raw values: Apple's `UICollectionViewCompositionalLayout.h`.
  /// The groups do not scroll; they follow each other in the direction of the layout.
  case none = 0
  /// Scrolling can stop at any offset.
  case continuous = 1
  /// Scrolling stops with a group at the leading edge.
  case continuousGroupLeadingBoundary = 2
  /// Scrolling stops at multiples of the container's length.
  case paging = 3
  /// Scrolling stops with the next group at the leading edge.
  case groupPaging = 4
  /// Scrolling stops with the next group in the center.
  case groupPagingCentered = 5
}

/// The properties of groups that scroll perpendicular to the layout.
@MainActor @preconcurrency
open class UICollectionLayoutSectionOrthogonalScrollingProperties: NSObject {
  /// The behaviors of groups that are pulled beyond their ends.
  public enum Bounce: Int, Hashable, Sendable {
    case automatic = 0
    case always = 1
    case never = 2
  }

  /// The rate at which scrolling slows down: the fraction of the velocity that remains after a
  /// millisecond.
  public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
    /// The fraction of the velocity that remains after a millisecond.
    public var rawValue: CGFloat

    /// Creates a deceleration rate with a fraction.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }

    /// The rate of the scrolling behavior.
    public static let automatic = DecelerationRate(rawValue: 0)
    /// The normal rate of a scroll view.
    public static let normal = DecelerationRate(rawValue: 0.998)
    /// A rate at which scrolling stops sooner.
    public static let fast = DecelerationRate(rawValue: 0.99)
  }

  /// The behavior of groups that are pulled beyond their ends; `automatic` by default.
  ///
  /// Stored only: the groups always bounce like the content of a scroll view.
  open var bounce = Bounce.automatic
  /// The rate at which scrolling slows down; `automatic` by default.
  ///
  /// Stored only: scrolling always slows down at the normal rate.
  open var decelerationRate = DecelerationRate.automatic
}
