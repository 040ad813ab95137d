/// The name of a system color, which adapts to traits. The values are in ``SystemColorTable``.
package enum SystemColor: String, CaseIterable, Hashable, Sendable {
  case label, secondaryLabel, tertiaryLabel, quaternaryLabel, placeholderText, link
  case systemFill, secondarySystemFill, tertiarySystemFill, quaternarySystemFill
  case separator, opaqueSeparator
  case systemBackground, secondarySystemBackground, tertiarySystemBackground
  case systemGroupedBackground, secondarySystemGroupedBackground, tertiarySystemGroupedBackground
  case tableCellGroupedBackground
  case systemGray, systemGray2, systemGray3, systemGray4, systemGray5, systemGray6
  case systemRed, systemOrange, systemYellow, systemGreen, systemMint, systemTeal, systemCyan
  case systemBlue, systemIndigo, systemPurple, systemPink, systemBrown

  /// The color object, which is the same for each use of a name.
  var color: UIColor { Self.colors[self]! }

  private static let colors = Dictionary(
    uniqueKeysWithValues: allCases.map { ($0, UIColor(.system($0))) })

  func components(in traits: UITraitCollection) -> ColorComponents {
    traits.systemVersion.systemColors[self].components(in: traits)
  }
}

/// The values of a system color in each appearance.
struct SystemColorVariants: Hashable, Sendable {
  /// Components of eight bits, with the decimal alpha of the system's definition.
  struct Value: Hashable, Sendable {
    var red: UInt8
    var green: UInt8
    var blue: UInt8
    var alpha: Double

    var components: ColorComponents {
      ColorComponents(
        red: Double(red) / 255, green: Double(green) / 255, blue: Double(blue) / 255, alpha: alpha)
    }
  }

  var light: Value
  var dark: Value
  var lightHighContrast: Value
  var darkHighContrast: Value
  /// The dark values on the elevated level; the light values do not change there.
  var darkElevated: Value
  var darkHighContrastElevated: Value

  func components(in traits: UITraitCollection) -> ColorComponents {
    switch (traits.isDark, traits.isHighContrast) {
    case (false, false): light.components
    case (false, true): lightHighContrast.components
    case (true, false): (traits.isElevated ? darkElevated : dark).components
    case (true, true):
      (traits.isElevated ? darkHighContrastElevated : darkHighContrast).components
    }
  }
}
