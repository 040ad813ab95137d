/// What a navigation bar shows for one view controller.
@MainActor @preconcurrency open class UINavigationItem: NSObject {
  // Titles
  open var title: String? { didSet { if title != oldValue { contentDidChange() } } }
  /// A title with attributes, which takes precedence over ``title``.
  open var attributedTitle: AttributedString? { didSet { contentDidChange() } }
  /// A view instead of the inline title, with its own size as far as it fits.
  open var titleView: UIView? { didSet { contentDidChange() } }
  /// A line below the inline title; the text of ``attributedSubtitle`` if that is set (iOS 26).
  open var subtitle: String? {
    get { attributedSubtitle.map { String($0.characters) } ?? plainSubtitle }
    set {
      attributedSubtitle = nil
      plainSubtitle = newValue
    }
  }
  private final var plainSubtitle: String? { didSet { contentDidChange() } }
  open var attributedSubtitle: AttributedString? { didSet { contentDidChange() } }
  /// A view instead of the subtitle.
  open var subtitleView: UIView? { didSet { contentDidChange() } }
  /// The large title; `nil` for ``title``.
  open var largeTitle: String? { didSet { contentDidChange() } }
  /// A line below the large title; `nil` for ``subtitle``.
  open var largeSubtitle: String? { didSet { contentDidChange() } }
  open var largeAttributedSubtitle: AttributedString? { didSet { contentDidChange() } }
  /// A view instead of the subtitle below the large title.
  open var largeSubtitleView: UIView? { didSet { contentDidChange() } }
  /// Whether the title is large in a bar that prefers large titles.
  open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic {
    didSet { if largeTitleDisplayMode != oldValue { contentDidChange() } }
  }
  /// Returns the menu that a touch of the inline title opens, given the elements that the system
  /// suggests; a result of `nil` opens none. `nil` for no menu, unless there is a
  /// ``renameDelegate``.
  open var titleMenuProvider: (([UIMenuElement]) -> UIMenu?)? { didSet { contentDidChange() } }
  /// Lets the user rename the title with a command in its menu; `nil` if it cannot be renamed.
  open weak var renameDelegate: (any UINavigationItemRenameDelegate)? {
    didSet { contentDidChange() }
  }
  /// A line above the buttons of the bar; `nil` for none.
  open var prompt: String? { didSet { if prompt != oldValue { contentDidChange() } } }
  /// How the content is placed in the bar.
  open var style = ItemStyle.navigator { didSet { if style != oldValue { contentDidChange() } } }

  // Back button
  /// The back button of the item above this one; its action is ignored.
  open var backBarButtonItem: UIBarButtonItem? { didSet { contentDidChange() } }
  /// The title of the back button of the item above this one; `nil` for ``title``.
  open var backButtonTitle: String? { didSet { contentDidChange() } }
  open var backButtonDisplayMode = BackButtonDisplayMode.default { didSet { contentDidChange() } }
  open var hidesBackButton = false { didSet { contentDidChange() } }
  /// Whether leading items are shown beside the back button, and not instead of it.
  open var leftItemsSupplementBackButton = false { didSet { contentDidChange() } }
  /// Runs instead of the pop of the back button. An item without a back button gets one.
  open var backAction: UIAction? { didSet { contentDidChange() } }

  // Items
  private final var leadingContent = Content.items([])
  private final var trailingContent = Content.items([])
  /// Groups in the middle of a bar with the browser's or editor's style.
  open var centerItemGroups: [UIBarButtonItemGroup] = [] { didSet { contentDidChange() } }
  /// The group at the trailing edge of the bar.
  open var pinnedTrailingGroup: UIBarButtonItemGroup? { didSet { contentDidChange() } }
  /// Elements of the overflow menu after those of groups that do not fit. With such elements the bar
  /// always has the button of the menu.
  open var additionalOverflowItems: UIDeferredMenuElement? { didSet { contentDidChange() } }
  /// The button of the overflow menu; `nil` while there is none.
  final weak var overflowItem: UIBarButtonItem?
  /// Identifies the user's customization of the bar, which is not stored.
  open var customizationIdentifier: String?

  // Search
  /// The bar of the search controller.
  final var searchBar: UISearchBar? { didSet { contentDidChange() } }
  /// The search controller, which belongs to a higher chapter.
  final var searchObject: AnyObject?
  final var isSearchActive = false { didSet { contentDidChange() } }
  /// Whether the bar shows only the search bar.
  final var hidesContentDuringSearch = false { didSet { contentDidChange() } }

  /// Begins the search, for the button in its place.
  final var searchHandler: (@MainActor () -> Void)?

  final func beginSearch() { searchHandler?() }

  /// The search bar shows or hides parts of itself.
  final func searchBarDidChange() { contentDidChange() }

  /// Whether the search bar scrolls away with the content below the bar.
  open var hidesSearchBarWhenScrolling = true { didSet { contentDidChange() } }
  open var preferredSearchBarPlacement = SearchBarPlacement.automatic {
    didSet { if preferredSearchBarPlacement != oldValue { contentDidChange() } }
  }
  /// Whether the search bar may be among the items of a toolbar (iOS 26).
  open var searchBarPlacementAllowsToolbarIntegration = true
  /// Whether a split view controller may show the search bar in another column (iOS 26).
  open var searchBarPlacementAllowsExternalIntegration = false

  // Appearance
  /// The appearance of the bar while this item is on top; `nil` for that of the bar.
  open var standardAppearance: UINavigationBarAppearance? {
    didSet { standardAppearance = observed(standardAppearance) }
  }
  open var compactAppearance: UINavigationBarAppearance? {
    didSet { compactAppearance = observed(compactAppearance) }
  }
  open var scrollEdgeAppearance: UINavigationBarAppearance? {
    didSet { scrollEdgeAppearance = observed(scrollEdgeAppearance) }
  }
  open var compactScrollEdgeAppearance: UINavigationBarAppearance? {
    didSet { compactScrollEdgeAppearance = observed(compactScrollEdgeAppearance) }
  }

  /// Called when the bar that shows the item must update it.
  final var changeHandler: (@MainActor () -> Void)?

  /// The items on one side: a list, or groups that replace it.
  private enum Content {
    case items([UIBarButtonItem])
    case groups([UIBarButtonItemGroup])

    var items: [UIBarButtonItem] {
      switch self {
      case .items(let items): items
      case .groups: []
      }
    }

    @MainActor var groups: [UIBarButtonItemGroup] {
      switch self {
      case .items: []
      case .groups(let groups): groups
      }
    }
  }

  public override init() { super.init() }

  public init(title: String) {
    super.init()
    self.title = title
  }

  /// Always fails: items are not read from archives.
  public required init?(coder: NSCoder) { return nil }

  private final func contentDidChange() { changeHandler?() }

  /// A copy of an appearance, whose changes the bar follows.
  private final func observed(
    _ appearance: UINavigationBarAppearance?
  ) -> UINavigationBarAppearance? {
    contentDidChange()
    return appearance?.copied { [weak self] in self?.contentDidChange() }
  }

  open func setHidesBackButton(_ hidesBackButton: Bool, animated: Bool) {
    self.hidesBackButton = hidesBackButton
  }

  // MARK: Items

  /// The items at the leading edge, from the edge inwards; `nil` for none. They replace
  /// ``leadingItemGroups``.
  open var leftBarButtonItems: [UIBarButtonItem]? {
    get { leadingContent.items.isEmpty ? nil : leadingContent.items }
    set {
      leadingContent = .items(newValue ?? [])
      contentDidChange()
    }
  }

  /// The items at the trailing edge, from the edge inwards; `nil` for none. They replace
  /// ``trailingItemGroups``.
  open var rightBarButtonItems: [UIBarButtonItem]? {
    get { trailingContent.items.isEmpty ? nil : trailingContent.items }
    set {
      trailingContent = .items(newValue ?? [])
      contentDidChange()
    }
  }

  /// The first of ``leftBarButtonItems``; setting it replaces all of them.
  open var leftBarButtonItem: UIBarButtonItem? {
    get { leftBarButtonItems?.first }
    set { leftBarButtonItems = newValue.map { [$0] } }
  }

  /// The first of ``rightBarButtonItems``; setting it replaces all of them.
  open var rightBarButtonItem: UIBarButtonItem? {
    get { rightBarButtonItems?.first }
    set { rightBarButtonItems = newValue.map { [$0] } }
  }

  open func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) { leftBarButtonItem = item }

  open func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) {
    rightBarButtonItem = item
  }

  open func setLeftBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    leftBarButtonItems = items
  }

  open func setRightBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    rightBarButtonItems = items
  }

  /// Groups at the leading edge. They replace ``leftBarButtonItems``.
  open var leadingItemGroups: [UIBarButtonItemGroup] {
    get { leadingContent.groups }
    set {
      leadingContent = .groups(newValue)
      contentDidChange()
    }
  }

  /// Groups at the trailing edge, in leading to trailing order. They replace
  /// ``rightBarButtonItems``.
  open var trailingItemGroups: [UIBarButtonItemGroup] {
    get { trailingContent.groups }
    set {
      trailingContent = .groups(newValue)
      contentDidChange()
    }
  }

  // MARK: Search

  /// Where the search bar is in the bar that shows the item; below the title before that.
  ///
  /// In compact widths a search bar is below the title, or a button if the app asks for one of the
  /// integrated placements on iOS 26. In regular widths of iPads `automatic` is `integrated`, elsewhere
  /// `stacked`.
  open var searchBarPlacement: SearchBarPlacement { resolvedSearchPlacement }
  final var resolvedSearchPlacement = SearchBarPlacement.stacked

  /// The placement in an environment.
  final func searchPlacement(in traits: UITraitCollection) -> SearchBarPlacement {
    let preferred = preferredSearchBarPlacement
    if traits.horizontalSizeClass == .regular {
      guard preferred == .automatic else { return preferred }
      return traits.userInterfaceIdiom == .pad ? .integrated : .stacked
    }
    guard traits.systemVersion == .iOS26, preferred != .automatic, preferred != .stacked else {
      return .stacked
    }
    return .integratedButton
  }

  /// Called with the placements before and after a change.
  final var searchPlacementHandler:
    (@MainActor (_ isDone: Bool, _ former: SearchBarPlacement, _ new: SearchBarPlacement) -> Void)?

  /// Takes over the placement in a bar.
  final func updateSearchPlacement(in traits: UITraitCollection) {
    let former = resolvedSearchPlacement
    let new = searchBar == nil ? .stacked : searchPlacement(in: traits)
    guard new != former else { return }
    searchPlacementHandler?(false, former, new)
    resolvedSearchPlacement = new
    searchPlacementHandler?(true, former, new)
  }
}
