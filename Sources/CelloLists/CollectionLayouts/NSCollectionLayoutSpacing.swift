/// The room between items of a compositional layout.
@MainActor @preconcurrency public class NSCollectionLayoutSpacing: NSObject, NSCopying {
  /// In points; the smallest room of a flexible spacing.
  public final let spacing: CGFloat
  public final let isFlexible: Bool

  required init(_ spacing: CGFloat, isFlexible: Bool) {
    self.spacing = spacing
    self.isFlexible = isFlexible
    super.init()
  }

  /// Room of a given length.
  public class func fixed(_ fixedSpacing: CGFloat) -> Self {
    self.init(fixedSpacing, isFlexible: false)
  }

  /// Room of at least a given length, which grows with the container.
  public class func flexible(_ flexibleSpacing: CGFloat) -> Self {
    self.init(flexibleSpacing, isFlexible: true)
  }

  public final var isFixed: Bool { !isFlexible }

  /// Returns the spacing itself, which cannot change.
  public nonisolated func copy(with zone: NSZone? = nil) -> Any { self }
}

/// The room around an item of a compositional layout; `nil` on an edge for none.
@MainActor @preconcurrency open class NSCollectionLayoutEdgeSpacing: NSObject, NSCopying {
  public final let leading: NSCollectionLayoutSpacing?
  public final let top: NSCollectionLayoutSpacing?
  public final let trailing: NSCollectionLayoutSpacing?
  public final let bottom: NSCollectionLayoutSpacing?

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

  /// Returns the spacing itself, which cannot change.
  public nonisolated func copy(with zone: NSZone? = nil) -> Any { self }
}
