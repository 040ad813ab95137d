// As those of ``UIImageView``, for the symbol of the item.
extension UIBarButtonItem {
  /// Adds an effect that lasts until it is removed, in the place of one of its kind.
  public final func addSymbolEffect(
    _ effect: some IndefiniteSymbolEffect & SymbolEffect, options: SymbolEffectOptions = .default,
    animated: Bool = true
  ) {
    symbolEffects.add(effect)
  }

  /// Adds an effect; see the other methods of this name.
  public final func addSymbolEffect(
    _ effect: some DiscreteSymbolEffect & IndefiniteSymbolEffect & SymbolEffect,
    options: SymbolEffectOptions = .default, animated: Bool = true
  ) {
    symbolEffects.add(effect)
  }

  /// Plays an effect that ends by itself, which changes no picture.
  public final func addSymbolEffect(
    _ effect: some DiscreteSymbolEffect & SymbolEffect, options: SymbolEffectOptions = .default,
    animated: Bool = true
  ) {}

  /// Removes the effect of the same kind.
  public final func removeSymbolEffect(
    ofType effect: some IndefiniteSymbolEffect & SymbolEffect,
    options: SymbolEffectOptions = .default, animated: Bool = true
  ) {
    symbolEffects.remove(effect)
  }

  /// Removes the effect of the same kind.
  public final func removeSymbolEffect(
    ofType effect: some DiscreteSymbolEffect & IndefiniteSymbolEffect & SymbolEffect,
    options: SymbolEffectOptions = .default, animated: Bool = true
  ) {
    symbolEffects.remove(effect)
  }

  /// Removes the effect of the same kind.
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

  /// Shows another symbol in the place of the current one.
  public final func setSymbolImage(
    _ image: UIImage, contentTransition: some ContentTransitionSymbolEffect & SymbolEffect,
    options: SymbolEffectOptions = .default
  ) {
    self.image = image
  }
}
