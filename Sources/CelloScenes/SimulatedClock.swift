public import UIKit

/// A clock for the views of a hierarchy, such as for the timer of a page control.
///
/// ```swift
/// timer.resumeTimer()
/// SimulatedClock(on: pageControl).advance(by: 2.5)
/// ```
///
/// Animations that start in ``perform(_:)`` take time:
///
/// ```swift
/// let clock = SimulatedClock(on: cell)
/// clock.perform {
///   UIView.animate(withDuration: 0.3) { cell.backgroundColor = .systemYellow }
/// }
/// clock.advance(by: 0.1)
/// ```
///
/// Time passes only when a test advances the clock; the system clock is not used. For whole
/// screens, use ``Screen/wait(for:)``.
@MainActor public struct SimulatedClock {
  private let view: UIView
  private let time = Time()

  private final class Time {
    /// The timeline of the animations; `nil` before the first of them.
    var timeline: AnimationTimeline?
  }

  /// Creates a clock.
  ///
  /// - Parameter view: the root of the view hierarchy.
  public init(on view: UIView) { self.view = view }

  /// Runs a closure whose animations take time on the clock. Outside of it, animations end at once.
  @discardableResult
  public func perform<Result, Failure>(
    _ changes: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    view.layoutIfNeeded()
    let timeline = time.timeline ?? AnimationTimeline()
    time.timeline = timeline
    return try timeline.perform(changes)
  }

  /// Lets all animations end, and removes those that repeat forever.
  public func finishAnimations() { time.timeline?.finish() }

  /// Advances the time. Display links fire at each refresh of the screen, whose rate is 60 per
  /// second; then the views update in drawing order.
  ///
  /// - Parameter duration: the time, in seconds. NaN, zero and negative values have no effect.
  public func advance(by duration: TimeInterval) {
    guard let timeline = time.timeline else {
      view.layoutIfNeeded()
      view.letTimePass(duration)
      return
    }
    timeline.perform {
      view.layoutIfNeeded()
      view.letTimePass(duration)
    }
  }
}

extension Screen {
  /// Lets time pass without actions of the user. Animations take this time if
  /// ``takesTimeForAnimations`` is set.
  ///
  /// - Parameter duration: the time, in seconds. NaN, zero and negative values have no effect.
  public func wait(for duration: TimeInterval) {
    perform { SimulatedClock(on: window).advance(by: duration) }
  }
}
