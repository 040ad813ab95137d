import Testing
import UIKit

struct UIFontMetricsTests {
  private func traits(_ index: Int, scale: CGFloat = 3) -> UITraitCollection {
    UITraitCollection {
      $0.preferredContentSizeCategory = UIContentSizeCategory.all[index]
      $0.displayScale = scale
    }
  }

  /// Source: `UIFontMetrics` captured on iOS 26.1 at three pixels per point. Nine values do not
  /// follow the published leadings. They are computed from the line spacings that reproduce the
  /// captured values.
  @Test(
    "values scale with the ratio of line spacings, to whole pixels",
    arguments: [
      (UIFont.TextStyle.body, 11, 64.0, 541), (.footnote, 0, 64.0, 171), (.footnote, 1, 64.0, 171),
      (.footnote, 2, 64.0, 171), (.largeTitle, 0, 64.0, 178), (.title2, 11, 64.0, 453),
      (.title3, 11, 64.0, 499), (.subheadline, 11, 64.0, 557), (.body, 8, 44.0, 240),
      (.body, 2, 17.0, 49), (.body, 6, 44.0, 174), (.body, 3, 17.1, 51),
      // The nine values.
      (.caption1, 7, 64.0, 324), (.caption2, 8, 64.0, 428), (.subheadline, 6, 64.0, 250),
      (.subheadline, 8, 64.0, 346), (.headline, 10, 64.0, 445), (.title1, 4, 64.0, 203),
      (.title1, 5, 64.0, 215), (.title1, 10, 64.0, 344), (.title3, 4, 64.0, 214),
    ])
  func values(style: UIFont.TextStyle, category: Int, value: Double, pixels: Int) {
    let scaled = UIFontMetrics(forTextStyle: style).scaledValue(
      for: CGFloat(value), compatibleWith: traits(category))
    if category == 3 {
      // At `large`, values are not changed, not even rounded.
      #expect(Double(scaled) == value)
    } else {
      #expect(Int((scaled * 3).rounded()) == pixels)
      #expect(abs(Double(scaled) * 3 - Double(pixels)) < 1e-9)
    }
  }

  /// Source: the captured values described above.
  @Test(
    "sizes of fonts scale to whole points",
    arguments: [
      (UIFont.TextStyle.body, 6, 17.0, 22.0), (.body, 11, 17.0, 48.0), (.body, 3, 17.5, 17.5),
      (.caption2, 11, 10.0, 37.0),
    ])
  func fonts(style: UIFont.TextStyle, category: Int, size: Double, expected: Double) {
    let font = UIFontMetrics(forTextStyle: style).scaledFont(
      for: .systemFont(ofSize: CGFloat(size)), compatibleWith: traits(category))
    #expect(Double(font.pointSize) == expected)
    #expect(font.leading == 0 as CGFloat)
  }

  @Test("a maximum holds after scaling, also when the font is resolved again")
  func maximum() {
    let font = UIFontMetrics.default.scaledFont(
      for: .systemFont(ofSize: 17), maximumPointSize: 30, compatibleWith: traits(3))
    #expect(font.pointSize == 17 as CGFloat)
    #expect(font.resolved(for: traits(11)).pointSize == 30 as CGFloat)
    #expect(font.resolved(for: traits(6)).pointSize == 22 as CGFloat)
  }

  @Test("a font that is scaled already starts again from its base")
  func scalingTwice() {
    let once = UIFontMetrics.default.scaledFont(
      for: .systemFont(ofSize: 17), compatibleWith: traits(11))
    let twice = UIFontMetrics.default.scaledFont(for: once, compatibleWith: traits(11))
    #expect(twice == once)
  }

  @Test(
    "nonsense stays nonsense and does not trap",
    arguments: [.nan, .infinity, 1e300, -5] as [Double])
  func nonsense(value: Double) {
    let scaled = UIFontMetrics.default.scaledValue(for: CGFloat(value), compatibleWith: traits(11))
    #expect(scaled.isNaN == value.isNaN)
    #expect(scaled.isFinite == value.isFinite)
  }

  // Measured: the pills of thumbtack/thumbprint-ios are 24 points high, 62 pixels @3x at extra small.
  @Test("a collection without a display scale rounds to the current pixels")
  func currentScale() {
    let traits = UITraitCollection(preferredContentSizeCategory: .extraSmall)
    for (scale, pixels) in [(CGFloat(3), CGFloat(62)), (2, 41)] {
      UITraitCollection(displayScale: scale).performAsCurrent {
        let length = UIFontMetrics(forTextStyle: .body).scaledValue(for: 24, compatibleWith: traits)
        #expect((length * scale).rounded() == pixels)
        #expect(abs(length * scale - pixels) < 1e-9)
      }
    }
  }
}
