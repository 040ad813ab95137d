// The same methods as in ``UIImageView``, for the symbol of the item.
extension UIBarButtonItem {
  /// Adds an effect that lasts until it is removed. It replaces an effect of the same type.
  public final func addSymbolEffect(
    _ effect: some IndefiniteSymbolEffect & SymbolEffect, options: SymbolEffectOptions = .default,
    animated: Bool = true
  ) {
    symbolEffects.add(effect)
  }

  /// Adds an effect that lasts until it is removed. It replaces an effect of the same type.
  public final func addSymbolEffect(
    _ effect: some DiscreteSymbolEffect & IndefiniteSymbolEffect & SymbolEffect,
    options: SymbolEffectOptions = .default, animated: Bool = true
  ) {
    symbolEffects.add(effect)
  }

  /// Plays an effect that ends by itself. It has no effect on pictures.
  public final func addSymbolEffect(
    _ effect: some DiscreteSymbolEffect & SymbolEffect, options: SymbolEffectOptions = .default,
    animated: Bool = true
  ) {}

  /// Removes the effect of a type.
  public final func removeSymbolEffect(
    ofType effect: some IndefiniteSymbolEffect & SymbolEffect,
    options: SymbolEffectOptions = .default, animated: Bool = true
  ) {
    symbolEffects.remove(effect)
  }

  /// Removes the effect of a type.
  public final func removeSymbolEffect(
    ofType effect: some DiscreteSymbolEffect & IndefiniteSymbolEffect & SymbolEffect,
    options: SymbolEffectOptions = .default, animated: Bool = true
  ) {
    symbolEffects.remove(effect)
  }

  /// Removes the effect of a type.
  public final func removeSymbolEffect(
    ofType effect: some DiscreteSymbolEffect & SymbolEffect,
    options: SymbolEffectOptions = .default, animated: Bool = true
  ) {
    symbolEffects.remove(effect)
  }

  /// Removes all effects.
  public final func removeAllSymbolEffects(
    options: SymbolEffectOptions = .default, animated: Bool = true
  ) {
    symbolEffects.removeAll()
  }

  /// Sets the symbol image, without an animation.
  public final func setSymbolImage(
    _ image: UIImage, contentTransition: some ContentTransitionSymbolEffect & SymbolEffect,
    options: SymbolEffectOptions = .default
  ) {
    self.image = image
  }
}
