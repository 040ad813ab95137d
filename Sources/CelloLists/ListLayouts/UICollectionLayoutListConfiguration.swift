/// A configuration of a layout or section that shows items as the rows of a list.
public struct UICollectionLayoutListConfiguration: Sendable {
  /// The appearances of a list.
  public enum Appearance: Int, Hashable, Sendable {
    // Source of the raw values: Apple's `UICollectionLayoutList.h`.
    case plain = 0
    case grouped = 1
    case insetGrouped = 2
    case sidebar = 3
    case sidebarPlain = 4
  }

  /// The kinds of headers above the rows of a section.
  public enum HeaderMode: Int, Hashable, Sendable {
    /// No header.
    case none = 0
    /// A supplementary view of the kind `UICollectionView.elementKindSectionHeader`.
    case supplementary = 1
    /// The cell of the first item.
    case firstItemInSection = 2
  }

  /// The kinds of footers below the rows of a section.
  public enum FooterMode: Int, Hashable, Sendable {
    /// No footer.
    case none = 0
    /// A supplementary view of the kind `UICollectionView.elementKindSectionFooter`.
    case supplementary = 1
  }

  /// The parts of a list whose width can fit their content.
  public struct ContentHuggingElements: OptionSet, Hashable, Sendable {
    /// The bits of the parts.
    public let rawValue: UInt

    /// Creates a set of parts from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The headers that are supplementary views.
    public static let supplementaryHeader = ContentHuggingElements(rawValue: 1 << 0)
  }

  /// A closure that returns the separators of an item, based on the separators of its section.
  ///
  /// In the section's configuration, automatic visibilities and insets are resolved for the item's
  /// current state.
  public typealias ItemSeparatorHandler =
    @MainActor (
      _ indexPath: IndexPath, _ sectionSeparatorConfiguration: UIListSeparatorConfiguration
    ) -> UIListSeparatorConfiguration

  /// A closure that returns the swipe actions of an item; `nil` for none.
  public typealias SwipeActionsConfigurationProvider =
    @MainActor (_ indexPath: IndexPath) -> UISwipeActionsConfiguration?

  /// The appearance of the list.
  public let appearance: Appearance
  /// A Boolean value that indicates whether the list shows separators; `true` by default. If
  /// `false`, ``separatorConfiguration`` and ``itemSeparatorHandler`` have no effect.
  public var showsSeparators = true
  /// The separators of the rows; by default the separators of the appearance.
  public var separatorConfiguration: UIListSeparatorConfiguration
  /// A closure that changes the separators of individual rows; `nil`, the default, for none.
  public var itemSeparatorHandler: ItemSeparatorHandler?
  /// The color behind the rows; `nil`, the default, for the color of the appearance.
  public var backgroundColor: UIColor?
  /// A closure that returns the swipe actions at the leading edge of a row, which is called when a
  /// swipe begins; `nil`, the default, for no actions.
  public var leadingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?
  /// A closure that returns the swipe actions at the trailing edge of a row, which is called when a
  /// swipe begins; `nil`, the default, for no actions.
  public var trailingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?
  /// The kind of header above the rows of a section; `none` by default.
  public var headerMode = HeaderMode.none
  /// The kind of footer below the rows of a section; `none` by default.
  public var footerMode = FooterMode.none
  /// The space above the header of a section, in points; `nil`, the default, for the space of the
  /// appearance.
  public var headerTopPadding: CGFloat?
  /// The parts whose width fits their content; empty by default.
  public var contentHuggingElements: ContentHuggingElements = []

  /// Creates a configuration with an appearance.
  public init(appearance: Appearance) {
    self.appearance = appearance
    separatorConfiguration = UIListSeparatorConfiguration(listAppearance: appearance)
  }
}

extension UICollectionLayoutListConfiguration.Appearance {
  /// The list environment trait of the views in the list.
  var environment: UIListEnvironment {
    switch self {
    case .plain: .plain
    case .grouped: .grouped
    case .insetGrouped: .insetGrouped
    case .sidebar: .sidebar
    case .sidebarPlain: .sidebarPlain
    }
  }
}
