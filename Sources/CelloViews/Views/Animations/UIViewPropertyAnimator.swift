/// An animator for changes of views that can be paused, reversed and stopped.
///
/// On a simulated clock a running animator takes its duration. Otherwise changes are applied at once
/// when the animator starts or continues: a picture shows the end of the animation. A paused animator has set the final values, as on iOS, and pictures show the
/// views at its ``fractionComplete``: geometry, opacity, background, corners, borders and shadows
/// are interpolated.
@MainActor @preconcurrency
open class UIViewPropertyAnimator: NSObject, UIViewImplicitlyAnimating {
  /// The duration of the animation, in seconds. A spring with physical parameters has its own
  /// duration instead.
  open private(set) var duration: TimeInterval
  /// The delay of the animation, in seconds.
  open private(set) var delay: TimeInterval = 0
  /// The timing of the animation.
  open private(set) var timingParameters: (any UITimingCurveProvider)?

  private final var animations: [(window: AnimatedChanges.Window, changes: () -> Void)] = []
  /// The changes that were made while the animator was paused.
  private final var recorded = AnimatedChanges.Recorded()
  /// A Boolean value that indicates whether the views have their values from before the changes.
  private final var isRestored = false
  private final var completions: [(UIViewAnimatingPosition) -> Void] = []
  private final var fraction: CGFloat = 0
  /// The movement of a running animator on a timeline; `nil` for none.
  private final var movement: AnimatorMovement?
  /// The position that a stopped or paused animator shows instead of its ``fraction``; `nil` for
  /// none.
  private final var heldPosition: Double?

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
      duration: duration, curve: options.curve, animations: animations)
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
    if let movement {
      // The changes take place in the rest of the duration.
      let start = isReversed ? 0 : movement.fraction
      let rest = AnimatedChanges.Window(start: start, duration: 1 - start)
      animations.append((rest.part(window), animation))
      recordChanges()
      return
    }
    animations.append((window, animation))
    // A paused animator applies changes at once and shows them at its fraction.
    if state == .active, !isApplying { recordChanges() }
  }

  /// Adds a closure that is called with the position at which the animation ends.
  open func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
    completions.append(completion)
  }

  // MARK: State

  /// The state of the animator.
  open private(set) var state = UIViewAnimatingState.inactive
  private final var isApplying = false
  /// A Boolean value that indicates whether the animation moves on a simulated clock, or whether
  /// changes are being applied.
  open var isRunning: Bool { isApplying || movement != nil }
  /// A Boolean value that indicates whether the animation ends at its start, which leaves views
  /// unchanged; `false` by default.
  ///
  /// Changing it while the animator is active replaces ``fractionComplete`` with its complement to
  /// 1, so that views look the same.
  open var isReversed = false {
    didSet {
      guard isReversed != oldValue, state == .active else { return }
      if let movement {
        let position = movement.isExact ? nil : movement.shown
        fraction = 1 - CGFloat(movement.fraction)
        move(from: position)
      } else {
        fraction = 1 - fraction
        show()
      }
    }
  }

  /// The completed fraction of the animation, 0 to 1. Setting it pauses the animator; pictures show
  /// the views at this fraction.
  open var fractionComplete: CGFloat {
    get { movement.map { CGFloat($0.fraction) } ?? fraction }
    set {
      pauseAnimation()
      heldPosition = nil
      fraction = newValue.isNaN ? 0 : min(max(newValue, 0), 1)
      show()
    }
  }

  /// Starts the animation, or continues it. Without a simulated clock, applies the changes and calls
  /// the completion handlers.
  open func startAnimation() {
    precondition(
      state != .stopped, "A stopped animator cannot start; call finishAnimation(at:) first.")
    start(afterDelay: 0)
  }

  private func start(afterDelay delay: TimeInterval) {
    guard !isRunning else { return }
    if state == .inactive, ScrubbedAnimations.takes(self) { return }
    if AnimationTimeline.current != nil, UIView.areAnimationsEnabled {
      let wasActive = state == .active
      state = .active
      recordChanges()
      // A paused animator continues from what it shows. From its start it follows its curve.
      move(from: wasActive && fraction > 0 ? heldPosition ?? shownShare : nil, afterDelay: delay)
      return
    }
    state = .active
    let position: UIViewAnimatingPosition = isReversed ? .start : .end
    if pausesOnCompletion || isReversed { recordChanges() } else { makeChanges() }
    if position == .start { restore() }
    fraction = 1
    show()
    if !pausesOnCompletion { end(at: position) }
  }

  /// Starts the animation after a delay, or applies the changes at once without a simulated clock.
  open func startAnimation(afterDelay delay: TimeInterval) {
    precondition(
      state != .stopped, "A stopped animator cannot start; call finishAnimation(at:) first.")
    self.delay = delay
    start(afterDelay: delay)
  }

  /// Makes an inactive animator active: its changes are applied, and pictures show the views in
  /// their state before.
  open func pauseAnimation() {
    precondition(
      state != .stopped, "A stopped animator cannot pause; call finishAnimation(at:) first.")
    if let movement {
      hold(movement)
      show()
      return
    }
    guard state == .inactive else { return }
    state = .active
    recordChanges()
  }

  /// Ends the movement, and keeps the position that it shows.
  private func hold(_ movement: AnimatorMovement) {
    movement.cancel()
    let shown = movement.shown
    let share = isReversed ? 1 - shown : shown
    if scrubsLinearly, share >= 0, share <= 1 {
      // The fraction becomes the position, so that a finger continues from there.
      fraction = CGFloat(share)
      heldPosition = nil
    } else {
      fraction = CGFloat(movement.fraction)
      heldPosition = shown
    }
    self.movement = nil
  }

  /// Continues a paused animation with other timing. Without a simulated clock, applies the changes
  /// at once.
  ///
  /// - Parameters:
  ///   - parameters: the timing of the rest; `nil` for the timing of the animator.
  ///   - durationFactor: the duration of the rest, as a fraction of the duration; 0 for the time
  ///     that remains.
  open func continueAnimation(
    withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat
  ) {
    guard state == .active, movement == nil, AnimationTimeline.current != nil else {
      startAnimation()
      return
    }
    if let parameters { timingParameters = parameters }
    let position = heldPosition ?? shownShare
    move(
      from: position,
      length: durationFactor > 0 ? Double(durationFactor) * wholeDuration : nil)
  }

  /// The duration of the whole animation, in seconds.
  private var wholeDuration: TimeInterval {
    AnimationPace(timingParameters).naturalDuration ?? (duration > 0 ? duration : 0)
  }

  /// Moves from the current fraction to the end on the current timeline.
  ///
  /// - Parameters:
  ///   - position: the position from which the rest is paced; `nil` if the position follows from
  ///     the fraction.
  ///   - length: the duration of the rest; `nil` for the time that remains.
  private func move(
    from position: Double?, length: TimeInterval? = nil, afterDelay delay: TimeInterval = 0
  ) {
    movement?.cancel()
    movement = nil
    heldPosition = nil
    guard let timeline = AnimationTimeline.current else {
      start(afterDelay: 0)
      return
    }
    let movement = AnimatorMovement(
      on: timeline, delay: delay, length: length ?? wholeDuration * Double(1 - fraction),
      startFraction: Double(fraction), isReversed: isReversed,
      pace: AnimationPace(timingParameters), duration: wholeDuration, startPosition: position)
    self.movement = movement
    show()
    movement.whenEnded { MainActor.assumeIsolated { self.movementDidEnd() } }
  }

  private func movementDidEnd() {
    movement = nil
    fraction = 1
    let position: UIViewAnimatingPosition = isReversed ? .start : .end
    if !pausesOnCompletion, position == .start { restore() }
    show()
    if !pausesOnCompletion { end(at: position) }
  }

  /// Ends an active animation at its current position: views get the values that pictures show.
  ///
  /// - Parameter withoutFinishing: `true` to make the animator inactive without calling its
  ///   completion handlers, `false` to stop it until ``finishAnimation(at:)``.
  open func stopAnimation(_ withoutFinishing: Bool) {
    guard state == .active else { return }
    if let movement {
      movement.cancel()
      heldPosition = movement.shown
      fraction = CGFloat(movement.fraction)
      self.movement = nil
      show()
    }
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
    isApplying = true
    // A change can add other changes.
    while !animations.isEmpty { animations.removeFirst().changes() }
    isApplying = false
  }

  /// Applies the changes and records the previous state of views.
  private func recordChanges() {
    isApplying = true
    while !animations.isEmpty {
      let (window, changes) = animations.removeFirst()
      AnimationBlock.outsideOfBlock {
        AnimatedChanges.record(into: &recorded, window: window, changes)
      }
    }
    isApplying = false
    show()
  }

  // MARK: Showing

  /// The displayed fraction of the way from the start to the end.
  private var shownShare: Double {
    if let heldPosition { return heldPosition }
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
    let share = movement?.shown ?? shownShare
    let key = key
    for changed in recorded.views {
      let layer = changed.view.layer
      layer.animations.removeAll { $0.isOfAnimator && $0.key == key }
      guard state == .active, movement != nil || share != (isRestored ? 0 : 1) else { continue }
      for animation in changed.animations {
        animation.timing.timeOffset = share
        layer.animations.append(
          LayerAnimation(
            key: key, isNamed: false, animation: animation,
            state: movement.map(LayerAnimation.State.driven) ?? .held))
      }
    }
  }

  private func finishChanges(at position: UIViewAnimatingPosition) {
    if !animations.isEmpty { recordChanges() }
    let key = key
    for changed in recorded.views {
      let layer = changed.view.layer
      guard layer.animations.contains(where: { $0.isOfAnimator && $0.key == key }) else {
        continue
      }
      let shown = layer.shownValues
      layer.animations.removeAll { $0.isOfAnimator && $0.key == key }
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
    movement?.cancel()
    movement = nil
    heldPosition = nil
    fraction = 0
    isReversed = false
  }
}
