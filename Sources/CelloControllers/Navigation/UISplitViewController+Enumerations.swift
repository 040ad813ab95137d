// The raw values are from Apple's `UISplitViewController.h`.

extension UISplitViewController {
  /// The number of columns.
  public enum Style: Int, Hashable, Sendable {
    /// Two controllers, which are set with ``UISplitViewController/viewControllers``.
    case unspecified = 0
    case doubleColumn = 1
    case tripleColumn = 2
  }

  /// A column of a split view controller.
  public enum Column: Int, Hashable, Sendable {
    case primary = 0
    /// The column between the primary and the secondary column; only in triple-column split views.
    case supplementary = 1
    case secondary = 2
    /// The column that replaces the other columns in a compact-width environment.
    case compact = 3
  }

  /// The visible columns and their arrangement.
  public enum DisplayMode: Int, Hashable, Sendable {
    case automatic = 0
    case secondaryOnly = 1
    case oneBesideSecondary = 2
    case oneOverSecondary = 3
    case twoBesideSecondary = 4
    case twoOverSecondary = 5
    case twoDisplaceSecondary = 6

    /// The former name of ``secondaryOnly``.
    @available(*, deprecated, renamed: "secondaryOnly")
    public static let primaryHidden = secondaryOnly
    /// The former name of ``oneBesideSecondary``.
    @available(*, deprecated, renamed: "oneBesideSecondary")
    public static let allVisible = oneBesideSecondary
    /// The former name of ``oneOverSecondary``.
    @available(*, deprecated, renamed: "oneOverSecondary")
    public static let primaryOverlay = oneOverSecondary
  }

  /// The arrangement of the other columns relative to the secondary column.
  public enum SplitBehavior: Int, Hashable, Sendable {
    case automatic = 0
    case tile = 1
    case overlay = 2
    case displace = 3
  }

  /// The visibility of the button that shows and hides columns.
  public enum DisplayModeButtonVisibility: Int, Hashable, Sendable {
    /// Visible if ``UISplitViewController/presentsWithGesture`` is `true`.
    case automatic = 0
    case never = 1
    case always = 2
  }

  /// The edge at which the primary column is placed.
  public enum PrimaryEdge: Int, Hashable, Sendable {
    case leading = 0
    case trailing = 1
  }

  /// The background of a column on Mac.
  public enum BackgroundStyle: Int, Hashable, Sendable {
    case none = 0
    case sidebar = 1
  }
}
