/// A container that shows one of several controllers, which a tab bar selects.
///
/// A bar of compact width has five tabs at most; of more tabs it shows four and a “More” tab with a
/// list of the others. On iPads, in regular widths, the tabs are at the top, in the row of the buttons
/// of a navigation bar.
open class UITabBarController: UIViewController, UITabBarDelegate {
  /// What the tabs are shown in.
  // Source of the raw values: Apple's `UITabBarController.h`.
  public enum Mode: Int, Hashable, Sendable {
    /// The same as `tabSidebar` on iPads if one of the tabs is a group, otherwise as `tabBar`.
    case automatic = 0
    case tabBar = 1
    /// A bar, and a sidebar where the width is regular.
    case tabSidebar = 2
  }

  /// What is selected.
  enum Selection: Equatable {
    case none
    /// A root tab or one below it.
    case tab(UITab)
    /// The list of the “More” tab.
    case more
  }

  open weak var delegate: (any UITabBarControllerDelegate)?
  public final let tabBar = UITabBar(frame: .zero)
  final let content = UIView()
  final var ownTabs: [UITab] = []
  final var selection = Selection.none
  /// The stack whose bar leaves room to a bar at the top.
  final weak var reservingNavigation: UINavigationController?
  /// The selection before a change that an object of the app drives.
  final var settledSelection = Selection.none
  /// That change; `nil` while there is none.
  final var transition: TransitionContext?
  final var arrangement = TabArrangement([], limit: 0)
  final var shown: UIViewController?
  final var isBarHidden = false
  final weak var scrollView: UIScrollView?

  open var mode = Mode.automatic { didSet { if mode != oldValue { tabsDidChange() } } }
  /// The sidebar, which is shown where the width is regular and ``mode`` asks for it.
  open var sidebar: Sidebar { ownSidebar }
  final lazy var ownSidebar = Sidebar(self)
  final lazy var drops = TabDrops(self)
  /// Identifies what the user has changed while editing the sidebar: which tabs are hidden, and the order
  /// of the tabs of groups. It is kept as long as the process runs, and applied to the tabs; `nil` to
  /// keep nothing.
  open var customizationIdentifier: String? {
    didSet {
      if customizationIdentifier != oldValue {
        TabCustomization.restore(allTabs, for: customizationIdentifier)
      }
    }
  }
  /// The identifiers of the root tabs that are shown in compact widths; `nil` for all.
  open var compactTabIdentifiers: [String]? {
    didSet { if compactTabIdentifiers != oldValue { tabsDidChange() } }
  }
  /// ``customizableViewControllers`` as an app has set them; `nil` for the default.
  final var customizable: [UIViewController]?

  /// The stack behind the “More” tab, whether there is one or not. Its first controller is the list.
  open var moreNavigationController: UINavigationController { more }
  final lazy var more = makeMore()
  final var isMoreLoaded = false

  // iOS 26
  /// A view above the tab bar of iOS 26; `nil` for none.
  open var bottomAccessory: UITabAccessory? {
    didSet { if bottomAccessory !== oldValue { accessoryDidChange(from: oldValue) } }
  }
  /// When scrolling minimizes the tab bar of iOS 26.
  open var tabBarMinimizeBehavior = MinimizeBehavior.automatic {
    didSet { if tabBarMinimizeBehavior != oldValue { minimizing = TabBarMinimizing() } }
  }
  final var minimizing = TabBarMinimizing()
  final lazy var accessoryPlatter = BarCapsule(frame: .zero)

  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    connectBar()
  }

  /// A controller with tabs, of which the first is selected.
  public convenience init(tabs: [UITab]) {
    self.init(nibName: nil, bundle: nil)
    self.tabs = tabs
  }

  /// Always fails: controllers are not read from archives.
  public required init?(coder: NSCoder) { return nil }

  private final func connectBar() {
    tabBar.delegate = self
    tabBar.shouldSelect = { [weak self] in self?.shouldSelect($0) ?? false }
  }

  // MARK: Tabs

  /// The root tabs in leading to trailing order. If the selected one is removed, the first is
  /// selected.
  open var tabs: [UITab] {
    get { ownTabs }
    set { setTabs(newValue) }
  }

  open func setTabs(_ tabs: [UITab], animated: Bool) { setTabs(tabs) }

  /// The selected tab, which may be one below a root tab; `nil` for none, and while the list of the
  /// “More” tab is shown.
  ///
  /// Setting a group selects the group if it has a controller, otherwise one of its children. Tabs
  /// that are hidden or belong to another controller are ignored.
  open var selectedTab: UITab? {
    get {
      guard case .tab(let tab) = selection else { return nil }
      return tab
    }
    set {
      guard let newValue, newValue.tabBarController === self,
        newValue.path.allSatisfy({ !$0.isHidden })
      else { return }
      select(newValue)
    }
  }

  /// The tab with an identifier among the root tabs and those below them; `nil` if there is none.
  open func tab(forIdentifier identifier: String) -> UITab? {
    allTabs.first { $0.identifier == identifier }
  }

  final var allTabs: [UITab] { ownTabs.flatMap(\.withDescendants) }

  private final func setTabs(_ tabs: [UITab]) {
    let removed = ownTabs.filter { !tabs.contains($0) }
    ownTabs = tabs
    customizable = nil
    for tab in removed { tab.owner = nil }
    detachControllers(of: removed)
    for tab in tabs {
      // The owner comes first: a child of a group stays selected when it becomes a root tab.
      tab.owner = self
      tab.parent?.children.removeAll { $0 === tab }
    }
    adoptControllers()
    tabsDidChange()
    TabCustomization.restore(allTabs, for: customizationIdentifier)
  }

  /// Makes the controllers of root tabs children, unless the “More” tab shows them.
  final func adoptControllers() {
    for tab in ownTabs where tab.hasController {
      guard let controller = tab.viewController, controller.parent == nil else { continue }
      addChild(controller)
      controller.didMove(toParent: self)
    }
  }

  /// Removes the controllers of former tabs and of those below them.
  final func detachControllers(of tabs: [UITab]) {
    detach(controllers(of: tabs.flatMap(\.withDescendants)))
  }

  /// Removes controllers from the children, and from the stacks of the “More” tab and of groups,
  /// unless a tab has them.
  final func detach(_ controllers: [UIViewController]) {
    let kept = self.controllers(of: allTabs)
    for controller in controllers where !kept.contains(controller) {
      if isMoreLoaded, more.displayed === controller {
        withoutFollowingMore { more.popToRootViewController(animated: false) }
      } else if let stack = controller.parent as? UINavigationController, kept.contains(stack) {
        stack.setViewControllers(
          stack.viewControllers.filter { $0 !== controller }, animated: false)
      } else if controller.parent === self {
        controller.willMove(toParent: nil)
        if shown === controller { show(nil) }
        controller.removeFromParent()
      }
    }
  }

  /// The controllers of tabs that exist, and the stacks of groups.
  private final func controllers(of tabs: [UITab]) -> [UIViewController] {
    tabs.flatMap { tab in
      [
        tab.hasController ? tab.viewController : nil,
        (tab as? UITabGroup)?.managingNavigationController,
      ].compactMap { $0 }
    }
  }

  // MARK: Controllers

  /// The controllers of the root tabs in leading to trailing order; `nil` for none. If the selected
  /// one is removed, the first is selected.
  open var viewControllers: [UIViewController]? {
    get {
      let controllers = ownTabs.compactMap { $0.hasController ? $0.viewController : nil }
      return controllers.isEmpty ? nil : controllers
    }
    set { setViewControllers(newValue, animated: false) }
  }

  open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
    let former = ownTabs
    var identifiers = Set(former.map(\.identifier))
    var number = 0
    setTabs(
      (viewControllers ?? []).map { controller in
        if let tab = former.first(where: { $0.hasController && $0.viewController === controller }) {
          return tab
        }
        while !identifiers.insert("tab-\(number)").inserted { number += 1 }
        return UITab(controller, identifier: "tab-\(number)")
      })
  }

  /// The controllers whose items a user may move with the “Edit” button of the “More” tab; all of
  /// ``viewControllers`` after those were set, `nil` or an empty array to leave the button out.
  open var customizableViewControllers: [UIViewController]? {
    get { customizable ?? viewControllers }
    set {
      customizable = newValue ?? []
      tabsDidChange()
    }
  }

  /// The controller that is shown: that of the selected tab, or ``moreNavigationController`` while
  /// its list is shown.
  ///
  /// It can be set to ``moreNavigationController`` as well, which has no effect without a “More”
  /// tab. A controller that is not one of ``viewControllers`` ends the process, as UIKit's exception
  /// does.
  open var selectedViewController: UIViewController? {
    get {
      switch selection {
      case .none: nil
      case .tab(let tab): displayedController(for: tab)
      case .more: more
      }
    }
    set {
      guard let newValue else { return }
      if isMoreLoaded, newValue === more { return selectMore() }
      guard let tab = allTabs.first(where: { $0.hasController && $0.viewController === newValue })
      else {
        preconditionFailure(
          """
          selectedViewController of \(type(of: self)): \(type(of: newValue)) is not one of its \
          view controllers; add it to `viewControllers` first.
          """)
      }
      select(tab)
    }
  }

  /// The index of the selected root tab; the largest integer for none, and while the list of the
  /// “More” tab is shown. An index that is out of range is ignored.
  open var selectedIndex: Int {
    get { selectedTab.flatMap { ownTabs.firstIndex(of: $0.root) } ?? NSNotFound }
    set {
      guard ownTabs.indices.contains(newValue) else { return }
      select(ownTabs[newValue])
    }
  }

  open override var title: String? {
    didSet { if title != oldValue, isViewLoaded { ownSidebar.titleDidChange() } }
  }

  // MARK: Orientation

  open override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    delegate?.tabBarControllerSupportedInterfaceOrientations(self)
      ?? super.supportedInterfaceOrientations
  }

  open override var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
    delegate?.tabBarControllerPreferredInterfaceOrientationForPresentation(self)
      ?? super.preferredInterfaceOrientationForPresentation
  }

  // MARK: Touches

  /// Selects the tab of an item that was touched. A touch of the selected tab pops its navigation
  /// controller to the root.
  open func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) { itemWasTouched(item) }

  open func tabBar(_ tabBar: UITabBar, willBeginCustomizing items: [UITabBarItem]) {
    delegate?.tabBarController(self, willBeginCustomizing: controllers(of: items))
  }

  open func tabBar(_ tabBar: UITabBar, didBeginCustomizing items: [UITabBarItem]) {}

  open func tabBar(
    _ tabBar: UITabBar, willEndCustomizing items: [UITabBarItem], changed: Bool
  ) {
    if changed { takeOrder(of: items) }
    delegate?.tabBarController(self, willEndCustomizing: viewControllers ?? [], changed: changed)
  }

  open func tabBar(
    _ tabBar: UITabBar, didEndCustomizing items: [UITabBarItem], changed: Bool
  ) {
    if changed { tabsDidChange() }
    delegate?.tabBarController(self, didEndCustomizing: viewControllers ?? [], changed: changed)
  }

  // MARK: Views

  open override func loadView() {
    let container = ContainerView(frame: UIScreen.main.bounds)
    container.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    container.layout = { [weak self] in self?.placeViews() }
    container.addSubview(content)
    container.addSubview(tabBar)
    container.addInteraction(UIDropInteraction(delegate: drops))
    view = container
    arrange()
    shown = controllerInContent
    shown?.loadViewIfNeeded()
    install()
  }

  open var isTabBarHidden: Bool {
    get { isBarHidden }
    set { setTabBarHidden(newValue, animated: false) }
  }

  open func setTabBarHidden(_ hidden: Bool, animated: Bool) {
    isBarHidden = hidden
    viewIfLoaded?.setNeedsLayout()
  }

  /// Sets ``bottomAccessory``.
  open func setBottomAccessory(_ accessory: UITabAccessory?, animated: Bool) {
    bottomAccessory = accessory
  }
}

extension UIViewController {
  /// The nearest tab bar controller around the controller; `nil` without one.
  public final var tabBarController: UITabBarController? {
    var ancestor = parent
    while let controller = ancestor {
      if let controller = controller as? UITabBarController { return controller }
      ancestor = controller.parent
    }
    return nil
  }

  /// The tab of the controller or of one of its parents; `nil` outside of a tab bar controller.
  public final var tab: UITab? {
    let tabs = (tabBarController?.allTabs ?? []).filter(\.hasController)
    var controller: UIViewController? = self
    while let current = controller, !(current is UITabBarController) {
      if let tab = tabs.first(where: { $0.viewController === current }) { return tab }
      controller = current.parent
    }
    return nil
  }
}
