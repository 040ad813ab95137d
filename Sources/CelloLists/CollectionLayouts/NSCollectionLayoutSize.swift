/// A dimension of an item, group or supplementary view in a compositional layout.
///
/// Negative lengths and NaN are treated as 0.
@MainActor @preconcurrency public class NSCollectionLayoutDimension: NSObject, NSCopying {
  enum Kind: Hashable, Sendable {
    case fractionalWidth, fractionalHeight, absolute, estimated, uniformAcrossSiblings
  }

  let kind: Kind
  /// The length in points, or the fraction of the container's length.
  public final let dimension: CGFloat

  required init(_ kind: Kind, _ dimension: CGFloat) {
    self.kind = kind
    self.dimension = dimension
    super.init()
  }

  /// Creates a dimension that is a fraction of the container's width.
  public class func fractionalWidth(_ fractionalWidth: CGFloat) -> Self {
    self.init(.fractionalWidth, fractionalWidth)
  }

  /// Creates a dimension that is a fraction of the container's height.
  public class func fractionalHeight(_ fractionalHeight: CGFloat) -> Self {
    self.init(.fractionalHeight, fractionalHeight)
  }

  /// Creates a dimension in points.
  public class func absolute(_ absoluteDimension: CGFloat) -> Self {
    self.init(.absolute, absoluteDimension)
  }

  /// Creates an estimated dimension in points, which is used until the view has been measured.
  public class func estimated(_ estimatedDimension: CGFloat) -> Self {
    self.init(.estimated, estimatedDimension)
  }

  /// Creates a dimension that is the largest length of the items in the same group.
  ///
  /// - Parameter estimatedDimension: A length in points, which is used until the views have been
  ///   measured.
  public class func uniformAcrossSiblings(estimate estimatedDimension: CGFloat) -> Self {
    self.init(.uniformAcrossSiblings, estimatedDimension)
  }

  /// A Boolean value that indicates whether the dimension is a fraction of the container's width.
  public final var isFractionalWidth: Bool { kind == .fractionalWidth }
  /// A Boolean value that indicates whether the dimension is a fraction of the container's height.
  public final var isFractionalHeight: Bool { kind == .fractionalHeight }
  /// A Boolean value that indicates whether the dimension is in points.
  public final var isAbsolute: Bool { kind == .absolute }
  /// A Boolean value that indicates whether the dimension is estimated.
  public final var isEstimated: Bool { kind == .estimated }
  /// A Boolean value that indicates whether the dimension is uniform across the items of the same
  /// group.
  public final var isUniformAcrossSiblings: Bool { kind == .uniformAcrossSiblings }

  /// A Boolean value that indicates whether the view is measured.
  final var isMeasured: Bool { isEstimated || isUniformAcrossSiblings }

  /// Returns a Boolean value that indicates whether the dimension is a fraction of the container's
  /// length along an axis.
  final func isFraction(of axis: NSLayoutConstraint.Axis) -> Bool {
    axis == .horizontal ? isFractionalWidth : isFractionalHeight
  }

  /// Returns the length in a container before a measurement, in points. Fractions are rounded down
  /// to whole pixels.
  final func length(in container: CGSize, on grid: PixelGrid?) -> CGFloat {
    switch kind {
    case .fractionalWidth: roundedDown(container.width * dimension, on: grid)
    case .fractionalHeight: roundedDown(container.height * dimension, on: grid)
    case .absolute, .estimated, .uniformAcrossSiblings: dimension.nonNegative
    }
  }

  /// Returns a length that is not negative and, with a grid, a number of whole pixels.
  private func roundedDown(_ length: CGFloat, on grid: PixelGrid?) -> CGFloat {
    grid?.roundedDown(length) ?? length.nonNegative
  }

  /// Returns the dimension itself, which is immutable.
  public nonisolated func copy(with zone: NSZone? = nil) -> Any { self }
}

/// The width and height of an item, group or supplementary view in a compositional layout.
@MainActor @preconcurrency open class NSCollectionLayoutSize: NSObject, NSCopying {
  /// The width.
  open private(set) var widthDimension: NSCollectionLayoutDimension
  /// The height.
  open private(set) var heightDimension: NSCollectionLayoutDimension

  /// Creates a size with a width and a height.
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

  /// The axes along which the view is measured.
  final var measuredAxes: UIAxis {
    var axes: UIAxis = []
    if widthDimension.isMeasured { axes.insert(.horizontal) }
    if heightDimension.isMeasured { axes.insert(.vertical) }
    return axes
  }

  /// Returns the size in a container before a measurement, in points.
  final func size(in container: CGSize, on grid: PixelGrid?) -> CGSize {
    CGSize(
      width: widthDimension.length(in: container, on: grid),
      height: heightDimension.length(in: container, on: grid))
  }

  /// Returns the size itself, which is immutable.
  open nonisolated func copy(with zone: NSZone? = nil) -> Any { self }
}
