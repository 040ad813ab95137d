/// The appearance of a bar.
public enum UIBarStyle: Int, Hashable, Sendable {
  case `default` = 0
  /// Dark in any style of the interface.
  case black = 1
}

/// The place of a bar on the screen.
public enum UIBarPosition: Int, Hashable, Sendable {
  case any = 0
  case bottom = 1
  case top = 2
  /// At the top, below the status bar.
  case topAttached = 3
}

/// A bar with a place on the screen.
@MainActor @preconcurrency public protocol UIBarPositioning: NSObjectProtocol {
  var barPosition: UIBarPosition { get }
}

/// Decides about the place of a bar.
@MainActor @preconcurrency public protocol UIBarPositioningDelegate: NSObjectProtocol {
  func position(for bar: any UIBarPositioning) -> UIBarPosition
}

extension UIBarPositioningDelegate {
  public func position(for bar: any UIBarPositioning) -> UIBarPosition { .any }
}
