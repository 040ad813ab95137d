/// The coordinator of a transition.
///
/// Most transitions take no time: the registered animations run after the transition's own changes,
/// followed by the completions, both in the order of registration. In an interactive transition,
/// the registered animations follow the finger.
@MainActor
package final class TransitionCoordinator: NSObject, UIViewControllerTransitionCoordinator {
  package typealias Handler = (any UIViewControllerTransitionCoordinatorContext) -> Void

  private var animations: [Handler] = []
  private var completions: [Handler] = []
  private var interactionHandlers: [Handler] = []
  /// The registered animations during an interactive transition.
  private let scrubbed = ScrubbedAnimations()
  private var isScrubbing = false
  private var isFinished = false

  package let isAnimated: Bool
  package let presentationStyle: UIModalPresentationStyle
  private let former: UIViewController?
  private let new: UIViewController?
  package let containerView: UIView

  package private(set) var initiallyInteractive = false
  package private(set) var isInterruptible = false
  package private(set) var isInteractive = false
  package private(set) var isCancelled = false
  package private(set) var transitionDuration: TimeInterval = 0
  package private(set) var completionVelocity: CGFloat = 1
  package private(set) var completionCurve = UIView.AnimationCurve.easeInOut
  private var fraction: CGFloat = 0

  init(
    in containerView: UIView? = nil, from former: UIViewController? = nil,
    to new: UIViewController? = nil, animated: Bool = false,
    presentationStyle: UIModalPresentationStyle = .none
  ) {
    self.containerView = containerView ?? UIView()
    self.former = former
    self.new = new
    isAnimated = animated
    self.presentationStyle = presentationStyle
  }

  /// The progress of the transition; 1 after its end, also if it was canceled.
  package var percentComplete: CGFloat { isFinished ? 1 : fraction }
  package var targetTransform: CGAffineTransform { .identity }

  package func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
  {
    switch key {
    case .from: former
    case .to: new
    default: nil
    }
  }

  package func view(forKey key: UITransitionContextViewKey) -> UIView? {
    switch key {
    case .from: former?.viewIfLoaded
    case .to: new?.viewIfLoaded
    default: nil
    }
  }

  @discardableResult
  package func animate(alongsideTransition animation: Handler?, completion: Handler?) -> Bool {
    guard !isFinished else { return false }
    if let animation {
      animations.append(animation)
      if isScrubbing { scrubAnimations() }
    }
    if let completion { completions.append(completion) }
    return true
  }

  @discardableResult
  package func animateAlongsideTransition(
    in view: UIView?, animation: Handler?, completion: Handler?
  ) -> Bool { animate(alongsideTransition: animation, completion: completion) }

  package func notifyWhenInteractionChanges(_ handler: @escaping Handler) {
    guard !isFinished else { return }
    interactionHandlers.append(handler)
  }

  // MARK: Interaction

  /// Makes the transition interactive.
  ///
  /// - Parameters:
  ///   - duration: the duration of the custom animation, in seconds.
  ///   - speed: the speed after the interaction, relative to the animation's original speed.
  ///   - curve: the curve after the interaction.
  ///   - isInterruptible: whether the animation can be interrupted.
  func beginInteraction(
    duration: TimeInterval = 0, speed: CGFloat = 1, curve: UIView.AnimationCurve = .easeInOut,
    isInterruptible: Bool = false
  ) {
    initiallyInteractive = true
    isInteractive = true
    self.isInterruptible = isInterruptible
    transitionDuration = duration
    completionVelocity = speed
    completionCurve = curve
  }

  /// Starts the registered animations, which follow the finger.
  func beginScrubbing() {
    isScrubbing = true
    scrubAnimations()
  }

  func update(_ fraction: CGFloat) {
    guard isInteractive else { return }
    self.fraction = fraction
    scrubbed.fraction = fraction
  }

  /// Makes the transition interactive again.
  func resumeInteraction() {
    guard !isFinished, !isInteractive else { return }
    isInteractive = true
    isCancelled = false
    callInteractionHandlers()
  }

  /// Ends the interaction.
  func endInteraction(
    cancelled: Bool, speed: CGFloat = 1, curve: UIView.AnimationCurve = .easeInOut
  ) {
    guard isInteractive else { return }
    isInteractive = false
    isCancelled = cancelled
    completionVelocity = speed
    completionCurve = curve
    callInteractionHandlers()
  }

  private func callInteractionHandlers() { for handler in interactionHandlers { handler(self) } }

  private func scrubAnimations() {
    let handlers = animations
    animations = []
    for handler in handlers {
      scrubbed.add(
        UIViewPropertyAnimator(duration: transitionDuration, curve: .linear) { handler(self) })
    }
  }

  // MARK: Completion

  /// Runs the registered animations, or discards and reverses them if the transition was canceled.
  func runAnimations() {
    if isScrubbing {
      isScrubbing = false
      scrubbed.run(toStart: isCancelled)
    }
    guard !isCancelled else {
      animations = []
      return
    }
    while !animations.isEmpty { animations.removeFirst()(self) }
  }

  /// Runs the remaining animations and calls the completions.
  func finish() {
    runAnimations()
    isFinished = true
    isInteractive = false
    interactionHandlers = []
    while !completions.isEmpty { completions.removeFirst()(self) }
  }
}
