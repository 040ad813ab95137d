/// The metrics of the items of a bar in one system version, in points.
struct BarItemMetrics {
  /// Of a button.
  var height: CGFloat
  var minimumWidth: CGFloat
  /// Beside a title, inside of its button.
  var titlePadding: CGFloat
  /// Beside a symbol or image, inside of its button.
  var imagePadding: CGFloat
  /// Between buttons on one capsule.
  var spacing: CGFloat
  /// Between capsules, or between buttons without one.
  var clusterSpacing: CGFloat
  /// From the ends of a capsule to its buttons.
  var capsulePadding: CGFloat
  /// Whether buttons are on capsules.
  var hasCapsules: Bool
}

/// The metrics of navigation bars in one system version, in points.
package struct NavigationBarMetrics {
  var items: BarItemMetrics
  /// Of the row of the buttons.
  package var height: CGFloat
  var largeTitleHeight: CGFloat
  var promptHeight: CGFloat
  /// From the bottom of the row of the buttons to the line of a large title.
  var largeTitleTop: CGFloat
  /// The least space between the title and the buttons.
  var titleSpacing: CGFloat
  /// From the edge of the bar to the chevron of the back button, where it is not on a capsule.
  var backIndicatorInset: CGFloat
  /// Between that chevron and its title.
  var backTitleSpacing: CGFloat
}

/// The metrics of toolbars in one system version, in points.
struct ToolbarMetrics {
  var items: BarItemMetrics
  var height: CGFloat
  /// From the sides, and from the bottom of the screen if the bar floats; `nil` if it does not.
  var floatingInset: CGFloat?
}

/// The metrics of tab bars in one system version, in points.
package struct TabBarMetrics {
  package var height: CGFloat
  var isFloating: Bool
  var symbolSize: CGFloat
  /// Between the symbol and the title.
  var titleSpacing: CGFloat
  var badgeHeight: CGFloat
}

extension SystemVersion {
  /// Source: docs/measurements/bars.md#buttons.
  private var barItems: BarItemMetrics {
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
  }

  /// Source: docs/measurements/bars.md#navigation-bars.
  package func navigationBar(for traits: UITraitCollection) -> NavigationBarMetrics {
    let isCompact = traits.verticalSizeClass == .compact
    let isPad = traits.userInterfaceIdiom == .pad
    var items = barItems
    if self == .iOS18, isCompact { items.height = 32 }
    return NavigationBarMetrics(
      items: items, height: self == .iOS26 ? 54 : isCompact ? 32 : isPad ? 50 : 44,
      largeTitleHeight: 52, promptHeight: 30, largeTitleTop: 3,
      titleSpacing: self == .iOS26 ? 12 : 8, backIndicatorInset: 8, backTitleSpacing: 6)
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
      return ToolbarMetrics(items: items, height: 48, floatingInset: 28)
    case .iOS18:
      let height: CGFloat = traits.verticalSizeClass == .compact ? 32 : 44
      items.height = height
      return ToolbarMetrics(items: items, height: height, floatingInset: nil)
    }
  }

  /// Source: docs/measurements/bars.md#tab-bars.
  package func tabBar(for traits: UITraitCollection) -> TabBarMetrics {
    switch self {
    case .iOS26:
      TabBarMetrics(height: 49, isFloating: true, symbolSize: 24, titleSpacing: 2, badgeHeight: 18)
    case .iOS18:
      TabBarMetrics(
        height: traits.verticalSizeClass == .compact ? 32 : 49, isFloating: false, symbolSize: 25,
        titleSpacing: 2, badgeHeight: 18)
    }
  }
}

/// The metrics of bars that both system versions share, in points unless a line says otherwise.
enum BarMetrics {
  // Texts. Source: docs/measurements/bars.md#navigation-bars.

  /// Of titles and buttons, and of symbols in them.
  static let fontSize: CGFloat = 17
  static let largeTitleFontSize: CGFloat = 34
  static let subtitleFontSize: CGFloat = 12
  static let promptFontSize: CGFloat = 13
  /// Of the chevron of a title with a menu, and its distance from the title.
  static let titleChevronSize: CGFloat = 13
  static let titleChevronSpacing: CGFloat = 4
  /// Of the text field in which a title is renamed.
  static let renamingFieldHeight: CGFloat = 36
  /// Chosen: a shorter part of a title is not shown.
  static let leastTitleWidth: CGFloat = 40
  /// Chosen: a third of a bar, and at least this width, is left to the title of a back button.
  static let leastBackTitleWidth: CGFloat = 60
  /// Chosen: a search bar in the row of the buttons has a third of the row, within these limits.
  static let inlineSearchLengths: ClosedRange<CGFloat> = 140...260

  // Badges of buttons. Source: docs/measurements/bars.md#buttons.

  static let badgeFontSize: CGFloat = 11
  static let badgeHeight: CGFloat = 16
  /// At both ends of the text.
  static let badgePadding: CGFloat = 4
  /// Of a badge without a text.
  static let dotSize: CGFloat = 8
  /// How far a badge reaches over the top trailing corner of its button.
  static let badgeOverhang: CGFloat = 4

  // Backgrounds. Source: docs/measurements/bars.md#backgrounds.

  /// The opacity of the background color over content that is scrolled under a bar of iOS 26.
  static func edgeCover(isDark: Bool) -> CGFloat { isDark ? 0.6 : 0.5 }
  /// The standard deviation and the saturation of the blur of such content.
  static let edgeBlur: CGFloat = 2
  static let edgeSaturation: CGFloat = 1.25
  /// The opacity of the line below it.
  static let edgeLineAlpha: CGFloat = 0.1
  /// Chosen: in how many steps the soft effect becomes less towards the content.
  static let softEdgeStepCount = 8
  /// The opacity of the line at the edge of a bar of iOS 18: white in the dark, else black.
  static func shadowLineAlpha(isDark: Bool) -> CGFloat { isDark ? 0.15 : 0.3 }

  // The bar of shortcuts above the keyboard. Chosen.

  /// At both ends.
  static let shortcutsMargin: CGFloat = 8
  /// The least width for suggestions between the groups.
  static let leastSuggestionsWidth: CGFloat = 120
}

/// The metrics that both system versions share. Source: docs/measurements/bars.md#tab-bars.
extension TabBarMetrics {
  /// Of the title of an item in a bar at the top (chosen), below a symbol, and beside one (chosen).
  static let fontSizes: (top: CGFloat, stacked: CGFloat, inline: CGFloat) = (15, 10, 13)
  /// Chosen: the point size of a symbol as a share of the square that it is centered in, and that
  /// of a symbol beside a title.
  static let stackedSymbolShare: CGFloat = 0.72
  static let inlineSymbolSize: CGFloat = 17
  /// Chosen: between a symbol and the title beside it.
  static let inlineTitleSpacing: CGFloat = 7
  static let badgeFontSize: CGFloat = 13
  /// Chosen: at both ends of the text of a badge.
  static let badgePadding: CGFloat = 5
  /// Chosen: how far a badge reaches over the end of a title, and how far its middle is above that
  /// of the symbol or title.
  static let badgeOverhang: CGFloat = 4
  static let badgeRise: CGFloat = 8

  /// The capsule of a floating bar: its height, the inset of its items, its least distance from the
  /// sides (chosen).
  static let capsuleHeight: CGFloat = 62
  static let capsuleInset: CGFloat = 8
  static let capsuleMargin: CGFloat = 21
  /// Chosen: between the capsule and an item on a circle of its own.
  static let separateItemSpacing: CGFloat = 8
  /// Chosen: at both ends of the widest title, where items are wider than their pitch.
  static let capsuleTitlePadding: CGFloat = 12
  /// From the edges of the capsule to the mark of the selected item.
  static let selectionInset: CGFloat = 4
  /// Of a minimized bar. Chosen.
  package static let minimizedSize = CGSize(width: 62, height: 48)

  /// The pitch of the items of a floating bar.
  static func pitch(count: Int) -> CGFloat { count > 4 ? 68 : 86 }
  /// The width of the mark of the selected item, where items have their pitch.
  static func selectionWidth(count: Int) -> CGFloat { count > 4 ? 77 : count == 4 ? 98 : 94 }

  /// Chosen: the width of centered items of a bar that does not float, and the space between them.
  static let centeredItemWidth: CGFloat = 76
  static let centeredItemSpacing: CGFloat = 34
  /// From the sides and the top of the place of an item to the item, in a bar that does not float.
  static let itemInsets = (side: CGFloat(2), top: CGFloat(1))

  // The accessory of a tab bar controller, and the bar that becomes smaller while content scrolls.

  package static let accessoryHeight: CGFloat = 48
  /// From the sides, and from the bar.
  package static let accessoryMargin: CGFloat = 21
  package static let accessorySpacing: CGFloat = 8
  /// The distance of scrolling after which the bar changes.
  package static let minimizingDistance: CGFloat = 12

  // While a user customizes a bar.

  static let customizationPitch = (width: CGFloat(76), height: CGFloat(68))
  /// Chosen: the most columns, the distance of the first row from the bar, the height of items.
  static let maxCustomizationColumns = 8
  static let customizationTop: CGFloat = 20
  static let customizationItemHeight: CGFloat = 48
}
