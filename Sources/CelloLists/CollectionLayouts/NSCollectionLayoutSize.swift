/// A length of an item, group or supplementary view in a compositional layout.
///
/// Negative lengths and NaN are treated as 0.
@MainActor @preconcurrency public class NSCollectionLayoutDimension: NSObject, NSCopying {
  enum Kind: Hashable, Sendable {
    case fractionalWidth, fractionalHeight, absolute, estimated, uniformAcrossSiblings
  }

  let kind: Kind
  /// The length in points, or the share of the container.
  public final let dimension: CGFloat

  required init(_ kind: Kind, _ dimension: CGFloat) {
    self.kind = kind
    self.dimension = dimension
    super.init()
  }

  /// A share of the width of the container.
  public class func fractionalWidth(_ fractionalWidth: CGFloat) -> Self {
    self.init(.fractionalWidth, fractionalWidth)
  }

  /// A share of the height of the container.
  public class func fractionalHeight(_ fractionalHeight: CGFloat) -> Self {
    self.init(.fractionalHeight, fractionalHeight)
  }

  /// A length in points.
  public class func absolute(_ absoluteDimension: CGFloat) -> Self {
    self.init(.absolute, absoluteDimension)
  }

  /// A length in points that is used until the view has been measured.
  public class func estimated(_ estimatedDimension: CGFloat) -> Self {
    self.init(.estimated, estimatedDimension)
  }

  /// The largest length that the items of the same group need.
  ///
  /// - Parameter estimatedDimension: a length that is used until the views have been measured.
  public class func uniformAcrossSiblings(estimate estimatedDimension: CGFloat) -> Self {
    self.init(.uniformAcrossSiblings, estimatedDimension)
  }

  public final var isFractionalWidth: Bool { kind == .fractionalWidth }
  public final var isFractionalHeight: Bool { kind == .fractionalHeight }
  public final var isAbsolute: Bool { kind == .absolute }
  public final var isEstimated: Bool { kind == .estimated }
  public final var isUniformAcrossSiblings: Bool { kind == .uniformAcrossSiblings }

  /// Whether the view is measured.
  final var isMeasured: Bool { isEstimated || isUniformAcrossSiblings }

  /// The length in a container, before a measurement.
  final func length(in container: CGSize) -> CGFloat {
    switch kind {
    case .fractionalWidth: (container.width * dimension).nonNegative
    case .fractionalHeight: (container.height * dimension).nonNegative
    case .absolute, .estimated, .uniformAcrossSiblings: dimension.nonNegative
    }
  }

  /// Returns the dimension itself, which cannot change.
  public nonisolated func copy(with zone: NSZone? = nil) -> Any { self }
}

/// The width and height of an item, group or supplementary view in a compositional layout.
@MainActor @preconcurrency open class NSCollectionLayoutSize: NSObject, NSCopying {
  public final let widthDimension: NSCollectionLayoutDimension
  public final let heightDimension: NSCollectionLayoutDimension

  public init(
    widthDimension width: NSCollectionLayoutDimension,
    heightDimension height: NSCollectionLayoutDimension
  ) {
    widthDimension = width
    heightDimension = height
    super.init()
  }

  final subscript(axis: NSLayoutConstraint.Axis) -> NSCollectionLayoutDimension {
    axis == .horizontal ? widthDimension : heightDimension
  }

  /// The axes on which the view is measured.
  final var measuredAxes: UIAxis {
    var axes: UIAxis = []
    if widthDimension.isMeasured { axes.insert(.horizontal) }
    if heightDimension.isMeasured { axes.insert(.vertical) }
    return axes
  }

  /// The size in a container, before a measurement.
  final func size(in container: CGSize) -> CGSize {
    CGSize(
      width: widthDimension.length(in: container), height: heightDimension.length(in: container))
  }

  /// Returns the size itself, which cannot change.
  public nonisolated func copy(with zone: NSZone? = nil) -> Any { self }
}
