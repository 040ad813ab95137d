// The selection and the visible controller: a root tab, a tab in a group, or the list of the “More”
// tab.
extension UITabBarController {
  // MARK: Arrangement

  private var isRegular: Bool { traitCollection.horizontalSizeClass == .regular }

  /// A Boolean value that indicates whether the bar is at the top of the screen, as on iPad since
  /// iOS 18.
  var hasBarAtTop: Bool { isRegular && traitCollection.userInterfaceIdiom == .pad }

  /// A Boolean value that indicates whether the bar has a sidebar.
  var hasSidebar: Bool {
    guard isRegular, traitCollection.userInterfaceIdiom == .pad else { return false }
    switch mode {
    case .tabBar: return false
    case .tabSidebar: return true
    case .automatic: return ownTabs.contains { $0 is UITabGroup }
    }
  }

  /// The root tabs that are visible in the current size class.
  private var visibleTabs: [UITab] {
    ownTabs.filter { tab in
      guard !tab.isHidden else { return false }
      return isRegular || compactTabIdentifiers?.contains(tab.identifier) ?? true
    }
  }

  /// Updates the arrangement after a change of the tabs, their properties or the size class. The
  /// selection is kept if possible.
  func tabsDidChange() {
    arrange()
    switch selection {
    case .tab(let tab)
    where tab.tabBarController === self && tab.path.allSatisfy { !$0.isHidden }
      && (hasSidebar || visibleTabs.contains(tab.root)):
      select(tab)
    case .more where !arrangement.more.isEmpty: selectMore()
    default:
      if let first = hasSidebar ? arrangement.bar.first ?? visibleTabs.first : visibleTabs.first {
        select(first)
      } else {
        selection = .none
        show(nil)
      }
    }
    if isViewLoaded { ownSidebar.tabsDidChange() }
  }

  /// Updates the items in the bar and the list.
  func arrange() {
    arrangement =
      hasSidebar
      ? TabArrangement(placing: ownTabs)
      : TabArrangement(
        visibleTabs,
        limit: hasBarAtTop ? .max : TabArrangement.limit(isRegular: isRegular))
    if isMoreLoaded || !arrangement.more.isEmpty {
      let canEdit = customizable.map { !$0.isEmpty } ?? !ownTabs.isEmpty
      withoutFollowingMore { more.update(arrangement.more, isEditable: canEdit) }
      adoptControllers()
    }
    for tab in allTabs { tabBar.observe(tab.item) }
    guard !tabBar.isCustomizing else { return }
    let items =
      arrangement.bar.map(\.item) + (arrangement.more.isEmpty ? [] : [more.tabBarItem!])
    if tabBar.items ?? [] != items { tabBar.items = items }
  }

  func showsPlacement(of tab: UITab) -> Bool {
    hasSidebar && !isBarHidden && ownSidebar.isHidden && arrangement.bar.contains(tab)
  }

  // MARK: Selection

  /// Returns the tab to select for a tab. For a group, this is the group itself if it has a
  /// controller and either no child has been selected or the sidebar is visible; otherwise a child.
  private func resolved(_ tab: UITab) -> UITab {
    var tab = tab
    let showsSidebar = hasSidebar && !ownSidebar.isHidden
    while let group = tab as? UITabGroup {
      if group.canHaveController, group.selectedChild == nil || showsSidebar { break }
      guard let child = group.defaultChild else { break }
      tab = child
    }
    return tab
  }

  func select(_ proposed: UITab) {
    let tab = resolved(proposed)
    transition?.abort()
    selection = .tab(tab)
    for (group, child) in zip(tab.path, tab.path.dropFirst()) {
      (group as? UITabGroup)?.setSelectedChild(child)
    }
    if let group = tab.managingTabGroup, let navigation = group.managingNavigationController {
      updateStack(of: navigation, in: group, for: tab)
    }
    let controller = displayedController(for: tab)
    selectItem()
    if arrangement.moreTab(for: tab) != nil {
      // A tab without a controller is selected in the list.
      if let controller { more.display(controller, animated: more.viewIfLoaded?.window != nil) }
      adopt(more)
      show(more)
    } else {
      if let controller { adopt(controller) }
      show(controller)
    }
    if transition == nil { settledSelection = selection }
    if isViewLoaded { ownSidebar.selectionDidChange() }
  }

  /// Restores the selection from before a change that was cancelled.
  func takeBack(to former: Selection) {
    selection = former
    if case .tab(let tab) = former {
      for (group, child) in zip(tab.path, tab.path.dropFirst()) {
        (group as? UITabGroup)?.setSelectedChild(child)
      }
    }
    selectItem()
    if isViewLoaded { ownSidebar.selectionDidChange() }
  }

  /// Shows the “More” tab: its list, or the controller that it showed last.
  func selectMore() {
    guard !arrangement.more.isEmpty else { return }
    transition?.abort()
    if let tab = tab(of: more.displayed) {
      selection = .tab(tab)
    } else {
      selection = .more
    }
    selectItem()
    adopt(more)
    show(more)
    if transition == nil { settledSelection = selection }
  }

  /// Selects the item in the bar that corresponds to the selection.
  private func selectItem() {
    tabBar.selectedItem =
      switch selection {
      case .none: nil
      case .more: more.tabBarItem
      case .tab(let tab):
        arrangement.moreTab(for: tab) == nil
          ? arrangement.barTab(for: tab)?.item : more.tabBarItem
      }
  }

  private func tab(of controller: UIViewController?) -> UITab? {
    guard let controller else { return nil }
    return arrangement.more.flatMap(\.withDescendants).first {
      $0.hasController && $0.viewController === controller
    }
  }

  /// Updates the selection after the user has navigated in the “More” tab.
  private func moreDidChange() {
    adoptControllers()
    guard shown === more else { return }
    if let displayed = more.displayed {
      if let tab = tab(of: displayed) { selection = .tab(tab) }
    } else {
      selection = .more
    }
  }

  private func adopt(_ controller: UIViewController) {
    guard controller.parent !== self else { return }
    addChild(controller)
    controller.didMove(toParent: self)
  }

  func makeMore() -> MoreNavigationController {
    isMoreLoaded = true
    let more = MoreNavigationController(
      selected: { [weak self] in self?.tabWasTouched($0) },
      edited: { [weak self] in self?.beginCustomizing() })
    follow(more)
    return more
  }

  private func follow(_ more: MoreNavigationController) {
    more.stackHandler = { [weak self] in self?.moreDidChange() }
  }

  /// Changes the stack of the “More” tab without changing the selection.
  func withoutFollowingMore(_ change: () -> Void) {
    more.stackHandler = nil
    change()
    follow(more)
  }

  // MARK: Groups

  /// Returns the controller that shows a tab: the managing navigation controller of a group, or the
  /// controller of the tab, or the controller of the nearest group that contains the tab.
  func displayedController(for tab: UITab) -> UIViewController? {
    tab.managingTabGroup?.managingNavigationController
      ?? tab.path.reversed().lazy.compactMap(\.viewController).first
  }

  private func updateStack(
    of navigation: UINavigationController, in group: UITabGroup, for tab: UITab
  ) {
    let levels = Array(tab.path.drop { $0 !== group })
    let isSame = ObjectIdentifier(tab) == navigation.managedTab
    // Controllers that were pushed onto the controllers of the tabs are kept while the selected tab
    // is the same.
    let own = Set(
      group.withDescendants.compactMap { $0.hasController ? $0.viewController : nil }
        .map { ObjectIdentifier($0) })
    let pushed =
      isSame
      ? navigation.viewControllers.reversed().prefix { !own.contains(ObjectIdentifier($0)) } : []
    navigation.managedTab = ObjectIdentifier(tab)
    var stack: [UIViewController] = []
    for level in levels {
      var proposed = level.viewController.map { [$0] } ?? []
      if level === tab { proposed += pushed.reversed() }
      let displayed =
        delegate?.tabBarController(
          self, displayedViewControllersFor: level, proposedViewControllers: proposed) ?? proposed
      for controller in displayed where !stack.contains(controller) { stack.append(controller) }
    }
    navigation.stackHandler = nil
    if navigation.viewControllers != stack {
      navigation.setViewControllers(stack, animated: appearance.isOnScreen)
    }
    navigation.stackHandler = { [weak self, weak navigation, weak group] in
      guard let self, let navigation, let group else { return }
      stackDidChange(of: navigation, in: group)
    }
  }

  /// Selects the tab of the top controller after the user has popped a controller from the stack of
  /// a group.
  private func stackDidChange(of navigation: UINavigationController, in group: UITabGroup) {
    guard let selected = selectedTab, selected.managingTabGroup === group else { return }
    let levels = selected.path.drop { $0 !== group }
    let visible = levels.last { level in
      level.hasController && navigation.viewControllers.contains { $0 === level.viewController }
    }
    guard let visible, visible !== selected, selected.hasController else { return }
    selection = .tab(visible)
    (visible as? UITabGroup)?.clearSelectedChild()
    navigation.managedTab = ObjectIdentifier(visible)
    if isViewLoaded { ownSidebar.selectionDidChange() }
  }

  /// Updates the selection after the app has selected another child of a group.
  func selectedChildDidChange(of group: UITabGroup) {
    guard let selectedTab, selectedTab.path.contains(group) else { return }
    select(group.selectedChild ?? group)
  }

  // MARK: Touches

  private func tab(of item: UITabBarItem) -> UITab? { allTabs.first { $0.item === item } }

  func shouldSelect(_ item: UITabBarItem) -> Bool {
    // A tap on a minimized bar only expands the bar.
    if isMinimized {
      minimizing = TabBarMinimizing()
      viewIfLoaded?.setNeedsLayout()
      return false
    }
    if isMoreLoaded, item === more.tabBarItem {
      return delegate?.tabBarController(self, shouldSelect: more) ?? true
    }
    guard let tab = tab(of: item) else { return false }
    if let controller = tab.hasController ? tab.viewController : nil,
      delegate?.tabBarController(self, shouldSelect: controller) == false
    {
      return false
    }
    return delegate?.tabBarController(self, shouldSelectTab: tab) ?? true
  }

  func itemWasTouched(_ item: UITabBarItem) {
    if isMoreLoaded, item === more.tabBarItem {
      if shown === more { more.popToRootViewController(animated: true) }
      selectMore()
      delegate?.tabBarController(self, didSelect: more)
      return
    }
    guard let tab = tab(of: item) else { return }
    let previous = selectedTab
    if let previous, previous.path.contains(tab) {
      (displayedController(for: previous) as? UINavigationController)?
        .popToRootViewController(animated: true)
    }
    select(tab)
    if let controller = selectedTab.flatMap({ displayedController(for: $0) }) {
      delegate?.tabBarController(self, didSelect: controller)
    }
    announceSelection(after: previous)
  }

  /// Selects a tab that the user has tapped in the list of the “More” tab or in the sidebar.
  func tabWasTouched(_ tab: UITab) {
    guard tab.isEnabled, delegate?.tabBarController(self, shouldSelectTab: tab) ?? true else {
      ownSidebar.selectionDidChange()
      return
    }
    let previous = selectedTab
    select(tab)
    announceSelection(after: previous)
  }

  private func announceSelection(after previous: UITab?) {
    guard let selectedTab, previous !== selectedTab else { return }
    delegate?.tabBarController(self, didSelectTab: selectedTab, previousTab: previous)
  }

  // MARK: Customization

  private func beginCustomizing() {
    // By default, all tabs are included, even if their controllers have not been created.
    let items = ownTabs.filter { tab in
      guard let customizable else { return !tab.isHidden }
      return tab.hasController && customizable.contains { $0 === tab.viewController }
    }
    tabBar.beginCustomizingItems(items.map(\.item))
  }

  func controllers(of items: [UITabBarItem]) -> [UIViewController] {
    items.compactMap { item in tab(of: item).flatMap { $0.hasController ? $0.viewController : nil }
    }
  }

  /// Moves the tabs of the bar to the front of the tabs, in the order of the bar.
  func takeOrder(of items: [UITabBarItem]) {
    let inBar = items.compactMap { item in ownTabs.first { $0.item === item } }
    ownTabs = inBar + ownTabs.filter { !inBar.contains($0) }
  }
}

extension UITabBarController: TabBarItemObserving {
  /// Updates the list of the “More” tab and the sidebar after an item has changed.
  package func itemDidChange(_ item: UITabBarItem) {
    guard let tab = tab(of: item) else { return }
    tab.takeItem()
    if tab.item !== item {
      arrange()
      selectItem()
    }
    if isMoreLoaded { more.reloadList() }
    if isViewLoaded { ownSidebar.reconfigureItem(for: tab) }
  }
}
