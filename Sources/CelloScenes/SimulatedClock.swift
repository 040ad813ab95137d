public import UIKit

/// A clock for the views of a hierarchy, such as for the timer of a page control.
///
/// ```swift
/// timer.resumeTimer()
/// SimulatedClock(on: pageControl).advance(by: 2.5)
/// ```
///
/// Time passes only when a test advances the clock; the system clock is not used. For whole
/// screens, use ``Screen/wait(for:)``.
@MainActor public struct SimulatedClock {
  private let view: UIView

  /// Creates a clock.
  ///
  /// - Parameter view: the root of the view hierarchy.
  public init(on view: UIView) { self.view = view }

  /// Advances the time. Display links fire at each refresh of the screen, whose rate is 60 per
  /// second; then the views update in drawing order.
  ///
  /// - Parameter duration: the time, in seconds. NaN, zero and negative values have no effect.
  public func advance(by duration: TimeInterval) {
    view.layoutIfNeeded()
    view.letTimePass(duration)
  }
}

extension Screen {
  /// Lets time pass without actions of the user.
  ///
  /// - Parameter duration: the time, in seconds. NaN, zero and negative values have no effect.
  public func wait(for duration: TimeInterval) {
    perform { SimulatedClock(on: window).advance(by: duration) }
  }
}
