public import UIKit

/// Time that passes for the views of a tree, as for the timers of page controls.
///
/// ```swift
/// timer.resumeTimer()
/// SimulatedClock(on: pageControl).advance(by: 2.5)
/// ```
///
/// Time passes only where a test says so; no clock is involved. For whole screens there is
/// ``Screen/wait(for:)``.
@MainActor public struct SimulatedClock {
  private let view: UIView

  /// - Parameter view: the root of the tree.
  public init(on view: UIView) { self.view = view }

  /// Lets time pass. Views follow it in the order in which they are drawn.
  ///
  /// - Parameter duration: in seconds. NaN, negative values and zero change nothing.
  public func advance(by duration: TimeInterval) {
    view.layoutIfNeeded()
    view.letTimePass(duration)
  }
}

extension Screen {
  /// Lets time pass, in which the user does nothing.
  ///
  /// - Parameter duration: in seconds. NaN, negative values and zero change nothing.
  public func wait(for duration: TimeInterval) {
    perform { SimulatedClock(on: window).advance(by: duration) }
  }
}
