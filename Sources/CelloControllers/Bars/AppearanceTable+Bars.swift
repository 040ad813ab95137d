@_spi(Cello) import CelloControls

// The properties of bars and their items for which appearance proxies have values: those that Apple
// marks with UI_APPEARANCE_SELECTOR, and others that apps set on proxies.

extension AppearanceTable {
  private static let metrics: [UIBarMetrics] = [.default, .compact, .defaultPrompt, .compactPrompt]
  private static let positions: [UIBarPosition] = [.any, .bottom, .top, .topAttached]

  /// Returns a property for each position and metrics, whose values in other positions than `any`
  /// are `nil` if they are those of any position.
  private static func images<Bar: NSObject>(
    _ name: String, of bar: Bar.Type,
    get: @escaping @MainActor (Bar, UIBarPosition, UIBarMetrics) -> UIImage?,
    set: @escaping @MainActor (Bar, UIImage?, UIBarPosition, UIBarMetrics) -> Void
  ) -> [AppearanceProperty] {
    positions.flatMap { position in
      metrics.map { metrics in
        AppearanceProperty(
          "\(name) \(position.rawValue) \(metrics.rawValue)", of: bar,
          get: {
            let image = get($0, position, metrics)
            return position != .any && image == get($0, .any, metrics) ? nil : image
          }, set: { set($0, $1, position, metrics) })
      }
    }
  }

  static let navigationBar = AppearanceTable(
    UINavigationBar.self, superclass: .view,
    properties: [
      // Before the attributes of titles, which are parts of the appearance.
      AppearanceProperty(
        object: "standardAppearance", of: UINavigationBar.self,
        get: { $0.standardAppearance === $0.defaultAppearance ? nil : $0.standardAppearance },
        set: { if let appearance = $1 { $0.standardAppearance = appearance } }),
      AppearanceProperty(
        object: "compactAppearance", of: UINavigationBar.self, get: { $0.compactAppearance },
        set: { $0.compactAppearance = $1 }),
      AppearanceProperty(
        object: "scrollEdgeAppearance", of: UINavigationBar.self,
        get: { $0.scrollEdgeAppearance }, set: { $0.scrollEdgeAppearance = $1 }),
      AppearanceProperty(
        object: "compactScrollEdgeAppearance", of: UINavigationBar.self,
        get: { $0.compactScrollEdgeAppearance }, set: { $0.compactScrollEdgeAppearance = $1 }),
      AppearanceProperty(
        attributes: "titleTextAttributes", of: UINavigationBar.self,
        get: { $0.titleTextAttributes }, set: { $0.titleTextAttributes = $1 }),
      AppearanceProperty(
        attributes: "largeTitleTextAttributes", of: UINavigationBar.self,
        get: { $0.largeTitleTextAttributes }, set: { $0.largeTitleTextAttributes = $1 }),
      .init("barStyle", \UINavigationBar.barStyle),
      .init("barTintColor", \UINavigationBar.barTintColor),
      .init("isTranslucent", \UINavigationBar.isTranslucent),
      .init("shadowImage", \UINavigationBar.shadowImage),
      .init("prefersLargeTitles", \UINavigationBar.prefersLargeTitles),
      .init("backIndicatorImage", \UINavigationBar.backIndicatorImage),
      .init(
        "backIndicatorTransitionMaskImage", \UINavigationBar.backIndicatorTransitionMaskImage),
    ],
    images(
      "backgroundImage", of: UINavigationBar.self,
      get: { $0.backgroundImage(for: $1, barMetrics: $2) },
      set: { $0.setBackgroundImage($1, for: $2, barMetrics: $3) }),
    metrics.map { metrics in
      AppearanceProperty(
        "titleVerticalPositionAdjustment \(metrics.rawValue)", of: UINavigationBar.self,
        get: { $0.titleVerticalPositionAdjustment(for: metrics) },
        set: { $0.setTitleVerticalPositionAdjustment($1, for: metrics) })
    }
  ) { UINavigationBar(frame: .zero) }

  static let toolbar = AppearanceTable(
    UIToolbar.self, superclass: .view,
    properties: [
      AppearanceProperty(
        object: "standardAppearance", of: UIToolbar.self,
        get: { $0.standardAppearance === $0.defaultAppearance ? nil : $0.standardAppearance },
        set: { if let appearance = $1 { $0.standardAppearance = appearance } }),
      AppearanceProperty(
        object: "compactAppearance", of: UIToolbar.self, get: { $0.compactAppearance },
        set: { $0.compactAppearance = $1 }),
      AppearanceProperty(
        object: "scrollEdgeAppearance", of: UIToolbar.self, get: { $0.scrollEdgeAppearance },
        set: { $0.scrollEdgeAppearance = $1 }),
      AppearanceProperty(
        object: "compactScrollEdgeAppearance", of: UIToolbar.self,
        get: { $0.compactScrollEdgeAppearance }, set: { $0.compactScrollEdgeAppearance = $1 }),
      .init("barStyle", \UIToolbar.barStyle),
      .init("barTintColor", \UIToolbar.barTintColor),
      .init("isTranslucent", \UIToolbar.isTranslucent),
    ],
    images(
      "backgroundImage", of: UIToolbar.self,
      get: { $0.backgroundImage(forToolbarPosition: $1, barMetrics: $2) },
      set: { $0.setBackgroundImage($1, forToolbarPosition: $2, barMetrics: $3) }),
    positions.map { position in
      AppearanceProperty(
        "shadowImage \(position.rawValue)", of: UIToolbar.self,
        get: {
          let image = $0.shadowImage(forToolbarPosition: position)
          let isInherited =
            position != .any && image == $0.shadowImage(forToolbarPosition: .any)
          return isInherited ? nil : image
        }, set: { $0.setShadowImage($1, forToolbarPosition: position) })
    }
  ) { UIToolbar(frame: .zero) }

  static let tabBar = AppearanceTable(
    UITabBar.self, superclass: .view,
    properties: [
      AppearanceProperty(
        object: "standardAppearance", of: UITabBar.self,
        get: { $0.standardAppearance === $0.defaultAppearance ? nil : $0.standardAppearance },
        set: { if let appearance = $1 { $0.standardAppearance = appearance } }),
      AppearanceProperty(
        object: "scrollEdgeAppearance", of: UITabBar.self, get: { $0.scrollEdgeAppearance },
        set: { $0.scrollEdgeAppearance = $1 }),
      .init("barStyle", \UITabBar.barStyle),
      .init("barTintColor", \UITabBar.barTintColor),
      .init("unselectedItemTintColor", \UITabBar.unselectedItemTintColor),
      .init("isTranslucent", \UITabBar.isTranslucent),
      .init("backgroundImage", \UITabBar.backgroundImage),
      .init("shadowImage", \UITabBar.shadowImage),
      .init("selectionIndicatorImage", \UITabBar.selectionIndicatorImage),
      .init("itemPositioning", \UITabBar.itemPositioning),
      .init("itemWidth", \UITabBar.itemWidth),
      .init("itemSpacing", \UITabBar.itemSpacing),
    ]
  ) { UITabBar(frame: .zero) }

  // MARK: Items

  static let barItem = AppearanceTable(
    UIBarItem.self, superclass: nil,
    properties: AppearanceProperty.attributesByState(
      "titleTextAttributes", of: UIBarItem.self, get: { $0.titleTextAttributes(for: $1) },
      set: { $0.setTitleTextAttributes($1, for: $2) }),
    [.init("imageInsets", \UIBarItem.imageInsets)]
  ) { UIBarItem() }

  static let barButtonItem = AppearanceTable(
    UIBarButtonItem.self, superclass: barItem,
    properties: [.init("tintColor", \UIBarButtonItem.tintColor)],
    metrics.flatMap { barButtonItemProperties(for: $0) }
  ) { UIBarButtonItem() }

  private static func barButtonItemProperties(
    for metrics: UIBarMetrics
  ) -> [AppearanceProperty] {
    var properties = AppearanceProperty.byState(
      "backgroundImage \(metrics.rawValue)", of: UIBarButtonItem.self,
      get: { $0.backgroundImage(for: $1, barMetrics: metrics) },
      set: { $0.setBackgroundImage($1, for: $2, barMetrics: metrics) })
    for style in [UIBarButtonItem.Style.plain, .prominent] {
      properties += AppearanceProperty.byState(
        "backgroundImage \(metrics.rawValue) \(style.rawValue)", of: UIBarButtonItem.self,
        get: { $0.backgroundImage(for: $1, style: style, barMetrics: metrics) },
        set: { $0.setBackgroundImage($1, for: $2, style: style, barMetrics: metrics) })
    }
    properties += AppearanceProperty.byState(
      "backButtonBackgroundImage \(metrics.rawValue)", of: UIBarButtonItem.self,
      get: { $0.backButtonBackgroundImage(for: $1, barMetrics: metrics) },
      set: { $0.setBackButtonBackgroundImage($1, for: $2, barMetrics: metrics) })
    properties.append(
      AppearanceProperty(
        "titlePositionAdjustment \(metrics.rawValue)", of: UIBarButtonItem.self,
        get: { $0.titlePositionAdjustment(for: metrics) },
        set: { $0.setTitlePositionAdjustment($1, for: metrics) }))
    properties.append(
      AppearanceProperty(
        "backButtonTitlePositionAdjustment \(metrics.rawValue)", of: UIBarButtonItem.self,
        get: { $0.backButtonTitlePositionAdjustment(for: metrics) },
        set: { $0.setBackButtonTitlePositionAdjustment($1, for: metrics) }))
    return properties
  }

  static let tabBarItem = AppearanceTable(
    UITabBarItem.self, superclass: barItem,
    properties: AppearanceProperty.attributesByState(
      "badgeTextAttributes", of: UITabBarItem.self, get: { $0.badgeTextAttributes(for: $1) },
      set: { $0.setBadgeTextAttributes($1, for: $2) }),
    [
      .init("badgeColor", \UITabBarItem.badgeColor),
      .init("titlePositionAdjustment", \UITabBarItem.titlePositionAdjustment),
    ]
  ) { UITabBarItem() }
}
