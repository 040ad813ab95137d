import CelloGeometry
import CelloSnapshots
public import UIKit

/// Something that varies between the cases of a scene, with the values that it takes.
///
/// The default of an axis is the value that the scene has without the axis, such as light for the
/// style; names of cases leave it out.
public struct Axis: Sendable {
  /// The name of the property that varies, such as `style`; for a flag of the state, the flag
  /// itself.
  public let name: String
  let role: CaseAxis.Role
  let values: [Value]

  struct Value: Sendable {
    /// The change of the state; nothing for an axis of traits.
    var state = CellState.normal
    /// The value in names; for a state, its name.
    var word: String
    /// Whether a variant has the value.
    var isValue: @Sendable (Variant) -> Bool
    var apply: @Sendable (inout Variant) -> Void = { _ in }
  }

  /// An axis of any property of a variant.
  ///
  /// - Parameter word: the value in names: of `a`–`z`, `0`–`9` and `-`. Values of different axes
  ///   have different words.
  public init<Property: Equatable & Sendable>(
    _ name: String, _ property: WritableKeyPath<Variant, Property> & Sendable,
    _ values: [Property], word: (Property) -> String
  ) {
    self.init(
      name, values, word: word, get: { $0[keyPath: property] },
      set: { $0[keyPath: property] = $1 })
  }

  private init<Property: Equatable & Sendable>(
    _ name: String, _ values: [Property], word: (Property) -> String,
    get: @escaping @Sendable (Variant) -> Property,
    set: @escaping @Sendable (inout Variant, Property) -> Void
  ) {
    self.name = name
    role = .axis
    self.values = values.map { value in
      Value(word: word(value), isValue: { get($0) == value }) { set(&$0, value) }
    }
  }

  private init<Property: Equatable & Sendable>(
    _ name: String, trait: @escaping @Sendable (UITraitCollection) -> Property,
    _ values: [Property], word: (Property) -> String,
    set: @escaping @Sendable (inout any UIMutableTraits, Property) -> Void
  ) {
    self.init(name, values, word: word, get: { trait($0.traits) }) { variant, value in
      variant.traits = variant.traits.modifyingTraits { set(&$0, value) }
    }
  }

  private init(_ name: String, states: [CellState]) {
    self.name = name
    role = .state
    values = states.map { state in
      Value(state: state, word: state.name, isValue: { _ in state.flags.isEmpty })
    }
  }

  // MARK: - States

  /// The given states.
  public static func states(_ states: CellState...) -> Axis { Axis("state", states: states) }

  public static func states(_ states: [CellState]) -> Axis { Axis("state", states: states) }

  /// Whether a flag of the state is set.
  public static func flag(_ state: CellState) -> Axis {
    Axis(state.name, states: [.normal, state])
  }

  /// None or one of several flags of the state that exclude each other.
  public static func oneOf(_ name: String, _ states: CellState...) -> Axis {
    Axis(name, states: [.normal] + states)
  }

  /// No drag, lifting and dragging.
  public static let drag = Axis("drag", states: [.normal, .lifting, .dragging])

  /// No drop, a drop elsewhere, and a drop into the cell.
  public static let drop = Axis("drop", states: [.normal, .dropElsewhere, .dropTarget])

  // MARK: - An app's own values

  /// All cases of an app's own type, which a scene finds in ``Variant/subscript(_:)``. In names,
  /// `flagSent` is `flag-sent`. The first case is the default.
  public static func values<Value: CaseIterable & Hashable & Sendable>(
    of type: Value.Type
  ) -> Axis { values(Array(type.allCases)) }

  /// Some cases of an app's own type.
  public static func values<Value: CaseIterable & Hashable & Sendable>(
    _ values: Value...
  ) -> Axis { self.values(values) }

  private static func values<Value: CaseIterable & Hashable & Sendable>(
    _ values: [Value]
  ) -> Axis {
    Axis(
      String(describing: Value.self).dashed, values, word: { String(describing: $0).dashed },
      get: { $0[Value.self] }, set: { $0[Value.self] = $1 })
  }

  /// Values of an app's own trait. A Boolean trait `isCompact` is called `compact` and
  /// `no-compact` in names.
  public static func trait<Trait: UITraitDefinition & SendableMetatype>(
    _ trait: Trait.Type, _ values: Trait.Value...
  ) -> Axis where Trait.Value: Hashable & Sendable {
    let name = String(describing: trait).dashed.removing(suffix: "-trait")
    return Axis(
      name, trait: { $0[Trait.self] }, values,
      word: { value in
        guard let flag = value as? Bool else { return String(describing: value).dashed }
        let word = name.removing(prefix: "is-")
        return flag ? word : "no-" + word
      },
      set: { $0[Trait.self] = $1 })
  }

  // MARK: - The list. Without values: all of them, the default first.

  /// The list that the row is in.
  public static func list(_ values: UIListEnvironment...) -> Axis {
    Axis(
      "list", \.list,
      values.isEmpty ? [.plain, .grouped, .insetGrouped, .sidebar, .sidebarPlain] : values
    ) { String(describing: $0).dashed }
  }

  public static func kind(_ values: RowKind...) -> Axis {
    Axis("kind", \.kind, values.isEmpty ? RowKind.allCases : values) { $0.rawValue }
  }

  /// A row's place in its section.
  public static func position(_ values: RowPosition...) -> Axis {
    Axis("position", \.position, values.isEmpty ? RowPosition.allCases : values) { $0.rawValue }
  }

  /// The system's tint color and others, with their names.
  public static func tint(_ colors: KeyValuePairs<String, UIColor>) -> Axis {
    Axis("tint", \.tintColor, [nil] + colors.map(\.value)) { color in
      colors.first { $0.value == color }?.key ?? "system-tint"
    }
  }

  // MARK: - Traits. Without values: all of them, the default first.

  public static func style(_ values: UIUserInterfaceStyle...) -> Axis {
    style(values.isEmpty ? [.light, .dark] : values)
  }

  public static func style(_ values: [UIUserInterfaceStyle]) -> Axis {
    Axis("style", trait: { $0.userInterfaceStyle }, values) {
      $0.word
    } set: {
      $0.userInterfaceStyle = $1
    }
  }

  public static func contrast(_ values: UIAccessibilityContrast...) -> Axis {
    Axis(
      "contrast", trait: { $0.accessibilityContrast }, values.isEmpty ? [.normal, .high] : values
    ) {
      $0.word
    } set: {
      $0.accessibilityContrast = $1
    }
  }

  public static func level(_ values: UIUserInterfaceLevel...) -> Axis {
    Axis("level", trait: { $0.userInterfaceLevel }, values.isEmpty ? [.base, .elevated] : values) {
      $0.word
    } set: {
      $0.userInterfaceLevel = $1
    }
  }

  public static func weight(_ values: UILegibilityWeight...) -> Axis {
    Axis("weight", trait: { $0.legibilityWeight }, values.isEmpty ? [.regular, .bold] : values) {
      $0.word
    } set: {
      $0.legibilityWeight = $1
    }
  }

  public static func direction(_ values: UITraitEnvironmentLayoutDirection...) -> Axis {
    Axis(
      "direction", trait: { $0.layoutDirection },
      values.isEmpty ? [.leftToRight, .rightToLeft] : values
    ) {
      $0.word
    } set: {
      $0.layoutDirection = $1
    }
  }

  public static func textSize(_ values: UIContentSizeCategory...) -> Axis {
    Axis(
      "text-size", trait: { $0.preferredContentSizeCategory },
      values.isEmpty ? UIContentSizeCategory.words.map(\.key) : values
    ) {
      $0.word
    } set: {
      $0.preferredContentSizeCategory = $1
    }
  }

  /// Devices, whose width, scale, size classes and idiom a case has. In names, `.iPhone13` is
  /// `iphone13`, and a device of your own is its size, such as `390x844`.
  ///
  /// The default is `.iPhone16`. Without values, they are that one, the narrowest and the widest
  /// iPhone, and an iPad.
  public static func device(_ values: ViewImageConfig...) -> Axis {
    Axis(
      devices: values.isEmpty
        ? [.iPhone16, .iPhoneSe, .iPhone16ProMax, .iPadPro11(.portrait)] : values)
  }

  private init(devices: [ViewImageConfig]) {
    name = "device"
    role = .axis
    values = devices.map { device in
      Value(word: device.word, isValue: { $0.isOn(device) }) { $0.adopt(device) }
    }
  }

  /// The width of the picture, in points.
  public static func width(_ values: CGFloat...) -> Axis {
    Axis("width", \.width, values.isEmpty ? [393, 320, 200, 440] : values) {
      "w\(Int(clamping: Double($0)))"
    }
  }

  /// Pixels per point.
  public static func scale(_ values: CGFloat...) -> Axis {
    Axis("scale", trait: { $0.displayScale }, values.isEmpty ? [3, 2, 1] : values) {
      $0.scaleWord
    } set: {
      $0.displayScale = $1
    }
  }

  public static func systemVersion(_ values: Variant.SystemVersion...) -> Axis {
    Axis("system-version", \.systemVersion, values.isEmpty ? [.iOS26, .iOS18] : values) {
      $0.value.rawValue
    }
  }

  /// The order of the axes in names, whatever the order in which a matrix walks them; others follow
  /// as declared.
  static let namingOrder = [
    "list", "kind", "position", "tint", "style", "contrast", "level", "weight", "direction",
    "text-size", "device", "width", "scale", "system-version",
  ]
}

extension Axis {
  /// The axis as words, with the value first that a variant has.
  func caseAxis(from base: Variant) throws(CaseError) -> CaseAxis {
    guard let standard = values.firstIndex(where: { $0.isValue(base) }) else {
      throw .missingDefault(axis: name)
    }
    var words = values.map { role == .state && $0.isValue(base) ? "" : $0.word }
    words.insert(words.remove(at: standard), at: 0)
    return CaseAxis(name, values: words, role: role)
  }
}

extension String {
  /// `flagSent` and `FlagSent` as `flag-sent`: a word of a name, if the letters are English.
  fileprivate var dashed: String {
    var result = ""
    var wasLower = false
    for character in self {
      if character.isLetter || character.isNumber {
        if character.isUppercase && wasLower { result += "-" }
        result += character.lowercased()
        wasLower = !character.isUppercase
      } else if !result.isEmpty, !result.hasSuffix("-") {
        result += "-"
        wasLower = false
      }
    }
    while result.hasSuffix("-") { result.removeLast() }
    return result
  }

  fileprivate func removing(prefix: String) -> String {
    hasPrefix(prefix) ? String(dropFirst(prefix.count)) : self
  }

  fileprivate func removing(suffix: String) -> String {
    hasSuffix(suffix) ? String(dropLast(suffix.count)) : self
  }
}
