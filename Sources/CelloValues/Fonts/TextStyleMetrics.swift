/// The sizes of the text styles.
///
/// Source: Apple's Human Interface Guidelines, Typography, "Dynamic Type sizes"; the sizes agree
/// with a capture on an iOS 26.1 simulator.
enum TextStyleMetrics {
  /// The metrics of a text style in a size category, in points.
  struct Size: Hashable, Sendable, NotationConvertible {
    var pointSize: CGFloat
    /// The distance from baseline to baseline.
    var leading: CGFloat

    /// The size and the leading, such as `17/22`.
    var notation: String { "\(pointSize.notation)/\(leading.notation)" }

    init(pointSize: CGFloat, leading: CGFloat) {
      self.pointSize = pointSize
      self.leading = leading
    }

    init?(notation: String) {
      let numbers = notation.split(separator: "/").compactMap { CGFloat(notation: String($0)) }
      guard numbers.count == 2 else { return nil }
      self.init(pointSize: numbers[0], leading: numbers[1])
    }
  }

  /// The metrics of a text style in all size categories.
  struct Style: Sendable {
    /// The sizes from extra small to the largest accessibility size.
    var sizes: [Size]
    var weight: UIFont.Weight
    /// The weight of bold text in this style.
    var emphasizedWeight: UIFont.Weight
    /// The line spacings of ``UIFontMetrics`` that differ from the leading, by category.
    var metricsLeadings: [Int: CGFloat] = [:]
  }

  static subscript(style: UIFont.TextStyle) -> Style {
    MetricRecording.table("textStyle(\(style.notation))", styles[style] ?? body)
  }

  /// Returns a Boolean value that indicates whether a style has an entry; other styles have the
  /// sizes of `body`.
  static func isKnown(_ style: UIFont.TextStyle) -> Bool { styles[style] != nil }

  private static let body = Style(
    sizes: parse("14/19 15/20 16/21 17/22 19/24 21/26 23/29 28/34 33/40 40/48 47/56 53/62"),
    weight: .regular, emphasizedWeight: .semibold)

  /// The weights are the defaults of the guidelines. The emphasized weights are recalled from the
  /// row for `large`. The leadings for metrics reproduce `UIFontMetrics` on iOS 26.1 for the nine
  /// sizes where the published leading does not.
  private static let styles: [UIFont.TextStyle: Style] = [
    .largeTitle: Style(
      sizes: parse("31/38 32/39 33/40 34/41 36/43 38/46 40/48 44/52 48/57 52/61 56/66 60/70"),
      weight: .regular, emphasizedWeight: .bold),
    .title1: Style(
      sizes: parse("25/31 26/32 27/33 28/34 30/37 32/39 34/41 38/46 43/51 48/57 53/62 58/68"),
      weight: .regular, emphasizedWeight: .bold, metricsLeadings: [4: 36, 5: 38, 10: 61]),
    .title2: Style(
      sizes: parse("19/24 20/25 21/26 22/28 24/30 26/32 28/34 34/41 39/47 44/52 50/59 56/66"),
      weight: .regular, emphasizedWeight: .bold),
    .title3: Style(
      sizes: parse("17/22 18/23 19/24 20/25 22/28 24/30 26/32 31/38 37/44 43/51 49/58 55/65"),
      weight: .regular, emphasizedWeight: .semibold, metricsLeadings: [4: 27.9]),
    .headline: Style(
      sizes: body.sizes, weight: .semibold, emphasizedWeight: .semibold,
      metricsLeadings: [10: 51]),
    .body: body,
    .callout: Style(
      sizes: parse("13/18 14/19 15/20 16/21 18/23 20/25 22/28 26/32 32/39 38/46 44/52 51/60"),
      weight: .regular, emphasizedWeight: .semibold),
    .subheadline: Style(
      sizes: parse("12/16 13/18 14/19 15/20 17/22 19/24 21/28 25/31 30/37 36/43 42/50 49/58"),
      weight: .regular, emphasizedWeight: .semibold, metricsLeadings: [6: 26, 8: 36]),
    .footnote: Style(
      sizes: parse("12/16 12/16 12/16 13/18 15/20 17/22 19/24 23/29 27/33 33/40 38/46 44/52"),
      weight: .regular, emphasizedWeight: .semibold),
    .caption1: Style(
      sizes: parse("11/13 11/13 11/13 12/16 14/19 16/21 18/23 22/28 26/32 32/39 37/44 43/51"),
      weight: .regular, emphasizedWeight: .semibold, metricsLeadings: [7: 27]),
    .caption2: Style(
      sizes: parse("11/13 11/13 11/13 11/13 13/18 15/20 17/22 20/25 24/30 29/35 34/41 40/48"),
      weight: .regular, emphasizedWeight: .semibold, metricsLeadings: [8: 29]),

    // The sizes of 36 and 28 points (bold, at `large`) were measured by Z. West. All other values
    // are chosen: two points above the large title, and the sizes of title 1, with the leadings of
    // these sizes in the table.
    .extraLargeTitle: Style(
      sizes: parse("33/40 34/41 35/42 36/43 38/46 40/48 42/50 46/55 50/59 54/63 58/68 62/72"),
      weight: .bold, emphasizedWeight: .bold),
    .extraLargeTitle2: Style(
      sizes: parse("25/31 26/32 27/33 28/34 30/37 32/39 34/41 38/46 43/51 48/57 53/62 58/68"),
      weight: .bold, emphasizedWeight: .bold),

    // Private styles of iOS's list code, found in printed configurations, with the sizes of
    // footnote and body. The short footnote's leading at 12 and 13 points is measured from public
    // pictures; at other sizes it is two points less than the footnote's, like tight leading
    // (chosen).
    .shortFootnote: Style(
      sizes: parse("12/14 12/14 12/14 13/15.67 15/18 17/20 19/22 23/27 27/31 33/38 38/44 44/50"),
      weight: .regular, emphasizedWeight: .semibold),
    .emphasizedBody: Style(
      sizes: body.sizes, weight: .semibold, emphasizedWeight: .semibold),
  ]

  private static func parse(_ cells: String) -> [Size] {
    cells.split(separator: " ").compactMap { Size(notation: String($0)) }
  }
}

extension TextStyleMetrics.Style: MetricTable {
  static var metrics: [Metric<Self>] {
    [Metric("weight", \.weight), Metric("emphasizedWeight", \.emphasizedWeight)]
  }
}

extension TextStyleMetrics {
  /// The names of the size categories, in the order of the sizes.
  private static let categories = [
    "extraSmall", "small", "medium", "large", "extraLarge", "extraExtraLarge",
    "extraExtraExtraLarge", "accessibilityMedium", "accessibilityLarge",
    "accessibilityExtraLarge", "accessibilityExtraExtraLarge", "accessibilityExtraExtraExtraLarge",
  ]

  /// Returns the size of a style in a size category.
  static func size(of style: UIFont.TextStyle, at category: Int) -> Size {
    MetricRecording.value(
      "textStyle(\(style.notation))", categories[category],
      (styles[style] ?? body).sizes[category])
  }

  /// Returns the factor of ``UIFontMetrics`` for a style and a size category: the ratio of line
  /// spacings, not of sizes.
  static func ratio(of style: UIFont.TextStyle, at category: Int) -> CGFloat {
    func lineSpacing(_ category: Int) -> CGFloat {
      let own = (styles[style] ?? body).metricsLeadings[category]
      return MetricRecording.value(
        "textStyle(\(style.notation))", "scale.\(categories[category])", own)
        ?? size(of: style, at: category).leading
    }
    return category == 3 ? 1 : lineSpacing(category) / lineSpacing(3)
  }

  /// Uses all values once, so that a ``MetricRecording`` contains them.
  static func useAll() {
    for style in styles.keys {
      _ = self[style]
      for category in categories.indices {
        _ = size(of: style, at: category)
        _ = ratio(of: style, at: category)
      }
    }
  }
}
