/// An object that drives a custom animation of a transition by a percentage.
///
/// Changes in `UIView.animate(withDuration:animations:completion:)` and in property animators
/// follow the percentage. Direct changes and animations with a spring duration are applied when the
/// transition begins. After ``finish()`` or ``cancel()`` the animation takes no time. The animation
/// must end the transition with `completeTransition(!context.transitionWasCancelled)`.
@MainActor @preconcurrency
open class UIPercentDrivenInteractiveTransition: NSObject,
  UIViewControllerInteractiveTransitioning
{
  private final var context: (any UIViewControllerContextTransitioning)?

  /// The progress of the transition, 0 to 1.
  open private(set) var percentComplete: CGFloat = 0
  /// The speed of the animation after the interaction, relative to its original speed; 1 by
  /// default. Coordinators report it; the animation itself takes no time.
  open var completionSpeed: CGFloat = 1
  /// The curve of the animation after the interaction; `easeInOut` by default. Coordinators report
  /// it; the animation itself takes no time.
  open var completionCurve = UIView.AnimationCurve.easeInOut
  /// Stored only: the timing of an interruptible animation after the interaction; `nil`, the
  /// default, for ``completionCurve``. The animation takes no time.
  open var timingCurve: (any UITimingCurveProvider)?
  /// A Boolean value that indicates whether the transition starts interactively; `true` by default.
  /// If `false`, the transition runs without an interaction.
  open var wantsInteractiveStart = true

  nonisolated public override init() { super.init() }

  /// The duration of the animation, in seconds; 0 if there is no transition.
  open var duration: CGFloat { ongoing.map { CGFloat($0.duration) } ?? 0 }

  private final var ongoing: TransitionContext? {
    guard let context = context as? TransitionContext, !context.isCompleted else { return nil }
    return context
  }

  /// Starts the transition and pauses its animation at the start.
  open func startInteractiveTransition(
    _ transitionContext: any UIViewControllerContextTransitioning
  ) {
    context = transitionContext
    percentComplete = 0
    ongoing?.beginScrubbing()
  }

  /// Resumes the interaction of a transition that has not ended, for example because its animator
  /// is paused at its end.
  open func pause() { context?.pauseInteractiveTransition() }

  /// Sets the progress of the transition, clamped to 0 to 1. NaN is treated as 0.
  open func update(_ percentComplete: CGFloat) {
    guard let ongoing, ongoing.isInteractive else { return }
    self.percentComplete = percentComplete.isNaN ? 0 : min(max(percentComplete, 0), 1)
    ongoing.updateInteractiveTransition(self.percentComplete)
    ongoing.scrub(to: self.percentComplete)
  }

  /// Cancels the transition. The animation returns to its start.
  open func cancel() {
    guard let ongoing else { return }
    ongoing.cancelInteractiveTransition()
    end(ongoing)
  }

  /// Finishes the transition. The animation moves to its end.
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
