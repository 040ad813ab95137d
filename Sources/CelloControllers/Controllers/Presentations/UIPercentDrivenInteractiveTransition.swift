/// Drives an app's own animation of a transition by a percentage.
///
/// What the animation changes with `UIView.animate(withDuration:animations:completion:)` or a property
/// animator is as far as the percentage says. Changes that it makes directly, and those of animations
/// with a spring duration, take place when the transition begins. After ``finish()`` or ``cancel()``
/// the animation takes no time; the animation ends the transition with
/// `completeTransition(!context.transitionWasCancelled)`.
@MainActor @preconcurrency
open class UIPercentDrivenInteractiveTransition: NSObject,
  UIViewControllerInteractiveTransitioning
{
  private final var context: (any UIViewControllerContextTransitioning)?

  /// How far the transition is, 0 to 1.
  open private(set) var percentComplete: CGFloat = 0
  /// The speed of the animation after the interaction, as a share of its own.
  open var completionSpeed: CGFloat = 1
  /// The curve of the animation after the interaction.
  open var completionCurve = UIView.AnimationCurve.easeInOut
  /// The timing of an interruptible animation after the interaction; `nil` for ``completionCurve``.
  open var timingCurve: (any UITimingCurveProvider)?
  /// Whether the transition begins with the interaction; otherwise it takes place at once.
  open var wantsInteractiveStart = true

  nonisolated public override init() { super.init() }

  /// The duration of the animation in seconds; 0 outside of a transition.
  open var duration: CGFloat { ongoing.map { CGFloat($0.duration) } ?? 0 }

  private final var ongoing: TransitionContext? {
    guard let context = context as? TransitionContext, !context.isCompleted else { return nil }
    return context
  }

  open func startInteractiveTransition(
    _ transitionContext: any UIViewControllerContextTransitioning
  ) {
    context = transitionContext
    percentComplete = 0
    ongoing?.beginScrubbing()
  }

  /// Drives a transition again that has not ended, such as one whose animator was paused at its end.
  open func pause() { context?.pauseInteractiveTransition() }

  /// Moves the transition to a share of its way, 0 to 1. NaN is treated as 0.
  open func update(_ percentComplete: CGFloat) {
    guard let ongoing, ongoing.isInteractive else { return }
    self.percentComplete = percentComplete.isNaN ? 0 : min(max(percentComplete, 0), 1)
    ongoing.updateInteractiveTransition(self.percentComplete)
    ongoing.scrub(to: self.percentComplete)
  }

  /// Takes the transition back.
  open func cancel() {
    guard let ongoing else { return }
    ongoing.cancelInteractiveTransition()
    end(ongoing)
  }

  /// Completes the transition.
  open func finish() {
    guard let ongoing else { return }
    ongoing.finishInteractiveTransition()
    end(ongoing)
  }

  private final func end(_ ongoing: TransitionContext) {
    ongoing.endScrubbing()
    if ongoing.isCompleted { context = nil }
  }
}
