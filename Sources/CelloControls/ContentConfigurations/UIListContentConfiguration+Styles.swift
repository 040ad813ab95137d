extension UIListContentConfiguration {
  /// The system's ready-made styles.
  package enum Style: String, Hashable, CaseIterable {
    // Raw values are the names that UIKit prints (docs/measurements/descriptions.md#base-styles).
    // Those of the two prominent headers follow their pattern (chosen).
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

    /// Whether the style is that of a header.
    var isHeader: Bool {
      switch self {
      case .plainHeader, .groupedHeader, .prominentInsetGroupedHeader,
        .extraProminentInsetGroupedHeader, .sidebarHeader, .header:
        true
      default: false
      }
    }

    /// The style that a trait-driven one resolves to in a list environment; other styles do not
    /// change.
    ///
    /// Since iOS 18 the cell, subtitle cell, header and footer styles adapt (documented). Without a
    /// list, headers and footers look grouped (chosen).
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

    /// The kinds of styles by their reaction to states.
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

  /// A list cell with one text above the other.
  public static func cell() -> Self { fresh(.cell) }
  /// A list cell with a smaller secondary text right below the primary one.
  public static func subtitleCell() -> Self { fresh(.subtitleCell) }
  /// A list cell with the secondary text at the trailing edge.
  public static func valueCell() -> Self { fresh(.valueCell) }
  /// A header of a plain list.
  public static func plainHeader() -> Self { fresh(.plainHeader) }
  /// A footer of a plain list.
  public static func plainFooter() -> Self { fresh(.plainFooter) }
  /// A header of a grouped list.
  public static func groupedHeader() -> Self { fresh(.groupedHeader) }
  /// A footer of a grouped list.
  public static func groupedFooter() -> Self { fresh(.groupedFooter) }
  /// A larger header of an inset grouped list.
  public static func prominentInsetGroupedHeader() -> Self { fresh(.prominentInsetGroupedHeader) }
  /// The largest header of an inset grouped list.
  public static func extraProminentInsetGroupedHeader() -> Self {
    fresh(.extraProminentInsetGroupedHeader)
  }
  /// A cell of a sidebar.
  public static func sidebarCell() -> Self { fresh(.sidebarCell) }
  /// A cell of a sidebar with a secondary text.
  public static func sidebarSubtitleCell() -> Self { fresh(.sidebarSubtitleCell) }
  /// A cell of a sidebar that has an accompanying element beside it.
  public static func accompaniedSidebarCell() -> Self { fresh(.accompaniedSidebarCell) }
  /// A cell with a secondary text, of a sidebar that has an accompanying element beside it.
  public static func accompaniedSidebarSubtitleCell() -> Self {
    fresh(.accompaniedSidebarSubtitleCell)
  }
  /// A header of a sidebar.
  public static func sidebarHeader() -> Self { fresh(.sidebarHeader) }
  /// A header in the style of the surrounding list.
  public static func header() -> Self { fresh(.header) }
  /// A footer in the style of the surrounding list.
  public static func footer() -> Self { fresh(.footer) }

  static func fresh(_ style: Style) -> Self {
    Self(
      Values(
        style: style, content: .defaults,
        appearance: ListContentDefaults.appearance(style, flags: StyleFlags(), traits: .current)))
  }
}
