import CelloGeometry
import CelloSnapshots
import UIKit

/// Something that varies between the cases of a scene, with the values that it takes.
///
/// The default of an axis is the value that a new ``Variant`` has; names of cases leave it out.
package struct Axis: Sendable {
  /// The name of the property that varies, such as `style`; for a flag of the state, the flag
  /// itself.
  package let name: String
  let role: CaseAxis.Role
  let values: [Value]

  struct Value: Sendable {
    /// The change of the state; nothing for an axis of traits.
    var state = CellState.normal
    /// The value in names; empty for a state.
    var word = ""
    var isDefault: Bool
    var apply: @Sendable (inout Variant) -> Void = { _ in }
  }

  /// An axis of any property of a variant.
  ///
  /// - Parameter word: the value in names: of `a`–`z`, `0`–`9` and `-`.
  package init<Property: Equatable & Sendable>(
    _ name: String, _ property: WritableKeyPath<Variant, Property> & Sendable,
    _ values: [Property], word: (Property) -> String
  ) {
    let standard = Variant()[keyPath: property]
    self.name = name
    role = .axis
    self.values = values.map { value in
      Value(word: word(value), isDefault: value == standard) { $0[keyPath: property] = value }
    }
  }

  private init(_ name: String, states: [CellState]) {
    self.name = name
    role = .state
    values = states.map { Value(state: $0, isDefault: $0.flags.isEmpty) }
  }

  // MARK: - States

  /// The given states.
  package static func states(_ states: CellState...) -> Axis { Axis("state", states: states) }

  package static func states(_ states: [CellState]) -> Axis { Axis("state", states: states) }

  /// Whether a flag of the state is set.
  package static func flag(_ state: CellState) -> Axis {
    Axis(state.name, states: [.normal, state])
  }

  /// None or one of several flags of the state that exclude each other.
  package static func oneOf(_ name: String, _ states: CellState...) -> Axis {
    Axis(name, states: [.normal] + states)
  }

  // MARK: - The list and the traits. Without values: all of them, the default first.

  /// A row's place in its section.
  package static func position(_ values: ListRow.Position...) -> Axis {
    Axis("position", \.position, values.isEmpty ? [.middle, .first, .last, .only] : values) {
      $0.rawValue
    }
  }

  package static func style(_ values: UIUserInterfaceStyle...) -> Axis {
    style(values.isEmpty ? [.light, .dark] : values)
  }

  package static func style(_ values: [UIUserInterfaceStyle]) -> Axis {
    Axis("style", \.traits.style, values) { $0 == .dark ? "dark" : "light" }
  }

  package static func contrast(_ values: UIAccessibilityContrast...) -> Axis {
    Axis("contrast", \.traits.accessibilityContrast, values.isEmpty ? [.normal, .high] : values) {
      $0 == .high ? "contrast" : "normal-contrast"
    }
  }

  package static func level(_ values: UIUserInterfaceLevel...) -> Axis {
    Axis("level", \.traits.userInterfaceLevel, values.isEmpty ? [.base, .elevated] : values) {
      $0 == .elevated ? "elevated" : "base"
    }
  }

  package static func weight(_ values: UILegibilityWeight...) -> Axis {
    Axis("weight", \.traits.legibilityWeight, values.isEmpty ? [.regular, .bold] : values) {
      $0 == .bold ? "bold" : "regular"
    }
  }

  package static func direction(_ values: UITraitEnvironmentLayoutDirection...) -> Axis {
    Axis(
      "direction", \.traits.layoutDirection, values.isEmpty ? [.leftToRight, .rightToLeft] : values
    ) { $0 == .rightToLeft ? "rtl" : "ltr" }
  }

  package static func textSize(_ values: UIContentSizeCategory...) -> Axis {
    let words: KeyValuePairs<UIContentSizeCategory, String> = [
      .large: "l", .extraSmall: "xs", .small: "s", .medium: "m", .extraLarge: "xl",
      .extraExtraLarge: "xxl", .extraExtraExtraLarge: "xxxl", .accessibilityMedium: "ax1",
      .accessibilityLarge: "ax2", .accessibilityExtraLarge: "ax3",
      .accessibilityExtraExtraLarge: "ax4", .accessibilityExtraExtraExtraLarge: "ax5",
    ]
    return Axis(
      "text-size", \.traits.contentSizeCategory, values.isEmpty ? words.map(\.key) : values
    ) { value in words.first { $0.key == value }?.value ?? "unspecified" }
  }

  /// The width of the picture, in points.
  package static func width(_ values: CGFloat...) -> Axis {
    Axis("width", \.width, values.isEmpty ? [393, 320, 200, 440] : values) {
      "w\(Int(clamping: Double($0)))"
    }
  }

  /// Pixels per point.
  package static func scale(_ values: CGFloat...) -> Axis {
    Axis("scale", \.traits.displayScale, values.isEmpty ? [3, 2, 1] : values) {
      "\(Int(clamping: Double($0)))x"
    }
  }

  package static func systemVersion(_ values: SnapshotTraits.SystemVersion...) -> Axis {
    Axis("system-version", \.traits.systemVersion, values.isEmpty ? [.iOS26, .iOS18] : values) {
      $0.value.rawValue
    }
  }

  /// The order of the axes in names, whatever the order in which a matrix walks them; others follow
  /// as declared.
  static let namingOrder = [
    "position", "style", "contrast", "level", "weight", "direction", "text-size", "width", "scale",
    "system-version",
  ]
}

extension Axis {
  /// The axis as words, the default first.
  func caseAxis() throws(CaseError) -> CaseAxis {
    guard let standard = values.firstIndex(where: \.isDefault) else {
      throw .missingDefault(axis: name)
    }
    var words = values.map { role == .state ? ($0.isDefault ? "" : $0.state.name) : $0.word }
    words.insert(words.remove(at: standard), at: 0)
    return CaseAxis(name, values: words, role: role)
  }
}
