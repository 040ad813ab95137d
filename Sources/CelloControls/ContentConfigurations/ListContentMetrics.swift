/// The metrics of a style of list content in one system version. Lengths are in points.
struct ListContentMetrics {
  struct Text {
    var style: UIFont.TextStyle
    /// The weight; `nil` for the weight of the text style.
    var weight: UIFont.Weight?
    var color: Role
    var isUppercase = false

    /// The role of a color, so that the tables contain only plain data.
    enum Role: CaseIterable, NotationConvertible {
      case label, secondaryLabel

      var color: UIColor { self == .label ? .label : .secondaryLabel }
    }

    /// Returns the font in the text size of the given traits; `other` replaces the weight.
    func font(weight other: UIFont.Weight?, compatibleWith traits: UITraitCollection) -> UIFont {
      let font = UIFont.preferredFont(forTextStyle: style, compatibleWith: traits)
      return (other ?? weight).map(font.withWeight) ?? font
    }
  }

  var margins: NSDirectionalEdgeInsets
  var imageToTextPadding: CGFloat
  var horizontalTextPadding: CGFloat = 8
  var verticalTextPadding: CGFloat
  var prefersSideBySide = false
  var text: Text
  var secondaryText: Text
  /// A Boolean value that indicates whether texts have one line and shrink to 90% before they are
  /// truncated, as in sidebars.
  var isSingleLine = false
}

extension ListContentMetrics: MetricTable {
  static var metrics: [Metric<Self>] {
    [
      Metric("margins", \.margins), Metric("imageToTextPadding", \.imageToTextPadding),
      Metric("horizontalTextPadding", \.horizontalTextPadding),
      Metric("verticalTextPadding", \.verticalTextPadding),
      Metric("prefersSideBySide", \.prefersSideBySide), Metric("text.style", \.text.style),
      Metric("text.weight", \.text.weight), Metric("text.color", \.text.color),
      Metric("text.isUppercase", \.text.isUppercase),
      Metric("secondaryText.style", \.secondaryText.style),
      Metric("secondaryText.weight", \.secondaryText.weight),
      Metric("secondaryText.color", \.secondaryText.color),
      Metric("secondaryText.isUppercase", \.secondaryText.isUppercase),
      Metric("isSingleLine", \.isSingleLine),
    ]
  }
}

/// The minimum heights of cells, in points.
struct RowHeightMetrics: MetricTable {
  /// The height at the default text size.
  var minimum: CGFloat
  /// The height at the default text size that determines the height at larger sizes; `nil` if the
  /// minimum does not depend on the text size.
  var scaledMinimum: CGFloat?
  /// The space above and below the line of a text that is smaller than the default size; `nil` for
  /// the same minimum as at the default size.
  var paddingOfSmallText: CGFloat?

  static var metrics: [Metric<Self>] {
    [
      Metric("minimum", \.minimum), Metric("scaledMinimum", \.scaledMinimum),
      Metric("paddingOfSmallText", \.paddingOfSmallText),
    ]
  }
}

extension SystemVersion {
  /// Returns the minimum height of list content, in points.
  ///
  /// Source: docs/measurements/rows.md#row-heights. On iOS 18 it is 44. On iOS 26 it is 52 and
  /// grows to the scaled value of 44 (80 at the size AX2). Below `large` it shrinks with the
  /// distance of the lines of the body style (inferred from one measured row: 51 at `medium`).
  /// Headers and footers have no minimum height; cells of sidebars have 44, which grows with the
  /// text (chosen).
  package func minimumContentHeight(
    _ style: UIListContentConfiguration.Style, in traits: UITraitCollection
  ) -> CGFloat {
    let isSidebar: Bool
    switch style.adapted(to: traits.listEnvironment).family {
    case .headerOrFooter: return 0
    case .sidebarCell, .sidebarHeader: isSidebar = true
    case .cell: isSidebar = false
    }
    let heights = rowHeights(isSidebar: isSidebar)
    guard let base = heights.scaledMinimum else { return heights.minimum }
    let metrics = UIFontMetrics(forTextStyle: .body)
    if let padding = heights.paddingOfSmallText {
      let line = metrics.scaledValue(for: 22, compatibleWith: traits)
      if line < 22 { return padding + PixelGrid(scale: 1).rounded(line) }
    }
    return max(heights.minimum, metrics.scaledValue(for: base, compatibleWith: traits))
  }

  func rowHeights(isSidebar: Bool) -> RowHeightMetrics {
    metrics(
      isSidebar ? "rowHeights(sidebar)" : "rowHeights",
      isSidebar
        ? RowHeightMetrics(minimum: 44, scaledMinimum: 44)
        : self == .iOS18
          ? RowHeightMetrics(minimum: 44)
          : RowHeightMetrics(minimum: 52, scaledMinimum: 44, paddingOfSmallText: 30))
  }
}

extension SystemVersion {
  /// Returns the metrics of a style. Source: docs/measurements/content.md, unless a line names
  /// another source.
  func listContent(_ style: UIListContentConfiguration.Style) -> ListContentMetrics {
    metrics("content(\(style))", self == .iOS18 ? ListContentMetrics.iOS18(style) : .iOS26(style))
  }
}

private typealias Text = ListContentMetrics.Text

private func insets(
  _ top: CGFloat, _ leading: CGFloat, _ bottom: CGFloat, _ trailing: CGFloat
) -> NSDirectionalEdgeInsets {
  NSDirectionalEdgeInsets(top: top, leading: leading, bottom: bottom, trailing: trailing)
}

private let body = Text(style: .body, color: .label)
private let valueBody = Text(style: .body, color: .secondaryLabel)
private let secondarySubheadline = Text(style: .subheadline, color: .secondaryLabel)
private let secondaryFootnote = Text(style: .shortFootnote, color: .secondaryLabel)
private let secondaryCaption = Text(style: .caption1, color: .secondaryLabel)
private let sectionTitle = Text(style: .body, weight: .semibold, color: .secondaryLabel)

extension ListContentMetrics {
  fileprivate static func iOS26(_ style: UIListContentConfiguration.Style) -> ListContentMetrics {
    switch style {
    case .cell:
      .init(
        margins: insets(15, 16, 15, 8), imageToTextPadding: 16, verticalTextPadding: 4,
        text: body, secondaryText: secondarySubheadline)
    case .subtitleCell:
      .init(
        margins: insets(15, 16, 15, 8), imageToTextPadding: 16, verticalTextPadding: 0,
        text: body, secondaryText: secondarySubheadline)
    case .valueCell:
      .init(
        margins: insets(15, 16, 15, 8), imageToTextPadding: 16, verticalTextPadding: 4,
        prefersSideBySide: true, text: body, secondaryText: valueBody)
    case .plainHeader, .groupedHeader, .header:
      .init(
        margins: insets(10, 8, 10, 8), imageToTextPadding: 16, verticalTextPadding: 4,
        text: sectionTitle, secondaryText: sectionTitle)
    case .plainFooter, .groupedFooter, .footer:
      .init(
        margins: insets(8, 8, 6, 8), imageToTextPadding: 16, verticalTextPadding: 4,
        text: secondaryFootnote, secondaryText: secondaryFootnote)
    case .sidebarCell, .accompaniedSidebarCell:
      .init(
        margins: insets(11, 8, 11, 8), imageToTextPadding: 10, verticalTextPadding: 4, text: body,
        secondaryText: secondaryFootnote, isSingleLine: true)
    case .sidebarSubtitleCell, .accompaniedSidebarSubtitleCell:
      .init(
        margins: insets(4, 8, 4, 8), imageToTextPadding: 10, verticalTextPadding: 0, text: body,
        secondaryText: secondaryFootnote, isSingleLine: true)
    case .sidebarHeader:
      .init(
        margins: insets(11, 8, 11, 8), imageToTextPadding: 10, verticalTextPadding: 4,
        text: Text(style: .body, weight: .medium, color: .secondaryLabel),
        secondaryText: secondaryFootnote, isSingleLine: true)
    // Chosen, because no metrics of the prominent headers are published. The title sizes are from
    // developers' reports; the margins are the same as for the standard header.
    case .prominentInsetGroupedHeader:
      .init(
        margins: insets(10, 8, 10, 8), imageToTextPadding: 16, verticalTextPadding: 4,
        text: Text(style: .title3, weight: .semibold, color: .label),
        secondaryText: secondarySubheadline)
    case .extraProminentInsetGroupedHeader:
      .init(
        margins: insets(10, 8, 10, 8), imageToTextPadding: 16, verticalTextPadding: 4,
        text: Text(style: .title2, weight: .bold, color: .label),
        secondaryText: secondarySubheadline)
    }
  }

  fileprivate static func iOS18(_ style: UIListContentConfiguration.Style) -> ListContentMetrics {
    switch style {
    case .cell:
      .init(
        margins: insets(11, 16, 11, 8), imageToTextPadding: 16, verticalTextPadding: 3,
        text: body, secondaryText: secondarySubheadline)
    case .subtitleCell:
      // Chosen: table cells of this version set their subtitle in 12 points.
      .init(
        margins: insets(11, 16, 11, 8), imageToTextPadding: 16, verticalTextPadding: 3,
        text: body, secondaryText: secondaryCaption)
    case .valueCell:
      .init(
        margins: insets(11, 16, 11, 8), imageToTextPadding: 16, verticalTextPadding: 3,
        prefersSideBySide: true, text: body, secondaryText: valueBody)
    case .plainHeader:
      // Chosen: with these margins the header has its classic height of 28 points.
      .init(
        margins: insets(4, 8, 4, 8), imageToTextPadding: 16, verticalTextPadding: 3,
        text: Text(style: .body, weight: .semibold, color: .label),
        secondaryText: secondaryFootnote)
    case .plainFooter:
      // Chosen.
      .init(
        margins: insets(8, 8, 6, 8), imageToTextPadding: 16, verticalTextPadding: 3,
        text: secondaryFootnote, secondaryText: secondaryFootnote)
    case .groupedHeader, .header:
      .init(
        margins: insets(17, 8, 6, 8), imageToTextPadding: 16, verticalTextPadding: 3,
        text: Text(style: .shortFootnote, color: .secondaryLabel, isUppercase: true),
        secondaryText: secondaryFootnote)
    case .groupedFooter, .footer:
      // Measured: a height of 33.67 with the first baseline 18.33 below the card
      // (docs/measurements/rows.md#headers-and-footers).
      .init(
        margins: insets(6, 8, 12, 8), imageToTextPadding: 16, verticalTextPadding: 3,
        text: secondaryFootnote, secondaryText: secondaryFootnote)
    case .sidebarCell, .accompaniedSidebarCell:
      // The distance of the image is chosen from a picture of an outline row; line limit and
      // shrinking are the same as on iOS 26.
      .init(
        margins: insets(11, 8, 11, 8), imageToTextPadding: 16, verticalTextPadding: 3, text: body,
        secondaryText: secondaryFootnote, isSingleLine: true)
    case .sidebarSubtitleCell, .accompaniedSidebarSubtitleCell:
      // Chosen: the same as on iOS 26.
      .init(
        margins: insets(4, 8, 4, 8), imageToTextPadding: 16, verticalTextPadding: 0, text: body,
        secondaryText: secondaryFootnote, isSingleLine: true)
    case .sidebarHeader:
      // Chosen: the same as on iOS 26.
      .init(
        margins: insets(11, 8, 11, 8), imageToTextPadding: 16, verticalTextPadding: 3,
        text: Text(style: .body, weight: .medium, color: .secondaryLabel),
        secondaryText: secondaryFootnote, isSingleLine: true)
    case .prominentInsetGroupedHeader:
      // Chosen: the same as on iOS 26, with the margins of the grouped header.
      .init(
        margins: insets(17, 8, 6, 8), imageToTextPadding: 16, verticalTextPadding: 3,
        text: Text(style: .title3, weight: .semibold, color: .label),
        secondaryText: secondarySubheadline)
    case .extraProminentInsetGroupedHeader:
      .init(
        margins: insets(17, 8, 6, 8), imageToTextPadding: 16, verticalTextPadding: 3,
        text: Text(style: .title2, weight: .bold, color: .label),
        secondaryText: secondarySubheadline)
    }
  }
}

/// The additional distances in list content at accessibility text sizes, in points.
package struct AccessibilityListContentMetrics {
  package var addedTextPadding: CGFloat
  /// The addition to the bottom margin of content with two texts.
  package var addedBottomMargin: CGFloat
}

extension AccessibilityListContentMetrics: MetricTable {
  package static var metrics: [Metric<Self>] {
    [
      Metric("addedTextPadding", \.addedTextPadding),
      Metric("addedBottomMargin", \.addedBottomMargin),
    ]
  }
}

extension SystemVersion {
  /// The additional distances at accessibility text sizes.
  ///
  /// Source: docs/measurements/content.md#accessibility-sizes. A subtitle row of 117 at the size
  /// AX2 is 15 + 39.5 + 6 + 36 + 20.5; other accessibility sizes have the same additions. iOS 18
  /// adds nothing (chosen).
  package var accessibilityListContent: AccessibilityListContentMetrics {
    metrics(
      "accessibilityContent",
      self == .iOS26
        ? AccessibilityListContentMetrics(addedTextPadding: 6, addedBottomMargin: 5.5)
        : AccessibilityListContentMetrics(addedTextPadding: 0, addedBottomMargin: 0))
  }

  /// Returns the size of the area in which symbols are centered, in points: a width of 24 that
  /// scales with the body style, and the line height of the body style.
  ///
  /// Source: docs/measurements/content.md#standard-symbol-size.
  package func standardSymbolSize(in traits: UITraitCollection) -> CGSize {
    CGSize(
      width: UIFontMetrics(forTextStyle: .body).scaledValue(for: 24, compatibleWith: traits),
      height: UIFont.preferredFont(forTextStyle: .body, compatibleWith: traits).lineHeight)
  }
}
