extension UINavigationItem {
  /// When a title is large.
  public enum LargeTitleDisplayMode: Int, Hashable, Sendable {
    /// As the title of the item below in the stack; large for the first item.
    case automatic = 0
    case always = 1
    case never = 2
    /// Large, in the row of the buttons. With a back button the same as ``always``.
    case inline = 3
  }

  /// Where a back button has its title from.
  public enum BackButtonDisplayMode: Int, Hashable, Sendable {
    /// The title of the item; a generic title, or none, where that does not fit.
    case `default` = 0
    /// A generic title, unless the item has a ``UINavigationItem/backBarButtonItem`` with a title.
    case generic = 1
    /// No title.
    case minimal = 2
  }

  /// How the content of an item is placed in the bar.
  public enum ItemStyle: Int, Hashable, Sendable {
    case navigator = 0
    /// The title is at the leading edge, and the center groups are shown.
    case browser = 1
    /// As ``browser``; the back button has no title.
    case editor = 2
  }

  /// Where a navigation bar shows a search bar.
  public enum SearchBarPlacement: Int, Hashable, Sendable {
    case automatic = 0
    /// In the row of the buttons, at the trailing edge.
    case integrated = 1
    /// Below the other content.
    case stacked = 2
    /// As ``integrated``, but in the middle where the width is regular.
    case integratedCentered = 3
    /// As ``integrated``, but as a button while the search is not active.
    case integratedButton = 4

    /// The former name of ``integrated``.
    public static let inline = SearchBarPlacement.integrated
  }
}
