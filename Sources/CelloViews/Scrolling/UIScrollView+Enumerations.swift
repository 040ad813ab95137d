// Source of the raw values: Apple's `UIScrollView.h`.

extension UIScrollView {
  /// The edges at which the safe area is added to the insets of the content.
  public enum ContentInsetAdjustmentBehavior: Int, Hashable, Sendable {
    /// The top and the bottom edge; also the left and the right edge if the content scrolls
    /// horizontally.
    case automatic = 0
    /// The edges of the axes along which the content scrolls.
    case scrollableAxes = 1
    /// No edge.
    case never = 2
    /// All edges.
    case always = 3
  }

  /// The color of the scroll indicators.
  public enum IndicatorStyle: Int, Hashable, Sendable {
    /// Dark with a light border.
    case `default` = 0
    /// Dark.
    case black = 1
    /// Light.
    case white = 2
  }

  /// The way in which scrolling dismisses the keyboard. Here, all values except ``none`` have the
  /// effect of ``onDrag``.
  public enum KeyboardDismissMode: Int, Hashable, Sendable {
    /// Scrolling does not dismiss the keyboard.
    case none = 0
    /// The keyboard is dismissed when a drag begins.
    case onDrag = 1
    /// On iOS, the keyboard follows a drag that reaches it.
    case interactive = 2
    /// On iOS, the keyboard and its accessory view are dismissed when a drag begins.
    case onDragWithAccessory = 3
    /// On iOS, the keyboard and its accessory view follow a drag that reaches them.
    case interactiveWithAccessory = 4
  }

  /// The fraction of its velocity that decelerating content keeps per millisecond.
  public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
    /// The fraction; from 0 to 1.
    public var rawValue: CGFloat

    /// Creates a rate from a fraction.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }

    /// The default rate, 0.998.
    public static let normal = DecelerationRate(rawValue: 0.998)
    /// A rate at which content stops sooner, 0.99.
    public static let fast = DecelerationRate(rawValue: 0.99)
  }
}
