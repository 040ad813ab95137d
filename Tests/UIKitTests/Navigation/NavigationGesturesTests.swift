import Testing
import UIKit

/// Tests of bars that gestures hide, of the swipe that pops, and of an app's custom transitions.
@MainActor struct NavigationGesturesTests {
  private func navigation(
    _ change: (UINavigationController) -> Void = { _ in }
  ) -> (UINavigationController, UIWindow) {
    let navigation = UINavigationController(rootViewController: UIViewController())
    navigation.pushViewController(UIViewController(), animated: false)
    change(navigation)
    return (navigation, shownWindow(navigation))
  }

  private func drag(_ window: UIWindow, from start: CGPoint, to end: CGPoint, duration: Double = 1)
  {
    let touch = TouchSequence(in: window)
    touch.begin(at: start)
    let middle = CGPoint(x: (start.x + end.x) / 2, y: (start.y + end.y) / 2)
    touch.move(to: middle, time: duration / 2)
    touch.move(to: end, time: duration)
    touch.end()
  }

  @Test("a finger that moves in from the leading edge pops the top controller")
  func pop() {
    let (navigation, window) = navigation()
    drag(window, from: CGPoint(x: 5, y: 400), to: CGPoint(x: 100, y: 400))
    #expect(navigation.viewControllers.count == 2)
    drag(window, from: CGPoint(x: 60, y: 400), to: CGPoint(x: 360, y: 400))
    #expect(navigation.viewControllers.count == 2)
    drag(window, from: CGPoint(x: 5, y: 400), to: CGPoint(x: 300, y: 400))
    #expect(navigation.viewControllers.count == 1)
    drag(window, from: CGPoint(x: 5, y: 400), to: CGPoint(x: 300, y: 400))
    #expect(navigation.viewControllers.count == 1)
  }

  @Test("a fast short movement pops as well, and a hidden back button prevents it")
  func fastPop() {
    let (navigation, window) = navigation()
    navigation.topViewController?.navigationItem.hidesBackButton = true
    drag(window, from: CGPoint(x: 5, y: 400), to: CGPoint(x: 100, y: 400), duration: 0.1)
    #expect(navigation.viewControllers.count == 2)
    navigation.topViewController?.navigationItem.hidesBackButton = false
    drag(window, from: CGPoint(x: 5, y: 400), to: CGPoint(x: 100, y: 400), duration: 0.1)
    #expect(navigation.viewControllers.count == 1)
  }

  @Test("from right to left, the finger comes from the right edge")
  func rightToLeft() {
    let (navigation, window) = navigation { $0.view.semanticContentAttribute = .forceRightToLeft }
    drag(window, from: CGPoint(x: 388, y: 400), to: CGPoint(x: 100, y: 400))
    #expect(navigation.viewControllers.count == 1)
  }

  @Test("a disabled recognizer pops nothing")
  func disabled() {
    let (navigation, window) = navigation { $0.interactivePopGestureRecognizer?.isEnabled = false }
    drag(window, from: CGPoint(x: 5, y: 400), to: CGPoint(x: 300, y: 400))
    #expect(navigation.viewControllers.count == 2)
  }

  @Test("a tap beside controls hides and shows the bar")
  func hidingByTap() {
    let (navigation, window) = navigation { $0.hidesBarsOnTap = true }
    let button = UIButton(frame: CGRect(x: 50, y: 300, width: 100, height: 50))
    navigation.topViewController?.view.addSubview(button)
    TouchSequence(in: window).tap(at: CGPoint(x: 100, y: 320))
    #expect(!navigation.isNavigationBarHidden)
    TouchSequence(in: window).tap(at: CGPoint(x: 300, y: 600))
    #expect(navigation.isNavigationBarHidden)
    TouchSequence(in: window).tap(at: CGPoint(x: 300, y: 600))
    #expect(!navigation.isNavigationBarHidden)
    navigation.hidesBarsOnTap = false
    TouchSequence(in: window).tap(at: CGPoint(x: 300, y: 600))
    #expect(!navigation.isNavigationBarHidden)
  }

  @Test("a finger that moves up hides the bar and scrolls, one that moves down shows it")
  func hidingBySwipe() {
    let (navigation, window) = navigation { $0.hidesBarsOnSwipe = true }
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
    scroll.contentSize = CGSize(width: 393, height: 3_000)
    navigation.topViewController?.view.addSubview(scroll)
    window.layoutIfNeeded()
    let top = scroll.contentOffset.y
    drag(window, from: CGPoint(x: 200, y: 600), to: CGPoint(x: 200, y: 400))
    #expect(navigation.isNavigationBarHidden)
    #expect(scroll.contentOffset.y > top)
    drag(window, from: CGPoint(x: 200, y: 400), to: CGPoint(x: 200, y: 500))
    #expect(!navigation.isNavigationBarHidden)
  }

  @Test("the bar is hidden while the height is compact")
  func compactHeight() {
    let (navigation, window) = navigation { $0.hidesBarsWhenVerticallyCompact = true }
    #expect(!navigation.isNavigationBarHidden)
    window.traitOverrides.verticalSizeClass = .compact
    window.layoutIfNeeded()
    #expect(navigation.isNavigationBarHidden)
    window.traitOverrides.verticalSizeClass = .regular
    window.layoutIfNeeded()
    #expect(!navigation.isNavigationBarHidden)
  }

  private final class Animation: NSObject, UIViewControllerAnimatedTransitioning {
    var log: [String] = []

    func transitionDuration(
      using transitionContext: (any UIViewControllerContextTransitioning)?
    ) -> TimeInterval { 0.3 }

    func animateTransition(using context: any UIViewControllerContextTransitioning) {
      let (from, to) = (context.view(forKey: .from), context.view(forKey: .to))
      guard let to, let controller = context.viewController(forKey: .to) else { return }
      log.append("from in window: \(from?.window != nil), to in window: \(to.window != nil)")
      log.append("final \(context.finalFrame(for: controller).size)")
      context.containerView.addSubview(to)
      UIView.animate(withDuration: 0.3) {
        to.alpha = 1
      } completion: { _ in
        context.completeTransition(!context.transitionWasCancelled)
      }
    }

    func animationEnded(_ transitionCompleted: Bool) { log.append("ended \(transitionCompleted)") }
  }

  private final class Delegate: NSObject, UINavigationControllerDelegate, UITabBarControllerDelegate
  {
    let animation = Animation()
    var operations: [UINavigationController.Operation] = []

    func navigationController(
      _ navigationController: UINavigationController,
      animationControllerFor operation: UINavigationController.Operation,
      from fromVC: UIViewController, to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
      operations.append(operation)
      return animation
    }

    func navigationControllerSupportedInterfaceOrientations(
      _ navigationController: UINavigationController
    ) -> UIInterfaceOrientationMask { .portrait }

    func tabBarController(
      _ tabBarController: UITabBarController,
      animationControllerForTransitionFrom fromVC: UIViewController, to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { animation }
  }

  @Test("an app's own animation runs for animated pushes and pops")
  func customTransition() {
    let (navigation, window) = navigation()
    let delegate = Delegate()
    navigation.delegate = delegate
    let former = navigation.topViewController
    let new = UIViewController()
    navigation.pushViewController(new, animated: false)
    #expect(delegate.operations.isEmpty)
    navigation.popViewController(animated: true)
    navigation.pushViewController(new, animated: true)
    window.layoutIfNeeded()
    #expect(delegate.operations == [.pop, .push])
    #expect(
      delegate.animation.log
        == [
          "from in window: true, to in window: false", "final \(CGSize(width: 393, height: 852))",
          "ended true", "from in window: true, to in window: false",
          "final \(CGSize(width: 393, height: 852))", "ended true",
        ])
    #expect(new.view.window === window)
    #expect(former?.view.window == nil)
    #expect(navigation.supportedInterfaceOrientations == .portrait)
  }

  @Test("an app's own animation runs when another tab is selected")
  func customTabTransition() {
    let tabs = UITabBarController()
    tabs.viewControllers = [UIViewController(), UIViewController()]
    let window = shownWindow(tabs)
    let delegate = Delegate()
    tabs.delegate = delegate
    tabs.selectedIndex = 1
    window.layoutIfNeeded()
    #expect(delegate.animation.log.last == "ended true")
    #expect(tabs.selectedViewController?.view.window === window)
    #expect(tabs.viewControllers?[0].view.window == nil)
    #expect(tabs.supportedInterfaceOrientations == .allButUpsideDown)
  }
}
