/// The coordinator of a transition.
///
/// Most transitions take place at once: what is registered runs when the transition's own changes
/// have been made, and the completions after that, both in the order of registration. In a transition
/// that a finger drives, what is registered is as far as the finger is.
@MainActor package final class TransitionCoordinator: NSObject, UIViewControllerTransitionCoordinator {
  package typealias Handler = (any UIViewControllerTransitionCoordinatorContext) -> Void

  private var animations: [Handler] = []
  private var completions: [Handler] = []
  private var interactionHandlers: [Handler] = []
  /// The registered changes while a finger drives the transition.
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

  /// 1 after the transition, also after a cancelled one.
  package var percentComplete: CGFloat { isFinished ? 1 : fraction }
  package var targetTransform: CGAffineTransform { .identity }

  package func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
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

  /// A finger drives the transition from now on.
  ///
  /// - Parameters:
  ///   - duration: that of the app's own animation, in seconds.
  ///   - speed: the speed with which the transition will end, as a share of that of the animation.
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

  /// Begins the registered changes, which follow the finger.
  func beginScrubbing() {
    isScrubbing = true
    scrubAnimations()
  }

  func update(_ fraction: CGFloat) {
    guard isInteractive else { return }
    self.fraction = fraction
    scrubbed.fraction = fraction
  }

  /// The finger drives the transition again.
  func resumeInteraction() {
    guard !isFinished, !isInteractive else { return }
    isInteractive = true
    isCancelled = false
    callInteractionHandlers()
  }

  /// The finger was lifted.
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

  // MARK: The end

  /// Makes the registered changes, or takes them back in a transition that was cancelled.
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

  /// Makes registered changes that were not made, and calls the completions.
  func finish() {
    runAnimations()
    isFinished = true
    isInteractive = false
    interactionHandlers = []
    while !completions.isEmpty { completions.removeFirst()(self) }
  }
}
