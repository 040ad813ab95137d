import CelloGeometry
import CelloSnapshots
public import UIKit

/// A property that varies between the cases of a scene, and its values.
///
/// The default value of an axis is the value that the scene has without the axis, such as the light
/// style. The names of cases omit default values.
public struct Axis: Sendable {
  /// The name of the property, such as `style`. The name of an axis for a flag of the state is the
  /// name of the flag.
  public let name: String
  let role: CaseAxis.Role
  let values: [Value]

  struct Value: Sendable {
    /// The states that the value adds; the normal state for an axis of traits.
    var state = CellState.normal
    /// The value's word in the names of cases; for a state, the name of the state.
    var word: String
    /// Returns a Boolean value that indicates whether a variant has the value.
    var isValue: @Sendable (Variant) -> Bool
    var apply: @Sendable (inout Variant) -> Void = { _ in }
  }

  /// Creates an axis for a property of a variant.
  ///
  /// - Parameters:
  ///   - name: the name of the axis.
  ///   - property: the property that varies.
  ///   - values: the values of the property.
  ///   - word: returns the word for a value in the names of cases. A word consists of `a`–`z`,
  ///     `0`–`9` and `-`. Values of different axes have different words.
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

  /// Returns an axis with the given states of a cell.
  public static func states(_ states: CellState...) -> Axis { Axis("state", states: states) }

  /// Returns an axis with the given states of a cell.
  public static func states(_ states: [CellState]) -> Axis { Axis("state", states: states) }

  /// Returns an axis with two values: the normal state and a state.
  public static func flag(_ state: CellState) -> Axis {
    Axis(state.name, states: [.normal, state])
  }

  /// Returns an axis with the normal state and several states that exclude each other.
  public static func oneOf(_ name: String, _ states: CellState...) -> Axis {
    Axis(name, states: [.normal] + states)
  }

  /// The drag states of a cell: none, lifting and dragging.
  public static let drag = Axis("drag", states: [.normal, .lifting, .dragging])

  /// The drop states of a cell: none, a drop elsewhere, and a drop into the cell.
  public static let drop = Axis("drop", states: [.normal, .dropElsewhere, .dropTarget])

  // MARK: - Types of the app

  /// Returns an axis with all cases of an app's type. The scene gets the value from
  /// ``Variant/subscript(_:)``.
  ///
  /// The names of cases contain `flag-sent` for a case `flagSent`. The first case is the default
  /// value.
  public static func values<Value: CaseIterable & Hashable & Sendable>(
    of type: Value.Type
  ) -> Axis { values(Array(type.allCases)) }

  /// Returns an axis with the given cases of an app's type. The scene gets the value from
  /// ``Variant/subscript(_:)``.
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

  /// Returns an axis with values of a custom trait. For a Boolean trait `isCompact`, the names of
  /// cases contain `compact` and `no-compact`.
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

  // MARK: - The list

  /// Returns an axis for the kind of list that contains the row; without values, all kinds but
  /// `unspecified`.
  public static func list(_ values: UIListEnvironment...) -> Axis {
    Axis(
      "list", \.list,
      values.isEmpty ? [.plain, .grouped, .insetGrouped, .sidebar, .sidebarPlain] : values
    ) { String(describing: $0).dashed }
  }

  /// Returns an axis for the kind of row; without values, cell, header and footer.
  public static func kind(_ values: RowKind...) -> Axis {
    Axis("kind", \.kind, values.isEmpty ? RowKind.allCases : values) { $0.rawValue }
  }

  /// Returns an axis for the position of a row in its section; without values, all positions.
  public static func position(_ values: RowPosition...) -> Axis {
    Axis("position", \.position, values.isEmpty ? RowPosition.allCases : values) { $0.rawValue }
  }

  /// Returns an axis for the tint color: the system's tint color and the given colors, with their
  /// names.
  public static func tint(_ colors: KeyValuePairs<String, UIColor>) -> Axis {
    Axis("tint", \.tintColor, [nil] + colors.map(\.value)) { color in
      colors.first { $0.value == color }?.key ?? "system-tint"
    }
  }

  // MARK: - Traits

  /// Returns an axis for the interface style; without values, light and dark.
  public static func style(_ values: UIUserInterfaceStyle...) -> Axis {
    style(values.isEmpty ? [.light, .dark] : values)
  }

  /// Returns an axis with the given interface styles.
  public static func style(_ values: [UIUserInterfaceStyle]) -> Axis {
    Axis("style", trait: { $0.userInterfaceStyle }, values) {
      $0.word
    } set: {
      $0.userInterfaceStyle = $1
    }
  }

  /// Returns an axis for the accessibility contrast; without values, normal and high.
  public static func contrast(_ values: UIAccessibilityContrast...) -> Axis {
    Axis(
      "contrast", trait: { $0.accessibilityContrast }, values.isEmpty ? [.normal, .high] : values
    ) {
      $0.word
    } set: {
      $0.accessibilityContrast = $1
    }
  }

  /// Returns an axis for the interface level; without values, base and elevated.
  public static func level(_ values: UIUserInterfaceLevel...) -> Axis {
    Axis("level", trait: { $0.userInterfaceLevel }, values.isEmpty ? [.base, .elevated] : values) {
      $0.word
    } set: {
      $0.userInterfaceLevel = $1
    }
  }

  /// Returns an axis for the legibility weight; without values, regular and bold.
  public static func weight(_ values: UILegibilityWeight...) -> Axis {
    Axis("weight", trait: { $0.legibilityWeight }, values.isEmpty ? [.regular, .bold] : values) {
      $0.word
    } set: {
      $0.legibilityWeight = $1
    }
  }

  /// Returns an axis for the layout direction; without values, left to right and right to left.
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

  /// Returns an axis for the preferred text size; without values, the default size `large` and the
  /// eleven other sizes.
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

  /// Returns an axis for the device, which determines the width, the safe area and the traits of a
  /// case.
  ///
  /// The names of cases contain `iphone13` for `.iPhone13`, and the size in points of a custom
  /// device, such as `390x844`. The default value is `.iPhone16`. Without values, the axis has the
  /// default, the narrowest and the widest iPhone, and an iPad in portrait orientation.
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

  /// Returns an axis for the width of the picture, in points; without values, 393, 320, 200 and
  /// 440.
  public static func width(_ values: CGFloat...) -> Axis {
    Axis("width", \.width, values.isEmpty ? [393, 320, 200, 440] : values) {
      "w\(Int(clamping: Double($0)))"
    }
  }

  /// Returns an axis for the display scale, in pixels per point; without values, 3, 2 and 1.
  public static func scale(_ values: CGFloat...) -> Axis {
    Axis("scale", trait: { $0.displayScale }, values.isEmpty ? [3, 2, 1] : values) {
      $0.scaleWord
    } set: {
      $0.displayScale = $1
    }
  }

  /// Returns an axis for the system version whose appearance is drawn; without values, iOS 26 and
  /// iOS 18.
  public static func systemVersion(_ values: Variant.SystemVersion...) -> Axis {
    Axis("system-version", \.systemVersion, values.isEmpty ? [.iOS26, .iOS18] : values) {
      $0.value.rawValue
    }
  }

  /// Returns an axis for the user's settings for motion; without values, full motion, reduced motion
  /// and cross-fades.
  public static func motion(_ values: Variant.Motion...) -> Axis {
    Axis(
      "motion", trait: { Variant.Motion(value: $0.motion == .unspecified ? .full : $0.motion) },
      values.isEmpty ? [.full, .reduced, .crossFades] : values
    ) {
      $0.value.word
    } set: {
      $0[MotionTrait.self] = $1.value
    }
  }

  /// Returns an axis for the user's setting for transparency; without values, full and reduced
  /// transparency.
  public static func transparency(_ values: Variant.Transparency...) -> Axis {
    Axis(
      "transparency",
      trait: {
        Variant.Transparency(value: $0.transparency == .unspecified ? .full : $0.transparency)
      }, values.isEmpty ? [.full, .reduced] : values
    ) {
      $0.value.word
    } set: {
      $0[TransparencyTrait.self] = $1.value
    }
  }

  /// Returns an axis for the time in seconds at which a screen is drawn, after its steps.
  ///
  /// In cases with a time, animations that start in the steps take time. The first case, which the
  /// axis adds, shows the end of the animations. The names of cases contain `t100ms` for 0.1 seconds;
  /// times are rounded to milliseconds.
  public static func time(_ values: TimeInterval...) -> Axis {
    Axis("time", \.time, [nil] + values) { time in
      time.map { "t\(Int(clamping: ($0 * 1_000).rounded()))ms" } ?? "end"
    }
  }

  /// The order of axes in names, which does not depend on the order in the matrix. Other axes
  /// follow in the order in which they are declared.
  static let namingOrder = [
    "list", "kind", "position", "tint", "style", "contrast", "level", "weight", "direction",
    "text-size", "device", "width", "scale", "system-version", "transparency",
    "motion", "time",
  ]
}

extension Axis {
  /// Returns the words of the axis. The value that `base` has is the first value.
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
  /// The identifier in lowercase words with dashes, such as `flag-sent` for `flagSent` and
  /// `FlagSent`. It is a valid word of a name if its letters are English.
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
