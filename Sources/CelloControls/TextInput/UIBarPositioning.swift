/// The style of a bar.
public enum UIBarStyle: Int, Hashable, Sendable {
  case `default` = 0
  /// Dark, independent of the interface style.
  case black = 1

  /// The same as ``black``, because bars are translucent by default.
  @available(*, deprecated, renamed: "black")
  public static let blackTranslucent = black
}

/// The position of a bar on the screen.
public enum UIBarPosition: Int, Hashable, Sendable {
  /// The position is not specified.
  case any = 0
  case bottom = 1
  case top = 2
  /// The bar is at the top, below the status bar. Its background extends behind the status bar.
  case topAttached = 3
}

/// A bar that has a position on the screen.
@MainActor @preconcurrency public protocol UIBarPositioning: NSObjectProtocol {
  /// The position of the bar.
  var barPosition: UIBarPosition { get }
}

/// Determines the position of a bar. All methods are optional.
@MainActor @preconcurrency public protocol UIBarPositioningDelegate: NSObjectProtocol {
  /// Returns the position of a bar; `any` by default.
  func position(for bar: any UIBarPositioning) -> UIBarPosition
}

extension UIBarPositioningDelegate {
  /// Returns `any`.
  public func position(for bar: any UIBarPositioning) -> UIBarPosition { .any }
}
