/// The environment of an interface: style, direction, text size, scale and other traits.
///
/// A collection is immutable. Drawing treats an unspecified trait as the default: light, standard
/// contrast, base level, left to right, size `large`.
open class UITraitCollection: NSObject, NSCopying, @unchecked Sendable {
  private let typeGuard = CFTypeGuard()
  let values: TraitValues

  /// A collection that specifies nothing.
  public override init() {
    values = TraitValues()
    super.init()
  }

  init(values: TraitValues) {
    self.values = values
    super.init()
  }

  /// A collection with the traits that a closure sets.
  public convenience init(mutations: (inout any UIMutableTraits) -> Void) {
    self.init(values: TraitValues().mutated(by: mutations))
  }

  /// The traits of all collections; a later value of a trait replaces an earlier one.
  public convenience init(traitsFrom traitCollections: [UITraitCollection]) {
    var values = TraitValues()
    for collection in traitCollections { values.merge(collection.values) }
    self.init(values: values)
  }

  /// A collection that specifies one trait.
  public convenience init<T: UITraitDefinition>(_ trait: T.Type, value: T.Value) {
    var values = TraitValues()
    values[trait] = value
    self.init(values: values)
  }

  /// The same traits with the changes that a closure makes.
  open func modifyingTraits(_ mutations: (inout any UIMutableTraits) -> Void) -> UITraitCollection {
    UITraitCollection(values: values.mutated(by: mutations))
  }

  /// The same traits with one replaced.
  public func replacing<T: UITraitDefinition>(_ trait: T.Type, value: T.Value) -> UITraitCollection
  {
    var values = values
    values[trait] = value
    return UITraitCollection(values: values)
  }

  public subscript<T: UITraitDefinition>(trait: T.Type) -> T.Value { values[trait] }

  /// Whether every trait that the other collection specifies has the same value here; `true` for
  /// `nil`.
  open func containsTraits(in trait: UITraitCollection?) -> Bool {
    trait.map { values.contains($0.values) } ?? true
  }

  /// The traits whose values differ; against `nil`, those that are specified here.
  open func changedTraits(from traitCollection: UITraitCollection?) -> [UITrait] {
    values.traits(differingFrom: traitCollection?.values ?? TraitValues())
  }

  /// Whether dynamic colors can differ between the collections; `true` for `nil`.
  open func hasDifferentColorAppearance(comparedTo traitCollection: UITraitCollection?) -> Bool {
    guard let traitCollection else { return true }
    guard self !== traitCollection else { return false }
    return values.traits(differingFrom: traitCollection.values).contains {
      $0.affectsColorAppearance
    }
  }

  open func copy(with zone: NSZone? = nil) -> Any { self }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UITraitCollection else { return false }
    return self === other || values == other.values
  }

  open override var hash: Int { values.hashValue }

  /// The specified traits as `name = value`, always in the same order.
  open override var description: String {
    let traits = values.descriptions
    return traits.isEmpty
      ? "<UITraitCollection>" : "<UITraitCollection: \(traits.joined(separator: ", "))>"
  }
}

extension TraitValues {
  fileprivate func mutated(by mutations: (inout any UIMutableTraits) -> Void) -> TraitValues {
    var traits: any UIMutableTraits = self
    mutations(&traits)
    // A closure may assign a value of another conforming type, which cannot be read.
    return traits as? TraitValues ?? self
  }
}
