/// The priority of a constraint, of content hugging or of compression resistance.
///
/// A constraint with the priority 1000 must be satisfied. The violation of other constraints is
/// minimized, and never in favor of a lower priority. The solver limits priorities to 0…1000 and
/// treats NaN as 0.
public struct UILayoutPriority: RawRepresentable, Hashable, Sendable {
  /// The raw value of the constant.
  public var rawValue: Float

  /// Creates a value from its raw value.
  public init(rawValue: Float) { self.rawValue = rawValue }
  /// Creates a priority with a value.
  public init(_ rawValue: Float) { self.rawValue = rawValue }

  // Source of the values: Apple's `NSLayoutConstraint.h` and `UIView.h`.
  /// The priority of required constraints: 1000.
  public static let required = UILayoutPriority(1000)
  /// The default priority of compression resistance: 750.
  public static let defaultHigh = UILayoutPriority(750)
  /// The priority of a drag that can resize the scene: 510.
  public static let dragThatCanResizeScene = UILayoutPriority(510)
  /// The priority at which the scene keeps its size: 500.
  public static let sceneSizeStayPut = UILayoutPriority(500)
  /// The priority of a drag that cannot resize the scene: 490.
  public static let dragThatCannotResizeScene = UILayoutPriority(490)
  /// The default priority of content hugging: 250.
  public static let defaultLow = UILayoutPriority(250)
  /// The priority of the target size in `systemLayoutSizeFitting(_:)`: 50.
  public static let fittingSizeLevel = UILayoutPriority(50)
}

extension UILayoutPriority: Comparable {
  /// Returns a Boolean value that indicates whether the first priority is lower.
  public static func < (lhs: UILayoutPriority, rhs: UILayoutPriority) -> Bool {
    lhs.rawValue < rhs.rawValue
  }

  /// Returns a priority increased by a number.
  public static func + (lhs: UILayoutPriority, rhs: Float) -> UILayoutPriority {
    UILayoutPriority(lhs.rawValue + rhs)
  }

  /// Returns a priority decreased by a number.
  public static func - (lhs: UILayoutPriority, rhs: Float) -> UILayoutPriority {
    UILayoutPriority(lhs.rawValue - rhs)
  }

  /// Increases a priority by a number.
  public static func += (lhs: inout UILayoutPriority, rhs: Float) { lhs = lhs + rhs }
  /// Decreases a priority by a number.
  public static func -= (lhs: inout UILayoutPriority, rhs: Float) { lhs = lhs - rhs }
}

extension UILayoutPriority {
  /// The priority for the solver, from 0 to 1000.
  var clamped: Double { rawValue.isNaN ? 0 : Double(min(max(rawValue, 0), 1000)) }
}
