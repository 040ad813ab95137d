import Testing
import UIKit

@testable import CelloControllers

/// Tests of the “More” tab of tab bars with more tabs than fit.
@MainActor struct MoreTabTests {
  private final class Delegate: NSObject, UITabBarControllerDelegate {
    var calls: [String] = []

    func tabBarController(
      _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
    ) -> Bool {
      calls.append("should \(viewController is UINavigationController)")
      return true
    }
    func tabBarController(
      _ tabBarController: UITabBarController, didSelect viewController: UIViewController
    ) {
      calls.append(
        "did \(viewController === tabBarController.moreNavigationController ? "More" : "other")")
    }
    func tabBarController(
      _ tabBarController: UITabBarController, didSelectTab selectedTab: UITab, previousTab: UITab?
    ) { calls.append("tab \(selectedTab.title) after \(previousTab?.title ?? "none")") }
    func tabBarController(
      _ tabBarController: UITabBarController,
      willBeginCustomizing viewControllers: [UIViewController]
    ) { calls.append("will begin \(viewControllers.count)") }
    func tabBarController(
      _ tabBarController: UITabBarController,
      willEndCustomizing viewControllers: [UIViewController],
      changed: Bool
    ) { calls.append("will end \(viewControllers.map { $0.title ?? "" }.joined()) \(changed)") }
    func tabBarController(
      _ tabBarController: UITabBarController, didEndCustomizing viewControllers: [UIViewController],
      changed: Bool
    ) { calls.append("did end \(changed)") }
  }

  private func tabs(_ titles: [String] = ["A", "B", "C", "D", "E", "F"]) -> UITabBarController {
    let tabs = UITabBarController()
    tabs.viewControllers = titles.map {
      let controller = UIViewController()
      controller.title = $0
      return controller
    }
    return tabs
  }

  private func touchTab(_ index: Int, of tabs: UITabBarController, in window: UIWindow) {
    let count = CGFloat(tabs.tabBar.items?.count ?? 1)
    let x = window.bounds.width / count * (CGFloat(index) + 0.5)
    TouchSequence(in: window).tap(at: CGPoint(x: x, y: 790))
    window.layoutIfNeeded()
  }

  private func touchRow(_ index: Int, in window: UIWindow) {
    TouchSequence(in: window).tap(at: CGPoint(x: 100, y: 103 + 44 * CGFloat(index) + 20))
    window.layoutIfNeeded()
  }

  @Test("five tabs fit; of six, four are beside “More”")
  func items() {
    #expect(tabs(["A", "B", "C", "D", "E"]).tabBar.items?.count == 5)
    let tabs = tabs()
    #expect(tabs.tabBar.items?.map(\.title) == ["A", "B", "C", "D", "More"])
    #expect(tabs.viewControllers?.count == 6)
    #expect(tabs.viewControllers?.contains(tabs.moreNavigationController) == false)
  }

  @Test("a touch of “More” shows the list, a touch of a row the controller, a second one the list")
  func touches() {
    let tabs = tabs()
    let delegate = Delegate()
    tabs.delegate = delegate
    let window = shownWindow(tabs)
    touchTab(4, of: tabs, in: window)
    #expect(tabs.selectedViewController === tabs.moreNavigationController)
    #expect(tabs.selectedIndex == NSNotFound && tabs.selectedTab == nil)
    #expect(delegate.calls == ["should true", "did More"])
    touchRow(1, in: window)
    #expect(tabs.selectedIndex == 5 && tabs.selectedViewController?.title == "F")
    #expect(tabs.moreNavigationController.topViewController?.title == "F")
    #expect(tabs.viewControllers?[5].view.window === window)
    #expect(delegate.calls.last == "tab F after none")
    touchTab(4, of: tabs, in: window)
    #expect(tabs.selectedIndex == NSNotFound)
    #expect(tabs.moreNavigationController.viewControllers.count == 1)
    #expect(tabs.viewControllers?[5].tabBarController === tabs)
  }

  @Test("selecting a hidden controller in code shows it behind “More”, which keeps it")
  func selectionInCode() {
    let tabs = tabs()
    let window = shownWindow(tabs)
    tabs.selectedIndex = 4
    window.layoutIfNeeded()
    #expect(tabs.tabBar.selectedItem === tabs.moreNavigationController.tabBarItem)
    #expect(tabs.selectedViewController?.title == "E" && tabs.selectedIndex == 4)
    tabs.selectedIndex = 0
    touchTab(4, of: tabs, in: window)
    #expect(tabs.selectedIndex == 4)
    tabs.selectedViewController = tabs.moreNavigationController
    #expect(tabs.selectedIndex == 4)
    tabs.moreNavigationController.popViewController(animated: false)
    #expect(tabs.selectedIndex == NSNotFound)
  }

  @Test("a navigation controller behind “More” has one bar, whose back button pops its own stack")
  func nestedStack() {
    let tabs = tabs()
    let root = UIViewController()
    root.title = "Root"
    let inner = UINavigationController(rootViewController: root)
    inner.tabBarItem = UITabBarItem(title: "Inner", image: nil, selectedImage: nil)
    tabs.viewControllers?.append(inner)
    let window = shownWindow(tabs)
    tabs.selectedViewController = inner
    window.layoutIfNeeded()
    let bar = tabs.moreNavigationController.navigationBar
    #expect(bar.topItem?.title == "Root" && bar.backItem?.title == "More")
    #expect(inner.navigationBar.isHidden && root.navigationController === inner)
    #expect(root.view.safeAreaInsets.top == 103)
    let detail = UIViewController()
    detail.title = "Detail"
    inner.pushViewController(detail, animated: false)
    window.layoutIfNeeded()
    #expect(bar.topItem?.title == "Detail" && bar.backItem?.title == "Root")
    TouchSequence(in: window).tap(at: CGPoint(x: 20, y: 81))
    #expect(inner.viewControllers.count == 1 && bar.topItem?.title == "Root")
    TouchSequence(in: window).tap(at: CGPoint(x: 20, y: 81))
    #expect(tabs.selectedIndex == NSNotFound && inner.parent === tabs)
    // Without the “More” tab, the navigation controller has its own bar again.
    tabs.viewControllers = [inner]
    window.layoutIfNeeded()
    #expect(!inner.navigationBar.isHidden && inner.navigationBar.topItem?.title == "Root")
  }

  @Test("a tab that is removed while it is shown behind “More” gives way to the first")
  func removal() {
    let tabs = tabs()
    let window = shownWindow(tabs)
    tabs.selectedIndex = 5
    let shown = tabs.viewControllers?[5]
    tabs.viewControllers?.removeLast()
    window.layoutIfNeeded()
    #expect(tabs.tabBar.items?.count == 5 && tabs.selectedIndex == 0)
    #expect(shown?.parent == nil && shown?.view.window == nil)
    #expect(tabs.viewControllers?[4].parent === tabs)
  }

  @Test("in a regular width eight tabs fit")
  func regularWidth() {
    let titles = (0..<9).map(String.init)
    let tabs = tabs(titles)
    let window = shownWindow(
      tabs, size: CGSize(width: 1_024, height: 768), horizontalSizeClass: .regular)
    #expect(tabs.tabBar.items?.count == 8 && tabs.tabBar.items?.last?.title == "More")
    window.traitOverrides.horizontalSizeClass = .compact
    window.layoutIfNeeded()
    #expect(tabs.tabBar.items?.count == 5)
  }

  @Test("“Edit” lets the user drag an item into the bar, in UIKit's order of calls")
  func customization() {
    let tabs = tabs()
    let delegate = Delegate()
    tabs.delegate = delegate
    let window = shownWindow(tabs)
    touchTab(4, of: tabs, in: window)
    delegate.calls = []
    let edit = tabs.moreNavigationController.topViewController?.navigationItem.rightBarButtonItem
    edit?.performAction()
    window.layoutIfNeeded()
    #expect(tabs.tabBar.isCustomizing && delegate.calls == ["will begin 6"])
    // The sixth item is in the second row. It is dragged to the position of the first item.
    let touch = TouchSequence(in: window)
    touch.begin(at: CGPoint(x: 39, y: 103 + 20 + 68 + 20))
    touch.move(to: CGPoint(x: 39, y: 500), time: 0.2)
    touch.move(to: CGPoint(x: 39, y: 790), time: 0.4)
    touch.end()
    #expect(tabs.tabBar.items?.map(\.title) == ["F", "B", "C", "D", "More"])
    #expect(tabs.tabBar.endCustomizing(animated: false))
    #expect(!tabs.tabBar.isCustomizing)
    #expect(
      delegate.calls == ["will begin 6", "will end FBCDAE true", "did end true"])
    #expect(tabs.viewControllers?.map(\.title) == ["F", "B", "C", "D", "A", "E"])
    #expect(!tabs.tabBar.endCustomizing(animated: false))
  }

  @Test("there is no “Edit” button without controllers that can be moved")
  func notCustomizable() {
    let tabs = tabs()
    let window = shownWindow(tabs)
    touchTab(4, of: tabs, in: window)
    let item = tabs.moreNavigationController.topViewController?.navigationItem
    #expect(item?.rightBarButtonItem != nil && tabs.customizableViewControllers?.count == 6)
    tabs.customizableViewControllers = nil
    #expect(item?.rightBarButtonItem == nil)
    tabs.viewControllers = tabs.viewControllers
    #expect(item?.rightBarButtonItem != nil)
    _ = window
  }

  @Test("tabs whose controllers do not exist yet can be moved as well")
  func lazyTabs() {
    let tabs = UITabBarController(
      tabs: (0..<7).map { index in
        UITab(title: "\(index)", image: nil, identifier: "\(index)") { _ in UIViewController() }
      })
    let window = shownWindow(tabs)
    touchTab(4, of: tabs, in: window)
    let edit = tabs.moreNavigationController.topViewController?.navigationItem.rightBarButtonItem
    edit?.performAction()
    #expect(tabs.tabBar.customization?.overlay.items.count == 7)
    _ = window
  }

  @Test("compactTabIdentifiers leaves tabs out, and the badge of a hidden one is in the list")
  func compactTabs() {
    let tabs = UITabBarController(
      tabs: (0..<7).map { index in
        UITab(title: "\(index)", image: nil, identifier: "\(index)") { _ in UIViewController() }
      })
    #expect(tabs.tabBar.items?.count == 5)
    tabs.compactTabIdentifiers = ["0", "2"]
    #expect(tabs.tabBar.items?.map(\.title) == ["0", "2"])
    tabs.compactTabIdentifiers = nil
    #expect(tabs.tabBar.items?.count == 5)
  }

  @Test("a selected tab that leaves “More” stays selected")
  func leavingMore() {
    let tabs = tabs()
    let window = shownWindow(tabs)
    tabs.selectedIndex = 5
    let shown = tabs.viewControllers![5]
    tabs.tabs[0].isHidden = true
    window.layoutIfNeeded()
    #expect(tabs.selectedTab?.title == "F" && shown.view.window === window)
    #expect(tabs.tabBar.selectedItem === shown.tabBarItem && shown.parent === tabs)
    tabs.tabs[0].isHidden = false
    #expect(tabs.moreNavigationController.topViewController === shown)
    tabs.tabs = [tabs.tabs[5]] + tabs.tabs.dropLast()
    window.layoutIfNeeded()
    #expect(tabs.selectedIndex == 0 && tabs.tabBar.selectedItem === shown.tabBarItem)
    tabs.tabs = tabs.tabs.dropFirst() + [tabs.tabs[0]]
    window.traitOverrides.horizontalSizeClass = .regular
    window.layoutIfNeeded()
    #expect(tabs.selectedIndex == 5 && tabs.tabBar.items?.count == 6)
  }

  @Test("the list follows titles and badges, and keeps its selection while nothing changes")
  func changedItems() throws {
    let tabs = tabs()
    let window = shownWindow(tabs)
    touchTab(4, of: tabs, in: window)
    let list = tabs.moreNavigationController.topViewController as? UITableViewController
    let table = try #require(list?.tableView)
    func texts(_ row: Int) -> [String?] {
      let cell = table.cellForRow(at: IndexPath(row: row, section: 0))
      let content = cell?.contentConfiguration as? UIListContentConfiguration
      return [content?.text, content?.secondaryText]
    }
    tabs.tabs[4].title = "Five"
    tabs.viewControllers?[5].title = "Six"
    tabs.viewControllers?[5].tabBarItem.badgeValue = "9"
    window.layoutIfNeeded()
    #expect(texts(0) == ["Five", nil] && texts(1) == ["Six", "9"])
    #expect(tabs.tabs[5].title == "Six" && tabs.tabs[5].badgeValue == "9")
    table.selectRow(at: IndexPath(row: 1, section: 0), animated: false, scrollPosition: .none)
    tabs.view.setNeedsLayout()
    window.layoutIfNeeded()
    #expect(table.indexPathForSelectedRow?.row == 1)
  }
}
