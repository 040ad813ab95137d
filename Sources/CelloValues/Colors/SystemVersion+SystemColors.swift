extension SystemVersion {
  /// The values of the system colors.
  var systemColors: SystemColorTable {
    switch self {
    case .iOS26: .iOS26
    case .iOS18: .iOS18
    }
  }
}

/// The values of all system colors in a system version.
///
/// Columns: light, dark, light with high contrast, dark with high contrast, then the dark values on
/// the elevated level where they differ. Alphas are the decimals that the system defines, not
/// 255ths: only they yield the pixels that were read from screens (.29 over white is 198, 198,
/// 200).
///
/// Source: Flutter's table `cupertino/colors.dart`, read from UIKit in all variants, unless a
/// comment says otherwise.
struct SystemColorTable: Sendable {
  private let variants: [SystemColor: SystemColorVariants]

  subscript(color: SystemColor) -> SystemColorVariants { variants[color]! }

  static let iOS26 = SystemColorTable(shared, separators26, tints26)
  static let iOS18 = SystemColorTable(shared, separators18, tints18)

  private typealias Family = [SystemColor: SystemColorVariants]

  private init(_ families: Family...) {
    variants = families.reduce(into: [:]) { $0.merge($1) { _, new in new } }
    assert(SystemColor.allCases.allSatisfy { variants[$0] != nil })
  }

  /// The values that both versions share.
  private static let shared: Family = [
    .label: colors(rgb(0, 0, 0), rgb(255, 255, 255), rgb(0, 0, 0), rgb(255, 255, 255)),
    .secondaryLabel: overlays((60, 60, 67), 0.60, (235, 235, 245), 0.60, 0.68, 0.68),
    .tertiaryLabel: overlays((60, 60, 67), 0.30, (235, 235, 245), 0.30, 0.38, 0.38),
    // Another dump has .18 for dark; Flutter's .16 is used.
    .quaternaryLabel: overlays((60, 60, 67), 0.18, (235, 235, 245), 0.16, 0.26, 0.24),
    .placeholderText: overlays((60, 60, 67), 0.30, (235, 235, 245), 0.30, 0.38, 0.38),

    .systemFill: overlays((120, 120, 128), 0.20, (120, 120, 128), 0.36, 0.28, 0.44),
    .secondarySystemFill: overlays((120, 120, 128), 0.16, (120, 120, 128), 0.32, 0.24, 0.40),
    .tertiarySystemFill: overlays((118, 118, 128), 0.12, (118, 118, 128), 0.24, 0.20, 0.32),
    .quaternarySystemFill: overlays((116, 116, 128), 0.08, (118, 118, 128), 0.18, 0.16, 0.26),

    .opaqueSeparator: colors(
      rgb(198, 198, 200), rgb(56, 56, 58), rgb(198, 198, 200), rgb(56, 56, 58)),

    .systemBackground: colors(
      rgb(255, 255, 255), rgb(0, 0, 0), rgb(255, 255, 255), rgb(0, 0, 0),
      elevated: rgb(28, 28, 30), rgb(36, 36, 38)),
    .secondarySystemBackground: colors(
      rgb(242, 242, 247), rgb(28, 28, 30), rgb(235, 235, 240), rgb(36, 36, 38),
      elevated: rgb(44, 44, 46), rgb(54, 54, 56)),
    .tertiarySystemBackground: colors(
      rgb(255, 255, 255), rgb(44, 44, 46), rgb(255, 255, 255), rgb(54, 54, 56),
      elevated: rgb(58, 58, 60), rgb(68, 68, 70)),
    .systemGroupedBackground: colors(
      rgb(242, 242, 247), rgb(0, 0, 0), rgb(235, 235, 240), rgb(0, 0, 0),
      elevated: rgb(28, 28, 30), rgb(36, 36, 38)),
    .secondarySystemGroupedBackground: colors(
      rgb(255, 255, 255), rgb(28, 28, 30), rgb(255, 255, 255), rgb(36, 36, 38),
      elevated: rgb(44, 44, 46), rgb(54, 54, 56)),
    .tertiarySystemGroupedBackground: colors(
      rgb(242, 242, 247), rgb(44, 44, 46), rgb(235, 235, 240), rgb(54, 54, 56),
      elevated: rgb(58, 58, 60), rgb(68, 68, 70)),

    .systemGray: colors(
      rgb(142, 142, 147), rgb(142, 142, 147), rgb(108, 108, 112), rgb(174, 174, 178)),
    .systemGray2: colors(
      rgb(174, 174, 178), rgb(99, 99, 102), rgb(142, 142, 147), rgb(124, 124, 128)),
    .systemGray3: colors(
      rgb(199, 199, 204), rgb(72, 72, 74), rgb(174, 174, 178), rgb(84, 84, 86)),
    .systemGray4: colors(
      rgb(209, 209, 214), rgb(58, 58, 60), rgb(188, 188, 192), rgb(68, 68, 70)),
    .systemGray5: colors(
      rgb(229, 229, 234), rgb(44, 44, 46), rgb(216, 216, 220), rgb(54, 54, 56)),
    .systemGray6: colors(
      rgb(242, 242, 247), rgb(28, 28, 30), rgb(235, 235, 240), rgb(36, 36, 38)),
  ]

  private static let separators18: Family = [
    .separator: overlays((60, 60, 67), 0.29, (84, 84, 88), 0.60, 0.37, 0.68)
  ]

  /// Source: docs/measurements/separators.md#color-in-the-dark. The opacities for high contrast are
  /// chosen: they are higher by .08, as on iOS 18.
  private static let separators26: Family = [
    .separator: overlays((60, 60, 67), 0.12, (84, 84, 88), 0.50, 0.20, 0.58)
  ]

  /// The light and dark values of mint, teal, cyan and brown agree with several public palettes.
  /// Their high-contrast values are from memory.
  private static let tints18: Family = [
    .link: colors(rgb(0, 122, 255), rgb(9, 132, 255), rgb(0, 122, 255), rgb(9, 132, 255)),
    .systemRed: colors(rgb(255, 59, 48), rgb(255, 69, 58), rgb(215, 0, 21), rgb(255, 105, 97)),
    .systemOrange: colors(
      rgb(255, 149, 0), rgb(255, 159, 10), rgb(201, 52, 0), rgb(255, 179, 64)),
    .systemYellow: colors(
      rgb(255, 204, 0), rgb(255, 214, 10), rgb(160, 90, 0), rgb(255, 212, 38)),
    .systemGreen: colors(rgb(52, 199, 89), rgb(48, 209, 88), rgb(36, 138, 61), rgb(48, 219, 91)),
    .systemMint: colors(
      rgb(0, 199, 190), rgb(99, 230, 226), rgb(12, 129, 123), rgb(102, 212, 207)),
    .systemTeal: colors(
      rgb(48, 176, 199), rgb(64, 200, 224), rgb(0, 130, 153), rgb(93, 230, 255)),
    .systemCyan: colors(
      rgb(50, 173, 230), rgb(100, 210, 255), rgb(0, 113, 164), rgb(112, 215, 255)),
    .systemBlue: colors(rgb(0, 122, 255), rgb(10, 132, 255), rgb(0, 64, 221), rgb(64, 156, 255)),
    .systemIndigo: colors(rgb(88, 86, 214), rgb(94, 92, 230), rgb(54, 52, 163), rgb(125, 122, 255)),
    .systemPurple: colors(
      rgb(175, 82, 222), rgb(191, 90, 242), rgb(137, 68, 171), rgb(218, 143, 255)),
    .systemPink: colors(rgb(255, 45, 85), rgb(255, 55, 95), rgb(211, 15, 69), rgb(255, 100, 130)),
    .systemBrown: colors(
      rgb(162, 132, 94), rgb(172, 142, 104), rgb(127, 101, 69), rgb(181, 148, 105)),
  ]

  /// Source: Apple's Human Interface Guidelines of June 9, 2025. Red and orange were also read on
  /// an iOS 26.1 simulator.
  private static let tints26: Family = [
    // Chosen: the new blue, because no value for iOS 26 is public. It does not change with
    // contrast, as on iOS 18.
    .link: colors(rgb(0, 136, 255), rgb(0, 145, 255), rgb(0, 136, 255), rgb(0, 145, 255)),
    .systemRed: colors(rgb(255, 56, 60), rgb(255, 66, 69), rgb(233, 21, 45), rgb(255, 97, 101)),
    .systemOrange: colors(
      rgb(255, 141, 40), rgb(255, 146, 48), rgb(197, 83, 0), rgb(255, 160, 86)),
    .systemYellow: colors(
      rgb(255, 204, 0), rgb(255, 214, 0), rgb(161, 106, 0), rgb(254, 223, 67)),
    .systemGreen: colors(rgb(52, 199, 89), rgb(48, 209, 88), rgb(0, 137, 50), rgb(74, 217, 104)),
    .systemMint: colors(
      rgb(0, 200, 179), rgb(0, 218, 195), rgb(0, 133, 117), rgb(84, 223, 203)),
    .systemTeal: colors(rgb(0, 195, 208), rgb(0, 210, 224), rgb(0, 129, 152), rgb(59, 221, 236)),
    .systemCyan: colors(
      rgb(0, 192, 232), rgb(60, 211, 254), rgb(0, 126, 174), rgb(109, 217, 255)),
    .systemBlue: colors(rgb(0, 136, 255), rgb(0, 145, 255), rgb(30, 110, 244), rgb(92, 184, 255)),
    .systemIndigo: colors(
      rgb(97, 85, 245), rgb(107, 93, 255), rgb(86, 74, 222), rgb(167, 170, 255)),
    .systemPurple: colors(
      rgb(203, 48, 224), rgb(219, 52, 242), rgb(176, 47, 194), rgb(234, 141, 255)),
    .systemPink: colors(rgb(255, 45, 85), rgb(255, 55, 95), rgb(231, 18, 77), rgb(255, 138, 196)),
    .systemBrown: colors(
      rgb(172, 127, 94), rgb(183, 138, 102), rgb(149, 109, 81), rgb(219, 166, 121)),
  ]

  private typealias Value = SystemColorVariants.Value

  private static func rgb(_ red: UInt8, _ green: UInt8, _ blue: UInt8) -> Value {
    Value(red: red, green: green, blue: blue, alpha: 1)
  }

  private static func colors(
    _ light: Value, _ dark: Value, _ lightHighContrast: Value, _ darkHighContrast: Value
  ) -> SystemColorVariants {
    colors(light, dark, lightHighContrast, darkHighContrast, elevated: dark, darkHighContrast)
  }

  private static func colors(
    _ light: Value, _ dark: Value, _ lightHighContrast: Value, _ darkHighContrast: Value,
    elevated darkElevated: Value, _ darkHighContrastElevated: Value
  ) -> SystemColorVariants {
    SystemColorVariants(
      light: light, dark: dark, lightHighContrast: lightHighContrast,
      darkHighContrast: darkHighContrast, darkElevated: darkElevated,
      darkHighContrastElevated: darkHighContrastElevated)
  }

  /// Returns translucent colors, whose alphas change with high contrast.
  private static func overlays(
    _ light: (UInt8, UInt8, UInt8), _ lightAlpha: Double, _ dark: (UInt8, UInt8, UInt8),
    _ darkAlpha: Double, _ lightHighContrastAlpha: Double, _ darkHighContrastAlpha: Double
  ) -> SystemColorVariants {
    func value(_ color: (UInt8, UInt8, UInt8), _ alpha: Double) -> Value {
      Value(red: color.0, green: color.1, blue: color.2, alpha: alpha)
    }
    return colors(
      value(light, lightAlpha), value(dark, darkAlpha), value(light, lightHighContrastAlpha),
      value(dark, darkHighContrastAlpha))
  }
}
