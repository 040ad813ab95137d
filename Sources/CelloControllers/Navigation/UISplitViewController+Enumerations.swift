// Source of the raw values: Apple's `UISplitViewController.h`.

extension UISplitViewController {
  /// The number of columns.
  public enum Style: Int, Hashable, Sendable {
    /// Two controllers that are set with ``UISplitViewController/viewControllers``.
    case unspecified = 0
    case doubleColumn = 1
    case tripleColumn = 2
  }

  public enum Column: Int, Hashable, Sendable {
    case primary = 0
    /// Between the others; of triple columns only.
    case supplementary = 1
    case secondary = 2
    /// Instead of the others where the width is compact.
    case compact = 3
  }

  /// Which columns are visible.
  public enum DisplayMode: Int, Hashable, Sendable {
    case automatic = 0
    case secondaryOnly = 1
    case oneBesideSecondary = 2
    case oneOverSecondary = 3
    case twoBesideSecondary = 4
    case twoOverSecondary = 5
    case twoDisplaceSecondary = 6
  }

  /// How other columns relate to the secondary one.
  public enum SplitBehavior: Int, Hashable, Sendable {
    case automatic = 0
    case tile = 1
    case overlay = 2
    case displace = 3
  }

  /// Whether the button that shows and hides columns is visible.
  public enum DisplayModeButtonVisibility: Int, Hashable, Sendable {
    /// Visible if ``UISplitViewController/presentsWithGesture`` is set.
    case automatic = 0
    case never = 1
    case always = 2
  }

  public enum PrimaryEdge: Int, Hashable, Sendable {
    case leading = 0
    case trailing = 1
  }

  /// The background of a column on Macs.
  public enum BackgroundStyle: Int, Hashable, Sendable {
    case none = 0
    case sidebar = 1
  }
}
