/// The parameter of a completion handler of a symbol effect.
public struct UISymbolEffectCompletionContext {
  /// The view or item that shows the symbol. It is not kept alive.
  public internal(set) weak var sender: AnyObject?
  /// The effect that ended.
  public let effect: any SymbolEffect
  /// A Boolean value that indicates whether the effect ended by itself; `true` if it took no time.
  public let isFinished: Bool

  init(sender: AnyObject?, effect: any SymbolEffect, isFinished: Bool = true) {
    self.sender = sender
    self.effect = effect
    self.isFinished = isFinished
  }
}

/// A closure that is called when a symbol effect ends.
public typealias UISymbolEffectCompletion = (UISymbolEffectCompletionContext) -> Void

/// The indefinite effects of a symbol.
package struct SymbolEffectList: Equatable {
  private(set) var effects: [SymbolEffectConfiguration] = []

  package init(effects: [SymbolEffectConfiguration] = []) {
    self.effects = effects
  }

  /// Adds an effect and removes an effect of the same kind. Appearing and disappearing replace each
  /// other.
  package mutating func add(_ effect: any SymbolEffect) {
    let effect = effect.configuration
    effects.removeAll {
      $0.kind == effect.kind
        || ($0.kind == .appear && effect.kind == .disappear)
        || ($0.kind == .disappear && effect.kind == .appear)
    }
    effects.append(effect)
  }

  package mutating func remove(_ effect: any SymbolEffect) {
    effects.removeAll { $0.kind == effect.configuration.kind }
  }

  package mutating func removeAll() { effects = [] }

}

// On a simulated clock, effects take time. Otherwise, the completion handler is called before the
// method returns, and the final state is drawn: a disappear effect hides the symbol until it is
// removed, a scale effect changes its size.
extension UIImageView {
  /// Adds an indefinite effect, which lasts until it is removed. It replaces an effect of the same
  /// kind.
  ///
  /// Effects change only symbols. An effect without a visible final state does not change pictures.
  public final func addSymbolEffect(
    _ effect: some IndefiniteSymbolEffect & SymbolEffect, options: SymbolEffectOptions = .default,
    animated: Bool = true, completion: UISymbolEffectCompletion? = nil
  ) {
    add(effect, options, isAnimated: animated, completion) { $0.add(effect) }
  }

  /// Adds an indefinite effect, which lasts until it is removed.
  public final func addSymbolEffect(
    _ effect: some DiscreteSymbolEffect & IndefiniteSymbolEffect & SymbolEffect,
    options: SymbolEffectOptions = .default, animated: Bool = true,
    completion: UISymbolEffectCompletion? = nil
  ) {
    add(effect, options, isAnimated: animated, completion) { $0.add(effect) }
  }

  /// Plays a discrete effect, which ends by itself and does not change pictures.
  public final func addSymbolEffect(
    _ effect: some DiscreteSymbolEffect & SymbolEffect, options: SymbolEffectOptions = .default,
    animated: Bool = true, completion: UISymbolEffectCompletion? = nil
  ) {
    add(effect, options, isAnimated: animated, completion) { _ in }
  }

  /// Removes the effect of the same kind.
  public final func removeSymbolEffect(
    ofType effect: some IndefiniteSymbolEffect & SymbolEffect,
    options: SymbolEffectOptions = .default, animated: Bool = true,
    completion: UISymbolEffectCompletion? = nil
  ) {
    remove(effect, options, isAnimated: animated, completion)
  }

  /// Removes the effect of the same kind.
  public final func removeSymbolEffect(
    ofType effect: some DiscreteSymbolEffect & IndefiniteSymbolEffect & SymbolEffect,
    options: SymbolEffectOptions = .default, animated: Bool = true,
    completion: UISymbolEffectCompletion? = nil
  ) {
    remove(effect, options, isAnimated: animated, completion)
  }

  /// Removes the effect of the same kind.
  public final func removeSymbolEffect(
    ofType effect: some DiscreteSymbolEffect & SymbolEffect,
    options: SymbolEffectOptions = .default, animated: Bool = true,
    completion: UISymbolEffectCompletion? = nil
  ) {
    remove(effect, options, isAnimated: animated, completion)
  }

  /// Removes all effects.
  public final func removeAllSymbolEffects(
    options: SymbolEffectOptions = .default, animated: Bool = true
  ) {
    _ = changeSymbolEffects(nil, options, isAnimated: animated, isRemoved: true) {
      symbolEffects.removeAll()
    } completion: { _ in
    }
  }

  /// Replaces the symbol.
  public final func setSymbolImage(
    _ image: UIImage, contentTransition: some ContentTransitionSymbolEffect & SymbolEffect,
    options: SymbolEffectOptions = .default, completion: UISymbolEffectCompletion? = nil
  ) {
    let former = shownImage
    let end = end(of: contentTransition, completion)
    let takesTime =
      image.isSymbolImage && image != self.image
      && replaceSymbol(former, contentTransition.configuration, options, completion: end)
    self.image = image
    if !takesTime { end(true) }
  }

  private func add(
    _ effect: any SymbolEffect, _ options: SymbolEffectOptions, isAnimated: Bool,
    _ completion: UISymbolEffectCompletion?, _ change: (inout SymbolEffectList) -> Void
  ) {
    let end = end(of: effect, completion)
    let takesTime = changeSymbolEffects(
      effect.configuration, options, isAnimated: isAnimated
    ) {
      change(&symbolEffects)
    } completion: {
      end($0)
    }
    if !takesTime { end(true) }
  }

  private func remove(
    _ effect: any SymbolEffect, _ options: SymbolEffectOptions, isAnimated: Bool,
    _ completion: UISymbolEffectCompletion?
  ) {
    let end = end(of: effect, completion)
    let takesTime = changeSymbolEffects(
      effect.configuration, options, isAnimated: isAnimated, isRemoved: true
    ) {
      symbolEffects.remove(effect)
    } completion: {
      end($0)
    }
    if !takesTime { end(true) }
  }

  /// Returns a closure that calls a completion handler.
  private func end(
    of effect: any SymbolEffect, _ completion: UISymbolEffectCompletion?
  ) -> (Bool) -> Void {
    { [weak self] in
      completion?(UISymbolEffectCompletionContext(sender: self, effect: effect, isFinished: $0))
    }
  }
}
