extension UINavigationItem {
  /// The conditions under which a title is large.
  public enum LargeTitleDisplayMode: Int, Hashable, Sendable {
    /// The same mode as the item below in the stack; large for the first item.
    case automatic = 0
    case always = 1
    case never = 2
    /// The large title is in the row with the buttons. With a back button it is equivalent to
    /// ``always``.
    case inline = 3
  }

  /// The title of the back button that leads to an item.
  public enum BackButtonDisplayMode: Int, Hashable, Sendable {
    /// The title of the item, or a generic title or none if it does not fit.
    case `default` = 0
    /// A generic title, unless ``UINavigationItem/backBarButtonItem`` has a title.
    case generic = 1
    /// No title.
    case minimal = 2
  }

  /// The arrangement of an item's content in the bar.
  public enum ItemStyle: Int, Hashable, Sendable {
    /// The title is centered, and the center groups are hidden.
    case navigator = 0
    /// The title is leading-aligned, and the center groups are shown.
    case browser = 1
    /// The same as ``browser``, but the back button has no title.
    case editor = 2
  }

  /// The position of a search bar in a navigation bar.
  public enum SearchBarPlacement: Int, Hashable, Sendable {
    case automatic = 0
    /// The search bar is in the row with the buttons, at the trailing edge.
    case integrated = 1
    /// Below the other content.
    case stacked = 2
    /// The same as ``integrated``, but centered in a regular-width environment.
    case integratedCentered = 3
    /// The same as ``integrated``, but as a button while the search is inactive.
    case integratedButton = 4

    /// The former name of ``integrated``.
    public static let inline = SearchBarPlacement.integrated
  }
}
