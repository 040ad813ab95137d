/// The radius of a corner: fixed, or derived from an enclosing view's corner (iOS 26).
public struct UICornerRadius: Hashable, Sendable {
  enum Kind: Hashable, Sendable {
    case fixed(Double)
    case containerConcentric(minimum: CGFloat?)
  }

  let kind: Kind

  /// Returns a fixed radius, in points. Negative values and NaN are treated as 0.
  public static func fixed(_ radius: Double) -> UICornerRadius {
    UICornerRadius(kind: .fixed(radius))
  }

  /// Returns a radius that makes the corner concentric with the corner of the enclosing view: the
  /// outer radius minus the distance between the corners, but at least a minimum in points.
  public static func containerConcentric(minimum: CGFloat? = nil) -> UICornerRadius {
    UICornerRadius(kind: .containerConcentric(minimum: minimum))
  }
}

// Literals are fixed radii.
extension UICornerRadius: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
  /// Creates a fixed radius, in points.
  public init(floatLiteral value: Double) { self = .fixed(value) }

  /// Creates a fixed radius, in points.
  public init(integerLiteral value: Int) { self = .fixed(Double(value)) }
}
