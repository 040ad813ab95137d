import CelloRaster
import Testing
import UIKit

struct UIColorTests {
  private let light = UITraitCollection(userInterfaceStyle: .light)
  private let dark = UITraitCollection(userInterfaceStyle: .dark)

  @Test("a fixed color resolves to itself")
  func fixed() {
    let color = UIColor(red: 0.2, green: 0.4, blue: 0.6, alpha: 0.5)
    #expect(color.resolvedColor(with: dark) === color)
    #expect(color.color(in: dark).description == "#336699@0.5")
  }

  @Test("a provider is asked for the traits it is resolved with")
  func provider() {
    let color = UIColor { $0.userInterfaceStyle == .dark ? .systemGray6 : .white }
    #expect(color.resolvedColor(with: light) == .white)
    #expect(color.color(in: dark).description == "#1c1c1e")
    #expect(color.resolvedColor(with: dark) != .systemGray6)
    #expect(color.resolvedColor(with: dark) == UIColor.systemGray6.resolvedColor(with: dark))
  }

  @Test(
    "a provider that returns itself results in transparent black instead of an endless recursion")
  func endlessProvider() {
    nonisolated(unsafe) var itself: UIColor?
    let color = UIColor { _ in itself! }
    itself = color
    #expect(color.color(in: light) == .clear)
    itself = nil
  }

  @Test("colors are equal when they are the same rule")
  func equality() {
    #expect(UIColor.label == .label)
    #expect(UIColor.label.hash == UIColor.label.hash)
    #expect(UIColor.label != .black)
    #expect(UIColor.systemGray6 != .secondarySystemBackground)
    #expect(UIColor(white: 1, alpha: 1) == .white)
    #expect(
      UIColor(red: 1, green: 0, blue: 0, alpha: 1) == UIColor(red: 1, green: 0, blue: 0, alpha: 1))
    #expect(UIColor(red: 1, green: 0, blue: 0, alpha: 1) == .red)
    // As on iOS, a gray and the same components in RGB are different colors.
    #expect(UIColor(red: 0, green: 0, blue: 0, alpha: 1) != .black)
    let provider = UIColor { _ in .red }
    #expect(provider == provider)
    #expect(provider != UIColor { _ in .red })
    #expect(UIColor.label.withAlphaComponent(0.5) == UIColor.label.withAlphaComponent(0.5))
    #expect(UIColor.label.withAlphaComponent(0.5) != UIColor.label)
    #expect(
      UIColor.label.withAlphaComponent(0.2).withAlphaComponent(0.5)
        == UIColor.label.withAlphaComponent(0.5))
  }

  @Test("another opacity keeps a dynamic color dynamic")
  func opacity() {
    let color = UIColor.label.withAlphaComponent(0.5)
    #expect(color.color(in: light).description == "#000000@0.5")
    #expect(color.color(in: dark).description == "#ffffff@0.5")
    // The given opacity replaces the opacity of the color.
    #expect(
      UIColor.secondaryLabel.withAlphaComponent(1).color(in: light).description == "#3c3c43")
    #expect(
      UIColor.red.withAlphaComponent(0.25) == UIColor(red: 1, green: 0, blue: 0, alpha: 0.25))
  }

  @Test(
    "fixed colors have Apple's components",
    arguments: [
      (UIColor.black, "#000000"), (.darkGray, "#555555"), (.gray, "#808080"),
      (.lightGray, "#aaaaaa"), (.white, "#ffffff"), (.red, "#ff0000"), (.green, "#00ff00"),
      (.blue, "#0000ff"), (.cyan, "#00ffff"), (.yellow, "#ffff00"), (.magenta, "#ff00ff"),
      (.orange, "#ff8000"), (.purple, "#800080"), (.brown, "#996633"), (.clear, "#000000@0.0"),
      (.lightText, "#ffffff@0.6"), (.darkText, "#000000"),
    ])
  func fixedColors(color: UIColor, expected: String) {
    #expect(color.color(in: dark).description == expected)
  }

  @Test("components are read, for dynamic colors with the current traits")
  func components() {
    var red: CGFloat = -1
    var green: CGFloat = -1
    var blue: CGFloat = -1
    var alpha: CGFloat = -1
    dark.performAsCurrent {
      _ = UIColor.secondaryLabel.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
    }
    #expect(Double(red) == 235.0 / 255)
    #expect(Double(green) == 235.0 / 255)
    #expect(Double(blue) == 245.0 / 255)
    #expect(Double(alpha) == 0.6)
    #expect(UIColor.red.getRed(nil, green: nil, blue: nil, alpha: nil))
  }

  @Test("only a gray has a shade")
  func white() {
    var white: CGFloat = -1
    var alpha: CGFloat = -1
    #expect(!UIColor.red.getWhite(&white, alpha: &alpha))
    #expect(Double(white) == -1)
    #expect(UIColor(white: 0.25, alpha: 0.5).getWhite(&white, alpha: &alpha))
    #expect(Double(white) == 0.25)
    #expect(Double(alpha) == 0.5)
  }

  @Test(
    "hue, saturation and brightness go to components and back",
    arguments: [
      (0.0, 1.0, 1.0, "#ff0000"), (1.0 / 3, 1.0, 1.0, "#00ff00"), (2.0 / 3, 1.0, 1.0, "#0000ff"),
      (0.5, 1.0, 1.0, "#00ffff"), (0.125, 0.5, 0.75, "#bfa760"), (0.9, 0.25, 0.5, "#806073"),
      (0.75, 1.0, 0.5, "#400080"),
    ] as [(Double, Double, Double, String)])
  func hue(hue: Double, saturation: Double, brightness: Double, expected: String) {
    let color = UIColor(hue: hue, saturation: saturation, brightness: brightness, alpha: 1)
    #expect(color.color(in: light).description == expected)
    var read: (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
    #expect(color.getHue(&read.0, saturation: &read.1, brightness: &read.2, alpha: &read.3))
    #expect(abs(Double(read.0) - hue) < 1e-9)
    #expect(abs(Double(read.1) - saturation) < 1e-9)
    #expect(abs(Double(read.2) - brightness) < 1e-9)
  }

  @Test("nonsense components are clamped when painted")
  func nonsense() {
    #expect(
      UIColor(red: .nan, green: .infinity, blue: -.infinity, alpha: 7).color(in: light).description
        == "#00ff00")
    #expect(
      UIColor(hue: .nan, saturation: 9, brightness: .infinity, alpha: .nan).color(in: light)
        .description == "#ff0000@0.0")
  }

  /// Source: the formats of Apple's descriptions, without the addresses.
  @Test(
    "descriptions read like Apple's",
    arguments: [
      (UIColor.black, "UIExtendedGrayColorSpace 0 1"),
      (.red, "UIExtendedSRGBColorSpace 1 0 0 1"),
      (
        UIColor.secondaryLabel.resolvedColor(with: UITraitCollection()),
        "UIExtendedSRGBColorSpace 0.235294 0.235294 0.262745 0.6"
      ),
      (.systemRed, "<UIDynamicSystemColor; name = systemRedColor>"),
      (UIColor { _ in .red }, "<UIDynamicProviderColor>"),
    ])
  func description(color: UIColor, expected: String) {
    #expect(color.description == expected)
  }

  @Test(
    "the notation of a color is parsed as an equal color",
    arguments: [
      ("label", UIColor.label), ("tintColor", .tintColor), ("#ff0000", .red),
      ("#1c1c1e@0.29", UIColor(red: 28 / 255, green: 28 / 255, blue: 30 / 255, alpha: 0.29)),
      ("rgb(0.1, -2.5, 1e+30, 0.5)", UIColor(red: 0.1, green: -2.5, blue: 1e30, alpha: 0.5)),
      ("gray(0.5, 1.0)", .gray), ("alpha(label, 0.5)", UIColor.label.withAlphaComponent(0.5)),
      (
        "alphaFactors(grayscale(systemRed), 0.12, 0.4)",
        UIConfigurationColorTransformer.dynamicLightAlpha(
          UIConfigurationColorTransformer.grayscale(.systemRed))
      ),
    ])
  func notation(notation: String, color: UIColor) {
    #expect(color.losslessNotation == notation)
    #expect(UIColor(notation: notation) == color)
  }

  @Test(
    "an invalid color notation is nil",
    arguments: [
      "", "#12345", "#1234567", "#ggg000", "mauve", "rgb(1, 2, 3)", "gray(1)", "alpha(label)",
      "alpha(label, 0.5", "alpha(, 1)", "alpha(alpha(", "label ", "gray(1, x)", "#000000@",
      String(repeating: "grayscale(", count: 100_000), "#😀😀😀😀😀😀",
    ])
  func noNotation(text: String) { #expect(UIColor(notation: text) == nil) }

  @Test("a closure has no notation")
  func closureNotation() {
    #expect(UIColor { _ in .red }.losslessNotation == nil)
    #expect(UIColor { _ in .red }.withAlphaComponent(0.5).losslessNotation == nil)
  }

  // Expected values: results of `getRed` on Apple's platforms for the same colors, from published
  // discussions of wide color.
  @Test(
    "Display P3 becomes extended sRGB of the same appearance",
    arguments: [
      ((1, 0, 0), (1.0931, -0.2267, -0.1501)), ((0, 1, 0), (-0.5116, 1.0183, -0.3107)),
      ((0, 0, 1), (0, 0, 1.0420)), ((1, 1, 1), (1, 1, 1)), ((0, 0, 0), (0, 0, 0)),
      ((0.5, 0.5, 0.5), (0.5, 0.5, 0.5)), ((0.02, 0.02, 0.02), (0.02, 0.02, 0.02)),
    ] as [((CGFloat, CGFloat, CGFloat), (CGFloat, CGFloat, CGFloat))])
  func displayP3(
    p3: (CGFloat, CGFloat, CGFloat), expected: (CGFloat, CGFloat, CGFloat)
  ) {
    var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
    let color = UIColor(displayP3Red: p3.0, green: p3.1, blue: p3.2, alpha: 0.5)
    #expect(color.getRed(&red, green: &green, blue: &blue, alpha: &alpha))
    #expect(abs(red - expected.0) < 0.001)
    #expect(abs(green - expected.1) < 0.001)
    #expect(abs(blue - expected.2) < 0.001)
    #expect(alpha == 0.5)
  }

  @Test("a color literal is a color")
  func literal() {
    // swift-format-ignore: NoPlaygroundLiterals
    let color = #colorLiteral(red: 1, green: 0.5, blue: 0, alpha: 1)
    #expect(color == UIColor.orange)
  }
}
