import CelloRaster
import Foundation
import Testing
@_spi(Cello) import UIKit

@testable import CelloControllers
@testable import CelloViews

/// Pushes and pops on a simulated clock.
@MainActor struct NavigationMotionTests {
  private let timeline = AnimationTimeline()
  private let log = ControllerLog()
  private let root: RecordingController
  private let navigation: UINavigationController
  private let window: UIWindow

  init() {
    root = RecordingController("a", log)
    root.title = "Root"
    navigation = UINavigationController(rootViewController: root)
    window = shownWindow(navigation)
    root.view.backgroundColor = .white
    _ = log.take()
  }

  private func controller() -> RecordingController {
    let controller = RecordingController("b", log)
    controller.title = "Next"
    controller.view.backgroundColor = .yellow
    return controller
  }

  /// The horizontal position of a controller's view in the window.
  private func x(_ controller: UIViewController) -> CGFloat {
    controller.view.convert(CGPoint.zero, to: window).x
  }

  @Test("a pushed screen slides in from the trailing edge, and appears at the end")
  func push() {
    let next = controller()
    timeline.perform { navigation.pushViewController(next, animated: true) }
    #expect(x(next) == 393)
    #expect(x(root) == 0)
    #expect(navigation.topViewController === next)
    timeline.advance(to: 0.1)
    #expect(x(next) > 0 && x(next) < 393)
    #expect(x(root) < 0)
    #expect(!log.calls.contains("b viewDidAppear"))
    timeline.advance(to: 0.35)
    #expect(x(next) == 0)
    #expect(root.view.superview == nil)
    #expect(
      log.take().aboutAppearance == [
        "a viewWillDisappear", "b viewWillAppear", "b viewIsAppearing", "a viewDidDisappear",
        "b viewDidAppear",
      ])
    let other = UINavigationController(rootViewController: RecordingController("a", log))
    other.topViewController?.title = "Root"
    let otherWindow = shownWindow(other)
    other.topViewController?.view.backgroundColor = .white
    other.pushViewController(controller(), animated: false)
    #expect(DisplayListRecorder.record(window) == DisplayListRecorder.record(otherWindow))
  }

  @Test("a popped screen slides out, and the screens at both ends are those without animation")
  func pop() {
    let start = DisplayListRecorder.record(window)
    navigation.pushViewController(controller(), animated: false)
    let pushed = DisplayListRecorder.record(window)
    timeline.perform { _ = navigation.popViewController(animated: true) }
    #expect(DisplayListRecorder.record(window).size == pushed.size)
    timeline.advance(to: 0.1)
    #expect(x(root) < 0)
    timeline.advance(to: 0.35)
    #expect(DisplayListRecorder.record(window) == start)
  }

  @Test("another change of the stack ends the change in progress")
  func interruption() {
    timeline.perform { navigation.pushViewController(controller(), animated: true) }
    timeline.advance(to: 0.1)
    timeline.perform { _ = navigation.popToRootViewController(animated: true) }
    #expect(log.calls.contains("b viewDidAppear"))
    timeline.advance(to: 0.5)
    #expect(navigation.viewControllers == [root])
    #expect(root.view.window === window)
    #expect(navigation.topViewController === root)
  }

  @Test("a change that is not animated takes no time")
  func withoutAnimation() {
    timeline.perform { navigation.pushViewController(controller(), animated: false) }
    #expect(log.calls.contains("b viewDidAppear"))
  }

  @Test(
    "a push fades instead of sliding if the user prefers cross-fades", arguments: [true, false])
  func crossFade(prefersCrossFades: Bool) {
    window.traitOverrides[MotionTrait.self] = prefersCrossFades ? .crossFades : .reduced
    let next = controller()
    timeline.perform { navigation.pushViewController(next, animated: true) }
    timeline.advance(to: 0.1)
    #expect((x(next) == 0) == prefersCrossFades)
    #expect((x(root) == 0) == prefersCrossFades)
    let alpha = next.view.superview?.alpha ?? 0
    #expect(prefersCrossFades ? alpha > 0 && alpha < 1 : alpha == 1)
    timeline.advance(to: 0.35)
    #expect(next.view.superview?.alpha == 1)
    timeline.perform { _ = navigation.popViewController(animated: true) }
    timeline.advance(to: 0.45)
    #expect((x(root) == 0) == prefersCrossFades)
    timeline.advance(to: 0.7)
    #expect(root.view.window === window)
    #expect(root.view.superview?.alpha == 1)
  }

  @Test("a screen that appears with a zoom fades in if motion is reduced")
  func reducedZoom() {
    window.traitOverrides[MotionTrait.self] = .reduced
    let next = controller()
    let source = UIView(frame: CGRect(x: 40, y: 200, width: 50, height: 50))
    root.view.addSubview(source)
    next.preferredTransition = .zoom { _ in source }
    timeline.perform { navigation.pushViewController(next, animated: true) }
    timeline.advance(to: 0.1)
    let content = next.view.superview
    #expect(content?.transform == .identity)
    #expect((content?.alpha ?? 0) > 0 && (content?.alpha ?? 1) < 1)
    timeline.advance(to: 0.35)
    #expect(next.view.superview?.alpha == 1)
  }
}
