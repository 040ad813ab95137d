/// The radii of a view's corners (iOS 26).
public struct UICornerConfiguration: Hashable, Sendable {
  enum Kind: Hashable, Sendable {
    /// A capsule, whose radius is at most half of the shorter side.
    case capsule(maximumRadius: CGFloat?)
    /// The radius of each corner, and the corners that share a radius.
    case corners(Corners<UICornerRadius>, Uniformity)
  }

  /// The corners that share the largest of their radii.
  enum Uniformity: Hashable, Sendable {
    case none, all, top, bottom, left, right, topAndBottom, leftAndRight
  }

  let kind: Kind

  private init(_ kind: Kind) { self.kind = kind }

  private init(
    _ topLeft: UICornerRadius?, _ topRight: UICornerRadius?, _ bottomLeft: UICornerRadius?,
    _ bottomRight: UICornerRadius?, _ uniformity: Uniformity = .none
  ) {
    let square = UICornerRadius.fixed(0)
    kind = .corners(
      Corners(
        topLeft: topLeft ?? square, topRight: topRight ?? square, bottomLeft: bottomLeft ?? square,
        bottomRight: bottomRight ?? square), uniformity)
  }

  /// Returns a configuration with the same radius for all corners. Each corner may resolve a
  /// concentric radius differently.
  public static func corners(radius: UICornerRadius) -> UICornerConfiguration {
    UICornerConfiguration(radius, radius, radius, radius)
  }

  /// Returns a configuration with a radius for each corner; `nil` for a square corner.
  public static func corners(
    topLeftRadius: UICornerRadius? = nil, topRightRadius: UICornerRadius? = nil,
    bottomLeftRadius: UICornerRadius? = nil, bottomRightRadius: UICornerRadius? = nil
  ) -> UICornerConfiguration {
    UICornerConfiguration(topLeftRadius, topRightRadius, bottomLeftRadius, bottomRightRadius)
  }

  /// Returns a configuration that rounds all corners by half of the shorter side, up to a maximum
  /// in points.
  public static func capsule(maximumRadius: CGFloat? = nil) -> UICornerConfiguration {
    UICornerConfiguration(.capsule(maximumRadius: maximumRadius))
  }

  /// Returns a configuration in which all corners have the same radius: the largest resolved one.
  public static func uniformCorners(radius: UICornerRadius) -> UICornerConfiguration {
    UICornerConfiguration(radius, radius, radius, radius, .all)
  }

  /// Returns a configuration with one radius for the top corners and one for the bottom corners.
  public static func uniformEdges(
    topRadius: UICornerRadius, bottomRadius: UICornerRadius
  ) -> UICornerConfiguration {
    UICornerConfiguration(topRadius, topRadius, bottomRadius, bottomRadius, .topAndBottom)
  }

  /// Returns a configuration with one radius for the left corners and one for the right corners.
  public static func uniformEdges(
    leftRadius: UICornerRadius, rightRadius: UICornerRadius
  ) -> UICornerConfiguration {
    UICornerConfiguration(leftRadius, rightRadius, leftRadius, rightRadius, .leftAndRight)
  }

  /// Returns a configuration in which the top corners share a radius; `nil` makes a corner square.
  public static func uniformTopRadius(
    _ topRadius: UICornerRadius, bottomLeftRadius: UICornerRadius? = nil,
    bottomRightRadius: UICornerRadius? = nil
  ) -> UICornerConfiguration {
    UICornerConfiguration(topRadius, topRadius, bottomLeftRadius, bottomRightRadius, .top)
  }

  /// Returns a configuration in which the bottom corners share a radius; `nil` makes a corner
  /// square.
  public static func uniformBottomRadius(
    _ bottomRadius: UICornerRadius, topLeftRadius: UICornerRadius? = nil,
    topRightRadius: UICornerRadius? = nil
  ) -> UICornerConfiguration {
    UICornerConfiguration(topLeftRadius, topRightRadius, bottomRadius, bottomRadius, .bottom)
  }

  /// Returns a configuration in which the left corners share a radius; `nil` makes a corner square.
  public static func uniformLeftRadius(
    _ leftRadius: UICornerRadius, topRightRadius: UICornerRadius? = nil,
    bottomRightRadius: UICornerRadius? = nil
  ) -> UICornerConfiguration {
    UICornerConfiguration(leftRadius, topRightRadius, leftRadius, bottomRightRadius, .left)
  }

  /// Returns a configuration in which the right corners share a radius; `nil` makes a corner
  /// square.
  public static func uniformRightRadius(
    _ rightRadius: UICornerRadius, topLeftRadius: UICornerRadius? = nil,
    bottomLeftRadius: UICornerRadius? = nil
  ) -> UICornerConfiguration {
    UICornerConfiguration(topLeftRadius, rightRadius, bottomLeftRadius, rightRadius, .right)
  }
}

/// A value for each corner of a rectangle.
struct Corners<Value: Hashable & Sendable>: Hashable, Sendable {
  var topLeft: Value
  var topRight: Value
  var bottomLeft: Value
  var bottomRight: Value
}

extension UICornerConfiguration {
  /// The container of concentric corners.
  struct Container {
    var radii: Corners<CGFloat>
    var size: CGSize
    /// The frame of the rectangle, relative to the top left corner of the container.
    var frame: CGRect
  }

  /// A Boolean value that indicates whether a corner depends on a container.
  var isConcentric: Bool {
    guard case .corners(let corners, _) = kind else { return false }
    return [corners.topLeft, corners.topRight, corners.bottomLeft, corners.bottomRight].contains {
      if case .containerConcentric = $0.kind { true } else { false }
    }
  }

  /// Returns the radii of a rectangle's corners, in points, at most half of the shorter side.
  ///
  /// - Parameters:
  ///   - size: the size of the rectangle.
  ///   - container: the container of concentric corners; `nil` for none.
  func radii(of size: CGSize, in container: Container?) -> Corners<CGFloat> {
    let limit = max(min(size.width, size.height) / 2, 0)
    switch kind {
    case .capsule(let maximum):
      let radius = min(limit, maximum?.nonNegative ?? limit)
      return Corners(topLeft: radius, topRight: radius, bottomLeft: radius, bottomRight: radius)
    case .corners(let corners, let uniformity):
      // Chosen: where the distances along the axes differ, the larger distance is subtracted, so
      // that a view near the middle of an edge has square corners.
      func radius(
        _ corner: UICornerRadius, _ outer: CGFloat?, _ x: CGFloat?, _ y: CGFloat?
      ) -> CGFloat {
        switch corner.kind {
        case .fixed(let radius): return min(CGFloat(radius).nonNegative, limit)
        case .containerConcentric(let minimum):
          let inner = (outer ?? 0) - max((x ?? 0).nonNegative, (y ?? 0).nonNegative)
          return min(max(inner.nonNegative, minimum?.nonNegative ?? 0), limit)
        }
      }
      let left = container?.frame.minX
      let top = container?.frame.minY
      let right = container.map { $0.size.width - $0.frame.maxX }
      let bottom = container.map { $0.size.height - $0.frame.maxY }
      var radii = Corners(
        topLeft: radius(corners.topLeft, container?.radii.topLeft, left, top),
        topRight: radius(corners.topRight, container?.radii.topRight, right, top),
        bottomLeft: radius(corners.bottomLeft, container?.radii.bottomLeft, left, bottom),
        bottomRight: radius(corners.bottomRight, container?.radii.bottomRight, right, bottom))
      radii.unite(uniformity)
      return radii
    }
  }
}

extension Corners<CGFloat> {
  var largest: CGFloat { max(max(topLeft, topRight), max(bottomLeft, bottomRight)) }

  /// Returns the radii of concentric corners at a distance inside.
  func inset(by distance: CGFloat) -> Corners<CGFloat> {
    Corners(
      topLeft: max(topLeft - distance, 0), topRight: max(topRight - distance, 0),
      bottomLeft: max(bottomLeft - distance, 0), bottomRight: max(bottomRight - distance, 0))
  }

  fileprivate mutating func unite(_ uniformity: UICornerConfiguration.Uniformity) {
    func unite(_ first: inout CGFloat, _ second: inout CGFloat) {
      first = max(first, second)
      second = first
    }
    switch uniformity {
    case .none: break
    case .all:
      let all = largest
      self = Corners(topLeft: all, topRight: all, bottomLeft: all, bottomRight: all)
    case .top: unite(&topLeft, &topRight)
    case .bottom: unite(&bottomLeft, &bottomRight)
    case .left: unite(&topLeft, &bottomLeft)
    case .right: unite(&topRight, &bottomRight)
    case .topAndBottom:
      unite(&topLeft, &topRight)
      unite(&bottomLeft, &bottomRight)
    case .leftAndRight:
      unite(&topLeft, &bottomLeft)
      unite(&topRight, &bottomRight)
    }
  }
}
