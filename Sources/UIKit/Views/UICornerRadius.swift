/// The radius of a corner: fixed, or derived from the corner of the view around (iOS 26).
public struct UICornerRadius: Hashable, Sendable {
  enum Kind: Hashable, Sendable {
    case fixed(Double)
    case containerConcentric(minimum: CGFloat?)
  }

  let kind: Kind

  /// A radius in points. Negative radii and NaN are treated as 0.
  public static func fixed(_ radius: Double) -> UICornerRadius {
    UICornerRadius(kind: .fixed(radius))
  }

  /// The radius with which the corner has the same center as that of the view around: its radius
  /// less the distance between the two corners, but at least a minimum in points.
  public static func containerConcentric(minimum: CGFloat? = nil) -> UICornerRadius {
    UICornerRadius(kind: .containerConcentric(minimum: minimum))
  }
}

// Radii can be written as numbers.
extension UICornerRadius: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
  public init(floatLiteral value: Double) { self = .fixed(value) }

  public init(integerLiteral value: Int) { self = .fixed(Double(value)) }
}
