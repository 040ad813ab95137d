// Source of the raw values: Apple's `UIScrollView.h`.

extension UIScrollView {
  /// How the safe area is added to the insets of the content.
  public enum ContentInsetAdjustmentBehavior: Int, Hashable, Sendable {
    /// At the top and bottom always, at the sides if the content scrolls horizontally.
    case automatic = 0
    /// On the axes along which the content scrolls.
    case scrollableAxes = 1
    case never = 2
    case always = 3
  }

  /// The color of scroll indicators.
  public enum IndicatorStyle: Int, Hashable, Sendable {
    case `default` = 0
    case black = 1
    case white = 2
  }

  /// What dismisses the keyboard.
  public enum KeyboardDismissMode: Int, Hashable, Sendable {
    case none = 0
    case onDrag = 1
    case interactive = 2
    case onDragWithAccessory = 3
    case interactiveWithAccessory = 4
  }

  /// The share of its velocity that moving content keeps in a millisecond.
  public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
    public var rawValue: CGFloat

    public init(rawValue: CGFloat) { self.rawValue = rawValue }

    public static let normal = DecelerationRate(rawValue: 0.998)
    public static let fast = DecelerationRate(rawValue: 0.99)
  }
}
