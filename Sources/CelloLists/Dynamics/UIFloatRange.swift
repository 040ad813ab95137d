/// The range of the movement of an attachment, in points or radians.
public struct UIFloatRange: Hashable, Codable, Sendable {
  /// The smallest value.
  public var minimum: CGFloat
  /// The largest value.
  public var maximum: CGFloat

  /// Creates a range with both limits 0.
  public init() { self.init(minimum: 0, maximum: 0) }

  /// Creates a range.
  public init(minimum: CGFloat, maximum: CGFloat) {
    self.minimum = minimum
    self.maximum = maximum
  }

  /// The range that contains only 0.
  public static let zero = UIFloatRange()
  /// The range without limits.
  public static let infinite = UIFloatRange(minimum: -.infinity, maximum: .infinity)

  /// A Boolean value that indicates whether the range has no limits.
  public var isInfinite: Bool { self == .infinite }
}
