@_spi(Cello) import CelloViews

extension AppearanceTable {
  static let textField = AppearanceTable(
    UITextField.self, superclass: .view,
    properties: [
      // Before the font and the color, which are parts of the attributes.
      AppearanceProperty(
        attributes: "defaultTextAttributes", of: UITextField.self,
        get: { $0.defaultTextAttributes }, set: { $0.defaultTextAttributes = $1 ?? [:] }),
      .init("font", \UITextField.font),
      .init("textColor", \UITextField.textColor),
      .init("textAlignment", \UITextField.textAlignment),
      .init("borderStyle", \UITextField.borderStyle),
      .init("background", \UITextField.background),
      .init("disabledBackground", \UITextField.disabledBackground),
      .init("clearButtonMode", \UITextField.clearButtonMode),
      .init("adjustsFontSizeToFitWidth", \UITextField.adjustsFontSizeToFitWidth),
      .init("adjustsFontForContentSizeCategory", \UITextField.adjustsFontForContentSizeCategory),
      .init("keyboardAppearance", \UITextField.keyboardAppearance),
      .init("autocorrectionType", \UITextField.autocorrectionType),
      .init("autocapitalizationType", \UITextField.autocapitalizationType),
      .init("spellCheckingType", \UITextField.spellCheckingType),
      .init("smartQuotesType", \UITextField.smartQuotesType),
      .init("smartDashesType", \UITextField.smartDashesType),
      .init("returnKeyType", \UITextField.returnKeyType),
    ]
  ) { UITextField(frame: .zero) }

  static let searchBar = AppearanceTable(
    UISearchBar.self, superclass: .view,
    properties: AppearanceProperty.byState(
      "searchFieldBackgroundImage", of: UISearchBar.self,
      get: { $0.searchFieldBackgroundImage(for: $1) },
      set: { $0.setSearchFieldBackgroundImage($1, for: $2) }),
    [.search, .clear, .bookmark, .resultsList].flatMap { searchBarIcon($0) },
    AppearanceProperty.byState(
      "scopeBarButtonBackgroundImage", of: UISearchBar.self,
      get: { $0.scopeBarButtonBackgroundImage(for: $1) },
      set: { $0.setScopeBarButtonBackgroundImage($1, for: $2) }),
    AppearanceProperty.attributesByState(
      "scopeBarButtonTitleTextAttributes", of: UISearchBar.self,
      get: { $0.scopeBarButtonTitleTextAttributes(for: $1) },
      set: { $0.setScopeBarButtonTitleTextAttributes($1, for: $2) }),
    [
      .init("barTintColor", \UISearchBar.barTintColor),
      .init("barStyle", \UISearchBar.barStyle),
      .init("searchBarStyle", \UISearchBar.searchBarStyle),
      .init("isTranslucent", \UISearchBar.isTranslucent),
      .init("backgroundImage", \UISearchBar.backgroundImage),
      .init("scopeBarBackgroundImage", \UISearchBar.scopeBarBackgroundImage),
      .init(
        "searchFieldBackgroundPositionAdjustment",
        \UISearchBar.searchFieldBackgroundPositionAdjustment),
      .init("searchTextPositionAdjustment", \UISearchBar.searchTextPositionAdjustment),
    ]
  ) { UISearchBar(frame: .zero) }

  private static func searchBarIcon(_ icon: UISearchBar.Icon) -> [AppearanceProperty] {
    var properties = AppearanceProperty.byState(
      "image \(icon.rawValue)", of: UISearchBar.self, get: { $0.image(for: icon, state: $1) },
      set: { $0.setImage($1, for: icon, state: $2) })
    properties.append(
      AppearanceProperty(
        "positionAdjustment \(icon.rawValue)", of: UISearchBar.self,
        get: { $0.positionAdjustment(for: icon) }, set: { $0.setPositionAdjustment($1, for: icon) })
    )
    return properties
  }
}
