/// The importance of a constraint, of hugging or of compression resistance.
///
/// A constraint of priority 1000 must hold. Others are violated as little as possible, and never
/// in favor of constraints of lower priority. When constraints are solved, a priority is limited to
/// 0 to 1000, and NaN is treated as 0.
public struct UILayoutPriority: RawRepresentable, Hashable, Sendable {
  public var rawValue: Float

  public init(rawValue: Float) { self.rawValue = rawValue }
  public init(_ rawValue: Float) { self.rawValue = rawValue }

  // Source of the values: Apple's `NSLayoutConstraint.h` and `UIView.h`.
  public static let required = UILayoutPriority(1000)
  public static let defaultHigh = UILayoutPriority(750)
  public static let dragThatCanResizeScene = UILayoutPriority(510)
  public static let sceneSizeStayPut = UILayoutPriority(500)
  public static let dragThatCannotResizeScene = UILayoutPriority(490)
  public static let defaultLow = UILayoutPriority(250)
  public static let fittingSizeLevel = UILayoutPriority(50)
}

extension UILayoutPriority: Comparable {
  public static func < (lhs: UILayoutPriority, rhs: UILayoutPriority) -> Bool {
    lhs.rawValue < rhs.rawValue
  }

  public static func + (lhs: UILayoutPriority, rhs: Float) -> UILayoutPriority {
    UILayoutPriority(lhs.rawValue + rhs)
  }

  public static func - (lhs: UILayoutPriority, rhs: Float) -> UILayoutPriority {
    UILayoutPriority(lhs.rawValue - rhs)
  }

  public static func += (lhs: inout UILayoutPriority, rhs: Float) { lhs = lhs + rhs }
  public static func -= (lhs: inout UILayoutPriority, rhs: Float) { lhs = lhs - rhs }
}

extension UILayoutPriority {
  /// The priority for the solver, 0 to 1000.
  var clamped: Double { rawValue.isNaN ? 0 : Double(min(max(rawValue, 0), 1000)) }
}
