import Testing
import UIKit

/// Tests of an app's custom transitions that are driven by a percentage.
@MainActor struct InteractiveTransitionTests {
  private final class Fade: NSObject, UIViewControllerAnimatedTransitioning {
    var ended: [Bool] = []
    func transitionDuration(
      using transitionContext: (any UIViewControllerContextTransitioning)?
    ) -> TimeInterval { 0.5 }
    func animateTransition(using context: any UIViewControllerContextTransitioning) {
      let view = context.view(forKey: .to)!
      view.alpha = 0
      context.containerView.addSubview(view)
      UIView.animate(withDuration: transitionDuration(using: context)) {
        view.alpha = 1
      } completion: { _ in
        context.completeTransition(!context.transitionWasCancelled)
      }
    }
    func animationEnded(_ transitionCompleted: Bool) { ended.append(transitionCompleted) }
  }

  /// A custom animation with an interruptible animator.
  private final class Interruptible: NSObject, UIViewControllerAnimatedTransitioning {
    var animator: UIViewPropertyAnimator?
    func transitionDuration(
      using transitionContext: (any UIViewControllerContextTransitioning)?
    ) -> TimeInterval { 0.5 }
    func animateTransition(using context: any UIViewControllerContextTransitioning) {
      interruptibleAnimator(using: context).startAnimation()
    }
    func interruptibleAnimator(
      using context: any UIViewControllerContextTransitioning
    ) -> any UIViewImplicitlyAnimating {
      if let animator { return animator }
      let view = context.view(forKey: .to)!
      context.containerView.addSubview(view)
      let animator = UIViewPropertyAnimator(duration: 0.5, curve: .linear) { view.alpha = 0.9 }
      animator.addCompletion { _ in
        context.completeTransition(!context.transitionWasCancelled)
      }
      self.animator = animator
      return animator
    }
  }

  private final class Delegate: NSObject, UINavigationControllerDelegate,
    UIViewControllerTransitioningDelegate, UITabBarControllerDelegate
  {
    var animation: any UIViewControllerAnimatedTransitioning = Fade()
    var interaction: UIPercentDrivenInteractiveTransition?
    var shown: [UIViewController] = []

    func navigationController(
      _ navigationController: UINavigationController,
      animationControllerFor operation: UINavigationController.Operation,
      from fromVC: UIViewController, to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { animation }
    func navigationController(
      _ navigationController: UINavigationController,
      interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { interaction }
    func navigationController(
      _ navigationController: UINavigationController, didShow viewController: UIViewController,
      animated: Bool
    ) { shown.append(viewController) }

    func animationController(
      forPresented presented: UIViewController, presenting: UIViewController,
      source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { animation }
    func animationController(
      forDismissed dismissed: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { animation }
    func interactionControllerForPresentation(
      using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { interaction }
    func interactionControllerForDismissal(
      using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { interaction }

    func tabBarController(
      _ tabBarController: UITabBarController,
      animationControllerForTransitionFrom fromVC: UIViewController, to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { animation }
    func tabBarController(
      _ tabBarController: UITabBarController,
      interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { interaction }
  }

  private let log = ControllerLog()
  private let delegate = Delegate()
  private let percent = UIPercentDrivenInteractiveTransition()

  init() { delegate.interaction = percent }

  @Test("values of a driver outside of a transition")
  func values() {
    #expect(percent.percentComplete == 0)
    #expect(percent.duration == 0)
    #expect(percent.completionSpeed == 1)
    #expect(percent.completionCurve == .easeInOut)
    #expect(percent.timingCurve == nil)
    #expect(percent.wantsInteractiveStart)
    percent.update(0.5)
    percent.pause()
    percent.finish()
    percent.cancel()
    #expect(percent.percentComplete == 0)
  }

  @Test("a push waits for its driver, and is completed")
  func push() throws {
    let first = RecordingController("first", log)
    let second = RecordingController("second", log)
    let navigation = UINavigationController(rootViewController: first)
    let window = shownWindow(navigation)
    navigation.delegate = delegate
    _ = log.take()
    navigation.pushViewController(second, animated: true)
    #expect(
      log.take().aboutAppearance == [
        "first viewWillDisappear", "second viewWillAppear", "second viewIsAppearing",
      ])
    let coordinator = try #require(navigation.transitionCoordinator)
    #expect(coordinator.isInteractive)
    #expect(coordinator.transitionDuration == 0.5)
    #expect(percent.duration == 0.5)
    percent.update(0.25)
    #expect(percent.percentComplete == 0.25)
    #expect(coordinator.percentComplete == 0.25)
    percent.update(.nan)
    #expect(percent.percentComplete == 0)
    percent.update(7)
    #expect(percent.percentComplete == 1)
    #expect(navigation.topViewController === second)
    percent.finish()
    #expect(
      log.take().aboutAppearance == ["first viewDidDisappear", "second viewDidAppear"])
    #expect(second.view.alpha == 1)
    #expect(second.view.window === window)
    #expect(first.view.window == nil)
    #expect(delegate.shown.last === second)
    #expect((delegate.animation as? Fade)?.ended == [true])
    #expect(second.parent === navigation)
  }

  @Test("a push that is cancelled leaves the stack as it was")
  func cancelledPush() {
    let first = RecordingController("first", log)
    let second = RecordingController("second", log)
    let navigation = UINavigationController(rootViewController: first)
    let window = shownWindow(navigation)
    navigation.delegate = delegate
    navigation.pushViewController(second, animated: true)
    _ = log.take()
    percent.update(0.25)
    percent.cancel()
    #expect(
      log.take().aboutAppearance == [
        "second viewWillDisappear", "first viewWillAppear", "first viewIsAppearing",
        "second viewDidDisappear", "first viewDidAppear",
      ])
    #expect(navigation.viewControllers == [first])
    #expect(second.parent == nil)
    #expect(second.view.window == nil)
    #expect(first.view.window === window)
    #expect((delegate.animation as? Fade)?.ended == [false])
  }

  @Test("an interruptible animator is used instead of the animation")
  func interruptible() {
    let animation = Interruptible()
    delegate.animation = animation
    let second = UIViewController()
    let navigation = UINavigationController(rootViewController: UIViewController())
    let window = shownWindow(navigation)
    navigation.delegate = delegate
    navigation.pushViewController(second, animated: true)
    #expect(navigation.transitionCoordinator?.isInterruptible == true)
    percent.update(0.5)
    #expect(animation.animator?.fractionComplete == 0.5)
    percent.finish()
    #expect(second.view.alpha == 0.9)
    #expect(second.view.window === window)
    #expect(navigation.transitionCoordinator == nil)
  }

  @Test("a driver that does not start interactively runs the animation immediately")
  func notInteractive() {
    percent.wantsInteractiveStart = false
    let second = UIViewController()
    let navigation = UINavigationController(rootViewController: UIViewController())
    let window = shownWindow(navigation)
    navigation.delegate = delegate
    navigation.pushViewController(second, animated: true)
    #expect(second.view.window === window)
    #expect(navigation.transitionCoordinator == nil)
  }

  @Test("a presentation waits for its driver; the dismissal can be cancelled")
  func presentation() {
    let root = RecordingController("root", log)
    let presented = RecordingController("presented", log)
    presented.modalPresentationStyle = .fullScreen
    presented.transitioningDelegate = delegate
    let window = shownWindow(root)
    _ = log.take()
    var isCompleted = false
    root.present(presented, animated: true) { isCompleted = true }
    #expect(!isCompleted)
    #expect(presented.isBeingPresented)
    percent.update(0.5)
    percent.finish()
    #expect(isCompleted)
    #expect(presented.view.window === window)
    _ = log.take()
    presented.dismiss(animated: true)
    #expect(presented.isBeingDismissed)
    percent.cancel()
    #expect(
      log.take().aboutAppearance == [
        "presented viewWillDisappear", "root viewWillAppear", "root viewIsAppearing",
        "root viewWillDisappear", "presented viewWillAppear", "presented viewIsAppearing",
        "root viewDidDisappear", "presented viewDidAppear",
      ])
    #expect(root.presentedViewController === presented)
    #expect(!presented.isBeingDismissed)
    presented.dismiss(animated: true)
    percent.finish()
    #expect(root.presentedViewController == nil)
    #expect(root.view.window === window)
  }

  @Test("a change of tabs waits for its driver, and its cancellation selects the former tab")
  func tabs() {
    let first = RecordingController("first", log)
    let second = RecordingController("second", log)
    let tabs = UITabBarController()
    tabs.viewControllers = [first, second]
    let window = shownWindow(tabs)
    tabs.delegate = delegate
    tabs.selectedIndex = 1
    #expect(tabs.transitionCoordinator?.isInteractive == true)
    percent.update(0.3)
    percent.cancel()
    #expect(tabs.selectedIndex == 0)
    #expect(tabs.tabBar.selectedItem === first.tabBarItem)
    #expect(first.view.window === window)
    #expect(second.view.window == nil)
    tabs.selectedIndex = 1
    percent.finish()
    #expect(tabs.selectedIndex == 1)
    #expect(second.view.window === window)
    #expect(first.view.window == nil)
  }
}
