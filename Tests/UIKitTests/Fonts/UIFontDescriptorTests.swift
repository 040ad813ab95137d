import Testing
import UIKit

struct UIFontDescriptorTests {
  private let traits = UITraitCollection(preferredContentSizeCategory: .large)

  private func body() -> UIFontDescriptor {
    .preferredFontDescriptor(withTextStyle: .body, compatibleWith: traits)
  }

  /// Source: the emphasized weights in the Human Interface Guidelines, in the row for `large`.
  @Test(
    "the bold trait selects the emphasized weight of a text style",
    arguments: [
      (UIFont.TextStyle.largeTitle, UIFont.Weight.bold), (.title1, .bold), (.title2, .bold),
      (.title3, .semibold), (.headline, .semibold), (.body, .semibold), (.callout, .semibold),
      (.subheadline, .semibold), (.footnote, .semibold), (.caption1, .semibold),
      (.caption2, .semibold),
    ])
  func emphasized(style: UIFont.TextStyle, weight: UIFont.Weight) throws {
    let descriptor = UIFontDescriptor.preferredFontDescriptor(
      withTextStyle: style, compatibleWith: traits)
    let font = UIFont(descriptor: try #require(descriptor.withSymbolicTraits(.traitBold)), size: 0)
    #expect(font.weight == weight)
    #expect(font.textStyle == style)
    #expect(font.resolved(for: UITraitCollection(legibilityWeight: .regular)).weight == weight)
  }

  @Test("a font that is not a text style's becomes bold")
  func bold() throws {
    let descriptor = UIFont.systemFont(ofSize: 20).fontDescriptor
    let bold = try #require(descriptor.withSymbolicTraits([.traitBold, .traitItalic]))
    #expect(bold.symbolicTraits == [.traitBold, .traitItalic])
    #expect(UIFont(descriptor: bold, size: 0).weight == .bold)
    let plain = try #require(bold.withSymbolicTraits([]))
    #expect(plain == descriptor)
  }

  @Test("a descriptor without a matching font is nil")
  func unserved() {
    #expect(body().withSymbolicTraits(.traitCondensed) == nil)
    #expect(body().withSymbolicTraits(.traitExpanded) == nil)
    #expect(body().withDesign(.rounded) == nil)
    #expect(UIFontDescriptor(name: "Avenir", size: 17).withDesign(.serif) == nil)
    #expect(body().withDesign(.serif) != nil)
    #expect(body().withDesign(.monospaced)?.symbolicTraits == .traitMonoSpace)
  }

  @Test("a different size removes the text style of a font, but the same size or 0 does not")
  func sizes() {
    let font = UIFont.preferredFont(forTextStyle: .body, compatibleWith: traits)
    #expect(UIFont(descriptor: font.fontDescriptor, size: 0) == font)
    #expect(UIFont(descriptor: font.fontDescriptor, size: 17) == font)
    #expect(UIFont(descriptor: font.fontDescriptor, size: 20) == .systemFont(ofSize: 20))
    #expect(UIFont(descriptor: UIFontDescriptor(), size: 0).pointSize == 12 as CGFloat)
  }

  @Test("attributes are understood and given back")
  func attributes() {
    let descriptor = UIFontDescriptor(fontAttributes: [
      .name: "Avenir Next", .size: 20,
      .traits: [UIFontDescriptor.TraitKey.weight: UIFont.Weight.bold],
      .featureSettings: [[UIFontDescriptor.FeatureKey.type: 6, .selector: 0]],
    ])
    #expect(descriptor.object(forKey: .name) as? String == "Avenir Next")
    #expect(descriptor.pointSize == 20 as CGFloat)
    #expect(descriptor.symbolicTraits == .traitBold)
    #expect(UIFontDescriptor(fontAttributes: descriptor.fontAttributes) == descriptor)
    #expect(descriptor.addingAttributes([.size: 30]).pointSize == 30 as CGFloat)
    #expect(descriptor.withFace("Light Italic").symbolicTraits == .traitItalic)
    #expect(descriptor.object(forKey: .textStyle) == nil)
    #expect(body().object(forKey: .textStyle) as? UIFont.TextStyle == .body)
  }

  @Test("attributes of a wrong type are left out")
  func wrongTypes() {
    let descriptor = UIFontDescriptor(fontAttributes: [
      .name: 3, .size: "large", .traits: "bold", .featureSettings: 1, .textStyle: 0,
    ])
    #expect(descriptor == UIFontDescriptor())
    #expect(UIFontDescriptor(fontAttributes: [.size: Double.nan]) == UIFontDescriptor())
  }

  @Test("the system font's own names lead back to it")
  func privateNames() {
    let font = UIFont.systemFont(ofSize: 17)
    #expect(font.familyName == ".AppleSystemUIFont")
    #expect(font.fontName == ".SFUI-Regular")
    #expect(UIFont(descriptor: UIFontDescriptor().withFamily(font.familyName), size: 17) == font)
  }
}
