import Testing
import UIKit

/// Tests of accessories above tab bars, and of tab bars that scrolling minimizes (iOS 26).
@MainActor struct UITabAccessoryTests {
  private func tabs() -> (UITabBarController, UIScrollView) {
    let scrollView = UIScrollView()
    let controller = UIViewController()
    controller.view = scrollView
    let tabs = UITabBarController()
    tabs.viewControllers = [controller, UIViewController()]
    return (tabs, scrollView)
  }

  @Test("the accessory is above the bar, in the safe area of the content")
  func accessory() {
    let (tabs, scrollView) = tabs()
    let view = UIView()
    let accessory = UITabAccessory(contentView: view)
    tabs.bottomAccessory = accessory
    let window = shownWindow(tabs, .iOS26)
    #expect(view.frame == CGRect(x: 21, y: 713, width: 351, height: 48))
    #expect(scrollView.safeAreaInsets.bottom == 139)
    #expect(view.traitCollection.tabAccessoryEnvironment == .regular)
    tabs.setBottomAccessory(nil, animated: true)
    window.layoutIfNeeded()
    #expect(view.superview == nil && scrollView.safeAreaInsets.bottom == 83)
  }

  @Test("before iOS 26 the accessory is not shown")
  func earlierVersion() {
    let (tabs, scrollView) = tabs()
    let view = UIView()
    tabs.bottomAccessory = UITabAccessory(contentView: view)
    let window = shownWindow(tabs)
    #expect(view.superview == nil && !view.isHidden && scrollView.safeAreaInsets.bottom == 83)
    _ = window
  }

  @Test("scrolling down makes the bar small, scrolling up large again")
  func minimizing() {
    let (tabs, scrollView) = tabs()
    let view = UIView()
    tabs.bottomAccessory = UITabAccessory(contentView: view)
    tabs.tabBarMinimizeBehavior = .onScrollDown
    let window = shownWindow(tabs, .iOS26)
    scrollView.contentSize = CGSize(width: 393, height: 3_000)
    func scroll(to offsets: [CGFloat]) {
      for offset in offsets { scrollView.contentOffset.y = offset }
      window.layoutIfNeeded()
    }
    scroll(to: [-55, -51])
    #expect(!tabs.tabBar.isMinimized)
    scroll(to: [-40, 0])
    #expect(tabs.tabBar.isMinimized)
    #expect(view.traitCollection.tabAccessoryEnvironment == .inline && view.frame.minX > 21)
    scroll(to: [-2])
    #expect(tabs.tabBar.isMinimized)
    scroll(to: [-20])
    #expect(!tabs.tabBar.isMinimized)
    scroll(to: [60])
    #expect(tabs.tabBar.isMinimized)
    tabs.selectedIndex = 1
    window.layoutIfNeeded()
    #expect(!tabs.tabBar.isMinimized)
  }

  @Test("a bar that never becomes small stays")
  func never() {
    let (tabs, scrollView) = tabs()
    let window = shownWindow(tabs, .iOS26)
    scrollView.contentSize = CGSize(width: 393, height: 3_000)
    for offset in [0, 50, 100] as [CGFloat] { scrollView.contentOffset.y = offset }
    window.layoutIfNeeded()
    #expect(!tabs.tabBar.isMinimized)
  }

  @Test("an accessory stays hidden if the app hides it, and loses its environment with its place")
  func properties() {
    let (tabs, _) = tabs()
    let view = UIView()
    view.isHidden = true
    tabs.bottomAccessory = UITabAccessory(contentView: view)
    let window = shownWindow(tabs, .iOS26)
    #expect(view.isHidden && view.superview === tabs.view)
    #expect(view.traitCollection.tabAccessoryEnvironment == .regular)
    tabs.bottomAccessory = nil
    window.layoutIfNeeded()
    #expect(view.traitCollection.tabAccessoryEnvironment == .unspecified)
  }

  @Test("content that bounces at its end leaves the bar minimized; a touch only expands it")
  func bounceAndTouch() {
    let (tabs, scrollView) = tabs()
    tabs.tabBarMinimizeBehavior = .onScrollDown
    let window = shownWindow(tabs, .iOS26)
    scrollView.contentSize = CGSize(width: 393, height: 3_000)
    let end = 3_000 + scrollView.adjustedContentInset.bottom - 852
    for offset in [0, 500, end - 20, end + 60, end + 30, end] {
      scrollView.contentOffset.y = offset
    }
    window.layoutIfNeeded()
    #expect(tabs.tabBar.isMinimized)
    let navigation = UINavigationController(rootViewController: UIViewController())
    tabs.viewControllers?.append(navigation)
    TouchSequence(in: window).tap(at: CGPoint(x: 52, y: 793))
    window.layoutIfNeeded()
    #expect(!tabs.tabBar.isMinimized && tabs.selectedIndex == 0)
    TouchSequence(in: window).tap(at: CGPoint(x: 196, y: 793))
    #expect(tabs.selectedIndex == 1)
  }
}
