/// The values behind a trait collection: one place for each system trait, and a table of custom ones.
struct TraitValues: Hashable, Sendable {
  var userInterfaceStyle = UITraitUserInterfaceStyle.defaultValue
  var userInterfaceLevel = UITraitUserInterfaceLevel.defaultValue
  var accessibilityContrast = UITraitAccessibilityContrast.defaultValue
  var legibilityWeight = UITraitLegibilityWeight.defaultValue
  var preferredContentSizeCategory = UITraitPreferredContentSizeCategory.defaultValue
  var displayScale = UITraitDisplayScale.defaultValue
  var displayGamut = UITraitDisplayGamut.defaultValue
  var layoutDirection = UITraitLayoutDirection.defaultValue
  var horizontalSizeClass = UITraitHorizontalSizeClass.defaultValue
  var verticalSizeClass = UITraitVerticalSizeClass.defaultValue
  var userInterfaceIdiom = UITraitUserInterfaceIdiom.defaultValue
  var activeAppearance = UITraitActiveAppearance.defaultValue
  var forceTouchCapability = UITraitForceTouchCapability.defaultValue
  var listEnvironment = UITraitListEnvironment.defaultValue
  var sceneCaptureState = UITraitSceneCaptureState.defaultValue
  var typesettingLanguage = UITraitTypesettingLanguage.defaultValue
  var imageDynamicRange = UITraitImageDynamicRange.defaultValue
  var systemVersion = SystemVersionTrait.defaultValue
  var tintColor = TintColorTrait.defaultValue
  /// The custom traits that were set, in the order of their identifiers.
  private(set) var custom: [CustomTraitValue] = []

  /// All system traits, in the order in which they are printed.
  static let systemTraits: [any SystemTrait.Type] = [
    UITraitUserInterfaceIdiom.self, UITraitUserInterfaceStyle.self, UITraitUserInterfaceLevel.self,
    UITraitAccessibilityContrast.self, UITraitLegibilityWeight.self,
    UITraitPreferredContentSizeCategory.self, UITraitDisplayScale.self, UITraitDisplayGamut.self,
    UITraitLayoutDirection.self, UITraitHorizontalSizeClass.self, UITraitVerticalSizeClass.self,
    UITraitActiveAppearance.self, UITraitForceTouchCapability.self, UITraitListEnvironment.self,
    UITraitSceneCaptureState.self, UITraitImageDynamicRange.self, UITraitTypesettingLanguage.self,
    SystemVersionTrait.self,
    TintColorTrait.self,
  ]

  subscript<T: UITraitDefinition>(trait: T.Type) -> T.Value {
    get {
      if let system = trait as? any SystemTrait.Type {
        return value(of: system) as! T.Value
      }
      return custom.first { $0.trait == trait }?.value as? T.Value ?? T.defaultValue
    }
    set {
      if let system = trait as? any SystemTrait.Type {
        set(system, to: newValue)
      } else {
        set(CustomTraitValue(trait: trait, value: newValue))
      }
    }
  }

  /// Whether the trait has a value of its own: for a system trait any but the default, for a custom one any that
  /// was set.
  func specifies(_ trait: UITrait) -> Bool {
    guard let system = trait as? any SystemTrait.Type else {
      return custom.contains { $0.trait == trait }
    }
    return specifiesSystem(system)
  }

  /// Whether both have equal values for a trait.
  func agrees(with other: TraitValues, on trait: UITrait) -> Bool {
    guard let system = trait as? any SystemTrait.Type else {
      return custom.first { $0.trait == trait } == other.custom.first { $0.trait == trait }
    }
    return agreesOnSystem(with: other, on: system)
  }

  /// Takes the other's value for a trait, also when that is the default.
  mutating func copy(_ trait: UITrait, from other: TraitValues) {
    if let system = trait as? any SystemTrait.Type {
      copySystem(system, from: other)
    } else if let value = other.custom.first(where: { $0.trait == trait }) {
      set(value)
    } else {
      custom.removeAll { $0.trait == trait }
    }
  }

  /// Takes every value that the other specifies.
  mutating func merge(_ other: TraitValues) {
    for trait in Self.systemTraits where other.specifiesSystem(trait) {
      copySystem(trait, from: other)
    }
    for value in other.custom { set(value) }
  }

  /// Whether every value that the other specifies is here too.
  func contains(_ other: TraitValues) -> Bool {
    Self.systemTraits.allSatisfy {
      !other.specifiesSystem($0) || agreesOnSystem(with: other, on: $0)
    } && other.custom.allSatisfy(custom.contains)
  }

  /// The traits on which the two differ, system traits first.
  func traits(differingFrom other: TraitValues) -> [UITrait] {
    var result: [UITrait] = Self.systemTraits.filter { !agreesOnSystem(with: other, on: $0) }
    let keys = custom + other.custom.filter { value in !specifies(value.trait) }
    result += keys.map(\.trait).filter { !agrees(with: other, on: $0) }
    return result
  }

  /// `name = value` for every specified trait, in a fixed order.
  var descriptions: [String] {
    Self.systemTraits.filter { specifiesSystem($0) }.map { describe($0) }
      + custom.map { "\($0.trait.name) = \($0.value)" }
  }

  private func value<S: SystemTrait>(of trait: S.Type) -> Any { self[keyPath: trait.keyPath] }

  private mutating func set<S: SystemTrait>(_ trait: S.Type, to value: Any) {
    self[keyPath: trait.keyPath] = value as! S.Value
  }

  private func specifiesSystem<S: SystemTrait>(_ trait: S.Type) -> Bool {
    self[keyPath: trait.keyPath] != trait.defaultValue
  }

  private func agreesOnSystem<S: SystemTrait>(with other: TraitValues, on trait: S.Type) -> Bool {
    self[keyPath: trait.keyPath] == other[keyPath: trait.keyPath]
  }

  private mutating func copySystem<S: SystemTrait>(_ trait: S.Type, from other: TraitValues) {
    self[keyPath: trait.keyPath] = other[keyPath: trait.keyPath]
  }

  private func describe<S: SystemTrait>(_ trait: S.Type) -> String {
    "\(trait.name) = \(trait.describe(self[keyPath: trait.keyPath]))"
  }

  private mutating func set(_ value: CustomTraitValue) {
    if let index = custom.firstIndex(where: { $0.trait == value.trait }) {
      custom[index] = value
    } else {
      let identifier = value.trait.identifier
      let index = custom.firstIndex { $0.trait.identifier > identifier } ?? custom.endIndex
      custom.insert(value, at: index)
    }
  }
}

extension TraitValues: UIMutableTraits {}

/// A custom trait and the value it was set to.
///
/// Unchecked: the value is whatever the user gave; as on iOS, it is up to them that it can be read anywhere.
struct CustomTraitValue: Hashable, @unchecked Sendable {
  let trait: UITrait
  let value: Any
  /// Tells assignments apart whose values cannot be compared.
  private let assignment = Assignment()

  private final class Assignment: Sendable {}

  init(trait: UITrait, value: Any) {
    self.trait = trait
    self.value = value
  }

  static func == (left: CustomTraitValue, right: CustomTraitValue) -> Bool {
    guard left.trait == right.trait else { return false }
    if left.assignment === right.assignment { return true }
    guard let value = left.value as? any Equatable else { return false }
    return isEqual(value, right.value)
  }

  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(trait)) }

  private static func isEqual<V: Equatable>(_ left: V, _ right: Any) -> Bool {
    left == right as? V
  }
}
