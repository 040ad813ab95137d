/// A container that shows one of several controllers, which a tab bar selects.
open class UITabBarController: UIViewController, UITabBarDelegate {
  open weak var delegate: (any UITabBarControllerDelegate)?
  public final let tabBar = UITabBar(frame: .zero)
  private final let content = UIView()
  private final var ownTabs: [UITab] = []
  private final var selection: UITab?
  private final var shown: UIViewController?
  private final var isBarHidden = false
  private final weak var scrollView: UIScrollView?

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

  /// The tabs in leading to trailing order. If the selected one is removed, the first is selected.
  open var tabs: [UITab] {
    get { ownTabs }
    set { setTabs(newValue) }
  }

  open func setTabs(_ tabs: [UITab], animated: Bool) { setTabs(tabs) }

  open var selectedTab: UITab? {
    get { selection }
    set {
      guard let newValue, visibleTabs.contains(newValue) else { return }
      select(newValue)
    }
  }

  /// The tab with an identifier; `nil` if there is none.
  open func tab(forIdentifier identifier: String) -> UITab? {
    ownTabs.first { $0.identifier == identifier }
  }

  private final var visibleTabs: [UITab] { ownTabs.filter { !$0.isHidden } }

  private final func setTabs(_ tabs: [UITab]) {
    let former = ownTabs
    ownTabs = tabs
    for tab in former where !tabs.contains(tab) {
      tab.tabBarController = nil
      tab.changeHandler = nil
      guard tab.hasController, let controller = tab.viewController, controller.parent === self,
        !tabs.contains(where: { $0.hasController && $0.viewController === controller })
      else { continue }
      controller.willMove(toParent: nil)
      if shown === controller { show(nil) }
      controller.removeFromParent()
    }
    for tab in tabs {
      tab.tabBarController = self
      tab.changeHandler = { [weak self] in self?.visibilityDidChange() }
      guard tab.hasController, let controller = tab.viewController, controller.parent !== self
      else { continue }
      addChild(controller)
      controller.didMove(toParent: self)
    }
    visibilityDidChange()
  }

  private final func visibilityDidChange() {
    tabBar.items = visibleTabs.map(\.item)
    if let selection, visibleTabs.contains(selection) {
      select(selection)
    } else if let first = visibleTabs.first {
      select(first)
    } else {
      selection = nil
      show(nil)
    }
  }

  private final func select(_ tab: UITab) {
    selection = tab
    tabBar.selectedItem = tab.item
    if let controller = tab.viewController, controller.parent !== self {
      addChild(controller)
      controller.didMove(toParent: self)
    }
    if isViewLoaded || shown != nil { show(tab.viewController) }
  }

  private final func show(_ controller: UIViewController?) {
    let former = shown
    shown = controller
    guard isViewLoaded else { return }
    let animation = animation(from: former, to: controller)
    exchange(former, for: controller, isAnimated: animation != nil) {
      if let animation, let former, let controller {
        runTransition(animation, from: former, to: controller, in: content)
      }
      if former !== controller { former?.viewIfLoaded?.removeFromSuperview() }
      install()
    }
  }

  /// The app's own animation of a change on the screen; `nil` for the system's.
  private final func animation(
    from former: UIViewController?, to new: UIViewController?
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    guard let former, let new, former !== new, appearance.isOnScreen else { return nil }
    return delegate?.tabBarController(
      self, animationControllerForTransitionFrom: former, to: new)
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

  // MARK: Controllers

  /// The controllers of the tabs in leading to trailing order; `nil` for none. If the selected one
  /// is removed, the first is selected.
  open var viewControllers: [UIViewController]? {
    get {
      let controllers = ownTabs.compactMap { $0.hasController ? $0.viewController : nil }
      return controllers.isEmpty ? nil : controllers
    }
    set { setViewControllers(newValue, animated: false) }
  }

  open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
    let former = ownTabs
    setTabs(
      (viewControllers ?? []).enumerated().map { index, controller in
        former.first { $0.hasController && $0.viewController === controller }
          ?? UITab(controller, index: index)
      })
  }

  /// The controller of the selected tab. A controller that is not one of ``viewControllers`` ends
  /// the process, as UIKit's exception does.
  open var selectedViewController: UIViewController? {
    get { selection?.viewController }
    set {
      guard let newValue else { return }
      guard let tab = ownTabs.first(where: { $0.hasController && $0.viewController === newValue })
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

  /// The index of the selected tab; the largest integer for none. An index that is out of range is
  /// ignored.
  open var selectedIndex: Int {
    get {
      selection.flatMap { selection in ownTabs.firstIndex { $0 === selection } } ?? NSNotFound
    }
    set {
      guard ownTabs.indices.contains(newValue) else { return }
      select(ownTabs[newValue])
    }
  }

  // MARK: Touches

  private final func tab(of item: UITabBarItem) -> UITab? { ownTabs.first { $0.item === item } }

  private final func shouldSelect(_ item: UITabBarItem) -> Bool {
    guard let tab = tab(of: item) else { return false }
    if let controller = tab.hasController ? tab.viewController : nil,
      delegate?.tabBarController(self, shouldSelect: controller) == false
    {
      return false
    }
    return delegate?.tabBarController(self, shouldSelectTab: tab) ?? true
  }

  /// Selects the tab of an item that was touched. A touch of the selected tab pops its navigation
  /// controller to the root.
  open func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {
    guard let tab = tab(of: item) else { return }
    let previous = selection
    if previous === tab {
      (tab.viewController as? UINavigationController)?.popToRootViewController(animated: true)
    }
    select(tab)
    if let controller = tab.viewController {
      delegate?.tabBarController(self, didSelect: controller)
    }
    if previous !== tab {
      delegate?.tabBarController(self, didSelectTab: tab, previousTab: previous)
    }
  }

  // MARK: Views

  open override func loadView() {
    let container = ContainerView(frame: UIScreen.main.bounds)
    container.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    container.layout = { [weak self] in self?.placeViews() }
    container.addSubview(content)
    container.addSubview(tabBar)
    view = container
    shown = selection?.viewController
    shown?.loadViewIfNeeded()
    install()
  }

  private final func install() {
    if let view = shown?.view, view.superview !== content {
      view.translatesAutoresizingMaskIntoConstraints = true
      view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      view.frame = content.bounds
      content.addSubview(view)
    }
    viewIfLoaded?.setNeedsLayout()
  }

  open var isTabBarHidden: Bool {
    get { isBarHidden }
    set { setTabBarHidden(newValue, animated: false) }
  }

  open func setTabBarHidden(_ hidden: Bool, animated: Bool) {
    isBarHidden = hidden
    viewIfLoaded?.setNeedsLayout()
  }

  private final func placeViews() {
    guard let view = viewIfLoaded else { return }
    let bounds = view.bounds
    content.frame = bounds
    let navigation = shown as? UINavigationController
    tabBar.isHidden = isBarHidden || navigation?.hidesBottomBar == true
    let bottom = view.safeAreaInsets.bottom
    let metrics = view.traitCollection.systemVersion.tabBar(for: view.traitCollection)
    let height = metrics.height + bottom
    tabBar.frame = CGRect(
      x: 0, y: bounds.maxY - height, width: bounds.width, height: height)
    let shownView = shown?.viewIfLoaded
    shownView?.frame = content.bounds
    shownView?.additionalSafeAreaInsets = UIEdgeInsets(
      top: 0, left: 0, bottom: tabBar.isHidden ? 0 : metrics.height, right: 0)
    let scrollView = (navigation?.topViewController ?? shown)?.contentScrollView(for: .bottom)
    if self.scrollView !== scrollView {
      self.scrollView?.offsetHandlers["tabs"] = nil
      self.scrollView = scrollView
      scrollView?.offsetHandlers["tabs"] = { [weak self] in self?.updateEdge() }
    }
    updateEdge()
  }

  private final func updateEdge() {
    tabBar.isAtScrollEdge = scrollView?.isAtBottomEdge ?? true
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
    var controller: UIViewController? = self
    while let current = controller {
      if let container = current.parent as? UITabBarController {
        return container.tabs.first { $0.hasController && $0.viewController === current }
      }
      controller = current.parent
    }
    return nil
  }
}
