import Testing
import UIKit

@MainActor struct UITabBarControllerTests {
  private final class Delegate: NSObject, UITabBarControllerDelegate {
    var calls: [String] = []
    var refused: UIViewController?

    func tabBarController(
      _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
    ) -> Bool {
      calls.append("should \(viewController.title ?? "")")
      return viewController !== refused
    }
    func tabBarController(
      _ tabBarController: UITabBarController, didSelect viewController: UIViewController
    ) { calls.append("did \(viewController.title ?? "")") }
  }

  private func controllers(_ titles: [String]) -> [UIViewController] {
    titles.map {
      let controller = UIViewController()
      controller.title = $0
      return controller
    }
  }

  @Test("the first controller is selected, and only its view is loaded")
  func selection() {
    let tabs = UITabBarController()
    #expect(tabs.viewControllers == nil && tabs.selectedViewController == nil)
    let controllers = controllers(["A", "B"])
    tabs.viewControllers = controllers
    let window = shownWindow(tabs)
    #expect(tabs.selectedIndex == 0 && controllers[0].view.window === window)
    #expect(!controllers[1].isViewLoaded && tabs.children == controllers)
    #expect(tabs.tabBar.items?.map(\.title) == ["A", "B"])
    tabs.selectedIndex = 1
    #expect(controllers[1].view.window === window && controllers[0].view.window == nil)
    tabs.selectedIndex = 7
    #expect(tabs.selectedIndex == 1)
    tabs.viewControllers = [controllers[0]]
    #expect(tabs.selectedIndex == 0 && controllers[1].parent == nil)
    #expect(controllers[0].tabBarController === tabs)
  }

  @Test("a touch asks the delegate, and selects")
  func touches() {
    let tabs = UITabBarController()
    let delegate = Delegate()
    tabs.delegate = delegate
    let controllers = controllers(["A", "B"])
    tabs.viewControllers = controllers
    let window = shownWindow(tabs)
    TouchSequence(in: window).tap(at: CGPoint(x: 300, y: 790))
    #expect(tabs.selectedIndex == 1 && delegate.calls == ["should B", "did B"])
    delegate.refused = controllers[0]
    TouchSequence(in: window).tap(at: CGPoint(x: 100, y: 790))
    #expect(tabs.selectedIndex == 1 && delegate.calls.last == "should A")
  }

  @Test("a touch of the selected tab pops its stack to the root")
  func repeatedTouch() {
    let navigation = UINavigationController(rootViewController: UIViewController())
    navigation.pushViewController(UIViewController(), animated: false)
    let tabs = UITabBarController()
    tabs.viewControllers = [navigation]
    let window = shownWindow(tabs)
    TouchSequence(in: window).tap(at: CGPoint(x: 200, y: 790))
    #expect(navigation.viewControllers.count == 1)
  }

  @Test("the bar is at the bottom, and the safe area of the content includes it")
  func safeArea() {
    let tabs = UITabBarController()
    let controller = UIViewController()
    tabs.viewControllers = [controller]
    let window = shownWindow(tabs)
    #expect(tabs.tabBar.frame == CGRect(x: 0, y: 769, width: 393, height: 83))
    #expect(controller.view.safeAreaInsets.bottom == 83)
    tabs.isTabBarHidden = true
    window.layoutIfNeeded()
    #expect(controller.view.safeAreaInsets.bottom == 34)
  }

  @Test("the bar has a background while content is under it, also content that comes later")
  func background() {
    let scrollView = UIScrollView()
    let controller = UIViewController()
    controller.view = scrollView
    let tabs = UITabBarController()
    tabs.viewControllers = [controller]
    let window = shownWindow(tabs)
    #expect(tabs.tabBar.isAtScrollEdge)
    scrollView.contentSize = CGSize(width: 393, height: 2_000)
    #expect(!tabs.tabBar.isAtScrollEdge)
    scrollView.contentOffset.y = 2_000 - 852 + 83
    #expect(tabs.tabBar.isAtScrollEdge)
    _ = window
  }

  @Test("appearance follows the selection")
  func appearance() {
    let log = ControllerLog()
    let tabs = UITabBarController()
    tabs.viewControllers = [RecordingController("a", log), RecordingController("b", log)]
    let window = shownWindow(tabs)
    _ = log.take()
    tabs.selectedIndex = 1
    #expect(
      log.take().aboutAppearance == [
        "a viewWillDisappear", "b viewWillAppear", "b viewIsAppearing", "a viewDidDisappear",
        "b viewDidAppear",
      ])
    _ = window
  }

  @Test("the controllers of tabs are made when they are first shown")
  func lazyTabs() {
    var made: [String] = []
    let tabs = UITabBarController(
      tabs: ["a", "b"].map { identifier in
        UITab(title: identifier, image: nil, identifier: identifier) { _ in
          made.append(identifier)
          return UIViewController()
        }
      })
    let window = shownWindow(tabs)
    #expect(made == ["a"] && tabs.selectedTab?.identifier == "a")
    tabs.selectedTab = tabs.tab(forIdentifier: "b")
    #expect(made == ["a", "b"] && tabs.selectedViewController?.tab?.identifier == "b")
    tabs.tabs[1].isHidden = true
    #expect(tabs.selectedTab?.identifier == "a" && tabs.tabBar.items?.count == 1)
    _ = window
  }

  @Test("a pushed controller hides the bar of the tabs, which returns with the one below")
  func pushedControllerHidesBar() {
    let navigation = UINavigationController(rootViewController: UIViewController())
    let tabs = UITabBarController()
    tabs.viewControllers = [navigation]
    let window = shownWindow(tabs)
    let detail = UIViewController()
    detail.hidesBottomBarWhenPushed = true
    navigation.pushViewController(detail, animated: false)
    window.layoutIfNeeded()
    #expect(tabs.tabBar.isHidden)
    navigation.popViewController(animated: false)
    window.layoutIfNeeded()
    #expect(!tabs.tabBar.isHidden)
  }

  @Test("a new item of a controller replaces the former one in the bar")
  func newItem() {
    let tabs = UITabBarController()
    let controllers = controllers(["A", "B"])
    tabs.viewControllers = controllers
    let window = shownWindow(tabs)
    let item = UITabBarItem(title: "New", image: nil, selectedImage: nil)
    controllers[0].tabBarItem = item
    #expect(tabs.tabBar.items?.map(\.title) == ["New", "B"] && tabs.tabBar.selectedItem === item)
    #expect(tabs.tabs[0].title == "New")
    window.layoutIfNeeded()
    controllers[0].title = "Newer"
    #expect(tabs.tabs[0].title == "Newer" && item.title == "Newer")
    tabs.tabs[0].isEnabled = false
    #expect(!item.isEnabled)
  }

  @Test("tabs of controllers have identifiers of their own")
  func identifiers() {
    let tabs = UITabBarController()
    let controllers = controllers(["A", "B", "C"])
    tabs.viewControllers = Array(controllers.prefix(2))
    let former = tabs.tabs.map(\.identifier)
    tabs.viewControllers = [controllers[2], controllers[0], controllers[1]]
    #expect(tabs.tabs.suffix(2).map(\.identifier) == former)
    #expect(Set(tabs.tabs.map(\.identifier)).count == 3)
  }
}
