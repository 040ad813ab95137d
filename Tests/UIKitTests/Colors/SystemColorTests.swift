import CelloRaster
import Testing
import UIKit

/// The documented system colors, row by row: light, dark, and both with high contrast.
struct SystemColorTests {
  /// One line per color: the name, then four or six values in the form `red,green,blue` with an
  /// optional `@alpha`.
  ///
  /// Source: the table in Flutter that was read from UIKit. The quaternary label in dark mode has
  /// an opacity of .16 in this table, and .18 in another dump.
  private static let shared = """
    label 0,0,0 255,255,255 0,0,0 255,255,255
    secondaryLabel 60,60,67@.60 235,235,245@.60 60,60,67@.68 235,235,245@.68
    tertiaryLabel 60,60,67@.30 235,235,245@.30 60,60,67@.38 235,235,245@.38
    quaternaryLabel 60,60,67@.18 235,235,245@.16 60,60,67@.26 235,235,245@.24
    placeholderText 60,60,67@.30 235,235,245@.30 60,60,67@.38 235,235,245@.38
    systemFill 120,120,128@.20 120,120,128@.36 120,120,128@.28 120,120,128@.44
    secondarySystemFill 120,120,128@.16 120,120,128@.32 120,120,128@.24 120,120,128@.40
    tertiarySystemFill 118,118,128@.12 118,118,128@.24 118,118,128@.20 118,118,128@.32
    quaternarySystemFill 116,116,128@.08 118,118,128@.18 116,116,128@.16 118,118,128@.26
    opaqueSeparator 198,198,200 56,56,58 198,198,200 56,56,58
    systemBackground 255,255,255 0,0,0 255,255,255 0,0,0 28,28,30 36,36,38
    secondarySystemBackground 242,242,247 28,28,30 235,235,240 36,36,38 44,44,46 54,54,56
    tertiarySystemBackground 255,255,255 44,44,46 255,255,255 54,54,56 58,58,60 68,68,70
    systemGroupedBackground 242,242,247 0,0,0 235,235,240 0,0,0 28,28,30 36,36,38
    secondarySystemGroupedBackground 255,255,255 28,28,30 255,255,255 36,36,38 44,44,46 54,54,56
    tertiarySystemGroupedBackground 242,242,247 44,44,46 235,235,240 54,54,56 58,58,60 68,68,70
    systemGray 142,142,147 142,142,147 108,108,112 174,174,178
    systemGray2 174,174,178 99,99,102 142,142,147 124,124,128
    systemGray3 199,199,204 72,72,74 174,174,178 84,84,86
    systemGray4 209,209,214 58,58,60 188,188,192 68,68,70
    systemGray5 229,229,234 44,44,46 216,216,220 54,54,56
    systemGray6 242,242,247 28,28,30 235,235,240 36,36,38
    """

  /// Source: Flutter's table. Mint, teal, cyan and brown are from public palettes.
  private static let iOS18 = """
    link 0,122,255 9,132,255 0,122,255 9,132,255
    separator 60,60,67@.29 84,84,88@.60 60,60,67@.37 84,84,88@.68
    systemRed 255,59,48 255,69,58 215,0,21 255,105,97
    systemOrange 255,149,0 255,159,10 201,52,0 255,179,64
    systemYellow 255,204,0 255,214,10 160,90,0 255,212,38
    systemGreen 52,199,89 48,209,88 36,138,61 48,219,91
    systemMint 0,199,190 99,230,226 12,129,123 102,212,207
    systemTeal 48,176,199 64,200,224 0,130,153 93,230,255
    systemCyan 50,173,230 100,210,255 0,113,164 112,215,255
    systemBlue 0,122,255 10,132,255 0,64,221 64,156,255
    systemIndigo 88,86,214 94,92,230 54,52,163 125,122,255
    systemPurple 175,82,222 191,90,242 137,68,171 218,143,255
    systemPink 255,45,85 255,55,95 211,15,69 255,100,130
    systemBrown 162,132,94 172,142,104 127,101,69 181,148,105
    """

  /// Source: Human Interface Guidelines of June 9, 2025. The light separator was read on iOS 26.1.
  /// The link color is chosen.
  private static let iOS26 = """
    link 0,136,255 0,145,255 0,136,255 0,145,255
    separator 60,60,67@.12 84,84,88@.50 60,60,67@.20 84,84,88@.58
    systemRed 255,56,60 255,66,69 233,21,45 255,97,101
    systemOrange 255,141,40 255,146,48 197,83,0 255,160,86
    systemYellow 255,204,0 255,214,0 161,106,0 254,223,67
    systemGreen 52,199,89 48,209,88 0,137,50 74,217,104
    systemMint 0,200,179 0,218,195 0,133,117 84,223,203
    systemTeal 0,195,208 0,210,224 0,129,152 59,221,236
    systemCyan 0,192,232 60,211,254 0,126,174 109,217,255
    systemBlue 0,136,255 0,145,255 30,110,244 92,184,255
    systemIndigo 97,85,245 107,93,255 86,74,222 167,170,255
    systemPurple 203,48,224 219,52,242 176,47,194 234,141,255
    systemPink 255,45,85 255,55,95 231,18,77 255,138,196
    systemBrown 172,127,94 183,138,102 149,109,81 219,166,121
    """

  private static func rows(_ systemVersion: SystemVersion) -> [(String, [Color])] {
    let table = shared + "\n" + (systemVersion == .iOS26 ? iOS26 : iOS18)
    return table.split(separator: "\n").map { line in
      let fields = line.split(separator: " ")
      var colors = fields.dropFirst().map { field in
        let parts = field.split(separator: "@")
        let bytes = parts[0].split(separator: ",").map { CGFloat(Int($0)!) / 255 }
        let alpha = parts.count == 2 ? CGFloat(Double("0" + parts[1])!) : 1
        return Color(fractions: bytes[0], bytes[1], bytes[2], alpha: alpha)
      }
      if colors.count == 4 { colors += [colors[1], colors[3]] }
      return (String(fields[0]), colors)
    }
  }

  @Test(
    "every system color has its figures in every appearance", arguments: SystemVersion.allCases)
  func figures(systemVersion: SystemVersion) throws {
    let rows = Self.rows(systemVersion)
    #expect(rows.count == 36)
    for (name, expected) in rows {
      let color = try #require(UIColor(notation: name), "\(name)")
      var actual: [Color] = []
      for level in [UIUserInterfaceLevel.base, .elevated] {
        for contrast in [UIAccessibilityContrast.normal, .high] {
          for style in [UIUserInterfaceStyle.light, .dark] {
            actual.append(
              color.color(
                in: UITraitCollection {
                  $0.systemVersion = systemVersion
                  $0.userInterfaceLevel = level
                  $0.accessibilityContrast = contrast
                  $0.userInterfaceStyle = style
                }))
          }
        }
      }
      #expect(Array(actual[..<4]) == Array(expected[..<4]), "\(name) on the base level")
      // The light colors do not depend on the level.
      #expect(
        Array(actual[4...]) == [expected[0], expected[4], expected[2], expected[5]],
        "\(name) on the elevated level")
    }
  }

  /// Source: pixels of screenshots.
  @Test(
    "translucent colors over their usual background have the pixels of screenshots",
    arguments: [
      (UIColor.secondaryLabel, false, SystemVersion.iOS18, "#ffffff", "#8a8a8e"),
      (.secondaryLabel, false, .iOS18, "#f2f2f7", "#85858b"),
      (.secondaryLabel, true, .iOS18, "#1c1c1e", "#98989f"),
      (.secondaryLabel, true, .iOS18, "#000000", "#8d8d93"),
      (.tertiaryLabel, true, .iOS18, "#1c1c1e", "#5a5a5f"),
      (.separator, false, .iOS18, "#ffffff", "#c6c6c8"),
      (.separator, true, .iOS18, "#1c1c1e", "#3e3e41"),
      (.separator, false, .iOS26, "#ffffff", "#e8e8e8"),
      (.separator, true, .iOS26, "#1c1c1e", "#38383b"),
    ])
  func composited(
    color: UIColor, isDark: Bool, systemVersion: SystemVersion, background: String, expected: String
  ) throws {
    let traits = UITraitCollection {
      $0.userInterfaceStyle = isDark ? .dark : .light
      $0.systemVersion = systemVersion
    }
    let over = color.color(in: traits)
    let under = try #require(UIColor(notation: background)).color(in: traits)
    func blend(_ source: UInt8, _ backdrop: UInt8) -> UInt8 {
      let alpha = Double(over.alpha) / 65_535
      return UInt8(Double(source) * alpha + Double(backdrop) * (1 - alpha) + 0.5)
    }
    let result = Color(
      red: blend(over.red, under.red), green: blend(over.green, under.green),
      blue: blend(over.blue, under.blue))
    #expect(result.description == expected)
  }

  @Test("the tint color is system blue unless the traits contain another color")
  func tint() {
    let tint = UIColor.tintColor
    #expect(tint.color(in: UITraitCollection()).description == "#0088ff")
    #expect(tint.color(in: UITraitCollection(systemVersion: .iOS18)).description == "#007aff")
    #expect(tint.color(in: UITraitCollection { $0.tintColor = .red }).description == "#ff0000")
    // A tint color that refers to `tintColor` resolves to the system's tint color.
    let traits = UITraitCollection { $0.tintColor = .tintColor.withAlphaComponent(0.5) }
    #expect(tint.color(in: traits).description == "#0088ff@0.5")
  }

  @Test("within a closure for the tint color, the tint color is the system's")
  func tintInClosure() {
    let color = UIColor { UIColor.tintColor.resolvedColor(with: $0).withAlphaComponent(0.5) }
    let traits = UITraitCollection { $0.tintColor = color }
    let blue = UIColor.systemBlue.withAlphaComponent(0.5).color(in: traits)
    #expect(UIColor.tintColor.color(in: traits) == blue)
  }
}
