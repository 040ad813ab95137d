/// The name of a system color, which adapts to traits. The values are in ``SystemColorTable``.
package enum SystemColor: String, CaseIterable, Hashable, Sendable {
  case label, secondaryLabel, tertiaryLabel, quaternaryLabel, placeholderText, link
  case systemFill, secondarySystemFill, tertiarySystemFill, quaternarySystemFill
  case separator, opaqueSeparator
  case systemBackground, secondarySystemBackground, tertiarySystemBackground
  case systemGroupedBackground, secondarySystemGroupedBackground, tertiarySystemGroupedBackground
  case systemGray, systemGray2, systemGray3, systemGray4, systemGray5, systemGray6
  case systemRed, systemOrange, systemYellow, systemGreen, systemMint, systemTeal, systemCyan
  case systemBlue, systemIndigo, systemPurple, systemPink, systemBrown

  /// The color object, which is the same for each use of a name.
  package var color: UIColor { Self.colors[self]! }

  private static let colors = Dictionary(
    uniqueKeysWithValues: allCases.map { ($0, UIColor(.system($0))) })

  func components(in traits: UITraitCollection) -> ColorComponents {
    let version = traits.systemVersion
    return value(SystemColorVariants.name(in: traits), in: version).components
  }

  /// Returns a value in a system version.
  func value(_ variant: SystemColorVariants.Name, in version: SystemVersion)
    -> SystemColorVariants.Value
  {
    MetricRecording.value(
      "\(version) \(rawValue)", "\(variant)", version.systemColors[self][variant])
  }
}

/// The values of a system color in each appearance.
struct SystemColorVariants: Hashable, Sendable {
  /// The names of the values.
  enum Name: CaseIterable {
    case light, dark, lightHighContrast, darkHighContrast, darkElevated, darkHighContrastElevated
  }

  /// Components of eight bits, with the decimal alpha of the system's definition.
  struct Value: Hashable, Sendable, NotationConvertible {
    var red: UInt8
    var green: UInt8
    var blue: UInt8
    var alpha: Double

    /// A notation of a color, such as `#3c3c43@0.6`.
    var notation: String { UIColor(.components(components)).notation }

    init(red: UInt8, green: UInt8, blue: UInt8, alpha: Double) {
      self.red = red
      self.green = green
      self.blue = blue
      self.alpha = alpha
    }

    init?(notation: String) {
      guard let color = UIColor(notation: notation), case .components(let components) = color.rule
      else { return nil }
      func byte(_ component: Double) -> UInt8 {
        UInt8(clamping: Int(clamping: component * 255 + 0.5))
      }
      self.init(
        red: byte(components.red), green: byte(components.green), blue: byte(components.blue),
        alpha: components.alpha)
      guard self.notation == notation else { return nil }
    }

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

  subscript(name: Name) -> Value {
    switch name {
    case .light: light
    case .dark: dark
    case .lightHighContrast: lightHighContrast
    case .darkHighContrast: darkHighContrast
    case .darkElevated: darkElevated
    case .darkHighContrastElevated: darkHighContrastElevated
    }
  }

  static func name(in traits: UITraitCollection) -> Name {
    switch (traits.isDark, traits.isHighContrast) {
    case (false, false): .light
    case (false, true): .lightHighContrast
    case (true, false): traits.isElevated ? .darkElevated : .dark
    case (true, true): traits.isElevated ? .darkHighContrastElevated : .darkHighContrast
    }
  }
}
