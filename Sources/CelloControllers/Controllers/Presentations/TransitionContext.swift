/// The context of a custom animation.
@MainActor package final class TransitionContext: NSObject, UIViewControllerContextTransitioning {
  package let containerView: UIView
  package let isAnimated: Bool
  package let presentationStyle: UIModalPresentationStyle
  let animation: any UIViewControllerAnimatedTransitioning
  private let coordinator: TransitionCoordinator?
  private let controllers: [UITransitionContextViewControllerKey: UIViewController]
  private let views: [UITransitionContextViewKey: UIView]
  /// The frame of the presented view at the end of a presentation.
  private let presentedFrame: CGRect
  private let initialFrames: [ObjectIdentifier: CGRect]
  /// Called once, when the animation ends.
  private var completion: ((Bool) -> Void)?

  // Interaction
  private var interaction: (any UIViewControllerInteractiveTransitioning)?
  private var scrubbed: ScrubbedAnimations?
  /// A reference to the context itself during a transition, because nothing else retains it.
  private var own: TransitionContext?

  init(
    _ animation: any UIViewControllerAnimatedTransitioning, in containerView: UIView,
    animated: Bool, presentationStyle: UIModalPresentationStyle,
    controllers: [UITransitionContextViewControllerKey: UIViewController],
    views: [UITransitionContextViewKey: UIView], presentedFrame: CGRect,
    coordinator: TransitionCoordinator? = nil, completion: @escaping (Bool) -> Void
  ) {
    self.animation = animation
    self.containerView = containerView
    isAnimated = animated
    self.presentationStyle = presentationStyle
    self.controllers = controllers
    self.views = views
    self.presentedFrame = presentedFrame
    self.coordinator = coordinator
    self.completion = completion
    var frames: [ObjectIdentifier: CGRect] = [:]
    if let former = controllers[.from] {
      frames[ObjectIdentifier(former)] = former.viewIfLoaded?.frame ?? .zero
    }
    initialFrames = frames
  }

  package private(set) var isInteractive = false
  package private(set) var transitionWasCancelled = false
  package var targetTransform: CGAffineTransform { .identity }
  var isCompleted: Bool { completion == nil }
  var duration: TimeInterval {
    let duration = animation.transitionDuration(using: self)
    return duration.isNaN ? 0 : max(duration, 0)
  }

  // MARK: Running

  /// Starts the animation, interactively if the interaction controller wants an interactive start.
  package func start(_ interaction: (any UIViewControllerInteractiveTransitioning)? = nil) {
    own = self
    guard let interaction, interaction.wantsInteractiveStart else {
      animation.animateTransition(using: self)
      return
    }
    self.interaction = interaction
    isInteractive = true
    coordinator?.beginInteraction(
      duration: duration, speed: interaction.completionSpeed, curve: interaction.completionCurve,
      isInterruptible: animation.hasInterruptibleAnimator(using: self))
    coordinator?.beginScrubbing()
    interaction.startInteractiveTransition(self)
  }

  /// Ends the transition. Only the first call has an effect.
  package func completeTransition(_ didComplete: Bool) {
    guard let completion else { return }
    self.completion = nil
    if isInteractive {
      isInteractive = false
      coordinator?.endInteraction(cancelled: !didComplete)
    }
    transitionWasCancelled = !didComplete
    completion(didComplete)
    animation.animationEnded(didComplete)
    interaction = nil
    scrubbed = nil
    own = nil
  }

  /// Ends the transition immediately as canceled.
  package func abort() {
    guard !isCompleted else { return }
    cancelInteractiveTransition()
    scrubbed?.run(toStart: true)
    completeTransition(false)
  }

  // MARK: Interaction

  /// Reports the progress of an interactive transition, clamped to 0 to 1; NaN is treated as 0.
  package func updateInteractiveTransition(_ percentComplete: CGFloat) {
    guard isInteractive else { return }
    coordinator?.update(percentComplete.isNaN ? 0 : min(max(percentComplete, 0), 1))
  }

  /// Marks the interaction as finished.
  package func finishInteractiveTransition() { endInteraction(cancelled: false) }

  /// Marks the interaction as canceled.
  package func cancelInteractiveTransition() { endInteraction(cancelled: true) }

  private func endInteraction(cancelled: Bool) {
    guard isInteractive, !isCompleted else { return }
    isInteractive = false
    transitionWasCancelled = cancelled
    coordinator?.endInteraction(
      cancelled: cancelled, speed: interaction?.completionSpeed ?? 1,
      curve: interaction?.completionCurve ?? .easeInOut)
  }

  /// Resumes the interaction of a transition that has not ended.
  package func pauseInteractiveTransition() {
    guard !isInteractive, !isCompleted, interaction != nil else { return }
    isInteractive = true
    transitionWasCancelled = false
    coordinator?.resumeInteraction()
  }

  // MARK: Percent-driven transitions

  /// Starts the animation and pauses it at its start.
  func beginScrubbing() {
    guard scrubbed == nil, !isCompleted else { return }
    let scrubbed = ScrubbedAnimations()
    self.scrubbed = scrubbed
    if animation.hasInterruptibleAnimator(using: self) {
      scrubbed.add(animation.interruptibleAnimator(using: self))
    } else {
      scrubbed.collect { animation.animateTransition(using: self) }
    }
  }

  func scrub(to fraction: CGFloat) { scrubbed?.fraction = fraction }

  /// Runs the animation to its end, or back to its start if the transition was canceled.
  func endScrubbing() { scrubbed?.run(toStart: transitionWasCancelled) }

  // MARK: Participants

  package func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
  {
    controllers[key]
  }

  package func view(forKey key: UITransitionContextViewKey) -> UIView? { views[key] }

  package func initialFrame(for vc: UIViewController) -> CGRect {
    initialFrames[ObjectIdentifier(vc)] ?? .zero
  }

  package func finalFrame(for vc: UIViewController) -> CGRect {
    controllers[.to] === vc ? presentedFrame : .zero
  }
}
