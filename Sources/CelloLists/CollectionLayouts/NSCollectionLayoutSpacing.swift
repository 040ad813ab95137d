/// The space between items in a compositional layout.
@MainActor @preconcurrency public class NSCollectionLayoutSpacing: NSObject, NSCopying {
  /// The space in points; for a flexible spacing, the minimum space.
  public final let spacing: CGFloat
  /// A Boolean value that indicates whether the spacing is flexible.
  public final let isFlexible: Bool

  required init(_ spacing: CGFloat, isFlexible: Bool) {
    self.spacing = spacing
    self.isFlexible = isFlexible
    super.init()
  }

  /// Creates a spacing with a fixed length, in points.
  public class func fixed(_ fixedSpacing: CGFloat) -> Self {
    self.init(fixedSpacing, isFlexible: false)
  }

  /// Creates a spacing with a minimum length, in points, that takes a share of the remaining space.
  public class func flexible(_ flexibleSpacing: CGFloat) -> Self {
    self.init(flexibleSpacing, isFlexible: true)
  }

  /// A Boolean value that indicates whether the spacing is fixed.
  public final var isFixed: Bool { !isFlexible }

  /// Returns the spacing itself, which is immutable.
  public nonisolated func copy(with zone: NSZone? = nil) -> Any { self }
}

/// The space around an item in a compositional layout.
@MainActor @preconcurrency open class NSCollectionLayoutEdgeSpacing: NSObject, NSCopying {
  /// The space at the leading edge; `nil` for none.
  open private(set) var leading: NSCollectionLayoutSpacing?
  /// The space at the top edge; `nil` for none.
  open private(set) var top: NSCollectionLayoutSpacing?
  /// The space at the trailing edge; `nil` for none.
  open private(set) var trailing: NSCollectionLayoutSpacing?
  /// The space at the bottom edge; `nil` for none.
  open private(set) var bottom: NSCollectionLayoutSpacing?

  /// Creates a spacing for the edges of an item.
  public init(
    leading: NSCollectionLayoutSpacing?, top: NSCollectionLayoutSpacing?,
    trailing: NSCollectionLayoutSpacing?, bottom: NSCollectionLayoutSpacing?
  ) {
    self.leading = leading
    self.top = top
    self.trailing = trailing
    self.bottom = bottom
    super.init()
  }

  final func start(_ axis: NSLayoutConstraint.Axis) -> NSCollectionLayoutSpacing? {
    axis == .horizontal ? leading : top
  }

  final func end(_ axis: NSLayoutConstraint.Axis) -> NSCollectionLayoutSpacing? {
    axis == .horizontal ? trailing : bottom
  }

  /// Returns the spacing itself, which is immutable.
  open nonisolated func copy(with zone: NSZone? = nil) -> Any { self }
}
