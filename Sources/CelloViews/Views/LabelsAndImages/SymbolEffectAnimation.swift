/// An effect of an image view's symbol, while it takes time.
final class SymbolEffectAnimation: CAAnimation {
  enum Role {
    /// A change from a pose to the pose of the view's indefinite effects.
    case change(from: SymbolPose)
    /// An effect that begins and ends at rest, and the fraction of the animation in which it is played;
    /// the rest is a delay.
    case cycle(SymbolEffectConfiguration, part: Double)
    /// The replacement of a symbol in a pose.
    case replacement(of: UIImage, SymbolPose, SymbolEffectConfiguration)
  }

  let role: Role

  init(_ role: Role, duration: Double, count: Int?) {
    self.role = role
    super.init()
    timing.duration = duration
    timing.repeatCount = count.map { Float($0) } ?? .greatestFiniteMagnitude
  }

  override var changesValues: Bool { false }

  /// Returns a Boolean value that indicates whether the animation takes the place of another.
  func replaces(_ other: SymbolEffectAnimation) -> Bool {
    switch (role, other.role) {
    case (.change, .change), (.replacement, .replacement): true
    case (.cycle(let own, _), .cycle(let effect, _)): own.kind == effect.kind
    default: false
    }
  }
}

extension CALayer {
  /// The effects of the symbol that take time now, with the elapsed fractions of their cycles.
  var symbolEffects: [(role: SymbolEffectAnimation.Role, share: Double)] {
    animations.compactMap { entry in
      guard let effect = entry.animation as? SymbolEffectAnimation,
        let progress = progress(of: entry)
      else { return nil }
      return (effect.role, effect.share(at: progress))
    }
  }

  /// Ends effects of the symbol.
  func removeSymbolEffects(where isRemoved: (SymbolEffectAnimation) -> Bool) {
    func matches(_ entry: LayerAnimation) -> Bool {
      (entry.animation as? SymbolEffectAnimation).map(isRemoved) ?? false
    }
    let removed = animations.filter(matches)
    guard !removed.isEmpty else { return }
    animations.removeAll(where: matches)
    remove(removed)
  }
}

extension UIImageView {
  /// The pose of the symbol without the effects that are repeated.
  private var changedPose: SymbolPose {
    let rest = symbolEffects.pose
    for (role, share) in ownLayer?.symbolEffects ?? [] {
      if case .change(let from) = role { return from.mixed(with: rest, SymbolPose.eased(share)) }
    }
    return rest
  }

  /// The pose in which the symbol is shown.
  private var shownPose: SymbolPose {
    (ownLayer?.symbolEffects ?? []).reduce(changedPose) { pose, effect in
      guard case .cycle(let configuration, let part) = effect.role else { return pose }
      return pose.combined(
        with: SymbolPose(
          configuration, at: part > 0 ? effect.share / part : 1, isRightToLeft: isRightToLeft))
    }
  }

  /// The symbols to draw with their poses, from back to front.
  final func shownSymbols(_ image: UIImage) -> [(image: UIImage, pose: SymbolPose)] {
    let pose = shownPose
    guard let effects = ownLayer?.symbolEffects, !effects.isEmpty else { return [(image, pose)] }
    var shown = image
    for case (.cycle(let effect, let part), let share) in effects
    where effect.kind == .variableColor {
      shown = shown.highlighted(by: effect, at: part > 0 ? share / part : 1)
    }
    for case (.replacement(let former, let formerPose, let effect), let share) in effects {
      // The former symbol disappears in the first half, and the new one appears in the second half.
      let leaving: SymbolPose = effect.direction == .upUp ? .raised : .hidden
      guard share >= 0.5 else {
        if effect.direction == .offUp { return [] }
        let gone = formerPose.mixed(with: leaving, SymbolPose.eased(2 * share))
        return [(former, gone)]
      }
      return [(shown, SymbolPose.hidden.mixed(with: pose, SymbolPose.eased(2 * share - 1)))]
    }
    return [(shown, pose)]
  }

  /// Changes the indefinite effects in a closure, and shows the change on a simulated clock.
  ///
  /// - Returns: `false` if the change takes no time, so that the effect has ended.
  final func changeSymbolEffects(
    _ effect: SymbolEffectConfiguration?, _ options: SymbolEffectOptions, isAnimated: Bool,
    isRemoved: Bool = false, _ change: () -> Void, completion: @escaping (Bool) -> Void
  ) -> Bool {
    let takesTime = isAnimated && UIView.animationsTakeTime
    let (pose, from) = (shownPose, changedPose)
    change()
    func concerns(_ other: SymbolEffectConfiguration) -> Bool {
      effect.map { $0.kind == other.kind } ?? true
    }
    var former = from
    if isRemoved {
      if takesTime { former = pose }
      ownLayer?.removeSymbolEffects {
        if case .cycle(let configuration, _) = $0.role { concerns(configuration) } else { false }
      }
      // Other effects go on, on top of the change.
      if ownLayer?.symbolEffects.contains(where: {
        if case .cycle = $0.role { true } else { false }
      }) == true {
        former = from
      }
    }
    guard takesTime else {
      if symbolEffects.pose != from || isRemoved {
        ownLayer?.removeSymbolEffects { if case .change = $0.role { true } else { false } }
      }
      return false
    }
    let speed = options.speedFactor
    if let effect, !isRemoved, !effect.isChange {
      let (count, delay) = options.repetition(isEndless: effect.isEndless)
      let duration = effect.duration / speed + delay
      let part = duration > 0 ? effect.duration / speed / duration : 1
      start(
        SymbolEffectAnimation(.cycle(effect, part: part), duration: duration, count: count),
        completion: completion)
      return true
    }
    guard former != symbolEffects.pose else { return false }
    let duration = effect.map { $0.isChange ? $0.duration : Self.returnDuration }
    start(
      SymbolEffectAnimation(
        .change(from: former), duration: (duration ?? Self.returnDuration) / speed, count: 1),
      completion: completion)
    return true
  }

  /// The duration in which a symbol returns from a repeated effect that is removed, in seconds. Source:
  /// docs/measurements/motion.md#symbol-effects.
  private static let returnDuration = 0.3

  /// Shows the replacement of a symbol on a simulated clock.
  ///
  /// - Returns: `false` if it takes no time.
  final func replaceSymbol(
    _ former: UIImage?, _ effect: SymbolEffectConfiguration, _ options: SymbolEffectOptions,
    completion: @escaping (Bool) -> Void
  ) -> Bool {
    guard let former, former.isSymbolImage, UIView.animationsTakeTime else { return false }
    start(
      SymbolEffectAnimation(
        .replacement(of: former, shownPose, effect),
        duration: effect.duration / options.speedFactor, count: 1), completion: completion)
    return true
  }

  private func start(
    _ animation: SymbolEffectAnimation, completion: @escaping (Bool) -> Void
  ) {
    guard let timeline = AnimationTimeline.current else { return completion(true) }
    layer.removeSymbolEffects { animation.replaces($0) }
    animation.timing.beginTime = layer.localTime
    let block = AnimationBlock(
      on: timeline, AnimationBlock.Settings(duration: 0), completion: completion)
    layer.start(
      animation, forKey: "symbolEffect", isNamed: false,
      run: AnimationRun(on: timeline, block: block))
    block.close()
  }
}

extension SymbolEffectList {
  /// The pose of the symbol.
  var pose: SymbolPose {
    effects.reduce(.rest) { $0.combined(with: SymbolPose(atRest: $1)) }
  }
}

extension UIImage {
  /// Returns the symbol at a fraction of a cycle of a variable color effect.
  fileprivate func highlighted(by effect: SymbolEffectConfiguration, at share: Double) -> UIImage {
    guard share < 1 else { return self }
    let value = effect.isReversing ? (share < 0.5 ? 2 * share : 2 - 2 * share) : share
    // Most symbols have three steps.
    return withVariableValue(value, above: effect.isIterative ? value - 1.0 / 3 : nil)
  }
}
