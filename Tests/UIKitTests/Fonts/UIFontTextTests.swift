import CelloText
import Testing
import UIKit

@Suite struct UIFontTextTests {
  private let traits = UITraitCollection(preferredContentSizeCategory: .large)

  @Test("a font describes its text")
  func description() {
    let body = UIFont.preferredFont(forTextStyle: .body, compatibleWith: traits)
    #expect(body.fontDescription == FontDescription(size: 17, lineAdvance: 22))
    #expect(
      UIFont.preferredFont(forTextStyle: .headline, compatibleWith: traits).fontDescription
        == FontDescription(size: 17, weight: .semibold, lineAdvance: 22))
    #expect(
      UIFont.monospacedDigitSystemFont(ofSize: 20, weight: .black).fontDescription
        == FontDescription(size: 20, weight: .black, features: [.monospacedDigits]))
    #expect(
      UIFont.monospacedSystemFont(ofSize: 20, weight: .light).fontDescription
        == FontDescription(family: .monospaced, size: 20, weight: .light))
    #expect(
      UIFont.italicSystemFont(ofSize: 9).fontDescription == FontDescription(size: 9, isItalic: true)
    )
    #expect(
      body.resolved(for: UITraitCollection(legibilityWeight: .bold)).fontDescription.weight
        == .semibold)
  }

  @Test("Apple's feature numbers become OpenType features")
  func features() {
    let font = UIFont(
      descriptor: UIFont.systemFont(ofSize: 17).fontDescriptor.addingAttributes([
        .featureSettings: [
          [UIFontDescriptor.FeatureKey.type: 37, .selector: 1],
          [UIFontDescriptor.FeatureKey.type: 35, .selector: 4],
          [UIFontDescriptor.FeatureKey.type: 999, .selector: 1],
        ]
      ]), size: 0)
    #expect(font.fontDescription.features.map(\.description) == ["smcp", "ss02"])
  }

  @Test("a name that no font has is nil, the system font's own is the system font")
  func names() {
    #expect(UIFont(name: "No Such Font", size: 17) == nil)
    #expect(UIFont(name: ".SFUI-Regular", size: 17) == .systemFont(ofSize: 17))
  }

  @Test("a registered font is found by its names and has its own measures")
  func registered() throws {
    let path = "/usr/share/fonts/truetype/noto/NotoSerif-Regular.ttf"
    guard FileManager.default.fileExists(atPath: path) else { return }
    try FontCatalog.shared.register(file: path)
    let font = try #require(UIFont(name: "NotoSerif-Regular", size: 20))
    #expect(UIFont(name: "Noto Serif", size: 20) != nil)
    // Noto Serif: ascender 1069, descender −293 of 1000.
    #expect(abs(Double(font.ascender) - 21.38) < 1e-6)
    #expect(abs(Double(font.descender) + 5.86) < 1e-6)
    #expect(font.fontName == "NotoSerif-Regular")
  }
}
