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
struct NavigationBarMetrics {
  var items: BarItemMetrics
  /// Of the row of the buttons.
  var height: CGFloat
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
struct TabBarMetrics {
  var height: CGFloat
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
  func navigationBar(for traits: UITraitCollection) -> NavigationBarMetrics {
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
  func tabBar(for traits: UITraitCollection) -> TabBarMetrics {
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
