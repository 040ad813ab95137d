/// The metrics of a bar's items in one system version, in points.
struct BarItemMetrics {
  /// The height of a button.
  var height: CGFloat
  var minimumWidth: CGFloat
  /// The padding between a title and the edges of its button.
  var titlePadding: CGFloat
  /// The padding between an image or symbol and the edges of its button.
  var imagePadding: CGFloat
  /// The spacing between buttons on one capsule.
  var spacing: CGFloat
  /// The spacing between capsules, or between buttons without capsules.
  var clusterSpacing: CGFloat
  /// The padding between the ends of a capsule and its buttons.
  var capsulePadding: CGFloat
  /// A Boolean value that indicates whether buttons are on capsules.
  var hasCapsules: Bool
}

/// The metrics of navigation bars in one system version, in points.
package struct NavigationBarMetrics {
  var items: BarItemMetrics
  /// The height of the row with the buttons.
  package var height: CGFloat
  var largeTitleHeight: CGFloat
  var promptHeight: CGFloat
  /// The distance from the bottom of the row with the buttons to the top of a large title.
  var largeTitleTop: CGFloat
  /// The minimum distance between the title and the buttons.
  var titleSpacing: CGFloat
  /// The distance from the edge of the bar to the chevron of a back button without a capsule.
  var backIndicatorInset: CGFloat
  /// The distance between the chevron and the title of a back button without a capsule.
  var backTitleSpacing: CGFloat
}

/// The metrics of toolbars in one system version, in points.
struct ToolbarMetrics {
  var items: BarItemMetrics
  var height: CGFloat
  /// The distance of a floating bar from the sides and the bottom of the screen; `nil` if the bar
  /// does not float.
  var floatingInset: CGFloat?
}

/// The metrics of tab bars in one system version, in points.
package struct TabBarMetrics {
  package var height: CGFloat
  var isFloating: Bool
  var symbolSize: CGFloat
  /// The distance between the symbol and the title.
  var titleSpacing: CGFloat
  var badgeHeight: CGFloat
}

extension BarItemMetrics: MetricTable {
  static var metrics: [Metric<Self>] {
    [
      Metric("height", \.height),
      Metric("minimumWidth", \.minimumWidth),
      Metric("titlePadding", \.titlePadding),
      Metric("imagePadding", \.imagePadding),
      Metric("spacing", \.spacing),
      Metric("clusterSpacing", \.clusterSpacing),
      Metric("capsulePadding", \.capsulePadding),
      Metric("hasCapsules", \.hasCapsules),
    ]
  }
}

extension NavigationBarMetrics: MetricTable {
  package static var metrics: [Metric<Self>] {
    rowMetrics + largeTitleMetrics + backIndicatorMetrics
  }

  fileprivate static var rowMetrics: [Metric<Self>] {
    [
      Metric("height", \.height),
      Metric("promptHeight", \.promptHeight),
      Metric("titleSpacing", \.titleSpacing),
    ]
  }

  /// The metrics that only bars with room for large titles read.
  fileprivate static var largeTitleMetrics: [Metric<Self>] {
    [
      Metric("largeTitleHeight", \.largeTitleHeight),
      Metric("largeTitleTop", \.largeTitleTop),
    ]
  }

  /// The metrics that only bars without capsules read.
  fileprivate static var backIndicatorMetrics: [Metric<Self>] {
    [
      Metric("backIndicatorInset", \.backIndicatorInset),
      Metric("backTitleSpacing", \.backTitleSpacing),
    ]
  }
}

extension ToolbarMetrics: MetricTable {
  static var metrics: [Metric<Self>] {
    [
      Metric("height", \.height),
      Metric("floatingInset", \.floatingInset),
    ]
  }
}

extension TabBarMetrics: MetricTable {
  package static var metrics: [Metric<Self>] {
    [
      Metric("height", \.height),
      Metric("isFloating", \.isFloating),
      Metric("symbolSize", \.symbolSize),
      Metric("titleSpacing", \.titleSpacing),
      Metric("badgeHeight", \.badgeHeight),
    ]
  }
}

extension SystemVersion {
  /// Source: docs/measurements/bars.md#buttons.
  private var barItems: BarItemMetrics {
    let table: BarItemMetrics =
      switch self {
      case .iOS26:
        BarItemMetrics(
          height: 36, minimumWidth: 36, titlePadding: 12, imagePadding: 7, spacing: 16,
          clusterSpacing: 12, capsulePadding: 4, hasCapsules: true)
      case .iOS18:
        BarItemMetrics(
          height: 44, minimumWidth: 0, titlePadding: 8, imagePadding: 11, spacing: 8,
          clusterSpacing: 8, capsulePadding: 0, hasCapsules: false)
      }
    return metrics("barItems", table)
  }

  /// Source: docs/measurements/bars.md#navigation-bars.
  package func navigationBar(for traits: UITraitCollection) -> NavigationBarMetrics {
    let isCompact = traits.verticalSizeClass == .compact
    let isPad = traits.userInterfaceIdiom == .pad
    var items = barItems
    if self == .iOS18, isCompact { items.height = 32 }
    return metrics(
      "navigationBar" + (isCompact ? "(compact)" : isPad ? "(pad)" : ""),
      NavigationBarMetrics(
        items: items, height: self == .iOS26 ? 54 : isCompact ? 32 : isPad ? 50 : 44,
        largeTitleHeight: 52, promptHeight: 30, largeTitleTop: 3,
        titleSpacing: self == .iOS26 ? 12 : 8, backIndicatorInset: 8, backTitleSpacing: 6),
      NavigationBarMetrics.rowMetrics + (isCompact ? [] : NavigationBarMetrics.largeTitleMetrics)
        + (items.hasCapsules ? [] : NavigationBarMetrics.backIndicatorMetrics))
  }

  /// Source: docs/measurements/bars.md#toolbars.
  func toolbar(for traits: UITraitCollection) -> ToolbarMetrics {
    var items = barItems
    switch self {
    case .iOS26:
      items.height = 38
      items.minimumWidth = 38
      items.titlePadding = 11
      items.imagePadding = 8
      items.spacing = 14
      items.capsulePadding = 5
      items = metrics("toolbarItems", items)
      return metrics("toolbar", ToolbarMetrics(items: items, height: 48, floatingInset: 28))
    case .iOS18:
      let isCompact = traits.verticalSizeClass == .compact
      var table = metrics(
        "toolbar" + (isCompact ? "(compact)" : ""),
        ToolbarMetrics(items: items, height: isCompact ? 32 : 44, floatingInset: nil))
      table.items.height = table.height
      return table
    }
  }

  /// Source: docs/measurements/bars.md#tab-bars.
  package func tabBar(for traits: UITraitCollection) -> TabBarMetrics {
    let isCompact = self == .iOS18 && traits.verticalSizeClass == .compact
    let table: TabBarMetrics =
      switch self {
      case .iOS26:
        TabBarMetrics(
          height: 49, isFloating: true, symbolSize: 24, titleSpacing: 2, badgeHeight: 18)
      case .iOS18:
        TabBarMetrics(
          height: isCompact ? 32 : 49, isFloating: false, symbolSize: 25, titleSpacing: 2,
          badgeHeight: 18)
      }
    return metrics("tabBar" + (isCompact ? "(compact)" : ""), table)
  }
}

/// The metrics of bars that both system versions share, in points unless a comment says otherwise.
enum BarMetrics: MetricNamespace {
  static let table = "bars"

  // Texts. Source: docs/measurements/bars.md#navigation-bars.

  /// The font size of titles and buttons, and the point size of symbols in them.
  static var fontSize: CGFloat { metric(17) }
  static var largeTitleFontSize: CGFloat { metric(34) }
  static var subtitleFontSize: CGFloat { metric(12) }
  static var promptFontSize: CGFloat { metric(13) }
  /// The point size of the chevron next to a title with a menu, and its distance from the title.
  static var titleChevronSize: CGFloat { metric(13) }
  static var titleChevronSpacing: CGFloat { metric(4) }
  /// The height of the text field for renaming a title.
  static var renamingFieldHeight: CGFloat { metric(36) }
  /// Chosen: the minimum width of a title. A narrower title is hidden.
  static var leastTitleWidth: CGFloat { metric(40) }
  /// Chosen: a back button's title has at least this width, and at least a third of the bar.
  static var leastBackTitleWidth: CGFloat { metric(60) }
  /// Chosen: a search bar in the row with the buttons has a third of the row's width, within these
  /// limits.
  static let inlineSearchLengths: ClosedRange<CGFloat> = 140...260

  // Badges of buttons. Source: docs/measurements/bars.md#buttons.

  static var badgeFontSize: CGFloat { metric(11) }
  static var badgeHeight: CGFloat { metric(16) }
  /// The padding at both ends of the text.
  static var badgePadding: CGFloat { metric(4) }
  /// The diameter of a badge without text.
  static var dotSize: CGFloat { metric(8) }
  /// The distance by which a badge extends beyond the top trailing corner of its button.
  static var badgeOverhang: CGFloat { metric(4) }

  // Backgrounds. Source: docs/measurements/bars.md#backgrounds.

  /// The opacity of the background color over content that is scrolled under a bar of iOS 26.
  static func edgeCover(isDark: Bool) -> CGFloat {
    isDark ? metric(0.6, "edgeCoverDark") : metric(0.5, "edgeCoverLight")
  }
  /// The standard deviation and the saturation of the blur over this content.
  static var edgeBlur: CGFloat { metric(2) }
  static var edgeSaturation: CGFloat { metric(1.25) }
  /// The opacity of the separator below this content.
  static var edgeLineAlpha: CGFloat { metric(0.1) }
  // The soft effect; all chosen.

  /// The number of steps in which the blur decreases towards the content.
  static let softEdgeStepCount = 8
  /// The standard deviation of the blur at the top.
  static var softEdgeBlur: CGFloat { metric(8) }
  /// The distance by which the effect extends below the bar.
  static var softEdgeReach: CGFloat { metric(16) }
  /// The opacity of the background color at locations from the top (0) to the end (1).
  static var softEdgeCover: [(location: CGFloat, opacity: CGFloat)] {
    [
      (0, metric(0.95, "softEdgeCover.start")),
      (
        metric(0.5, "softEdgeCover.middle.location"), metric(0.9, "softEdgeCover.middle.opacity")
      ),
      (metric(0.75, "softEdgeCover.late.location"), metric(0.6, "softEdgeCover.late.opacity")),
      (1, metric(0, "softEdgeCover.end")),
    ]
  }
  /// The opacity of the separator of a bar of iOS 18, which is white in dark mode and otherwise
  /// black.
  static func shadowLineAlpha(isDark: Bool) -> CGFloat {
    isDark ? metric(0.15, "shadowLineAlphaDark") : metric(0.3, "shadowLineAlphaLight")
  }

  // The shortcut bar above the keyboard. The values are chosen.

  /// The margin at both ends.
  static var shortcutsMargin: CGFloat { metric(8) }
  /// The minimum width of the suggestions between the groups.
  static var leastSuggestionsWidth: CGFloat { metric(120) }

  /// Uses all metrics once, so that a `MetricRecording` contains them.
  static func useAll() {
    _ = (
      fontSize, largeTitleFontSize, subtitleFontSize, promptFontSize, titleChevronSize,
      titleChevronSpacing, renamingFieldHeight, leastTitleWidth, leastBackTitleWidth,
      badgeFontSize, badgeHeight, badgePadding, dotSize, badgeOverhang, edgeBlur,
      edgeSaturation, edgeLineAlpha, softEdgeBlur, softEdgeReach, softEdgeCover,
      shortcutsMargin, leastSuggestionsWidth
    )
    for isDark in [false, true] {
      _ = (edgeCover(isDark: isDark), shadowLineAlpha(isDark: isDark))
    }
  }
}

/// The metrics that both system versions share. Source: docs/measurements/bars.md#tab-bars.
extension TabBarMetrics: MetricNamespace {
  package static let table = "tabBars"

  /// The font sizes of an item's title in a bar at the top (chosen), below a symbol, and beside a
  /// symbol (chosen).
  static var fontSizes: (top: CGFloat, stacked: CGFloat, inline: CGFloat) {
    (
      metric(15, "fontSizes.top"), metric(10, "fontSizes.stacked"), metric(13, "fontSizes.inline")
    )
  }
  /// Chosen: the point size of a symbol as a fraction of the square that contains it, and the point
  /// size of a symbol beside a title.
  static var stackedSymbolShare: CGFloat { metric(0.72) }
  static var inlineSymbolSize: CGFloat { metric(17) }
  /// Chosen: the distance between a symbol and the title beside it.
  static var inlineTitleSpacing: CGFloat { metric(7) }
  static var badgeFontSize: CGFloat { metric(13) }
  /// Chosen: the padding at both ends of a badge's text.
  static var badgePadding: CGFloat { metric(5) }
  /// Chosen: the distance by which a badge overlaps the end of a title, and the distance of its
  /// center above the center of the symbol or title.
  static var badgeOverhang: CGFloat { metric(4) }
  static var badgeRise: CGFloat { metric(8) }

  /// The capsule of a floating bar: its height, the inset of its items, and its minimum distance
  /// from the sides (chosen).
  static var capsuleHeight: CGFloat { metric(62) }
  static var capsuleInset: CGFloat { metric(8) }
  static var capsuleMargin: CGFloat { metric(21) }
  /// Chosen: the distance between the capsule and an item on a separate circle.
  static var separateItemSpacing: CGFloat { metric(8) }
  /// Chosen: the padding at both ends of the widest title, if it determines the width of the items.
  static var capsuleTitlePadding: CGFloat { metric(12) }
  /// The distance from the edges of the capsule to the selection indicator.
  static var selectionInset: CGFloat { metric(4) }
  /// Chosen: the size of a minimized bar.
  package static var minimizedSize: CGSize { metric(CGSize(width: 62, height: 48)) }

  /// The distance between the centers of adjacent items in a floating bar.
  static func pitch(count: Int) -> CGFloat {
    count > 4 ? metric(68, "pitch(many)") : metric(86, "pitch")
  }
  /// The width of the selection indicator, if the items have their standard distance.
  static func selectionWidth(count: Int) -> CGFloat {
    count > 4
      ? metric(77, "selectionWidth(many)")
      : count == 4 ? metric(98, "selectionWidth(four)") : metric(94, "selectionWidth")
  }

  /// Chosen: the width of centered items in a bar that does not float, and the space between them.
  static var centeredItemWidth: CGFloat { metric(76) }
  static var centeredItemSpacing: CGFloat { metric(34) }
  /// The insets of an item in its slot, at the sides and the top, in a bar that does not float.
  static var itemInsets: (side: CGFloat, top: CGFloat) {
    (metric(2, "itemInsets.side"), metric(1, "itemInsets.top"))
  }

  // The accessory of a tab bar controller, and the minimization of the bar while content scrolls.

  package static var accessoryHeight: CGFloat { metric(48) }
  /// The distances of the accessory from the sides and from the bar.
  package static var accessoryMargin: CGFloat { metric(21) }
  package static var accessorySpacing: CGFloat { metric(8) }
  /// The scroll distance after which the bar is minimized or expanded.
  package static var minimizingDistance: CGFloat { metric(12) }

  // The customization interface.

  static var customizationPitch: CGSize { metric(CGSize(width: 76, height: 68)) }
  /// Chosen: the maximum number of columns, the distance between the bar and the first row, and the
  /// height of items.
  static let maxCustomizationColumns = 8
  static var customizationTop: CGFloat { metric(20) }
  static var customizationItemHeight: CGFloat { metric(48) }

  /// Uses all metrics once, so that a `MetricRecording` contains them.
  static func useAll() {
    _ = (
      stackedSymbolShare, inlineSymbolSize, inlineTitleSpacing, badgeFontSize, badgePadding,
      badgeOverhang, badgeRise, capsuleHeight, capsuleInset, capsuleMargin,
      separateItemSpacing, capsuleTitlePadding, selectionInset, centeredItemWidth,
      centeredItemSpacing, accessoryHeight, accessoryMargin, accessorySpacing,
      minimizingDistance, customizationTop, customizationItemHeight, minimizedSize, fontSizes,
      itemInsets, customizationPitch
    )
    for count in 3...5 { _ = (pitch(count: count), selectionWidth(count: count)) }
  }
}
