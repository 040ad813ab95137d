/// The traits that a view or another environment sets for itself and its descendants.
public struct UITraitOverrides: UIMutableTraits {
  private var values = TraitValues()
  /// The overridden traits in the order in which they were first set.
  private var overridden: [UITrait] = []

  /// Creates an empty set of overrides.
  package init() {}

  /// The override of a trait; its default value if not overridden. Setting it adds an override.
  public subscript<T: UITraitDefinition>(trait: T.Type) -> T.Value {
    get { values[trait] }
    set {
      values[trait] = newValue
      if !contains(trait) { overridden.append(trait) }
    }
  }

  /// Returns a Boolean value that indicates whether a trait is overridden, even with an unspecified
  /// value.
  public func contains(_ trait: UITrait) -> Bool { overridden.contains { $0 == trait } }

  /// Removes the override of a trait.
  public mutating func remove(_ trait: UITrait) {
    overridden.removeAll { $0 == trait }
    values.copy(trait, from: TraitValues())
  }

  /// Adds the overrides of another value, which replace the existing overrides.
  package mutating func merge(_ other: UITraitOverrides) {
    for trait in other.overridden { copy(trait, from: other.values) }
  }

  /// Overrides the traits that a collection specifies.
  package mutating func merge(_ collection: UITraitCollection) {
    for trait in collection.changedTraits(from: nil) { copy(trait, from: collection.values) }
  }

  private mutating func copy(_ trait: UITrait, from other: TraitValues) {
    values.copy(trait, from: other)
    if !contains(trait) { overridden.append(trait) }
  }

  package var isEmpty: Bool { overridden.isEmpty }

  /// Returns the inherited traits with the overrides applied.
  package func applied(to traits: UITraitCollection) -> UITraitCollection {
    guard !isEmpty else { return traits }
    var result = traits.values
    for trait in overridden { result.copy(trait, from: values) }
    return result == traits.values ? traits : UITraitCollection(values: result)
  }
}

extension UITraitOverrides: CustomStringConvertible {
  /// The overridden traits and their values.
  public var description: String { "<UITraitOverrides: \(UITraitCollection(values: values))>" }
}
