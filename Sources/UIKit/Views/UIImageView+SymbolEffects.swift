/// What a completion of a symbol's effect is told.
public struct UISymbolEffectCompletionContext {
  /// The view or item with the symbol.
  public internal(set) weak var sender: AnyObject?
  public let effect: any SymbolEffect
  /// Whether the effect ended by itself; it always does, because it takes no time.
  public let isFinished: Bool

  init(sender: AnyObject?, effect: any SymbolEffect) {
    self.sender = sender
    self.effect = effect
    isFinished = true
  }
}

public typealias UISymbolEffectCompletion = (UISymbolEffectCompletionContext) -> Void

/// The effects of a symbol that last.
struct SymbolEffectList: Equatable {
  private(set) var effects: [SymbolEffectConfiguration] = []

  /// Adds an effect in the place of one of its kind. Appearing and disappearing end each other.
  mutating func add(_ effect: any SymbolEffect) {
    let effect = effect.configuration
    effects.removeAll {
      $0.kind == effect.kind
        || ($0.kind == .appear && effect.kind == .disappear)
        || ($0.kind == .disappear && effect.kind == .appear)
    }
    effects.append(effect)
  }

  mutating func remove(_ effect: any SymbolEffect) {
    effects.removeAll { $0.kind == effect.configuration.kind }
  }

  mutating func removeAll() { effects = [] }

  /// How large the symbol is; 0 for hidden.
  var scale: CGFloat { effects.reduce(1) { $0 * $1.scaleAtRest } }
}

// Effects take no time: their completion is called before the method returns. What they leave behind
// is drawn: a disappearance hides the symbol until it is removed, a scale makes it larger or smaller.
extension UIImageView {
  /// Adds an effect that lasts until it is removed, in the place of one of its kind.
  ///
  /// Effects change only symbols. An effect with nothing to see at rest changes no picture.
  public final func addSymbolEffect(
    _ effect: some IndefiniteSymbolEffect & SymbolEffect, options: SymbolEffectOptions = .default,
    animated: Bool = true, completion: UISymbolEffectCompletion? = nil
  ) {
    symbolEffects.add(effect)
    completion?(UISymbolEffectCompletionContext(sender: self, effect: effect))
  }

  /// Adds an effect; see the other methods of this name.
  public final func addSymbolEffect(
    _ effect: some DiscreteSymbolEffect & IndefiniteSymbolEffect & SymbolEffect,
    options: SymbolEffectOptions = .default, animated: Bool = true,
    completion: UISymbolEffectCompletion? = nil
  ) {
    symbolEffects.add(effect)
    completion?(UISymbolEffectCompletionContext(sender: self, effect: effect))
  }

  /// Plays an effect that ends by itself, which changes no picture.
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

  /// Shows another symbol in the place of the current one.
  public final func setSymbolImage(
    _ image: UIImage, contentTransition: some ContentTransitionSymbolEffect & SymbolEffect,
    options: SymbolEffectOptions = .default, completion: UISymbolEffectCompletion? = nil
  ) {
    self.image = image
    completion?(UISymbolEffectCompletionContext(sender: self, effect: contentTransition))
  }
}
