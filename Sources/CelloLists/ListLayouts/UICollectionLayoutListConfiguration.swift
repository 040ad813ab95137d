/// How a layout or section shows items as the rows of a list.
public struct UICollectionLayoutListConfiguration: Sendable {
  /// The style of a list.
  public enum Appearance: Int, Hashable, Sendable {
    // Source of the raw values: Apple's `UICollectionLayoutList.h`.
    case plain = 0
    case grouped = 1
    case insetGrouped = 2
    case sidebar = 3
    case sidebarPlain = 4
  }

  /// What is shown above the rows of a section.
  public enum HeaderMode: Int, Hashable, Sendable {
    case none = 0
    /// A supplementary view of the kind `UICollectionView.elementKindSectionHeader`.
    case supplementary = 1
    /// The cell of the first item.
    case firstItemInSection = 2
  }

  /// What is shown below the rows of a section.
  public enum FooterMode: Int, Hashable, Sendable {
    case none = 0
    /// A supplementary view of the kind `UICollectionView.elementKindSectionFooter`.
    case supplementary = 1
  }

  /// The parts of a list that are only as wide as their content.
  public struct ContentHuggingElements: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The headers that are supplementary views.
    public static let supplementaryHeader = ContentHuggingElements(rawValue: 1 << 0)
  }

  /// Returns the separators of an item, for those of its section.
  ///
  /// Visibilities and insets that were automatic are those of the item's current state.
  public typealias ItemSeparatorHandler =
    @MainActor (
      _ indexPath: IndexPath, _ sectionSeparatorConfiguration: UIListSeparatorConfiguration
    ) -> UIListSeparatorConfiguration

  /// Returns the actions that swiping an item reveals; `nil` for none.
  public typealias SwipeActionsConfigurationProvider =
    @MainActor (_ indexPath: IndexPath) -> UISwipeActionsConfiguration?

  public let appearance: Appearance
  /// Whether there are separators. Without them, ``separatorConfiguration`` and
  /// ``itemSeparatorHandler`` have no effect.
  public var showsSeparators = true
  public var separatorConfiguration: UIListSeparatorConfiguration
  public var itemSeparatorHandler: ItemSeparatorHandler?
  /// The color behind the rows; that of the appearance for `nil`.
  public var backgroundColor: UIColor?
  /// The actions at the leading edge, asked for when a swipe begins.
  public var leadingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?
  /// The actions at the trailing edge, asked for when a swipe begins.
  public var trailingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?
  public var headerMode = HeaderMode.none
  public var footerMode = FooterMode.none
  /// The room above the header of a section, in points; that of the appearance for `nil`.
  public var headerTopPadding: CGFloat?
  public var contentHuggingElements: ContentHuggingElements = []

  public init(appearance: Appearance) {
    self.appearance = appearance
    separatorConfiguration = UIListSeparatorConfiguration(listAppearance: appearance)
  }
}

extension UICollectionLayoutListConfiguration.Appearance {
  /// The trait of the views in a list.
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
