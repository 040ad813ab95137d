/// An animator for changes of views that can be paused, reversed and stopped.
///
/// Changes are applied at once when the animator starts or continues: a picture shows the end of
/// the animation. A paused animator has set the final values, as on iOS, and pictures show the
/// views at its ``fractionComplete``: geometry, opacity, background, corners, borders and shadows
/// are interpolated.
@MainActor @preconcurrency
open class UIViewPropertyAnimator: NSObject, UIViewImplicitlyAnimating {
  /// The duration of the animation, in seconds. It does not change pictures.
  open private(set) var duration: TimeInterval
  /// The delay of the animation, in seconds. It does not change pictures.
  open private(set) var delay: TimeInterval = 0
  /// The timing of the animation, for a paused animator without ``scrubsLinearly``.
  open private(set) var timingParameters: (any UITimingCurveProvider)?

  private final var animations: [(window: AnimatedChanges.Window, changes: () -> Void)] = []
  /// The changes that were made while the animator was paused.
  private final var recorded = AnimatedChanges.Recorded()
  /// A Boolean value that indicates whether the views have their values from before the changes.
  private final var isRestored = false
  private final var completions: [(UIViewAnimatingPosition) -> Void] = []
  private final var fraction: CGFloat = 0

  /// Stored only: a Boolean value that indicates whether the animator can be paused. It always can.
  open var isInterruptible = true
  /// Stored only: a Boolean value that indicates whether views can be touched during the animation.
  open var isUserInteractionEnabled = true
  /// Stored only: a Boolean value that indicates whether the app hit-tests moving views itself.
  open var isManualHitTestingEnabled = false
  /// A Boolean value that indicates whether a paused animation ignores its timing; `true` by
  /// default.
  open var scrubsLinearly = true {
    didSet { if scrubsLinearly != oldValue { show() } }
  }
  /// A Boolean value that indicates whether the animator stays active at the end, until it is
  /// stopped; `false` by default.
  open var pausesOnCompletion = false

  // MARK: Creating an animator

  /// Creates an animator with a duration in seconds and timing parameters.
  public init(duration: TimeInterval, timingParameters parameters: any UITimingCurveProvider) {
    self.duration = duration
    timingParameters = parameters
    super.init()
  }

  /// Creates an animator with a duration in seconds, a system curve and changes.
  public convenience init(
    duration: TimeInterval, curve: UIView.AnimationCurve, animations: (() -> Void)? = nil
  ) {
    self.init(
      duration: duration, timingParameters: UICubicTimingParameters(animationCurve: curve))
    if let animations { addAnimations(animations) }
  }

  /// Creates an animator with a duration in seconds, a cubic curve and changes.
  public convenience init(
    duration: TimeInterval, controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint,
    animations: (() -> Void)? = nil
  ) {
    self.init(
      duration: duration,
      timingParameters: UICubicTimingParameters(controlPoint1: point1, controlPoint2: point2))
    if let animations { addAnimations(animations) }
  }

  /// Creates an animator with a duration in seconds, a spring's damping ratio and changes.
  public convenience init(
    duration: TimeInterval, dampingRatio ratio: CGFloat, animations: (() -> Void)? = nil
  ) {
    self.init(
      duration: duration, timingParameters: UISpringTimingParameters(dampingRatio: ratio))
    if let animations { addAnimations(animations) }
  }

  /// Creates an animator and starts it.
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

  /// Adds changes. An animator at its end applies them at once.
  open func addAnimations(_ animation: @escaping () -> Void) {
    precondition(
      state != .stopped,
      "Changes cannot be added to a stopped animator; call finishAnimation(at:) first.")
    add(animation, in: .whole)
  }

  /// Adds changes that start after a fraction of the duration, 0 to 1.
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
    // A paused animator applies changes at once and shows them at its fraction.
    if state == .active, !isRunning { recordChanges() }
  }

  /// Adds a closure that is called with the position at which the animation ends.
  open func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
    completions.append(completion)
  }

  // MARK: State

  /// The state of the animator.
  open private(set) var state = UIViewAnimatingState.inactive
  /// A Boolean value that indicates whether changes are being applied.
  open private(set) var isRunning = false
  /// A Boolean value that indicates whether the animation ends at its start, which leaves views
  /// unchanged; `false` by default.
  ///
  /// Changing it while the animator is active replaces ``fractionComplete`` with its complement to
  /// 1, so that views look the same.
  open var isReversed = false {
    didSet {
      guard isReversed != oldValue, state == .active else { return }
      fraction = 1 - fraction
      show()
    }
  }

  /// The completed fraction of the animation, 0 to 1. Setting it pauses the animator; pictures show
  /// the views at this fraction.
  open var fractionComplete: CGFloat {
    get { fraction }
    set {
      pauseAnimation()
      fraction = newValue.isNaN ? 0 : min(max(newValue, 0), 1)
      show()
    }
  }

  /// Applies the changes and calls the completion handlers.
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

  /// Applies the changes at once; the delay is ignored.
  open func startAnimation(afterDelay delay: TimeInterval) {
    self.delay = delay
    startAnimation()
  }

  /// Makes an inactive animator active: its changes are applied, and pictures show the views in
  /// their state before.
  open func pauseAnimation() {
    precondition(
      state != .stopped, "A stopped animator cannot pause; call finishAnimation(at:) first.")
    guard state == .inactive else { return }
    state = .active
    recordChanges()
  }

  /// Applies the changes of a paused animator; timing and duration are ignored.
  open func continueAnimation(
    withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat
  ) {
    startAnimation()
  }

  /// Ends an active animation at its current position: views get the values that pictures show.
  ///
  /// - Parameter withoutFinishing: `true` to make the animator inactive without calling its
  ///   completion handlers, `false` to stop it until ``finishAnimation(at:)``.
  open func stopAnimation(_ withoutFinishing: Bool) {
    guard state == .active else { return }
    if withoutFinishing {
      finishChanges(at: .current)
      reset()
    } else {
      state = .stopped
    }
  }

  /// Ends a stopped animation, with the views in their state at a position.
  open func finishAnimation(at finalPosition: UIViewAnimatingPosition) {
    precondition(
      state == .stopped,
      "Only a stopped animator can finish; call stopAnimation(false) before finishAnimation(at:).")
    finishChanges(at: finalPosition)
    end(at: finalPosition)
  }

  private func makeChanges() {
    isRunning = true
    // A change can add other changes.
    while !animations.isEmpty { animations.removeFirst().changes() }
    isRunning = false
  }

  /// Applies the changes and records the previous state of views.
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

  /// The displayed fraction of the way from the start to the end.
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

  /// The key of the animator's animations in a layer.
  private var key: String { "animator \(ObjectIdentifier(self))" }

  /// Shows the changed views at the animator's fraction.
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
