extension UIBackgroundConfiguration {
  /// The system's background styles.
  enum Style: String, Hashable, CaseIterable {
    // The raw values are the names that iOS prints (docs/measurements/descriptions.md#base-styles).
    // Names that it is not known to print follow their pattern (chosen).
    case custom = "Custom"
    case listPlainCell = "List Plain Cell"
    case listPlainHeaderFooter = "List Plain Header/Footer"
    case listGroupedCell = "List Grouped Cell"
    case listGroupedHeaderFooter = "List Grouped Header/Footer"
    case listSidebarHeader = "List Sidebar Header"
    case listSidebarCell = "List Sidebar Cell"
    case listAccompaniedSidebarCell = "List Accompanied Sidebar Cell"
    case listCell = "List Cell"
    case listHeader = "List Header"
    case listFooter = "List Footer"

    /// Returns the style that an adaptive style has in a list environment; other styles do not
    /// change.
    ///
    /// Source: docs/measurements/backgrounds.md#styles. Without a list, cells look plain, and
    /// headers and footers look grouped (chosen).
    func adapted(to environment: UIListEnvironment) -> Style {
      switch (self, environment) {
      case (.listCell, .grouped), (.listCell, .insetGrouped): .listGroupedCell
      case (.listCell, .sidebar): .listSidebarCell
      case (.listCell, _): .listPlainCell
      case (.listHeader, .sidebar): .listSidebarHeader
      case (.listHeader, .plain), (.listHeader, .sidebarPlain), (.listFooter, .plain),
        (.listFooter, .sidebarPlain):
        .listPlainHeaderFooter
      case (.listHeader, _), (.listFooter, _): .listGroupedHeaderFooter
      default: self
      }
    }
  }

  /// Creates a transparent background that is the same in every state.
  public static func clear() -> Self { fresh(.custom) }
  /// Creates a background for a cell in the style of the surrounding list.
  public static func listCell() -> Self { fresh(.listCell) }
  /// Creates a background for a header in the style of the surrounding list.
  public static func listHeader() -> Self { fresh(.listHeader) }
  /// Creates a background for a footer in the style of the surrounding list.
  public static func listFooter() -> Self { fresh(.listFooter) }
  /// Creates a background for a cell in a plain list.
  public static func listPlainCell() -> Self { fresh(.listPlainCell) }
  /// Creates a background for a header or footer in a plain list.
  public static func listPlainHeaderFooter() -> Self { fresh(.listPlainHeaderFooter) }
  /// Creates a background for a cell in a grouped list.
  public static func listGroupedCell() -> Self { fresh(.listGroupedCell) }
  /// Creates a background for a header or footer in a grouped list.
  public static func listGroupedHeaderFooter() -> Self { fresh(.listGroupedHeaderFooter) }
  /// Creates a background for a header in a sidebar.
  public static func listSidebarHeader() -> Self { fresh(.listSidebarHeader) }
  /// Creates a background for a cell in a sidebar.
  public static func listSidebarCell() -> Self { fresh(.listSidebarCell) }
  /// Creates a background for a cell in a sidebar that is next to other content.
  public static func listAccompaniedSidebarCell() -> Self { fresh(.listAccompaniedSidebarCell) }

  static func fresh(_ style: Style) -> Self {
    Self(BackgroundDefaults.values(style, flags: StyleFlags(), traits: .current))
  }

  /// Returns the configuration with the style's appearance for a state, for all properties that
  /// were not set.
  public func updated(for state: any UIConfigurationState) -> Self {
    let style = BackgroundDefaults.values(
      values.style, flags: StyleFlags(state), traits: state.traitCollection)
    return Self(styled.adopting(style))
  }
}
