/// The state of a property animator.
public enum UIViewAnimatingState: Int, Hashable, Sendable {
  /// The animator has not started, or has finished.
  case inactive = 0
  /// The animator runs or is paused.
  case active = 1
  /// The animator was stopped and must be finished.
  case stopped = 2
}

/// An object that controls animations of views.
@MainActor @preconcurrency public protocol UIViewAnimating: NSObjectProtocol {
  /// The state of the animations.
  var state: UIViewAnimatingState { get }
  /// A Boolean value that indicates whether the animations are running.
  var isRunning: Bool { get }
  /// A Boolean value that indicates whether the animations run backward.
  var isReversed: Bool { get set }
  /// The completed fraction of the animations, 0 to 1.
  var fractionComplete: CGFloat { get set }
  /// Starts the animations, or continues them.
  func startAnimation()
  /// Starts the animations after a delay in seconds.
  func startAnimation(afterDelay delay: TimeInterval)
  /// Pauses the animations.
  func pauseAnimation()
  /// Stops the animations at their current position.
  func stopAnimation(_ withoutFinishing: Bool)
  /// Finishes stopped animations at a position.
  func finishAnimation(at finalPosition: UIViewAnimatingPosition)
}

/// An object that controls animations made of changes of views.
public protocol UIViewImplicitlyAnimating: UIViewAnimating {
  /// Adds changes that start after a fraction of the duration.
  func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat)
  /// Adds changes.
  func addAnimations(_ animation: @escaping () -> Void)
  /// Adds a closure that is called when the animations end.
  func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void)
  /// Continues paused animations with other timing.
  func continueAnimation(
    withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat)
}

// These requirements are optional on iOS.
extension UIViewImplicitlyAnimating {
  /// Does nothing by default.
  public func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) {}
  /// Does nothing by default.
  public func addAnimations(_ animation: @escaping () -> Void) {}
  /// Does nothing by default.
  public func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {}
  /// Does nothing by default.
  public func continueAnimation(
    withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat
  ) {}
}
