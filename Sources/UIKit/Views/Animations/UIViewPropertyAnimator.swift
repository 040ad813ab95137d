/// Changes views, and can be paused, reversed and stopped.
///
/// Changes take place at once, when the animator starts or continues: a picture shows the end of the
/// animation. A paused animator has changed nothing yet, whatever its ``fractionComplete``.
@MainActor @preconcurrency
open class UIViewPropertyAnimator: NSObject, UIViewImplicitlyAnimating {
  public final let duration: TimeInterval
  public private(set) final var delay: TimeInterval = 0
  public final let timingParameters: (any UITimingCurveProvider)?

  private final var animations: [() -> Void] = []
  private final var completions: [(UIViewAnimatingPosition) -> Void] = []
  private final var fraction: CGFloat = 0

  /// Whether the animator can be paused. It always can.
  open var isInterruptible = true
  /// Whether views can be touched during the animation. It has no effect, because it takes no time.
  open var isUserInteractionEnabled = true
  /// Whether the app itself tests for touches of moving views. It has no effect.
  open var isManualHitTestingEnabled = false
  /// Whether a paused animation is scrubbed without its timing. It has no effect.
  open var scrubsLinearly = true
  /// Whether the animator stays active at the end, until it is stopped.
  open var pausesOnCompletion = false

  // MARK: Creating an animator

  public init(duration: TimeInterval, timingParameters parameters: any UITimingCurveProvider) {
    self.duration = duration
    timingParameters = parameters
    super.init()
  }

  public convenience init(
    duration: TimeInterval, curve: UIView.AnimationCurve, animations: (() -> Void)? = nil
  ) {
    self.init(
      duration: duration, timingParameters: UICubicTimingParameters(animationCurve: curve))
    if let animations { addAnimations(animations) }
  }

  public convenience init(
    duration: TimeInterval, controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint,
    animations: (() -> Void)? = nil
  ) {
    self.init(
      duration: duration,
      timingParameters: UICubicTimingParameters(controlPoint1: point1, controlPoint2: point2))
    if let animations { addAnimations(animations) }
  }

  public convenience init(
    duration: TimeInterval, dampingRatio ratio: CGFloat, animations: (() -> Void)? = nil
  ) {
    self.init(
      duration: duration, timingParameters: UISpringTimingParameters(dampingRatio: ratio))
    if let animations { addAnimations(animations) }
  }

  /// An animator that has been started.
  @discardableResult
  open class func runningPropertyAnimator(
    withDuration duration: TimeInterval, delay: TimeInterval,
    options: UIView.AnimationOptions = [], animations: @escaping () -> Void,
    completion: ((UIViewAnimatingPosition) -> Void)? = nil
  ) -> UIViewPropertyAnimator {
    let animator = UIViewPropertyAnimator(
      duration: duration, curve: .easeInOut, animations: animations)
    if let completion { animator.addCompletion(completion) }
    animator.startAnimation(afterDelay: delay)
    return animator
  }

  // MARK: Animations

  /// Adds changes. Those added to an animator at its end take place at once.
  open func addAnimations(_ animation: @escaping () -> Void) {
    precondition(
      state != .stopped,
      "Changes cannot be added to a stopped animator; call finishAnimation(at:) first.")
    if state == .active, fraction == 1, !isReversed {
      animation()
    } else {
      animations.append(animation)
    }
  }

  /// Adds changes; the delay is ignored.
  open func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) {
    addAnimations(animation)
  }

  /// Adds a block that is called with the position at which the animation ends.
  open func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
    completions.append(completion)
  }

  // MARK: State

  open private(set) var state = UIViewAnimatingState.inactive
  /// Whether changes are under way: only while they are made.
  open private(set) var isRunning = false
  /// Whether the animation ends where it started, which leaves views as they are.
  open var isReversed = false

  /// The share of the animation that is over, 0 to 1. Setting it pauses the animator; views do not
  /// change until it continues.
  open var fractionComplete: CGFloat {
    get { fraction }
    set {
      pauseAnimation()
      fraction = newValue.isNaN ? 0 : min(max(newValue, 0), 1)
    }
  }

  /// Makes the changes, and calls the completion blocks.
  open func startAnimation() {
    precondition(
      state != .stopped, "A stopped animator cannot start; call finishAnimation(at:) first.")
    guard !isRunning else { return }
    state = .active
    let position: UIViewAnimatingPosition = isReversed ? .start : .end
    makeChanges(at: position)
    fraction = 1
    if !pausesOnCompletion { end(at: position) }
  }

  /// Makes the changes at once, without the delay.
  open func startAnimation(afterDelay delay: TimeInterval) {
    self.delay = delay
    startAnimation()
  }

  /// Makes an inactive animator active without changes.
  open func pauseAnimation() {
    precondition(
      state != .stopped, "A stopped animator cannot pause; call finishAnimation(at:) first.")
    state = .active
  }

  /// Makes the changes of a paused animator; timing and duration are ignored.
  open func continueAnimation(
    withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat
  ) {
    startAnimation()
  }

  /// Ends an active animation where it is.
  ///
  /// - Parameter withoutFinishing: whether the animator becomes inactive without calling its
  ///   completion blocks; if not, it is stopped until ``finishAnimation(at:)``.
  open func stopAnimation(_ withoutFinishing: Bool) {
    guard state == .active else { return }
    if withoutFinishing {
      reset()
    } else {
      state = .stopped
    }
  }

  /// Ends a stopped animation: with the changes at its end, and otherwise as it is.
  open func finishAnimation(at finalPosition: UIViewAnimatingPosition) {
    precondition(
      state == .stopped,
      "Only a stopped animator can finish; call stopAnimation(false) before finishAnimation(at:).")
    makeChanges(at: finalPosition)
    end(at: finalPosition)
  }

  private func makeChanges(at position: UIViewAnimatingPosition) {
    guard position == .end else {
      animations = []
      return
    }
    isRunning = true
    // A change may add others.
    while !animations.isEmpty { animations.removeFirst()() }
    isRunning = false
  }

  private func end(at position: UIViewAnimatingPosition) {
    let blocks = completions
    reset()
    guard !blocks.isEmpty else { return }
    AnimationCompletions.call { for block in blocks { block(position) } }
  }

  private func reset() {
    state = .inactive
    animations = []
    completions = []
    fraction = 0
    isReversed = false
  }
}
