import Testing
import UIKit

struct UIFontTests {
  private static func traits(_ index: Int, bold: Bool = false) -> UITraitCollection {
    UITraitCollection {
      $0.preferredContentSizeCategory = UIContentSizeCategory.all[index]
      $0.legibilityWeight = bold ? .bold : .regular
      $0.displayScale = 3
    }
  }

  /// Source: Typography in Apple's Human Interface Guidelines. The sizes of the two extra large
  /// titles at `large` were measured by Z. West; their other sizes are chosen.
  @Test(
    "a text style has its size, line advance and weight in every category",
    arguments: [
      (
        "31/38 32/39 33/40 34/41 36/43 38/46 40/48 44/52 48/57 52/61 56/66 60/70",
        UIFont.TextStyle.largeTitle, UIFont.Weight.regular
      ),
      (
        "25/31 26/32 27/33 28/34 30/37 32/39 34/41 38/46 43/51 48/57 53/62 58/68",
        .title1, .regular
      ),
      (
        "19/24 20/25 21/26 22/28 24/30 26/32 28/34 34/41 39/47 44/52 50/59 56/66",
        .title2, .regular
      ),
      (
        "17/22 18/23 19/24 20/25 22/28 24/30 26/32 31/38 37/44 43/51 49/58 55/65",
        .title3, .regular
      ),
      (
        "14/19 15/20 16/21 17/22 19/24 21/26 23/29 28/34 33/40 40/48 47/56 53/62",
        .headline, .semibold
      ),
      ("14/19 15/20 16/21 17/22 19/24 21/26 23/29 28/34 33/40 40/48 47/56 53/62", .body, .regular),
      (
        "13/18 14/19 15/20 16/21 18/23 20/25 22/28 26/32 32/39 38/46 44/52 51/60",
        .callout, .regular
      ),
      (
        "12/16 13/18 14/19 15/20 17/22 19/24 21/28 25/31 30/37 36/43 42/50 49/58",
        .subheadline, .regular
      ),
      (
        "12/16 12/16 12/16 13/18 15/20 17/22 19/24 23/29 27/33 33/40 38/46 44/52",
        .footnote, .regular
      ),
      (
        "11/13 11/13 11/13 12/16 14/19 16/21 18/23 22/28 26/32 32/39 37/44 43/51",
        .caption1, .regular
      ),
      (
        "11/13 11/13 11/13 11/13 13/18 15/20 17/22 20/25 24/30 29/35 34/41 40/48",
        .caption2, .regular
      ),
      (
        "33/40 34/41 35/42 36/43 38/46 40/48 42/50 46/55 50/59 54/63 58/68 62/72",
        .extraLargeTitle, .bold
      ),
      (
        "25/31 26/32 27/33 28/34 30/37 32/39 34/41 38/46 43/51 48/57 53/62 58/68",
        .extraLargeTitle2, .bold
      ),
    ])
  func textStyles(row: String, style: UIFont.TextStyle, weight: UIFont.Weight) {
    let cells = (0..<12).map { index in
      let font = UIFont.preferredFont(forTextStyle: style, compatibleWith: Self.traits(index))
      #expect(font.weight == weight)
      return "\(Int(font.pointSize))/\(Int(font.lineAdvance))"
    }
    #expect(cells.joined(separator: " ") == row)
  }

  @Test("the leading is the difference between the line advance and the line height")
  func leading() {
    let body = UIFont.preferredFont(forTextStyle: .body, compatibleWith: Self.traits(3))
    #expect(abs(Double(body.lineHeight + body.leading) - 22) < 1e-9)
    #expect(
      UIFont.preferredFont(forTextStyle: .body, compatibleWith: Self.traits(11)).leading
        == 0 as CGFloat)
  }

  @Test("the current traits decide when none are given")
  func currentTraits() {
    var font: UIFont?
    Self.traits(11).performAsCurrent { font = .preferredFont(forTextStyle: .body) }
    #expect(font?.pointSize == 53 as CGFloat)
    #expect(
      UIFont.preferredFont(forTextStyle: .body, compatibleWith: UITraitCollection()).pointSize
        == 17 as CGFloat)
  }

  @Test("an unknown text style is body")
  func unknownStyle() {
    let font = UIFont.preferredFont(
      forTextStyle: .init(rawValue: "Poster"), compatibleWith: Self.traits(3))
    #expect(font.pointSize == 17 as CGFloat)
  }

  /// Source: values captured on iOS 26.1, which are linear over all sizes.
  @Test(
    "the system font has Apple's line box",
    arguments: [
      (17.0, 16.186523, -4.100586, 20.287109), (15.0, 14.282227, -3.618164, 17.900391),
      (13.0, 12.377930, -3.135742, 15.513672),
    ])
  func metrics(size: Double, ascender: Double, descender: Double, lineHeight: Double) {
    let font = UIFont.systemFont(ofSize: CGFloat(size))
    #expect(abs(Double(font.ascender) - ascender) < 1e-6)
    #expect(abs(Double(font.descender) - descender) < 1e-6)
    #expect(abs(Double(font.lineHeight) - lineHeight) < 1e-6)
    #expect(font.leading == 0 as CGFloat)
  }

  @Test("a text style's font follows size category and bold text when it is resolved")
  func resolving() {
    let font = UIFont.preferredFont(forTextStyle: .body, compatibleWith: Self.traits(3))
    let large = font.resolved(for: Self.traits(11))
    #expect(large.pointSize == 53 as CGFloat)
    #expect(large == .preferredFont(forTextStyle: .body, compatibleWith: Self.traits(11)))
    #expect(large.resolved(for: Self.traits(3)) == font)
    #expect(font.resolved(for: Self.traits(3)) === font)

    let bold = font.resolved(for: Self.traits(3, bold: true))
    #expect(bold.weight == .semibold)
    #expect(bold.resolved(for: Self.traits(3)) == font)

    let unchanged = font.resolved(for: Self.traits(11, bold: true), adjustsSize: false)
    #expect(unchanged.pointSize == 17 as CGFloat)
    #expect(unchanged.weight == .semibold)
  }

  @Test("a fixed size stays fixed, only the weight follows bold text")
  func fixedSize() {
    let font = UIFont.systemFont(ofSize: 17, weight: .medium)
    #expect(font.resolved(for: Self.traits(11)) === font)
    #expect(font.resolved(for: Self.traits(11, bold: true)).weight == .bold)
    #expect(
      UIFont.preferredFont(forTextStyle: .body).withSize(20).resolved(for: Self.traits(11))
        .pointSize == 20 as CGFloat)
  }

  @Test("fonts are equal when all they are made of is")
  func equality() {
    let body = UIFont.preferredFont(forTextStyle: .body, compatibleWith: Self.traits(3))
    #expect(body == .preferredFont(forTextStyle: .body, compatibleWith: Self.traits(3)))
    #expect(body.hash == UIFont(descriptor: body.fontDescriptor, size: 0).hash)
    #expect(body == UIFont(descriptor: body.fontDescriptor, size: 0))
    #expect(body != .systemFont(ofSize: 17))
    #expect(UIFont.systemFont(ofSize: 17) != .systemFont(ofSize: 17, weight: .bold))
    #expect(UIFont.systemFont(ofSize: 17) != .italicSystemFont(ofSize: 17))
    #expect(
      UIFont.systemFont(ofSize: 17) != .monospacedDigitSystemFont(ofSize: 17, weight: .regular))
    #expect(UIFont.systemFont(ofSize: 17) != .monospacedSystemFont(ofSize: 17, weight: .regular))
    #expect(UIFont.systemFont(ofSize: 17) == UIFont.systemFont(ofSize: 20).withSize(17))
    #expect(
      UIFont.preferredFont(forTextStyle: .body, compatibleWith: Self.traits(3))
        != .preferredFont(forTextStyle: .emphasizedBody, compatibleWith: Self.traits(3)))
  }

  @Test(
    "a weight is rounded to the nearest of the nine weights",
    arguments: [
      (-1.0, 0), (-0.8, 0), (-0.5, 1), (-0.1, 3), (0.0, 3), (0.2, 4), (0.3, 5), (0.36, 6),
      (0.5, 7), (9.0, 8), (.nan, 3),
    ])
  func weights(rawValue: Double, index: Int) {
    #expect(UIFont.Weight(rawValue: CGFloat(rawValue)).index == index)
  }

  @Test("nonsense sizes become the default one", arguments: [0, -3, .nan, .infinity] as [Double])
  func nonsenseSizes(size: Double) {
    #expect(UIFont.systemFont(ofSize: CGFloat(size)).pointSize == 12 as CGFloat)
    #expect(UIFont.systemFont(ofSize: 17).withSize(CGFloat(size)).pointSize == 12 as CGFloat)
  }

  @Test(
    "the notation of a font is parsed as an equal font",
    arguments: [
      ("body 17.0/22.0", UIFont.preferredFont(forTextStyle: .body, compatibleWith: traits(3))),
      (
        "footnote 15.0/20.0 bold-text",
        .preferredFont(forTextStyle: .footnote, compatibleWith: traits(4, bold: true))
      ),
      (
        "headline 17.0/22.0",
        .preferredFont(forTextStyle: .headline, compatibleWith: traits(3))
      ),
      ("system 17.0", .systemFont(ofSize: 17)),
      ("system 17.0 weight(0.3)", .systemFont(ofSize: 17, weight: .semibold)),
      ("system 12.5 italic", .italicSystemFont(ofSize: 12.5)),
      (
        "system 17.0 monospaced weight(0.4)",
        .monospacedSystemFont(ofSize: 17, weight: .bold)
      ),
      ("system 17.0 feature(6, 0)", .monospacedDigitSystemFont(ofSize: 17, weight: .regular)),
      (
        "system 22.0 scaled(body, 17.0)",
        UIFontMetrics.default.scaledFont(for: .systemFont(ofSize: 17), compatibleWith: traits(6))
      ),
      (
        "system 20.0 scaled(caption1, 17.0, 20.0)",
        UIFontMetrics(forTextStyle: .caption1).scaledFont(
          for: .systemFont(ofSize: 17), maximumPointSize: 20, compatibleWith: traits(11))
      ),
      (
        "\"Avenir Next\" 17.0 weight(0.4)",
        UIFont(
          descriptor: UIFontDescriptor(name: "Avenir Next", size: 17).withSymbolicTraits(
            .traitBold)!, size: 0)
      ),
      (
        "body 17.0/20.0 italic leading(-2.0)",
        UIFont(
          descriptor: .preferredFontDescriptor(withTextStyle: .body, compatibleWith: traits(3))
            .withSymbolicTraits([.traitItalic, .traitTightLeading])!, size: 0)
      ),
    ])
  func notation(notation: String, font: UIFont) {
    #expect(font.notation == notation)
    #expect(UIFont(notation: notation) == font)
  }

  @Test(
    "an invalid font notation is nil",
    arguments: [
      "", "system", "poster 17", "system x", "system 17/", "system 17 bold", "system 17 weight(x)",
      "system 17 scaled(body)", "system 17 scaled(poster, 1)", "\"Avenir 17", "system(1) 17",
      "system 17 feature(1)",
    ])
  func noNotation(text: String) { #expect(UIFont(notation: text) == nil) }

  @Test("a font without values is the system font in the default size")
  func initializer() { #expect(UIFont() == .systemFont(ofSize: 12)) }
}
