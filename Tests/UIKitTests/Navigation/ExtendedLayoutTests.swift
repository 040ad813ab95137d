import Testing
import UIKit

@testable import CelloControllers

/// Views that extend under bars, and views that do not.
@MainActor struct ExtendedLayoutTests {
  private func frame(_ controller: UIViewController) -> [CGFloat] {
    controller.view.window?.layoutIfNeeded()
    return [controller.view.frame.minY, controller.view.frame.maxY]
  }

  private func insets(_ controller: UIViewController) -> [CGFloat] {
    [controller.view.safeAreaInsets.top, controller.view.safeAreaInsets.bottom]
  }

  @Test("a view begins at the bars at the edges at which it does not extend")
  func edges() {
    let controller = UIViewController()
    let navigation = UINavigationController(rootViewController: controller)
    navigation.isToolbarHidden = false
    let window = shownWindow(navigation)
    #expect(frame(controller) == [0, 852] && insets(controller) == [103, 78])
    controller.edgesForExtendedLayout = .bottom
    #expect(frame(controller) == [103, 852] && insets(controller) == [0, 78])
    controller.edgesForExtendedLayout = .top
    #expect(frame(controller) == [0, 774] && insets(controller) == [103, 0])
    controller.edgesForExtendedLayout = []
    #expect(frame(controller) == [103, 774] && insets(controller) == [0, 0])
    navigation.isNavigationBarHidden = true
    navigation.isToolbarHidden = true
    #expect(frame(controller) == [0, 852] && insets(controller) == [59, 34])
    _ = window
  }

  @Test("a view extends below opaque bars only if it includes them")
  func opaqueBars() {
    let controller = UIViewController()
    let navigation = UINavigationController(rootViewController: controller)
    navigation.isToolbarHidden = false
    let window = shownWindow(navigation)
    navigation.navigationBar.isTranslucent = false
    #expect(frame(controller) == [103, 852] && insets(controller) == [0, 78])
    navigation.toolbar.isTranslucent = false
    #expect(frame(controller) == [103, 774] && insets(controller) == [0, 0])
    controller.extendedLayoutIncludesOpaqueBars = true
    #expect(frame(controller) == [0, 852] && insets(controller) == [103, 78])
    controller.edgesForExtendedLayout = .bottom
    #expect(frame(controller) == [103, 852] && insets(controller) == [0, 78])
    _ = window
  }

  @Test("each controller of a stack has its own edges")
  func stack() {
    let (below, above) = (UIViewController(), UIViewController())
    above.edgesForExtendedLayout = []
    let navigation = UINavigationController(rootViewController: below)
    let window = shownWindow(navigation)
    navigation.pushViewController(above, animated: false)
    #expect(frame(above) == [103, 852] && insets(above) == [0, 34])
    navigation.popViewController(animated: false)
    #expect(frame(below) == [0, 852] && insets(below) == [103, 34])
    _ = window
  }

  @Test("a large title collapses above content that begins at the bar")
  func largeTitle() {
    let scrollView = UIScrollView()
    scrollView.contentSize = CGSize(width: 393, height: 3_000)
    let controller = UIViewController()
    controller.title = "Title"
    controller.view = scrollView
    controller.edgesForExtendedLayout = []
    let navigation = UINavigationController(rootViewController: controller)
    navigation.navigationBar.prefersLargeTitles = true
    let window = shownWindow(navigation)
    let bar = navigation.navigationBar
    #expect(frame(controller) == [103, 852] && insets(controller) == [52, 34])
    #expect(bar.frame.height == 96 && bar.isAtScrollEdge && scrollView.contentOffset.y == -52)
    scrollView.contentOffset.y = -32
    #expect(frame(controller) == [103, 852] && insets(controller) == [32, 34])
    #expect(bar.frame.height == 76)
    scrollView.contentOffset.y = 200
    #expect(frame(controller) == [103, 852] && insets(controller) == [0, 34])
    #expect(bar.frame.height == 44 && !bar.isAtScrollEdge && scrollView.contentOffset.y == 200)
    scrollView.scrollToTop()
    window.layoutIfNeeded()
    #expect(bar.frame.height == 96 && scrollView.contentOffset.y == -52)
  }

  @Test("a view in a tab bar controller ends at the bar, as the top controller of a stack demands")
  func tabs() {
    let controller = UIViewController()
    let tabs = UITabBarController()
    tabs.viewControllers = [controller]
    let window = shownWindow(tabs)
    #expect(frame(controller) == [0, 852] && insets(controller) == [59, 83])
    controller.edgesForExtendedLayout = .top
    #expect(frame(controller) == [0, 769] && insets(controller) == [59, 0])
    controller.edgesForExtendedLayout = .all
    tabs.tabBar.isTranslucent = false
    #expect(frame(controller) == [0, 769] && insets(controller) == [59, 0])
    controller.extendedLayoutIncludesOpaqueBars = true
    #expect(frame(controller) == [0, 852] && insets(controller) == [59, 83])
    tabs.tabBar.isTranslucent = true

    let pushed = UIViewController()
    pushed.edgesForExtendedLayout = []
    let navigation = UINavigationController(rootViewController: UIViewController())
    tabs.viewControllers = [navigation]
    #expect(frame(navigation) == [0, 852])
    navigation.pushViewController(pushed, animated: false)
    #expect(frame(navigation) == [0, 769] && frame(pushed) == [103, 769])
    #expect(insets(pushed) == [0, 0])
    navigation.popViewController(animated: false)
    #expect(frame(navigation) == [0, 852])
    _ = window
  }

  @Test("content below the tabs at the top begins at them if it does not extend below them")
  func tabsAtTop() {
    let controller = UIViewController()
    let tabs = UITabBarController(
      tabs: [UITab(title: "Home", image: nil, identifier: "home") { _ in controller }])
    let window = shownPadWindow(tabs)
    let insetAtTop = controller.view.safeAreaInsets.top
    #expect(frame(controller)[0] == 0 && insetAtTop > window.safeAreaInsets.top)
    controller.edgesForExtendedLayout = []
    #expect(frame(controller) == [insetAtTop, 1_194] && insets(controller)[0] == 0)
  }
}
