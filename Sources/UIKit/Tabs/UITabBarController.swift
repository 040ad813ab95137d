/// A container view controller that shows one of several view controllers, which the user selects
/// in a tab bar.
///
/// In compact widths, the bar has at most five tabs; if there are more tabs, it shows four tabs and
/// a “More” tab with a list of the remaining tabs. On iPad, in regular widths, the tabs are at the
/// top, in the row of a navigation bar's buttons.
open class UITabBarController: UIViewController, UITabBarDelegate {
  // Source of the raw values: Apple's `UITabBarController.h`.
  /// The modes in which tabs are shown.
  public enum Mode: Int, Hashable, Sendable {
    /// Equivalent to `tabSidebar` on iPad if one of the tabs is a group; otherwise equivalent to
    /// `tabBar`.
    case automatic = 0
    /// A bar without a sidebar.
    case tabBar = 1
    /// A bar, and a sidebar in regular widths.
    case tabSidebar = 2
  }

  /// The kinds of selections.
  enum Selection: Equatable {
    case none
    /// A root tab or a descendant of a root tab.
    case tab(UITab)
    /// The list of the “More” tab.
    case more
  }

  /// The object that responds to and permits selections; `nil` for none. It is not retained.
  open weak var delegate: (any UITabBarControllerDelegate)?
  /// The tab bar. Its items are managed by the controller.
  open private(set) var tabBar = UITabBar(frame: .zero)
  final let content = UIView()
  final var ownTabs: [UITab] = []
  final var selection = Selection.none
  /// The navigation controller whose navigation bar reserves space for a bar at the top.
  final weak var reservingNavigation: UINavigationController?
  /// The selection before an interactive transition.
  final var settledSelection = Selection.none
  /// The interactive transition; `nil` for none.
  final var transition: TransitionContext?
  final var arrangement = TabArrangement([], limit: 0)
  final var shown: UIViewController?
  final var isBarHidden = false
  final weak var scrollView: UIScrollView?

  /// The mode in which the tabs are shown; `automatic` by default.
  open var mode = Mode.automatic { didSet { if mode != oldValue { tabsDidChange() } } }
  /// The sidebar, which is shown in regular widths on iPad if ``mode`` permits it.
  open var sidebar: Sidebar { ownSidebar }
  final lazy var ownSidebar = Sidebar(self)
  final lazy var drops = TabDrops(self)
  /// The identifier under which the user's changes during sidebar editing are stored: the
  /// visibility of tabs and the order of tabs in groups. The changes are kept until the process
  /// ends, and restored when the identifier or the tabs are set; `nil`, the default, stores no
  /// changes.
  open var customizationIdentifier: String? {
    didSet {
      if customizationIdentifier != oldValue {
        TabCustomization.restore(allTabs, for: customizationIdentifier)
      }
    }
  }
  /// The identifiers of the root tabs that are shown in compact widths; `nil`, the default, for all
  /// root tabs.
  open var compactTabIdentifiers: [String]? {
    didSet { if compactTabIdentifiers != oldValue { tabsDidChange() } }
  }
  /// The value of ``customizableViewControllers`` that the app has set; `nil` for the default.
  final var customizable: [UIViewController]?

  /// The navigation controller of the “More” tab, even if there is no “More” tab. Its first
  /// controller is the list.
  open var moreNavigationController: UINavigationController { more }
  final lazy var more = makeMore()
  final var isMoreLoaded = false

  // iOS 26
  /// A view above the tab bar of iOS 26; `nil`, the default, for none.
  open var bottomAccessory: UITabAccessory? {
    didSet { if bottomAccessory !== oldValue { accessoryDidChange(from: oldValue) } }
  }
  /// The scroll directions that minimize the tab bar of iOS 26; `automatic` by default.
  open var tabBarMinimizeBehavior = MinimizeBehavior.automatic {
    didSet { if tabBarMinimizeBehavior != oldValue { minimizing = TabBarMinimizing() } }
  }
  final var minimizing = TabBarMinimizing()
  final lazy var accessoryPlatter = BarCapsule(frame: .zero)

  /// Creates a controller without tabs. Nib files are not read.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    connectBar()
  }

  /// Creates a controller with tabs and selects the first tab.
  public convenience init(tabs: [UITab]) {
    self.init(nibName: nil, bundle: nil)
    self.tabs = tabs
  }

  /// Creates a controller of a nib file; fails for other coders.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    connectBar()
    coder.apply(to: self, as: UITabBarController.self)
  }

  private final func connectBar() {
    tabBar.delegate = self
    tabBar.shouldSelect = { [weak self] in self?.shouldSelect($0) ?? false }
  }

  // MARK: Tabs

  /// The root tabs, from leading to trailing. If the selected tab is removed, the first tab is
  /// selected.
  open var tabs: [UITab] {
    get { ownTabs }
    set { setTabs(newValue) }
  }

  /// Sets ``tabs``, without an animation.
  open func setTabs(_ tabs: [UITab], animated: Bool) { setTabs(tabs) }

  /// The selected tab, which can be a descendant of a root tab; `nil` if no tab is selected or if
  /// the list of the “More” tab is visible.
  ///
  /// If a group is set, the group is selected if it has a view controller; otherwise one of its
  /// children is selected. Tabs that are hidden or belong to another tab bar controller are
  /// ignored.
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

  /// Returns the tab with an identifier among the root tabs and their descendants; `nil` if there
  /// is none.
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
      // Set the owner first, so that a child of a group stays selected when it becomes a root tab.
      tab.owner = self
      tab.parent?.children.removeAll { $0 === tab }
    }
    adoptControllers()
    tabsDidChange()
    TabCustomization.restore(allTabs, for: customizationIdentifier)
  }

  /// Adds the controllers of root tabs as children, unless the “More” tab shows them.
  final func adoptControllers() {
    for tab in ownTabs where tab.hasController {
      guard let controller = tab.viewController, controller.parent == nil else { continue }
      addChild(controller)
      controller.didMove(toParent: self)
    }
  }

  /// Removes the controllers of removed tabs and of their descendants.
  final func detachControllers(of tabs: [UITab]) {
    detach(controllers(of: tabs.flatMap(\.withDescendants)))
  }

  /// Removes controllers from the children and from the stacks of the “More” tab and of groups,
  /// unless a tab contains them.
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

  /// Returns the controllers of tabs that have been created, and the managing navigation
  /// controllers of groups.
  private final func controllers(of tabs: [UITab]) -> [UIViewController] {
    tabs.flatMap { tab in
      [
        tab.hasController ? tab.viewController : nil,
        (tab as? UITabGroup)?.managingNavigationController,
      ].compactMap { $0 }
    }
  }

  // MARK: Controllers

  /// The view controllers of the root tabs, from leading to trailing; `nil` for none. If the
  /// selected controller is removed, the first tab is selected. Controllers that have not been
  /// created are not included.
  open var viewControllers: [UIViewController]? {
    get {
      let controllers = ownTabs.compactMap { $0.hasController ? $0.viewController : nil }
      return controllers.isEmpty ? nil : controllers
    }
    set { setViewControllers(newValue, animated: false) }
  }

  /// Sets ``viewControllers``, without an animation.
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

  /// The view controllers whose items the user can rearrange with the “Edit” button of the “More”
  /// tab; by default all ``viewControllers``. Setting `nil` or an empty array removes the button.
  /// Setting the tabs restores the default.
  open var customizableViewControllers: [UIViewController]? {
    get { customizable ?? viewControllers }
    set {
      customizable = newValue ?? []
      tabsDidChange()
    }
  }

  /// The visible view controller: the controller of the selected tab, or
  /// ``moreNavigationController`` if its list is visible.
  ///
  /// It can also be set to ``moreNavigationController``, which has no effect if there is no “More”
  /// tab. A controller that is not in ``viewControllers`` ends the process, like the exception of
  /// UIKit.
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

  /// The index of the selected root tab; `NSNotFound` if no tab is selected or if the list of the
  /// “More” tab is visible. Setting an index that is out of range has no effect.
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

  // MARK: System bars

  /// The visible view controller.
  open override var childForStatusBarHidden: UIViewController? { selectedViewController }
  /// The visible view controller.
  open override var childForStatusBarStyle: UIViewController? { selectedViewController }
  /// The visible view controller.
  open override var childForHomeIndicatorAutoHidden: UIViewController? { selectedViewController }

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

  /// Selects the tab of a tapped item. A tap on the selected tab pops its navigation controller to
  /// the root.
  open func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) { itemWasTouched(item) }

  /// Tells the delegate that the user is about to rearrange items.
  open func tabBar(_ tabBar: UITabBar, willBeginCustomizing items: [UITabBarItem]) {
    delegate?.tabBarController(self, willBeginCustomizing: controllers(of: items))
  }

  /// Called after the user has begun to rearrange items; does nothing.
  open func tabBar(_ tabBar: UITabBar, didBeginCustomizing items: [UITabBarItem]) {}

  /// Applies the new order of the items, and tells the delegate that the user is about to finish
  /// rearranging.
  open func tabBar(
    _ tabBar: UITabBar, willEndCustomizing items: [UITabBarItem], changed: Bool
  ) {
    if changed { takeOrder(of: items) }
    delegate?.tabBarController(self, willEndCustomizing: viewControllers ?? [], changed: changed)
  }

  /// Updates the tabs, and tells the delegate that the user has finished rearranging.
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

  /// A Boolean value that indicates whether the tab bar is hidden; `false` by default.
  open var isTabBarHidden: Bool {
    get { isBarHidden }
    set { setTabBarHidden(newValue, animated: false) }
  }

  /// Sets ``isTabBarHidden``, without an animation.
  open func setTabBarHidden(_ hidden: Bool, animated: Bool) {
    isBarHidden = hidden
    viewIfLoaded?.setNeedsLayout()
  }

  /// Sets ``bottomAccessory``, without an animation.
  open func setBottomAccessory(_ accessory: UITabAccessory?, animated: Bool) {
    bottomAccessory = accessory
  }
}

extension UIViewController {
  /// The nearest tab bar controller that contains the controller; `nil` for none.
  public final var tabBarController: UITabBarController? { nearestAncestor() }

  /// The tab that contains the controller or one of its parents; `nil` outside a tab bar
  /// controller.
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
