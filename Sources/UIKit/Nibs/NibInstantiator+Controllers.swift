internal import CelloNibs

extension NibLevel {
  static let controllers: [NibLevel] = [
    NibLevel(UIViewController.self) { $0.applyController($1, $2) },
    NibLevel(UINavigationController.self) { $0.applyNavigationController($1, $2) },
    NibLevel(UITabBarController.self) { $0.applyTabBarController($1, $2) },
    NibLevel(UISplitViewController.self) { $0.applySplitController($1, $2) },
    NibLevel(UIPageViewController.self) { $0.applyPageController($1, $2) },
    NibLevel(UITableViewController.self) { $0.applyTableController($1, $2) },
    NibLevel(UICollectionViewController.self) { $0.applyCollectionController($1, $2) },
  ]
}

extension NibInstantiator {
  /// The values that controllers need when they are created.
  func initialValues(_ element: XMLElement) -> [String: Any] {
    var values: [String: Any] = [:]
    values["scene"] = scene
    values["nibName"] = element["nibName"]
    values["bundle"] = bundle
    switch element.name {
    case "navigationController":
      values["navigationBar"] = make(element.child("navigationBar"), as: UINavigationBar.self)
      values["toolbar"] = make(element.child("toolbar"), as: UIToolbar.self)
    case "splitViewController":
      values["style"] = value("style", of: element) as UISplitViewController.Style?
    case "pageViewController":
      values["transitionStyle"] =
        value("transitionStyle", of: element) as UIPageViewController.TransitionStyle?
      values["navigationOrientation"] =
        value("navigationOrientation", of: element) as UIPageViewController.NavigationOrientation?
      values["spineLocation"] =
        value("spineLocation", of: element) as UIPageViewController.SpineLocation?
      values["pageSpacing"] = element.number("pageSpacing")
    case "tableViewController":
      values["style"] =
        element.child("view")?["style"].flatMap { Self.tableStyles[$0] }
        ?? element.children.first { $0.name == "tableView" }?["style"].flatMap {
          Self.tableStyles[$0]
        }
    default: break
    }
    return values
  }

  /// How controllers are created, by the names of their elements.
  static let controllerKinds: [String: Maker] = {
    func controller<Controller: UIViewController>(_ type: Controller.Type) -> Maker {
      { nib, element in
        nib.create(element, type, nib.initialValues(element)) { $0.init(coder: $1) }
      }
    }
    return [
      "viewController": controller(UIViewController.self),
      "tableViewController": controller(UITableViewController.self),
      "collectionViewController": controller(UICollectionViewController.self),
      "navigationController": controller(UINavigationController.self),
      "tabBarController": controller(UITabBarController.self),
      "splitViewController": controller(UISplitViewController.self),
      "pageViewController": controller(UIPageViewController.self),
    ]
  }()

  fileprivate func applyController(_ element: XMLElement, _ controller: UIViewController) {
    guard Self.controllerKinds[element.name] != nil else { return }
    set(make(element.child("navigationItem"), as: UINavigationItem.self)) {
      controller.setNavigationItem($0)
    }
    set(make(element.child("tabBarItem"), as: UITabBarItem.self)) { controller.tabBarItem = $0 }
    let items = element.list("toolbarItems").compactMap { make($0, as: UIBarButtonItem.self) }
    if !items.isEmpty { controller.toolbarItems = items }
    // The items have titles of their own.
    if let title = text("title", of: element) {
      let titles = (controller.navigationItem.title, controller.tabBarItem?.title)
      controller.title = title
      if element.child("navigationItem") != nil { controller.navigationItem.title = titles.0 }
      if element.child("tabBarItem") != nil { controller.tabBarItem?.title = titles.1 }
    }
    set(element["restorationIdentifier"]) { controller.restorationIdentifier = $0 }
    if element.flag("useStoryboardIdentifierAsRestorationIdentifier") == true {
      controller.restorationIdentifier = element["storyboardIdentifier"]
    }
    set(element.flag("extendedLayoutIncludesOpaqueBars")) {
      controller.extendedLayoutIncludesOpaqueBars = $0
    }
    set(element.flag("hidesBottomBarWhenPushed")) { controller.hidesBottomBarWhenPushed = $0 }
    set(element.flag("definesPresentationContext")) { controller.definesPresentationContext = $0 }
    set(element.flag("providesPresentationContextTransitionStyle")) {
      controller.providesPresentationContextTransitionStyle = $0
    }
    set(element.flag("modalInPresentation")) { controller.isModalInPresentation = $0 }
    set(value("modalPresentationStyle", of: element)) { controller.modalPresentationStyle = $0 }
    set(value("modalTransitionStyle", of: element)) { controller.modalTransitionStyle = $0 }
    set(value("interfaceStyle", of: element)) { controller.overrideUserInterfaceStyle = $0 }
    set(element.size("preferredContentSize")) { controller.preferredContentSize = $0 }
    if let edges = element.child("edgesForExtendedLayout", "extendedEdge") {
      var result: UIRectEdge = []
      if edges.flag("top") == true { result.insert(.top) }
      if edges.flag("left") == true { result.insert(.left) }
      if edges.flag("bottom") == true { result.insert(.bottom) }
      if edges.flag("right") == true { result.insert(.right) }
      controller.edgesForExtendedLayout = result
    }
    // A controller in a nib file has its view in the same file.
    if scene == nil, let view = make(element.child("view"), as: UIView.self) {
      controller.view = view
    }
  }

  fileprivate func applyNavigationController(
    _ element: XMLElement, _ controller: UINavigationController
  ) {
    guard element.name == "navigationController" else { return }
    set(element.flag("navigationBarHidden")) { controller.isNavigationBarHidden = $0 }
    set(element.flag("toolbarHidden")) { controller.isToolbarHidden = $0 }
    set(element.flag("hidesBarsOnSwipe")) { controller.hidesBarsOnSwipe = $0 }
    set(element.flag("hidesBarsOnTap")) { controller.hidesBarsOnTap = $0 }
    set(element.flag("hidesBarsWhenKeyboardAppears")) {
      controller.hidesBarsWhenKeyboardAppears = $0
    }
    set(element.flag("hidesBarsWhenVerticallyCompact")) {
      controller.hidesBarsWhenVerticallyCompact = $0
    }
    let children = element.list("viewControllers").compactMap {
      make($0, as: UIViewController.self)
    }
    if !children.isEmpty { controller.viewControllers = children }
  }

  fileprivate func applyTabBarController(_ element: XMLElement, _ controller: UITabBarController) {
    guard var bar = element.child("tabBar", "tabBar") else { return }
    if let name = bar["customClass"] {
      warn("the bar of a tab bar controller is a UITabBar, not a '\(name)'", bar)
    }
    // The controller places its bar.
    bar.children.removeAll { $0.key == "frame" || $0.key == "autoresizingMask" }
    let mask = controller.tabBar.autoresizingMask
    adopt(bar, as: controller.tabBar)
    controller.tabBar.autoresizingMask = mask
  }

  fileprivate func applySplitController(
    _ element: XMLElement, _ controller: UISplitViewController
  ) {
    guard element.name == "splitViewController" else { return }
    set(value("preferredDisplayMode", of: element)) { controller.preferredDisplayMode = $0 }
    set(value("behavior", of: element)) { controller.preferredSplitBehavior = $0 }
    set(value("primaryBackgroundStyle", of: element)) { controller.primaryBackgroundStyle = $0 }
    set(value("primaryEdge", of: element)) { controller.primaryEdge = $0 }
    set(value("displayModeButtonVisibility", of: element)) {
      controller.displayModeButtonVisibility = $0
    }
    set(element.flag("presentsWithGesture")) { controller.presentsWithGesture = $0 }
    set(element.flag("showsSecondaryOnlyButton")) { controller.showsSecondaryOnlyButton = $0 }
  }

  fileprivate func applyPageController(_ element: XMLElement, _ controller: UIPageViewController) {
    set(element.flag("doubleSided")) { controller.isDoubleSided = $0 }
  }

  fileprivate func applyTableController(_ element: XMLElement, _ controller: UITableViewController)
  {
    set(element.flag("clearsSelectionOnViewWillAppear")) {
      controller.clearsSelectionOnViewWillAppear = $0
    }
  }

  fileprivate func applyCollectionController(
    _ element: XMLElement, _ controller: UICollectionViewController
  ) {
    set(element.flag("clearsSelectionOnViewWillAppear")) {
      controller.clearsSelectionOnViewWillAppear = $0
    }
  }
}
