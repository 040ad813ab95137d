/// The values of a trait collection: a property for each stored trait, and a table for other
/// traits.
package struct TraitValues: Hashable, Sendable {
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
  var systemVersion = SystemVersionTrait.defaultValue
  var motion = MotionTrait.defaultValue
  var transparency = TransparencyTrait.defaultValue
  /// The specified traits that are not stored, sorted by identifier: custom traits that were set,
  /// and system traits of higher chapters with values other than the default.
  private var table: [TraitValue] = []

  /// All stored traits, in the order of descriptions.
  static let storedTraits: [any StoredTrait.Type] = [
    UITraitUserInterfaceIdiom.self, UITraitUserInterfaceStyle.self, UITraitUserInterfaceLevel.self,
    UITraitAccessibilityContrast.self, UITraitLegibilityWeight.self,
    UITraitPreferredContentSizeCategory.self, UITraitDisplayScale.self, UITraitDisplayGamut.self,
    UITraitLayoutDirection.self, UITraitHorizontalSizeClass.self, UITraitVerticalSizeClass.self,
    UITraitActiveAppearance.self, UITraitForceTouchCapability.self, UITraitListEnvironment.self,
    UITraitSceneCaptureState.self, UITraitTypesettingLanguage.self, SystemVersionTrait.self,
    MotionTrait.self, TransparencyTrait.self,
  ]

  package subscript<T: UITraitDefinition>(trait: T.Type) -> T.Value {
    get {
      if let stored = trait as? any StoredTrait.Type {
        return value(of: stored) as! T.Value
      }
      return table.first { $0.trait == trait }?.value as? T.Value ?? T.defaultValue
    }
    set {
      if let stored = trait as? any StoredTrait.Type {
        set(stored, to: newValue)
      } else {
        set(TraitValue(trait: trait, value: newValue))
      }
    }
  }

  /// Returns a Boolean value that indicates whether a trait is specified: a system trait if its
  /// value is not the default, a custom trait if it was set.
  func specifies(_ trait: UITrait) -> Bool {
    guard let stored = trait as? any StoredTrait.Type else {
      return table.contains { $0.trait == trait }
    }
    return specifiesStored(stored)
  }

  /// Returns a Boolean value that indicates whether both collections have equal values for a trait.
  func agrees(with other: TraitValues, on trait: UITrait) -> Bool {
    guard let stored = trait as? any StoredTrait.Type else {
      return table.first { $0.trait == trait } == other.table.first { $0.trait == trait }
    }
    return agreesOnStored(with: other, on: stored)
  }

  /// Copies the value of a trait from another collection, even if it is the default.
  mutating func copy(_ trait: UITrait, from other: TraitValues) {
    if let stored = trait as? any StoredTrait.Type {
      copyStored(stored, from: other)
    } else if let value = other.table.first(where: { $0.trait == trait }) {
      set(value)
    } else {
      table.removeAll { $0.trait == trait }
    }
  }

  /// Copies all values that another collection specifies.
  mutating func merge(_ other: TraitValues) {
    for trait in Self.storedTraits where other.specifiesStored(trait) {
      copyStored(trait, from: other)
    }
    for value in other.table { set(value) }
  }

  /// Returns a Boolean value that indicates whether the collection contains all values that another
  /// collection specifies.
  func contains(_ other: TraitValues) -> Bool {
    Self.storedTraits.allSatisfy {
      !other.specifiesStored($0) || agreesOnStored(with: other, on: $0)
    } && other.table.allSatisfy(table.contains)
  }

  /// Returns the traits with different values, stored traits first.
  func traits(differingFrom other: TraitValues) -> [UITrait] {
    var result: [UITrait] = Self.storedTraits.filter { !agreesOnStored(with: other, on: $0) }
    let keys = table + other.table.filter { value in !specifies(value.trait) }
    result += keys.map(\.trait).filter { !agrees(with: other, on: $0) }
    return result
  }

  /// The descriptions `name = value` of the specified traits, in a fixed order.
  var descriptions: [String] {
    Self.storedTraits.filter { specifiesStored($0) }.map { describe($0) }
      + table.map(\.description)
  }

  private func value<S: StoredTrait>(of trait: S.Type) -> Any { self[keyPath: trait.keyPath] }

  private mutating func set<S: StoredTrait>(_ trait: S.Type, to value: Any) {
    self[keyPath: trait.keyPath] = value as! S.Value
  }

  private func specifiesStored<S: StoredTrait>(_ trait: S.Type) -> Bool {
    self[keyPath: trait.keyPath] != trait.defaultValue
  }

  private func agreesOnStored<S: StoredTrait>(with other: TraitValues, on trait: S.Type) -> Bool {
    self[keyPath: trait.keyPath] == other[keyPath: trait.keyPath]
  }

  private mutating func copyStored<S: StoredTrait>(_ trait: S.Type, from other: TraitValues) {
    self[keyPath: trait.keyPath] = other[keyPath: trait.keyPath]
  }

  private func describe<S: StoredTrait>(_ trait: S.Type) -> String {
    "\(trait.name) = \(trait.describe(self[keyPath: trait.keyPath]))"
  }

  private mutating func set(_ value: TraitValue) {
    if value.isUnspecified {
      table.removeAll { $0.trait == value.trait }
    } else if let index = table.firstIndex(where: { $0.trait == value.trait }) {
      table[index] = value
    } else {
      let identifier = value.trait.identifier
      let index = table.firstIndex { $0.trait.identifier > identifier } ?? table.endIndex
      table.insert(value, at: index)
    }
  }
}

extension TraitValues: UIMutableTraits {}

/// A trait and its value.
///
/// Unchecked: the value of a custom trait has a type of the app. As on iOS, the app must ensure
/// that any thread can read it.
struct TraitValue: Hashable, @unchecked Sendable {
  let trait: UITrait
  let value: Any
  /// The identity of an assignment, which distinguishes values that cannot be compared.
  private let assignment = Assignment()

  private final class Assignment: Sendable {}

  init(trait: UITrait, value: Any) {
    self.trait = trait
    self.value = value
  }

  /// A Boolean value that indicates whether the trait is a system trait with its default value.
  var isUnspecified: Bool { (trait as? any SystemTrait.Type).map { isDefault(of: $0) } ?? false }

  /// The description `name = value`.
  var description: String {
    let text = (trait as? any SystemTrait.Type).map { describe(as: $0) } ?? "\(value)"
    return "\(trait.name) = \(text)"
  }

  private func isDefault<S: SystemTrait>(of trait: S.Type) -> Bool {
    value as? S.Value == trait.defaultValue
  }

  private func describe<S: SystemTrait>(as trait: S.Type) -> String {
    (value as? S.Value).map(trait.describe) ?? "\(value)"
  }

  static func == (left: TraitValue, right: TraitValue) -> Bool {
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
