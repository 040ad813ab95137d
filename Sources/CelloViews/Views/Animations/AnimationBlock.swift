/// A call that animates the changes of a closure, such as `UIView.animate`.
final class AnimationBlock {
  /// The timing of the changes.
  struct Settings {
    /// The duration, in seconds; 0 or less, and NaN, for changes without an animation.
    var duration: TimeInterval
    /// The delay, in seconds.
    var delay: TimeInterval = 0
    var pace = AnimationPace(.easeInOut)
    /// The number of repetitions; the largest number for an animation without an end.
    var repeatCount: Float = 1
    var autoreverses = false
    /// A Boolean value that indicates whether the animation replaces the animations of the same
    /// properties and starts from the values that layers show.
    var startsFromShownValues = false

    var isAnimated: Bool { duration > 0 || delay > 0 }
  }

  /// The block whose closure is running; `nil` if changes are not animated.
  static var current: AnimationBlock? { UIView.animationsEnabled ? innermost : nil }
  // Views and their layers are used on the main thread.
  private nonisolated(unsafe) static var innermost: AnimationBlock?

  let timeline: AnimationTimeline
  var settings: Settings
  /// The part of the duration in which the current keyframe's changes take place.
  private(set) var window = AnimatedChanges.Window.whole
  private(set) var isDiscrete = false
  private var completion: ((Bool) -> Void)?
  /// The methods that are called at the start and the end, besides the completion handler.
  var delegate: AnimationDelegate?
  private var isOpen = true
  private var count = 0
  private var isFinished = true
  /// The layers and properties that keyframes have changed, in the order of the changes.
  private(set) var keyframedProperties: [(layer: CALayer, keyPath: String)] = []
  /// The views whose layout belongs to the animation.
  private var viewsToLayOut: [UIView] = []

  init(on timeline: AnimationTimeline, _ settings: Settings, completion: ((Bool) -> Void)?) {
    self.timeline = timeline
    self.settings = settings
    self.completion = completion
  }

  // MARK: Running

  /// Runs a closure whose changes are animated, unless animations end at once.
  ///
  /// - Returns: `false`, without running the closure, if there is no current timeline or animations
  ///   are disabled.
  @MainActor static func run(
    _ settings: Settings, overriding options: UIView.AnimationOptions = [],
    keyframes mode: CAAnimationCalculationMode = .linear, _ body: () -> Void,
    completion: ((Bool) -> Void)?
  ) -> Bool {
    guard let timeline = AnimationTimeline.current, UIView.areAnimationsEnabled else {
      return false
    }
    var settings = settings
    if let outer = current?.settings {
      // An inner animation takes over the timing of the outer animation.
      if !options.contains(.overrideInheritedDuration) { settings.duration = outer.duration }
      if !options.contains(.overrideInheritedCurve) { settings.pace = outer.pace }
      if !options.contains(.overrideInheritedOptions) {
        settings.repeatCount = outer.repeatCount
        settings.autoreverses = outer.autoreverses
      }
    }
    let block = AnimationBlock(on: timeline, settings, completion: completion)
    block.perform(body)
    block.joinKeyframes(mode)
    block.close()
    return true
  }

  /// Runs a closure whose changes belong to the block.
  @MainActor func perform(_ body: () -> Void) {
    let outer = Self.innermost
    Self.innermost = settings.isAnimated ? self : nil
    body()
    layOutViews()
    Self.innermost = outer
  }

  /// Lays out the views whose layout belongs to the animation.
  @MainActor func layOutViews() {
    // A layout can request further layouts.
    while !viewsToLayOut.isEmpty { viewsToLayOut.removeFirst().layoutIfNeeded() }
  }

  /// Makes a block the one that changes belong to, until another call; `nil` for changes without an
  /// animation.
  ///
  /// - Returns: the former block.
  @discardableResult
  @MainActor static func enter(_ block: AnimationBlock?) -> AnimationBlock? {
    defer { innermost = block }
    return innermost
  }

  /// Runs a closure whose changes are not part of the current block.
  @MainActor static func outsideOfBlock(_ body: () -> Void) {
    let outer = innermost
    innermost = nil
    body()
    innermost = outer
  }

  /// Runs a closure whose changes take place in a part of the duration.
  @MainActor func perform(in part: AnimatedChanges.Window, isDiscrete: Bool, _ body: () -> Void) {
    let former = (window, self.isDiscrete)
    (window, self.isDiscrete) = (window.part(part), isDiscrete)
    body()
    (window, self.isDiscrete) = former
  }

  /// Lays out a view at the end of the current block, as a part of the animation. For views whose
  /// configuration has changed.
  @MainActor static func layOutAtEnd(_ view: UIView) {
    guard let current, !current.viewsToLayOut.contains(where: { $0 === view }) else { return }
    current.viewsToLayOut.append(view)
  }

  /// Ends the addition of changes. Without changes, the completion handler is called before time
  /// passes.
  func close() {
    isOpen = false
    completeIfPossible()
  }

  func runDidStart() { count += 1 }

  func runDidEnd(isFinished: Bool) {
    count -= 1
    if !isFinished { self.isFinished = false }
    completeIfPossible()
  }

  private func completeIfPossible() {
    guard !isOpen, count == 0, completion != nil || delegate != nil else { return }
    let (completion, delegate, isFinished) = (completion, delegate, isFinished)
    self.completion = nil
    self.delegate = nil
    timeline.schedule(at: timeline.now) {
      completion?(isFinished)
      delegate?.animationDidStop(isFinished)
    }
  }

  // MARK: Changes

  /// Animates changes of a view's geometry.
  @MainActor func geometryDidChange(of view: UIView, from old: ViewGeometry) {
    let new = view.geometry
    let layer = view.layer
    if old.position != new.position {
      animate(layer, "position", from: .point(old.position), to: .point(new.position))
    }
    if old.bounds != new.bounds {
      animate(layer, "bounds", from: .rect(old.bounds), to: .rect(new.bounds))
    }
    if old.transform != new.transform {
      animate(
        layer, "transform", from: .transform(CATransform3DMakeAffineTransform(old.transform)),
        to: .transform(CATransform3DMakeAffineTransform(new.transform)))
    }
    if old.anchorPoint != new.anchorPoint {
      animate(layer, "anchorPoint", from: .point(old.anchorPoint), to: .point(new.anchorPoint))
    }
  }

  /// Animates a change of a property of a layer. Values that cannot be interpolated change at once.
  ///
  /// - Parameters:
  ///   - from: the value before the change; `nil` for a transparent color.
  ///   - to: the value after the change, which the layer already has.
  func animate(_ layer: CALayer, _ keyPath: String, from: AnimatedValue?, to: AnimatedValue?) {
    guard let values = AnimatedValue.pair(from, to) else { return }
    if let index = layer.animations.firstIndex(where: { $0.isChange(of: keyPath, in: self) }),
      let animation = layer.animations[index].animation as? ViewAnimation,
      animation.window == window
    {
      animation.setEnd(values.to)
      return
    }
    var start = values.from
    if settings.startsFromShownValues {
      // The layer already has the final value, to which running animations are relative.
      if let shown = layer.shownValues?.value(forKeyPath: keyPath) {
        start = shown.moved(back: 1, from: values.to, to: values.from)
      }
      layer.removeViewAnimations(of: keyPath)
    }
    let animation = ViewAnimation(
      keyPath: keyPath, from: start, to: values.to, pace: settings.pace, window: window,
      isDiscrete: isDiscrete)
    setTiming(of: animation, on: layer)
    if window != .whole,
      !keyframedProperties.contains(where: { $0.layer === layer && $0.keyPath == keyPath })
    {
      keyframedProperties.append((layer, keyPath))
    }
    layer.start(animation, forKey: keyPath, run: AnimationRun(on: timeline, block: self))
  }

  /// Sets the timing of an animation that begins now, after the delay.
  func setTiming(of animation: CAAnimation, on layer: CALayer) {
    animation.timing.duration = max(settings.duration.nonNegative, 1e-9)
    animation.timing.repeatCount = settings.repeatCount
    animation.timing.autoreverses = settings.autoreverses
    animation.timing.fillMode = .backwards
    animation.timing.beginTime = layer.localTime + settings.delay.nonNegative
  }
}

extension AnimatedValue {
  /// Returns both values if they differ and can be interpolated. A missing color is treated as the
  /// transparent version of the other color.
  static func pair(
    _ from: AnimatedValue?, _ to: AnimatedValue?
  ) -> (from: AnimatedValue, to: AnimatedValue)? {
    func transparent(_ value: AnimatedValue?) -> AnimatedValue? {
      value?.color.flatMap { $0.copy(alpha: 0) }.map(AnimatedValue.color)
    }
    guard let from = from ?? transparent(to), let to = to ?? transparent(from) else { return nil }
    if case .transform(let first) = from, case .transform(let second) = to {
      return first == second ? nil : (from, to)
    }
    if case .path(let first) = from, case .path(let second) = to {
      return first == second ? nil : (from, to)
    }
    guard let first = from.components, let second = to.components, first.count == second.count
    else { return nil }
    return first == second ? nil : (from, to)
  }
}

extension Double {
  /// The number; 0 for negative numbers and NaN.
  fileprivate var nonNegative: Double { self > 0 ? self : 0 }
}

extension AnimationBlock.Settings {
  /// Creates the timing of an animation with options.
  init(
    duration: TimeInterval, delay: TimeInterval, pace: AnimationPace,
    _ options: UIView.AnimationOptions
  ) {
    self.duration = duration
    self.delay = delay
    self.pace = pace
    repeatCount = options.contains(.repeat) ? .greatestFiniteMagnitude : 1
    autoreverses = options.contains(.autoreverse)
    startsFromShownValues = options.contains(.beginFromCurrentState)
  }
}

extension AnimationBlock {
  /// Animates a change of a view's background color.
  @MainActor func backgroundColorDidChange(of view: UIView, from old: UIColor?) {
    let traits = view.traitCollection
    animate(
      view.layer, "backgroundColor",
      from: (old?.resolvedColor(with: traits).cgColor).map(AnimatedValue.color),
      to: (view.backgroundColor?.resolvedColor(with: traits).cgColor).map(AnimatedValue.color))
  }
}
