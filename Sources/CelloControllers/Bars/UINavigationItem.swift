/// The content that a navigation bar shows for one view controller.
@MainActor @preconcurrency open class UINavigationItem: NSObject {
  // Titles
  /// The title; `nil` by default.
  open var title: String? { didSet { if title != oldValue { contentDidChange() } } }
  /// A title with attributes, which takes precedence over ``title``; `nil` by default.
  open var attributedTitle: AttributedString? { didSet { contentDidChange() } }
  /// A view that replaces the inline title, in its own size if it fits; `nil`, the default, for
  /// none.
  open var titleView: UIView? { didSet { contentDidChange() } }
  /// The line below the inline title, on iOS 26; `nil`, the default, for none. It is the text of
  /// ``attributedSubtitle`` if one was set.
  open var subtitle: String? {
    get { attributedSubtitle.map { String($0.characters) } ?? plainSubtitle }
    set {
      attributedSubtitle = nil
      plainSubtitle = newValue
    }
  }
  private final var plainSubtitle: String? { didSet { contentDidChange() } }
  /// The line below the inline title with attributes, on iOS 26; `nil` by default.
  open var attributedSubtitle: AttributedString? { didSet { contentDidChange() } }
  /// A view that replaces the subtitle, on iOS 26; `nil`, the default, for none.
  open var subtitleView: UIView? { didSet { contentDidChange() } }
  /// The large title; `nil`, the default, for ``title``.
  open var largeTitle: String? { didSet { contentDidChange() } }
  /// The line below the large title, on iOS 26; `nil`, the default, for ``subtitle``.
  open var largeSubtitle: String? { didSet { contentDidChange() } }
  /// The line below the large title with attributes, on iOS 26; `nil`, the default, for
  /// ``largeSubtitle``.
  open var largeAttributedSubtitle: AttributedString? { didSet { contentDidChange() } }
  /// A view that replaces the subtitle below the large title, on iOS 26; `nil`, the default, for
  /// none.
  open var largeSubtitleView: UIView? { didSet { contentDidChange() } }
  /// The conditions under which the title is large in a bar that prefers large titles; `automatic`
  /// by default.
  open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic {
    didSet { if largeTitleDisplayMode != oldValue { contentDidChange() } }
  }
  /// A closure that receives the system's suggested elements and returns the menu that a tap on the
  /// inline title opens, or `nil` for no menu. `nil`, the default, for the suggested elements if
  /// there is a ``renameDelegate``.
  open var titleMenuProvider: (([UIMenuElement]) -> UIMenu?)? { didSet { contentDidChange() } }
  /// A delegate for renaming the title with a command in its menu; `nil`, the default, if the title
  /// cannot be renamed.
  open weak var renameDelegate: (any UINavigationItemRenameDelegate)? {
    didSet { contentDidChange() }
  }
  /// The line above the buttons of the bar; `nil`, the default, for none.
  open var prompt: String? { didSet { if prompt != oldValue { contentDidChange() } } }
  /// The arrangement of the content in the bar; `navigator` by default.
  open var style = ItemStyle.navigator { didSet { if style != oldValue { contentDidChange() } } }

  // Accessibility
  /// A short description of the item; `nil` by default.
  open var accessibilityLabel: String?
  /// A description of the result of using the item; `nil` by default.
  open var accessibilityHint: String?
  /// The value of the item; `nil` by default.
  open var accessibilityValue: String?

  // Back button
  /// The back button that leads to this item; its action is ignored. `nil`, the default, for the
  /// standard button.
  open var backBarButtonItem: UIBarButtonItem? { didSet { contentDidChange() } }
  /// The title of the back button that leads to this item; `nil`, the default, for ``title``.
  open var backButtonTitle: String? { didSet { contentDidChange() } }
  /// The title that the back button shows; `default` by default.
  open var backButtonDisplayMode = BackButtonDisplayMode.default { didSet { contentDidChange() } }
  /// A Boolean value that indicates whether the back button is hidden while the item is at the top;
  /// `false` by default.
  open var hidesBackButton = false { didSet { contentDidChange() } }
  /// A Boolean value that indicates whether leading items are shown in addition to the back button,
  /// instead of replacing it; `false` by default.
  open var leftItemsSupplementBackButton = false { didSet { contentDidChange() } }
  /// An action that replaces popping the item; `nil`, the default, for none. With an action, even
  /// the only item of a stack has a back button.
  open var backAction: UIAction? { didSet { contentDidChange() } }

  // Items
  private final var leadingContent = Content.items([])
  private final var trailingContent = Content.items([])
  /// The groups in the center of a bar with the style `browser` or `editor`; empty by default.
  open var centerItemGroups: [UIBarButtonItemGroup] = [] { didSet { contentDidChange() } }
  /// The group at the trailing end of the trailing items; `nil`, the default, for none.
  open var pinnedTrailingGroup: UIBarButtonItemGroup? { didSet { contentDidChange() } }
  /// Elements of the overflow menu, after the groups that do not fit; `nil`, the default, for none.
  /// With such elements, the bar always shows the button of the menu.
  open var additionalOverflowItems: UIDeferredMenuElement? { didSet { contentDidChange() } }
  /// The button of the overflow menu; `nil` if it is not shown.
  final weak var overflowItem: UIBarButtonItem?
  /// Stored only: an identifier for the user's customization of the bar; `nil` by default. Users
  /// cannot customize bars here.
  open var customizationIdentifier: String?

  // Search
  /// The search bar of the search controller.
  final var searchBar: UISearchBar? { didSet { contentDidChange() } }
  /// The search bar, unless a toolbar shows it.
  final var searchBarOfNavigationBar: UISearchBar? { isSearchInToolbar ? nil : searchBar }
  /// The search controller, whose type belongs to a higher chapter.
  final var searchObject: AnyObject?
  final var isSearchActive = false { didSet { contentDidChange() } }
  /// A Boolean value that indicates whether the bar shows only the search bar.
  final var hidesContentDuringSearch = false { didSet { contentDidChange() } }

  /// Begins the search after a tap on the search button.
  final var searchHandler: (@MainActor () -> Void)?

  final func beginSearch() { searchHandler?() }

  /// Called when the search bar shows or hides one of its parts.
  final func searchBarDidChange() { contentDidChange() }

  /// A Boolean value that indicates whether the search bar scrolls away with the content; `true` by
  /// default.
  open var hidesSearchBarWhenScrolling = true { didSet { contentDidChange() } }
  /// The preferred position of the search bar; `automatic` by default.
  open var preferredSearchBarPlacement = SearchBarPlacement.automatic {
    didSet { if preferredSearchBarPlacement != oldValue { contentDidChange() } }
  }
  /// A Boolean value that indicates whether the search bar can move to the toolbar of a navigation
  /// controller (iOS 26); `true` by default.
  open var searchBarPlacementAllowsToolbarIntegration = true { didSet { contentDidChange() } }

  /// The item that determines the position of the search bar among the items of a toolbar (iOS 26).
  ///
  /// On iOS 26, in a compact width, a controller whose `toolbarItems` contain it has its search bar in
  /// the toolbar, as wide as the other items permit, while the toolbar is visible. If an integrated
  /// placement is preferred, the search bar follows the items of the toolbar without this item.
  /// Elsewhere, the item is not shown.
  open var searchBarPlacementBarButtonItem: UIBarButtonItem { placementItem }
  private final lazy var placementItem = {
    let item = UIBarButtonItem()
    item.isHidden = true
    return item
  }()
  /// A Boolean value that indicates whether a toolbar shows the search bar.
  private(set) final var isSearchInToolbar = false
  /// Stored only: a Boolean value that indicates whether a split view controller can show the
  /// search bar in another column (iOS 26); `false` by default. The search bar stays in its column.
  open var searchBarPlacementAllowsExternalIntegration = false

  // Appearance
  /// The appearance of the bar while the item is at the top; `nil`, the default, for the bar's
  /// appearance.
  open var standardAppearance: UINavigationBarAppearance? {
    didSet { standardAppearance = observed(standardAppearance) }
  }
  /// The appearance of a bar of compact height while the item is at the top; `nil`, the default,
  /// for the bar's appearance.
  open var compactAppearance: UINavigationBarAppearance? {
    didSet { compactAppearance = observed(compactAppearance) }
  }
  /// The appearance at the scroll edge while the item is at the top; `nil`, the default, for the
  /// bar's appearance.
  open var scrollEdgeAppearance: UINavigationBarAppearance? {
    didSet { scrollEdgeAppearance = observed(scrollEdgeAppearance) }
  }
  /// The appearance at the scroll edge of a bar of compact height while the item is at the top;
  /// `nil`, the default, for the bar's appearance.
  open var compactScrollEdgeAppearance: UINavigationBarAppearance? {
    didSet { compactScrollEdgeAppearance = observed(compactScrollEdgeAppearance) }
  }

  /// Called when the bar that shows the item must be updated.
  final var changeHandler: (@MainActor () -> Void)?

  /// The content of one side: a list of items, or groups that replace the list.
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

  deinit { AssociatedObjects.ownerWillEnd(self) }

  /// Creates an item with a title.
  public init(title: String) {
    super.init()
    self.title = title
  }

  /// Creates an item of a nib file; fails for other coders.
  public required init?(coder: NSCoder) {
    guard coder.nib != nil else { return nil }
    super.init()
    coder.apply(to: self, as: UINavigationItem.self)
  }

  private final func contentDidChange() { changeHandler?() }

  /// Returns a copy of an appearance whose changes notify the bar.
  private final func observed(
    _ appearance: UINavigationBarAppearance?
  ) -> UINavigationBarAppearance? {
    contentDidChange()
    return appearance?.copied { [weak self] in self?.contentDidChange() }
  }

  /// Sets ``hidesBackButton``, without an animation.
  open func setHidesBackButton(_ hidesBackButton: Bool, animated: Bool) {
    self.hidesBackButton = hidesBackButton
  }

  // MARK: Items

  /// The items at the leading edge, starting at the edge; `nil`, the default, for none. They
  /// replace ``leadingItemGroups``.
  open var leftBarButtonItems: [UIBarButtonItem]? {
    get { leadingContent.items.isEmpty ? nil : leadingContent.items }
    set {
      leadingContent = .items(newValue ?? [])
      contentDidChange()
    }
  }

  /// The items at the trailing edge, starting at the edge; `nil`, the default, for none. They
  /// replace ``trailingItemGroups``.
  open var rightBarButtonItems: [UIBarButtonItem]? {
    get { trailingContent.items.isEmpty ? nil : trailingContent.items }
    set {
      trailingContent = .items(newValue ?? [])
      contentDidChange()
    }
  }

  /// The first item of ``leftBarButtonItems``. Setting it replaces all items.
  open var leftBarButtonItem: UIBarButtonItem? {
    get { leftBarButtonItems?.first }
    set { leftBarButtonItems = newValue.map { [$0] } }
  }

  /// The first item of ``rightBarButtonItems``. Setting it replaces all items.
  open var rightBarButtonItem: UIBarButtonItem? {
    get { rightBarButtonItems?.first }
    set { rightBarButtonItems = newValue.map { [$0] } }
  }

  /// Sets ``leftBarButtonItem``, without an animation.
  open func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) { leftBarButtonItem = item }

  /// Sets ``rightBarButtonItem``, without an animation.
  open func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) {
    rightBarButtonItem = item
  }

  /// Sets ``leftBarButtonItems``, without an animation.
  open func setLeftBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    leftBarButtonItems = items
  }

  /// Sets ``rightBarButtonItems``, without an animation.
  open func setRightBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    rightBarButtonItems = items
  }

  /// The groups at the leading edge, from leading to trailing; empty by default. They replace
  /// ``leftBarButtonItems``.
  open var leadingItemGroups: [UIBarButtonItemGroup] {
    get { leadingContent.groups }
    set {
      leadingContent = .groups(newValue)
      contentDidChange()
    }
  }

  /// The groups at the trailing edge, from leading to trailing; empty by default. They replace
  /// ``rightBarButtonItems``.
  open var trailingItemGroups: [UIBarButtonItemGroup] {
    get { trailingContent.groups }
    set {
      trailingContent = .groups(newValue)
      contentDidChange()
    }
  }

  // MARK: Search

  /// The current position of the search bar; `stacked` before a bar shows the item.
  ///
  /// In a compact-width environment, the search bar is below the title, or on iOS 26 a button if
  /// the app prefers one of the integrated placements. In a regular-width environment, `automatic`
  /// means `integrated` on iPad and `stacked` on other devices.
  open var searchBarPlacement: SearchBarPlacement { resolvedSearchPlacement }
  final var resolvedSearchPlacement = SearchBarPlacement.stacked

  /// Returns the position of the search bar in an environment.
  final func searchPlacement(in traits: UITraitCollection) -> SearchBarPlacement {
    if isSearchInToolbar { return .integrated }
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

  /// Called before and after the position of the search bar changes.
  final var searchPlacementHandler:
    (@MainActor (_ isDone: Bool, _ former: SearchBarPlacement, _ new: SearchBarPlacement) -> Void)?

  /// Updates whether a toolbar shows the search bar.
  ///
  /// - Parameter items: the items of the toolbar; `nil` if it is hidden.
  /// - Returns: the items, with the item of the search bar if a toolbar shows it.
  final func updateToolbarSearch(
    in traits: UITraitCollection, items: [UIBarButtonItem]?
  ) -> [UIBarButtonItem]? {
    let isPlaced = items?.contains { $0 === placementItem } == true
    let isPreferred: Bool =
      switch preferredSearchBarPlacement {
      case .integrated, .integratedCentered: true
      case .automatic: isPlaced
      case .stacked, .integratedButton: false
      }
    let isInToolbar =
      items != nil && searchBar != nil && isPreferred && searchBarPlacementAllowsToolbarIntegration
      && traits.systemVersion == .iOS26 && traits.horizontalSizeClass != .regular
    if isInToolbar != isSearchInToolbar {
      isSearchInToolbar = isInToolbar
      placementItem.isHidden = !isInToolbar
      contentDidChange()
    }
    guard let items, isInToolbar, !isPlaced else { return items }
    return items + [placementItem]
  }

  /// Updates the position of the search bar for the environment of a bar.
  final func updateSearchPlacement(in traits: UITraitCollection) {
    let former = resolvedSearchPlacement
    let new = searchBar == nil ? .stacked : searchPlacement(in: traits)
    guard new != former else { return }
    searchPlacementHandler?(false, former, new)
    resolvedSearchPlacement = new
    searchPlacementHandler?(true, former, new)
  }

  /// The search controller whose search bar the navigation bar shows; `nil`, the default, for none.
  open var searchController: UISearchController? {
    get { searchObject as? UISearchController }
    set { show(newValue) }
  }

  /// The button of the overflow menu, from which a popover can be presented; `nil` if the overflow
  /// menu has no button.
  open var overflowPresentationSource: (any UIPopoverPresentationControllerSourceItem)? {
    overflowItem
  }
}
