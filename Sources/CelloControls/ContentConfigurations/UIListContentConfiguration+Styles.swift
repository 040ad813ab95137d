extension UIListContentConfiguration {
  /// The system's list content styles.
  package enum Style: String, Hashable, CaseIterable {
    // The raw values are the names that iOS prints (docs/measurements/descriptions.md#base-styles).
    // The names of the two prominent headers follow their pattern (chosen).
    case cell = "Cell"
    case subtitleCell = "Subtitle Cell"
    case valueCell = "Value Cell"
    case plainHeader = "Plain Header"
    case plainFooter = "Plain Footer"
    case groupedHeader = "Grouped Header"
    case groupedFooter = "Grouped Footer"
    case prominentInsetGroupedHeader = "Prominent Inset Grouped Header"
    case extraProminentInsetGroupedHeader = "Extra Prominent Inset Grouped Header"
    case sidebarCell = "Sidebar Cell"
    case sidebarSubtitleCell = "Sidebar Subtitle Cell"
    case accompaniedSidebarCell = "Accompanied Sidebar Cell"
    case accompaniedSidebarSubtitleCell = "Accompanied Sidebar Subtitle Cell"
    case sidebarHeader = "Sidebar Header"
    case header = "Header"
    case footer = "Footer"

    /// A Boolean value that indicates whether the style is a header style.
    var isHeader: Bool {
      switch self {
      case .plainHeader, .groupedHeader, .prominentInsetGroupedHeader,
        .extraProminentInsetGroupedHeader, .sidebarHeader, .header:
        true
      default: false
      }
    }

    /// Returns the style that an adaptive style has in a list environment; other styles do not
    /// change.
    ///
    /// Since iOS 18 the cell, subtitle cell, header and footer styles are adaptive (documented).
    /// Without a list, headers and footers look grouped (chosen).
    func adapted(to environment: UIListEnvironment) -> Style {
      switch (self, environment) {
      case (.cell, .sidebar): .sidebarCell
      case (.subtitleCell, .sidebar): .sidebarSubtitleCell
      case (.header, .plain), (.header, .sidebarPlain): .plainHeader
      case (.header, .sidebar): .sidebarHeader
      case (.header, _): .groupedHeader
      case (.footer, .plain), (.footer, .sidebarPlain): .plainFooter
      case (.footer, _): .groupedFooter
      default: self
      }
    }

    /// Groups of styles with the same reaction to states.
    enum Family { case cell, headerOrFooter, sidebarCell, sidebarHeader }

    var family: Family {
      switch self {
      case .cell, .subtitleCell, .valueCell: .cell
      case .sidebarCell, .sidebarSubtitleCell, .accompaniedSidebarCell,
        .accompaniedSidebarSubtitleCell:
        .sidebarCell
      case .sidebarHeader: .sidebarHeader
      default: .headerOrFooter
      }
    }
  }

  /// Creates a configuration for a list cell with the secondary text below the text.
  public static func cell() -> Self { fresh(.cell) }
  /// Creates a configuration for a list cell with a smaller secondary text directly below the text.
  public static func subtitleCell() -> Self { fresh(.subtitleCell) }
  /// Creates a configuration for a list cell with the secondary text at the trailing edge.
  public static func valueCell() -> Self { fresh(.valueCell) }
  /// Creates a configuration for a header in a plain list.
  public static func plainHeader() -> Self { fresh(.plainHeader) }
  /// Creates a configuration for a footer in a plain list.
  public static func plainFooter() -> Self { fresh(.plainFooter) }
  /// Creates a configuration for a header in a grouped list.
  public static func groupedHeader() -> Self { fresh(.groupedHeader) }
  /// Creates a configuration for a footer in a grouped list.
  public static func groupedFooter() -> Self { fresh(.groupedFooter) }
  /// Creates a configuration for a larger header in an inset grouped list.
  public static func prominentInsetGroupedHeader() -> Self { fresh(.prominentInsetGroupedHeader) }
  /// Creates a configuration for the largest header in an inset grouped list.
  public static func extraProminentInsetGroupedHeader() -> Self {
    fresh(.extraProminentInsetGroupedHeader)
  }
  /// Creates a configuration for a cell in a sidebar.
  public static func sidebarCell() -> Self { fresh(.sidebarCell) }
  /// Creates a configuration for a cell in a sidebar with a secondary text.
  public static func sidebarSubtitleCell() -> Self { fresh(.sidebarSubtitleCell) }
  /// Creates a configuration for a cell in a sidebar that is next to other content.
  public static func accompaniedSidebarCell() -> Self { fresh(.accompaniedSidebarCell) }
  /// Creates a configuration for a cell with a secondary text in a sidebar that is next to other
  /// content.
  public static func accompaniedSidebarSubtitleCell() -> Self {
    fresh(.accompaniedSidebarSubtitleCell)
  }
  /// Creates a configuration for a header in a sidebar.
  public static func sidebarHeader() -> Self { fresh(.sidebarHeader) }
  /// Creates a configuration for a header in the style of the surrounding list.
  public static func header() -> Self { fresh(.header) }
  /// Creates a configuration for a footer in the style of the surrounding list.
  public static func footer() -> Self { fresh(.footer) }

  static func fresh(_ style: Style) -> Self {
    Self(
      Values(
        style: style, content: .defaults,
        styled: ListContentDefaults.appearance(style, flags: StyleFlags(), traits: .current)))
  }
}
