/// The traits of an interface: style, direction, text size, scale and other traits.
///
/// A collection is immutable. Drawing treats unspecified traits as light, standard contrast, base
/// level, left to right, and size `large`.
open class UITraitCollection: NSObject, NSCopying, @unchecked Sendable {
  private let typeGuard = CFTypeGuard()
  package let values: TraitValues

  /// Creates a collection that specifies no traits.
  public override init() {
    values = TraitValues()
    super.init()
  }

  init(values: TraitValues) {
    self.values = values
    super.init()
  }

  /// Creates a collection with the traits that a closure sets.
  public convenience init(mutations: (inout any UIMutableTraits) -> Void) {
    self.init(values: TraitValues().mutated(by: mutations))
  }

  /// Creates a collection with the traits of several collections. Later values of a trait replace
  /// earlier values.
  public convenience init(traitsFrom traitCollections: [UITraitCollection]) {
    var values = TraitValues()
    for collection in traitCollections { values.merge(collection.values) }
    self.init(values: values)
  }

  /// Creates a collection that specifies one trait.
  public convenience init<T: UITraitDefinition>(_ trait: T.Type, value: T.Value) {
    var values = TraitValues()
    values[trait] = value
    self.init(values: values)
  }

  /// Returns a copy of the collection with the changes of a closure.
  open func modifyingTraits(_ mutations: (inout any UIMutableTraits) -> Void) -> UITraitCollection {
    UITraitCollection(values: values.mutated(by: mutations))
  }

  /// Returns a copy of the collection with one trait replaced.
  public func replacing<T: UITraitDefinition>(_ trait: T.Type, value: T.Value) -> UITraitCollection
  {
    var values = values
    values[trait] = value
    return UITraitCollection(values: values)
  }

  /// The value of a trait; its default value if not specified.
  public subscript<T: UITraitDefinition>(trait: T.Type) -> T.Value { values[trait] }

  /// Returns a Boolean value that indicates whether all traits that another collection specifies
  /// have the same values in this collection; `true` for `nil`.
  open func containsTraits(in trait: UITraitCollection?) -> Bool {
    trait.map { values.contains($0.values) } ?? true
  }

  /// Returns the traits with different values; for `nil`, the traits that this collection
  /// specifies.
  open func changedTraits(from traitCollection: UITraitCollection?) -> [UITrait] {
    values.traits(differingFrom: traitCollection?.values ?? TraitValues())
  }

  /// Returns a Boolean value that indicates whether dynamic colors can differ between the
  /// collections; `true` for `nil`.
  open func hasDifferentColorAppearance(comparedTo traitCollection: UITraitCollection?) -> Bool {
    guard let traitCollection else { return true }
    guard self !== traitCollection else { return false }
    return values.traits(differingFrom: traitCollection.values).contains {
      $0.affectsColorAppearance
    }
  }

  /// Returns the collection itself, because it is immutable.
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
