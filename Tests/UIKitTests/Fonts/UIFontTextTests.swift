import CelloText
import Testing
import UIKit

struct UIFontTextTests {
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

  private static let folder = URL(fileURLWithPath: "/usr/share/fonts/truetype/noto")

  /// Fonts stay registered for the whole process.
  private static let isRegistered: Bool = {
    ["Regular", "Bold", "Italic"].allSatisfy {
      CTFontManagerRegisterFontsForURL(
        folder.appendingPathComponent("NotoSerif-\($0).ttf") as CFURL, .process, nil)
    }
  }()

  @Test("a registered font is found by its names and has its own metrics")
  func registered() throws {
    try #require(Self.isRegistered)
    let font = try #require(UIFont(name: "NotoSerif-Regular", size: 20))
    #expect(UIFont(name: "Noto Serif", size: 20) == font)
    // Noto Serif: ascender 1069, descender −293 of 1000.
    #expect(abs(Double(font.ascender) - 21.38) < 1e-6)
    #expect(abs(Double(font.descender) + 5.86) < 1e-6)
    #expect(font.fontName == "NotoSerif-Regular")
    #expect(font.familyName == "Noto Serif")
    #expect(UIFont.familyNames.contains("Noto Serif"))
    #expect(
      UIFont.fontNames(forFamilyName: "noto serif") == [
        "NotoSerif-Bold", "NotoSerif-Italic", "NotoSerif-Regular",
      ])
    #expect(UIFont.fontNames(forFamilyName: "Noto") == [])
  }

  @Test("a registered font's traits lead to the other faces of its family")
  func registeredTraits() throws {
    try #require(Self.isRegistered)
    let bold = try #require(UIFont(name: "NotoSerif-Bold", size: 17))
    #expect(bold.fontDescriptor.symbolicTraits == .traitBold)
    #expect(bold.fontName == "NotoSerif-Bold")
    let regular = try #require(UIFont(name: "NotoSerif-Regular", size: 17))
    let emboldened = try #require(regular.fontDescriptor.withSymbolicTraits(.traitBold))
    #expect(UIFont(descriptor: emboldened, size: 0).fontName == "NotoSerif-Bold")
    let italic = UIFontDescriptor(fontAttributes: [
      .family: "Noto Serif", .traits: [UIFontDescriptor.TraitKey.slant: 1],
    ])
    #expect(UIFont(descriptor: italic, size: 12).fontName == "NotoSerif-Italic")
    #expect(UIFontMetrics.default.scaledFont(for: bold).fontName == "NotoSerif-Bold")
    #expect(UIFont(notation: bold.notation) == bold)
  }

  @Test("text asked for before its font was registered is laid out in it afterwards")
  @MainActor func lateRegistration() throws {
    let label = UILabel()
    label.text = "WWW"
    label.font = UIFont(
      descriptor: UIFontDescriptor(fontAttributes: [.family: "Noto Sans Ogham"]), size: 40)
    label.text = "ᚁᚂᚃ"
    _ = label.sizeThatFits(.zero)
    try #require(
      CTFontManagerRegisterFontsForURL(
        Self.folder.appendingPathComponent("NotoSansOgham-Regular.ttf") as CFURL, .process, nil))
    #expect(label.font.fontName == "NotoSansOgham-Regular")
  }

  @Test("if a font cannot be registered, the error names the file and a solution")
  func registeringErrors() throws {
    func message(_ url: URL) -> String {
      var error: Unmanaged<CFError>?
      let isRegistered = CTFontManagerRegisterFontsForURL(url as CFURL, .process, &error)
      guard !isRegistered, let error = error?.takeRetainedValue() else { return "none" }
      #expect(error.domain == kCTFontManagerErrorDomain as String)
      return "\(error.code): \(error.localizedDescription)"
    }
    #expect(
      message(URL(fileURLWithPath: "/no/such.ttf"))
        == "101: The font file /no/such.ttf cannot be read (No such file or directory): check that it exists and may be read."
    )
    let text = FileManager.default.temporaryDirectory.appendingPathComponent("no font.ttf")
    try Data("This is not a font at all.".utf8).write(to: text)
    defer { try? FileManager.default.removeItem(at: text) }
    #expect(message(text).hasPrefix("103: The font file \(text.path) is not a usable"))
    #expect(message(try #require(URL(string: "https://example.org/a.ttf"))).hasPrefix("101: "))
    try #require(Self.isRegistered)
    #expect(
      message(Self.folder.appendingPathComponent("NotoSerif-Bold.ttf")).hasPrefix("105: "))
  }
}
