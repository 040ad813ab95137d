import Testing
import UIKit

@testable import CelloControllers

@MainActor struct UINavigationControllerTests {
  private let log = ControllerLog()

  private final class Delegate: NSObject, UINavigationControllerDelegate {
    let log: ControllerLog
    var willShow: (() -> Void)?

    init(_ log: ControllerLog) { self.log = log }

    func navigationController(
      _ navigationController: UINavigationController, willShow viewController: UIViewController,
      animated: Bool
    ) {
      log.note("willShow \((viewController as? RecordingController)?.name ?? "")")
      willShow?()
      willShow = nil
    }
    func navigationController(
      _ navigationController: UINavigationController, didShow viewController: UIViewController,
      animated: Bool
    ) { log.note("didShow \((viewController as? RecordingController)?.name ?? "")") }
  }

  @Test("a push is called in UIKit's order")
  func push() {
    let navigation = UINavigationController(rootViewController: RecordingController("a", log))
    let delegate = Delegate(log)
    navigation.delegate = delegate
    let window = shownWindow(navigation)
    #expect(
      log.take().aboutNavigation == [
        "a willMove to nil", "a didMove to nil", "a loadView", "a viewDidLoad", "a viewWillAppear",
        "willShow a", "a viewIsAppearing", "a viewDidAppear", "didShow a",
      ])
    navigation.pushViewController(RecordingController("b", log), animated: true)
    #expect(
      log.take().aboutNavigation == [
        "b willMove to nil", "a viewWillDisappear", "b loadView", "b viewDidLoad",
        "b viewWillAppear", "willShow b", "b viewIsAppearing", "a viewDidDisappear",
        "b viewDidAppear", "didShow b", "b didMove to nil",
      ])
    _ = window
  }

  @Test("a pop is called in UIKit's order, and the root stays")
  func pop() {
    let (a, b) = (RecordingController("a", log), RecordingController("b", log))
    let navigation = UINavigationController(rootViewController: a)
    let delegate = Delegate(log)
    navigation.delegate = delegate
    let window = shownWindow(navigation)
    navigation.pushViewController(b, animated: true)
    _ = log.take()
    #expect(navigation.popViewController(animated: true) === b)
    #expect(
      log.take().aboutNavigation == [
        "b willMove to nil", "b viewWillDisappear", "a viewWillAppear", "willShow a",
        "a viewIsAppearing", "b viewDidDisappear", "a viewDidAppear", "didShow a",
        "b didMove to nil",
      ])
    #expect(b.parent == nil && navigation.popViewController(animated: true) == nil)
    #expect(navigation.viewControllers == [a] && log.take().isEmpty)
    _ = window
  }

  @Test("controllers are removed and returned from the bottom")
  func popTo() {
    let controllers = (0..<4).map { _ in UIViewController() }
    let navigation = UINavigationController(rootViewController: controllers[0])
    let window = shownWindow(navigation)
    navigation.setViewControllers(controllers, animated: false)
    #expect(navigation.topViewController === controllers[3])
    #expect(navigation.children == controllers)
    #expect(
      navigation.popToViewController(controllers[1], animated: false)
        == [controllers[2], controllers[3]])
    #expect(navigation.popToRootViewController(animated: false) == [controllers[1]])
    #expect(navigation.popToRootViewController(animated: false) == nil)
    #expect(controllers[1].navigationController == nil)
    #expect(controllers[0].navigationController === navigation)
    _ = window
  }

  @Test("a controller that a callback pushes is shown after the current one")
  func nestedPush() {
    let (a, b, c) = (UIViewController(), UIViewController(), UIViewController())
    let navigation = UINavigationController(rootViewController: a)
    let delegate = Delegate(log)
    navigation.delegate = delegate
    let window = shownWindow(navigation)
    delegate.willShow = { navigation.pushViewController(c, animated: false) }
    navigation.pushViewController(b, animated: false)
    #expect(navigation.viewControllers == [a, b, c] && navigation.topViewController === c)
    #expect(c.view.window === window && b.view.window == nil)
    #expect(b.parent === navigation && c.parent === navigation)
  }

  @Test("the titles of controllers and their items are the same")
  func titles() {
    let controller = UIViewController()
    controller.title = "First"
    #expect(controller.navigationItem.title == "First" && controller.tabBarItem.title == "First")
    controller.title = "Second"
    #expect(controller.navigationItem.title == "Second")
    controller.navigationItem.title = "Own"
    #expect(controller.title == "Second")
  }

  @Test("the edit button starts and ends editing")
  func editButton() {
    let controller = UIViewController()
    let item = controller.editButtonItem
    #expect(item.title == "Edit" && item === controller.editButtonItem)
    item.performAction()
    #expect(controller.isEditing && item.title == "Done" && item.style == .prominent)
    controller.setEditing(false, animated: false)
    #expect(item.title == "Edit" && item.style == .plain)
  }

  @Test("the bar is below the status bar, and the safe area of the content includes it")
  func safeArea() {
    let controller = UIViewController()
    let navigation = UINavigationController(rootViewController: controller)
    let window = shownWindow(navigation)
    #expect(navigation.navigationBar.frame == CGRect(x: 0, y: 59, width: 393, height: 44))
    #expect(controller.view.frame == window.bounds)
    #expect(controller.view.safeAreaInsets.top == 103)
    #expect(controller.view.safeAreaInsets.bottom == 34)
    navigation.isNavigationBarHidden = true
    window.layoutIfNeeded()
    #expect(controller.view.safeAreaInsets.top == 59)
    controller.toolbarItems = [UIBarButtonItem(systemItem: .add)]
    navigation.setToolbarHidden(false, animated: true)
    window.layoutIfNeeded()
    #expect(navigation.toolbar.frame == CGRect(x: 0, y: 774, width: 393, height: 44))
    #expect(navigation.toolbar.items?.count == 1)
    #expect(controller.view.safeAreaInsets.bottom == 78)
  }

  @Test("a controller that hides the bottom bar does so while it is in the stack")
  func hiddenBottomBar() {
    let navigation = UINavigationController(rootViewController: UIViewController())
    navigation.isToolbarHidden = false
    let window = shownWindow(navigation)
    #expect(!navigation.toolbar.isHidden)
    let pushed = UIViewController()
    pushed.hidesBottomBarWhenPushed = true
    navigation.pushViewController(pushed, animated: false)
    navigation.pushViewController(UIViewController(), animated: false)
    window.layoutIfNeeded()
    #expect(navigation.toolbar.isHidden)
    navigation.popToRootViewController(animated: false)
    window.layoutIfNeeded()
    #expect(!navigation.toolbar.isHidden)
  }

  @Test("a large title collapses with its content, and the bar gets its background under it")
  func largeTitle() {
    let controller = UIViewController()
    controller.title = "Title"
    let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
    scrollView.contentSize = CGSize(width: 393, height: 3_000)
    controller.view = scrollView
    let navigation = UINavigationController(rootViewController: controller)
    navigation.navigationBar.prefersLargeTitles = true
    let window = shownWindow(navigation)
    let bar = navigation.navigationBar
    #expect(bar.frame.height == 96 && bar.isAtScrollEdge)
    #expect(scrollView.adjustedContentInset.top == 155 && scrollView.contentOffset.y == -155)
    scrollView.contentOffset.y = -135
    window.layoutIfNeeded()
    #expect(bar.frame.height == 76 && bar.isAtScrollEdge)
    scrollView.contentOffset.y = 200
    window.layoutIfNeeded()
    #expect(bar.frame.height == 44 && !bar.isAtScrollEdge)
    #expect(scrollView.adjustedContentInset.top == 103 && scrollView.contentOffset.y == 200)
    scrollView.scrollToTop()
    window.layoutIfNeeded()
    #expect(bar.frame.height == 96 && scrollView.contentOffset.y == -155)
  }

  @Test("the back button pops by touch, unless a delegate method of the app refuses")
  func backButton() {
    let navigation = UINavigationController(rootViewController: UIViewController())
    navigation.viewControllers[0].title = "First"
    navigation.pushViewController(UIViewController(), animated: false)
    let window = shownWindow(navigation)
    TouchSequence(in: window).tap(at: CGPoint(x: 14, y: 81))
    #expect(navigation.viewControllers.count == 1)

    final class Stubborn: UINavigationController, UINavigationBarDelegate {
      func navigationBar(
        _ navigationBar: UINavigationBar, shouldPop item: UINavigationItem
      ) -> Bool { false }
    }
    let stubborn = Stubborn(rootViewController: UIViewController())
    stubborn.pushViewController(UIViewController(), animated: false)
    let other = shownWindow(stubborn)
    TouchSequence(in: other).tap(at: CGPoint(x: 14, y: 81))
    #expect(stubborn.viewControllers.count == 2)
  }

  @Test("pushing a controller twice ends the process with UIKit's message")
  func pushingTwice() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        let controller = UIViewController()
        let navigation = UINavigationController(rootViewController: controller)
        navigation.pushViewController(controller, animated: false)
      }
    }
  }

  @Test("an empty stack shows nothing")
  func empty() {
    let navigation = UINavigationController()
    let window = shownWindow(navigation)
    #expect(
      navigation.topViewController == nil && navigation.popViewController(animated: true) == nil)
    navigation.setViewControllers([UIViewController()], animated: false)
    window.layoutIfNeeded()
    navigation.setViewControllers([], animated: false)
    #expect(navigation.viewControllers.isEmpty && navigation.children.isEmpty)
  }

  @Test("the preferred size of the top controller becomes the navigation controller's own")
  func preferredSize() {
    let (first, second) = (UIViewController(), UIViewController())
    first.preferredContentSize = CGSize(width: 200, height: 300)
    let navigation = UINavigationController(rootViewController: first)
    #expect(navigation.preferredContentSize == CGSize(width: 200, height: 300))
    first.preferredContentSize.width = 220
    #expect(navigation.preferredContentSize == CGSize(width: 220, height: 300))
    navigation.pushViewController(second, animated: false)
    #expect(navigation.preferredContentSize == CGSize(width: 220, height: 300))
    second.preferredContentSize = CGSize(width: 100, height: 100)
    first.preferredContentSize = CGSize(width: 50, height: 50)
    #expect(navigation.preferredContentSize == CGSize(width: 100, height: 100))
    navigation.popViewController(animated: false)
    #expect(navigation.preferredContentSize == CGSize(width: 50, height: 50))
  }
}

extension [String] {
  /// The logged calls about loading, containment and appearance, without layout calls.
  fileprivate var aboutNavigation: [String] {
    filter { !$0.contains("Layout") && !$0.contains("SafeArea") && !$0.contains("Constraints") }
  }
}
