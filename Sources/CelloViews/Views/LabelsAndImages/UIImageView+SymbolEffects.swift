/// The parameter of a completion handler of a symbol effect.
public struct UISymbolEffectCompletionContext {
  /// The view or item that shows the symbol. It is not kept alive.
  public internal(set) weak var sender: AnyObject?
  /// The effect that ended.
  public let effect: any SymbolEffect
  /// A Boolean value that indicates whether the effect ended by itself; always `true`, because
  /// effects take no time.
  public let isFinished: Bool

  init(sender: AnyObject?, effect: any SymbolEffect) {
    self.sender = sender
    self.effect = effect
    isFinished = true
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

  /// The scale of the symbol; 0 if it is hidden.
  var scale: CGFloat { effects.reduce(1) { $0 * $1.scaleAtRest } }
}

// Effects take no time: the completion handler is called before the method returns. The final state
// is drawn: a disappear effect hides the symbol until it is removed, a scale effect changes its
// size.
extension UIImageView {
  /// Adds an indefinite effect, which lasts until it is removed. It replaces an effect of the same
  /// kind.
  ///
  /// Effects change only symbols. An effect without a visible final state does not change pictures.
  public final func addSymbolEffect(
    _ effect: some IndefiniteSymbolEffect & SymbolEffect, options: SymbolEffectOptions = .default,
    animated: Bool = true, completion: UISymbolEffectCompletion? = nil
  ) {
    symbolEffects.add(effect)
    completion?(UISymbolEffectCompletionContext(sender: self, effect: effect))
  }

  /// Adds an indefinite effect, which lasts until it is removed.
  public final func addSymbolEffect(
    _ effect: some DiscreteSymbolEffect & IndefiniteSymbolEffect & SymbolEffect,
    options: SymbolEffectOptions = .default, animated: Bool = true,
    completion: UISymbolEffectCompletion? = nil
  ) {
    symbolEffects.add(effect)
    completion?(UISymbolEffectCompletionContext(sender: self, effect: effect))
  }

  /// Plays a discrete effect, which ends by itself and does not change pictures.
  public final func addSymbolEffect(
    _ effect: some DiscreteSymbolEffect & SymbolEffect, options: SymbolEffectOptions = .default,
    animated: Bool = true, completion: UISymbolEffectCompletion? = nil
  ) {
    completion?(UISymbolEffectCompletionContext(sender: self, effect: effect))
  }

  /// Removes the effect of the same kind.
  public final func removeSymbolEffect(
    ofType effect: some IndefiniteSymbolEffect & SymbolEffect,
    options: SymbolEffectOptions = .default, animated: Bool = true,
    completion: UISymbolEffectCompletion? = nil
  ) {
    symbolEffects.remove(effect)
    completion?(UISymbolEffectCompletionContext(sender: self, effect: effect))
  }

  /// Removes the effect of the same kind.
  public final func removeSymbolEffect(
    ofType effect: some DiscreteSymbolEffect & IndefiniteSymbolEffect & SymbolEffect,
    options: SymbolEffectOptions = .default, animated: Bool = true,
    completion: UISymbolEffectCompletion? = nil
  ) {
    symbolEffects.remove(effect)
    completion?(UISymbolEffectCompletionContext(sender: self, effect: effect))
  }

  /// Removes the effect of the same kind.
  public final func removeSymbolEffect(
    ofType effect: some DiscreteSymbolEffect & SymbolEffect,
    options: SymbolEffectOptions = .default, animated: Bool = true,
    completion: UISymbolEffectCompletion? = nil
  ) {
    symbolEffects.remove(effect)
    completion?(UISymbolEffectCompletionContext(sender: self, effect: effect))
  }

  /// Removes all effects.
  public final func removeAllSymbolEffects(
    options: SymbolEffectOptions = .default, animated: Bool = true
  ) {
    symbolEffects.removeAll()
  }

  /// Replaces the symbol.
  public final func setSymbolImage(
    _ image: UIImage, contentTransition: some ContentTransitionSymbolEffect & SymbolEffect,
    options: SymbolEffectOptions = .default, completion: UISymbolEffectCompletion? = nil
  ) {
    self.image = image
    completion?(UISymbolEffectCompletionContext(sender: self, effect: contentTransition))
  }
}
