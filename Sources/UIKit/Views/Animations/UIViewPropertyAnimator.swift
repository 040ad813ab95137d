/// Changes views, and can be paused, reversed and stopped.
///
/// Changes take place at once, when the animator starts or continues: a picture shows the end of the
/// animation. A paused animator has set the final values, as on iOS, and pictures show the views as
/// far as its ``fractionComplete`` says: geometry, opacity, background, corners, borders and shadows
/// are interpolated.
@MainActor @preconcurrency
open class UIViewPropertyAnimator: NSObject, UIViewImplicitlyAnimating {
  public final let duration: TimeInterval
  public private(set) final var delay: TimeInterval = 0
  public final let timingParameters: (any UITimingCurveProvider)?

  private final var animations: [(window: AnimatedChanges.Window, changes: () -> Void)] = []
  /// The changes that were made while the animator was paused.
  private final var recorded = AnimatedChanges.Recorded()
  /// Whether the views have the values from before the changes.
  private final var isRestored = false
  private final var completions: [(UIViewAnimatingPosition) -> Void] = []
  private final var fraction: CGFloat = 0

  /// Whether the animator can be paused. It always can.
  open var isInterruptible = true
  /// Whether views can be touched during the animation. It has no effect, because it takes no time.
  open var isUserInteractionEnabled = true
  /// Whether the app itself tests for touches of moving views. It has no effect.
  open var isManualHitTestingEnabled = false
  /// Whether a paused animation is shown without its pace.
  open var scrubsLinearly = true {
    didSet { if scrubsLinearly != oldValue { show() } }
  }
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
    add(animation, in: .whole)
  }

  /// Adds changes that begin after a share of the duration, 0 to 1.
  open func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) {
    let factor = Double(delayFactor)
    add(animation, in: AnimatedChanges.Window(start: factor, duration: 1 - factor))
  }

  private func add(_ animation: @escaping () -> Void, in window: AnimatedChanges.Window) {
    if state == .active, fraction == 1, !isReversed {
      animation()
      return
    }
    animations.append((window, animation))
    // A paused animator makes changes at once, and shows them as far as it is.
    if state == .active, !isRunning { recordChanges() }
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
  ///
  /// When it changes while the animator is active, ``fractionComplete`` becomes the rest of what it
  /// was, so that views are shown as before.
  open var isReversed = false {
    didSet {
      guard isReversed != oldValue, state == .active else { return }
      fraction = 1 - fraction
      show()
    }
  }

  /// The share of the animation that is over, 0 to 1. Setting it pauses the animator; pictures show
  /// the views as far as it says.
  open var fractionComplete: CGFloat {
    get { fraction }
    set {
      pauseAnimation()
      fraction = newValue.isNaN ? 0 : min(max(newValue, 0), 1)
      show()
    }
  }

  /// Makes the changes, and calls the completion blocks.
  open func startAnimation() {
    precondition(
      state != .stopped, "A stopped animator cannot start; call finishAnimation(at:) first.")
    guard !isRunning else { return }
    if state == .inactive, ScrubbedAnimations.takes(self) { return }
    state = .active
    let position: UIViewAnimatingPosition = isReversed ? .start : .end
    if pausesOnCompletion || isReversed { recordChanges() } else { makeChanges() }
    if position == .start { restore() }
    fraction = 1
    show()
    if !pausesOnCompletion { end(at: position) }
  }

  /// Makes the changes at once, without the delay.
  open func startAnimation(afterDelay delay: TimeInterval) {
    self.delay = delay
    startAnimation()
  }

  /// Makes an inactive animator active: its changes are made, and pictures show the views as they
  /// were before.
  open func pauseAnimation() {
    precondition(
      state != .stopped, "A stopped animator cannot pause; call finishAnimation(at:) first.")
    guard state == .inactive else { return }
    state = .active
    recordChanges()
  }

  /// Makes the changes of a paused animator; timing and duration are ignored.
  open func continueAnimation(
    withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat
  ) {
    startAnimation()
  }

  /// Ends an active animation where it is: views get the values that pictures show.
  ///
  /// - Parameter withoutFinishing: whether the animator becomes inactive without calling its
  ///   completion blocks; if not, it is stopped until ``finishAnimation(at:)``.
  open func stopAnimation(_ withoutFinishing: Bool) {
    guard state == .active else { return }
    if withoutFinishing {
      finishChanges(at: .current)
      reset()
    } else {
      state = .stopped
    }
  }

  /// Ends a stopped animation: with views as before it, after it, or as pictures show them.
  open func finishAnimation(at finalPosition: UIViewAnimatingPosition) {
    precondition(
      state == .stopped,
      "Only a stopped animator can finish; call stopAnimation(false) before finishAnimation(at:).")
    finishChanges(at: finalPosition)
    end(at: finalPosition)
  }

  private func makeChanges() {
    isRunning = true
    // A change may add others.
    while !animations.isEmpty { animations.removeFirst().changes() }
    isRunning = false
  }

  /// Makes the changes, and remembers how views were before.
  private func recordChanges() {
    isRunning = true
    while !animations.isEmpty {
      let (window, changes) = animations.removeFirst()
      AnimatedChanges.record(into: &recorded, window: window, changes)
    }
    isRunning = false
    show()
  }

  // MARK: Showing

  /// The share of the way from the start to the end that is shown.
  private var shownShare: Double {
    let share = Double(isReversed ? 1 - fraction : fraction)
    guard !scrubsLinearly, share > 0, share < 1, let timingParameters else { return share }
    if let spring = timingParameters.springTimingParameters {
      return spring.place(at: share, duration: duration)
    }
    guard let cubic = timingParameters.cubicTimingParameters else { return share }
    return CubicPace(
      x1: Double(cubic.controlPoint1.x), y1: Double(cubic.controlPoint1.y),
      x2: Double(cubic.controlPoint2.x), y2: Double(cubic.controlPoint2.y)
    ).value(at: share)
  }

  /// The identity of the animator's animations among those of a layer.
  private var key: String { "animator \(ObjectIdentifier(self))" }

  /// Shows the changed views as far as the animator is.
  private func show() {
    let share = shownShare
    let key = key
    for changed in recorded.views {
      let layer = changed.view.layer
      layer.animations.removeAll { $0.state == .held && $0.key == key }
      guard state == .active, share != (isRestored ? 0 : 1) else { continue }
      for animation in changed.animations {
        animation.timing.timeOffset = share
        layer.animations.append(
          LayerAnimation(key: key, isNamed: false, animation: animation, state: .held))
      }
    }
  }

  private func finishChanges(at position: UIViewAnimatingPosition) {
    if !animations.isEmpty { recordChanges() }
    let key = key
    for changed in recorded.views {
      let layer = changed.view.layer
      guard layer.animations.contains(where: { $0.state == .held && $0.key == key }) else {
        continue
      }
      let shown = layer.shownValues
      layer.animations.removeAll { $0.state == .held && $0.key == key }
      guard position == .current, let shown else { continue }
      for change in changed.changes {
        layer.setValue(
          shown.value(forKeyPath: change.keyPath)?.value, forKeyPath: change.keyPath)
      }
    }
    if position == .start { restore() }
  }

  private func restore() {
    recorded.restore()
    isRestored = true
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
    recorded = AnimatedChanges.Recorded()
    isRestored = false
    completions = []
    fraction = 0
    isReversed = false
  }
}
