import Testing
import UIKit

@testable import CelloControllers

@MainActor struct PresentationTests {
  private let log = ControllerLog()
  private let window = UIWindow()
  private let root: RecordingController

  init() {
    root = RecordingController("a", log)
    window.rootViewController = root
    window.makeKeyAndVisible()
    _ = log.take()
  }

  private func controller(
    _ name: String = "b", _ style: UIModalPresentationStyle = .automatic
  ) -> RecordingController {
    let controller = RecordingController(name, log)
    controller.modalPresentationStyle = style
    return controller
  }

  // MARK: Life cycle

  @Test("a full screen covers its presenter, which disappears, and appears after the dismissal")
  func fullScreen() {
    let presented = controller("b", .fullScreen)
    root.present(presented, animated: true) { log.note("completion") }
    #expect(
      log.take().aboutAppearanceAndCompletion == [
        "a viewWillDisappear", "b viewWillAppear", "b viewIsAppearing", "b viewDidAppear",
        "a viewDidDisappear", "completion",
      ])
    #expect(root.view.window == nil)
    #expect(presented.view.frame == window.bounds)
    #expect(root.presentedViewController === presented)
    #expect(presented.presentingViewController === root)
    #expect(presented.next === root)
    #expect(!presented.isBeingPresented)
    presented.dismiss(animated: true) { log.note("completion") }
    #expect(
      log.take().aboutAppearanceAndCompletion == [
        "b viewWillDisappear", "a viewWillAppear", "a viewIsAppearing", "a viewDidAppear",
        "b viewDidDisappear", "completion",
      ])
    #expect(root.view.window === window)
    #expect(window.subviews == [root.view])
    #expect(root.presentedViewController == nil)
    #expect(presented.presentingViewController == nil)
  }

  @Test("a sheet does not move its presenter")
  func sheet() {
    let presented = controller()
    root.present(presented, animated: true)
    #expect(
      log.take().aboutAppearance == ["b viewWillAppear", "b viewIsAppearing", "b viewDidAppear"])
    #expect(root.view.window === window)
    #expect(presented.view.traitCollection.userInterfaceLevel == .elevated)
    root.dismiss(animated: true)
    #expect(log.take().aboutAppearance == ["b viewWillDisappear", "b viewDidDisappear"])
    #expect(window.subviews == [root.view])
  }

  @Test("flags and the coordinator hold during the transition only")
  func flags() {
    final class Flags: UIViewController {
      var log: [String] = []
      override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        log.append("appears \(isBeingPresented) \(animated)")
        transitionCoordinator?.animate(
          alongsideTransition: { [self] _ in log.append("alongside \(view.window != nil)") },
          completion: { [self] _ in log.append("after \(isBeingPresented)") })
      }
      override func viewDidAppear(_ animated: Bool) { log.append("appeared \(isBeingPresented)") }
      override func viewWillDisappear(_ animated: Bool) {
        log.append("disappears \(isBeingDismissed)")
      }
    }
    let presented = Flags()
    root.present(presented, animated: true)
    root.dismiss(animated: false)
    #expect(
      presented.log == [
        "appears true true", "alongside true", "appeared true", "after false",
        "disappears true",
      ])
    #expect(presented.transitionCoordinator == nil)
    #expect(!presented.isBeingDismissed)
  }

  @Test("the topmost parent presents for its children")
  func presentingChild() {
    let child = controller("c")
    root.addChild(child)
    root.view.addSubview(child.view)
    let presented = controller()
    child.present(presented, animated: false)
    #expect(presented.presentingViewController === root)
    #expect(child.presentedViewController === presented)
    let inner = controller("d")
    presented.addChild(inner)
    #expect(inner.presentingViewController === root)
    inner.dismiss(animated: false)
    #expect(root.presentedViewController == nil)
  }

  @Test("the current context covers the controller that defines it")
  func currentContext() {
    let child = controller("c")
    child.definesPresentationContext = true
    root.addChild(child)
    child.view.frame = CGRect(x: 10, y: 20, width: 100, height: 200)
    root.view.addSubview(child.view)
    let presented = controller("b", .currentContext)
    child.present(presented, animated: false)
    #expect(presented.presentingViewController === child)
    #expect(
      presented.view.convert(presented.view.bounds, to: root.view)
        == CGRect(x: 10, y: 20, width: 100, height: 200))
    #expect(child.view.window == nil)
    child.dismiss(animated: false)
    #expect(child.view.superview === root.view)
  }

  @Test("a dismissal removes everything in front")
  func chain() {
    let first = controller("b")
    let second = controller("c", .fullScreen)
    root.present(first, animated: false)
    first.present(second, animated: false)
    #expect(first.view.window == nil)
    _ = log.take()
    root.dismiss(animated: false)
    #expect(log.take().aboutAppearance == ["c viewWillDisappear", "c viewDidDisappear"])
    #expect(window.subviews == [root.view])
    #expect(first.presentedViewController == nil)
    #expect(second.presentingViewController == nil)
    // Dismisses only the first controller.
    root.present(first, animated: false)
    first.present(second, animated: false)
    _ = log.take()
    second.dismiss(animated: false)
    #expect(
      log.take().aboutAppearance == [
        "c viewWillDisappear", "b viewWillAppear", "b viewIsAppearing", "b viewDidAppear",
        "c viewDidDisappear",
      ])
    #expect(root.presentedViewController === first)
    #expect(first.view.window === window)
  }

  @Test("a hidden window, and another root, take presented controllers with them")
  func windows() {
    let presented = controller()
    root.present(presented, animated: false)
    _ = log.take()
    window.isHidden = true
    #expect(
      log.take().aboutAppearance == [
        "b viewWillDisappear", "b viewDidDisappear", "a viewWillDisappear", "a viewDidDisappear",
      ])
    window.isHidden = false
    #expect(log.take().filter { $0.hasSuffix("viewDidAppear") }.count == 2)
    let other = UIViewController()
    window.rootViewController = other
    #expect(window.subviews == [other.view])
    #expect(root.presentedViewController == nil)
  }

  // MARK: Bad input

  @Test("presenting twice or without a window logs a message and has no effect")
  func ignoredPresentations() {
    let presented = controller()
    root.present(presented, animated: false)
    let other = controller("c")
    var isCompleted = false
    root.present(other, animated: false) { isCompleted = true }
    #expect(!isCompleted)
    #expect(other.presentingViewController == nil)
    #expect(!other.isViewLoaded)
    #expect(
      ControllerWarnings.sentences.contains {
        $0.contains("is not presented on a RecordingController that presents another")
      })
    UIViewController().present(other, animated: false) { isCompleted = true }
    #expect(!isCompleted)
    #expect(ControllerWarnings.sentences.contains { $0.contains("is not in a window") })
  }

  @Test("dismissing without a presented controller only calls the completion handler")
  func dismissingNothing() {
    var isCompleted = false
    root.dismiss(animated: true) { isCompleted = true }
    #expect(isCompleted)
    #expect(log.take() == [])
  }

  @Test("controllers that have a parent, are presented or present themselves end the process")
  func impossiblePresentations() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        let controller = UIViewController()
        controller.present(controller, animated: false)
      }
    }
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        let window = UIWindow()
        let root = UIViewController()
        window.rootViewController = root
        window.makeKeyAndVisible()
        let parent = UIViewController()
        let child = UIViewController()
        parent.addChild(child)
        root.present(child, animated: false)
        withExtendedLifetime(parent) {}
      }
    }
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        let window = UIWindow()
        let root = UIViewController()
        window.rootViewController = root
        window.makeKeyAndVisible()
        let presented = UIViewController()
        root.present(presented, animated: false)
        presented.present(presented, animated: false)
      }
    }
  }

  @Test("after a presentation, neither controller retains the other")
  func memory() {
    weak var weakPresented: UIViewController?
    do {
      let presented = controller()
      root.present(presented, animated: false)
      root.dismiss(animated: false)
      weakPresented = presented
    }
    #expect(weakPresented == nil)
    do {
      let controller = UIViewController()
      _ = controller.presentationController
      weakPresented = controller
    }
    #expect(weakPresented == nil)
  }

  // MARK: An app's own

  @Test("an app's presentation controller and animation are used")
  func custom() {
    final class Half: UIPresentationController {
      var log: [String] = []
      override var frameOfPresentedViewInContainerView: CGRect {
        CGRect(x: 0, y: 100, width: containerView?.bounds.width ?? 0, height: 50)
      }
      override func presentationTransitionWillBegin() { log.append("will present") }
      override func presentationTransitionDidEnd(_ completed: Bool) {
        log.append("presented \(completed)")
      }
      override func dismissalTransitionWillBegin() { log.append("will dismiss") }
      override func dismissalTransitionDidEnd(_ completed: Bool) {
        log.append("dismissed \(completed)")
      }
    }
    final class Delegate: NSObject, UIViewControllerTransitioningDelegate,
      UIViewControllerAnimatedTransitioning
    {
      var half: Half?
      var log: [String] = []
      func presentationController(
        forPresented presented: UIViewController, presenting: UIViewController?,
        source: UIViewController
      ) -> UIPresentationController? {
        half = Half(presentedViewController: presented, presenting: presenting)
        return half
      }
      func animationController(
        forPresented presented: UIViewController, presenting: UIViewController,
        source: UIViewController
      ) -> (any UIViewControllerAnimatedTransitioning)? { self }
      func animationController(
        forDismissed dismissed: UIViewController
      ) -> (any UIViewControllerAnimatedTransitioning)? { self }
      func transitionDuration(
        using transitionContext: (any UIViewControllerContextTransitioning)?
      ) -> TimeInterval { 0.3 }
      func animateTransition(using context: any UIViewControllerContextTransitioning) {
        if let view = context.view(forKey: .to), let to = context.viewController(forKey: .to) {
          log.append("in")
          view.frame = context.finalFrame(for: to)
          context.containerView.addSubview(view)
        } else {
          log.append("out")
        }
        context.completeTransition(true)
      }
      func animationEnded(_ transitionCompleted: Bool) { log.append("ended") }
    }
    let delegate = Delegate()
    let presented = controller("b", .custom)
    presented.transitioningDelegate = delegate
    root.present(presented, animated: true)
    #expect(presented.view.frame == CGRect(x: 0, y: 100, width: 393, height: 50))
    #expect(presented.presentationController === delegate.half)
    root.dismiss(animated: true)
    #expect(
      delegate.half?.log == ["will present", "presented true", "will dismiss", "dismissed true"])
    #expect(delegate.log == ["in", "ended", "out", "ended"])
    #expect(
      log.take().aboutAppearance == [
        "b viewWillAppear", "b viewIsAppearing", "b viewDidAppear", "b viewWillDisappear",
        "b viewDidDisappear",
      ])
  }

  @Test("an app's animation that ends without success takes the presentation back")
  func canceled() {
    final class Refusing: NSObject, UIViewControllerTransitioningDelegate,
      UIViewControllerAnimatedTransitioning
    {
      func animationController(
        forPresented presented: UIViewController, presenting: UIViewController,
        source: UIViewController
      ) -> (any UIViewControllerAnimatedTransitioning)? { self }
      func transitionDuration(
        using transitionContext: (any UIViewControllerContextTransitioning)?
      ) -> TimeInterval { 0 }
      func animateTransition(using context: any UIViewControllerContextTransitioning) {
        if let view = context.view(forKey: .to) { context.containerView.addSubview(view) }
        context.completeTransition(false)
        // Completing the transition again has no effect.
        context.completeTransition(true)
      }
    }
    let delegate = Refusing()
    let presented = controller("b", .fullScreen)
    presented.transitioningDelegate = delegate
    root.present(presented, animated: true) { log.note("completion") }
    #expect(
      log.take().aboutAppearanceAndCompletion == [
        "a viewWillDisappear", "b viewWillAppear", "b viewIsAppearing", "b viewWillDisappear",
        "a viewWillAppear", "a viewIsAppearing", "a viewDidAppear", "b viewDidDisappear",
      ])
    #expect(window.subviews.count == 1)
    #expect(root.presentedViewController == nil)
    #expect(root.transitionCoordinator == nil)
  }

  // MARK: Sheets

  @Test("a sheet is at its detent, and a user moves it and dismisses it")
  func detents() {
    final class Delegate: NSObject, UISheetPresentationControllerDelegate {
      var log: [String] = []
      var allows = true
      func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
        _ sheet: UISheetPresentationController
      ) { log.append(sheet.selectedDetentIdentifier == .large ? "large" : "other") }
      func presentationControllerShouldDismiss(
        _ presentationController: UIPresentationController
      ) -> Bool { allows }
      func presentationControllerWillDismiss(_ controller: UIPresentationController) {
        log.append("will dismiss")
      }
      func presentationControllerDidDismiss(_ controller: UIPresentationController) {
        log.append("did dismiss")
      }
      func presentationControllerDidAttemptToDismiss(_ controller: UIPresentationController) {
        log.append("attempt")
      }
    }
    let delegate = Delegate()
    let presented = controller()
    let sheet = presented.sheetPresentationController!
    sheet.delegate = delegate
    sheet.detents = [.large(), .medium()]
    sheet.prefersGrabberVisible = true
    root.present(presented, animated: true)
    #expect(presented.sheetPresentationController === sheet)
    let metrics = SystemVersion.default.presentationMetrics
    #expect(sheet.frameOfPresentedViewInContainerView.height == 426)
    sheet.drag(up: true)
    #expect(presented.view.frame.height == 852 - 59 - metrics.sheetTopDistance)
    sheet.drag(up: true)
    sheet.drag(up: false)
    #expect(presented.view.frame.height == 426)
    delegate.allows = false
    sheet.drag(up: false)
    delegate.allows = true
    presented.isModalInPresentation = true
    sheet.drag(up: false)
    presented.isModalInPresentation = false
    TouchSequence(in: window).tap(at: CGPoint(x: 100, y: 100))
    #expect(
      delegate.log == ["large", "other", "attempt", "attempt", "will dismiss", "did dismiss"])
    #expect(root.presentedViewController == nil)
  }

  @Test("a finger drags a sheet to other detents and dismisses it, and ignores other movements")
  func dragging() {
    let presented = controller()
    let sheet = presented.sheetPresentationController!
    sheet.detents = [.medium(), .large()]
    root.present(presented, animated: false)
    func drag(_ vector: CGVector) {
      let start = presented.view.convert(CGPoint(x: 100, y: 100), to: window)
      let touch = TouchSequence(in: window)
      touch.begin(at: start)
      for step in 1...4 {
        let share = CGFloat(step) / 4
        touch.move(
          to: CGPoint(x: start.x + vector.dx * share, y: start.y + vector.dy * share),
          time: Double(share))
      }
      touch.end()
      window.layoutIfNeeded()
    }
    drag(CGVector(dx: 0, dy: -200))
    #expect(sheet.selectedDetentIdentifier == .large)
    drag(CGVector(dx: 200, dy: 60))
    drag(CGVector(dx: 0, dy: 20))
    #expect(sheet.selectedDetentIdentifier == .large)
    drag(CGVector(dx: 0, dy: 200))
    #expect(sheet.selectedDetentIdentifier == .medium)
    presented.isModalInPresentation = true
    drag(CGVector(dx: 0, dy: 250))
    #expect(root.presentedViewController === presented)
    presented.isModalInPresentation = false
    drag(CGVector(dx: 0, dy: 250))
    #expect(root.presentedViewController == nil)
  }

  @Test("custom detents are clamped, and unavailable detents are omitted")
  func customDetents() {
    let presented = controller()
    let sheet = presented.sheetPresentationController!
    sheet.detents = [
      .custom { _ in .nan }, .custom { _ in nil }, .custom { $0.maximumDetentValue * 3 },
      .custom { _ in 100 },
    ]
    root.present(presented, animated: false)
    #expect(presented.view.frame.height == 134)
    sheet.detents = []
    window.layoutIfNeeded()
    #expect(presented.view.frame.height == 783)
  }

  @Test("touches reach the views behind a sheet only if they are not dimmed")
  func undimmed() {
    let button = UIButton(frame: CGRect(x: 0, y: 100, width: 100, height: 50))
    root.view.addSubview(button)
    let presented = controller()
    let sheet = presented.sheetPresentationController!
    sheet.detents = [.medium(), .large()]
    root.present(presented, animated: false)
    #expect(window.hitTest(CGPoint(x: 50, y: 120), with: nil) is DimmingView)
    sheet.largestUndimmedDetentIdentifier = .medium
    window.layoutIfNeeded()
    #expect(window.hitTest(CGPoint(x: 50, y: 120), with: nil) === button)
  }

  // MARK: Popovers

  @Test("a popover is a sheet in a narrow window, unless its delegate keeps it")
  func adaptation() {
    final class Keeper: NSObject, UIPopoverPresentationControllerDelegate {
      func adaptivePresentationStyle(
        for controller: UIPresentationController
      ) -> UIModalPresentationStyle { .none }
    }
    let presented = controller("b", .popover)
    presented.popoverPresentationController?.sourceView = root.view
    root.present(presented, animated: false)
    #expect(presented.activePresentationController is UISheetPresentationController)
    root.dismiss(animated: false)
    let keeper = Keeper()
    let popover = presented.popoverPresentationController!
    popover.delegate = keeper
    popover.sourceRect = CGRect(x: 150, y: 100, width: 50, height: 40)
    presented.preferredContentSize = CGSize(width: 200, height: 300)
    root.present(presented, animated: false)
    #expect(popover.arrowDirection == .up)
    #expect(presented.view.bounds.size == CGSize(width: 200, height: 300))
    #expect(
      popover.frameOfPresentedViewInContainerView == CGRect(x: 75, y: 140, width: 200, height: 313))
    TouchSequence(in: window).tap(at: CGPoint(x: 20, y: 800))
    #expect(root.presentedViewController == nil)
  }

  @Test("the arrow of a popover has the color that a list draws behind its rows")
  func popoverArrow() throws {
    final class Keeper: NSObject, UIPopoverPresentationControllerDelegate {
      func adaptivePresentationStyle(
        for controller: UIPresentationController
      ) -> UIModalPresentationStyle { .none }
    }
    let presented = UICollectionViewController(
      collectionViewLayout: UICollectionViewCompositionalLayout.list(
        using: UICollectionLayoutListConfiguration(appearance: .insetGrouped)))
    presented.modalPresentationStyle = .popover
    let keeper = Keeper()
    let popover = try #require(presented.popoverPresentationController)
    popover.delegate = keeper
    popover.sourceView = root.view
    popover.sourceRect = CGRect(x: 150, y: 100, width: 50, height: 40)
    root.present(presented, animated: false)
    window.layoutIfNeeded()
    let layers = try #require(popover.presentedView?.layer.sublayers)
    let arrow = try #require(layers.compactMap { $0 as? CAShapeLayer }.first)
    let color = UIColor.systemGroupedBackground.resolvedColor(with: root.traitCollection).cgColor
    #expect(arrow.fillColor == color)
  }

  @Test("a popover can have a custom background")
  func popoverBackground() throws {
    final class Background: UIPopoverBackgroundView {
      override class func arrowBase() -> CGFloat { 20 }
      override class func arrowHeight() -> CGFloat { 8 }
      override class func contentViewInsets() -> UIEdgeInsets {
        UIEdgeInsets(top: 5, left: 6, bottom: 7, right: 8)
      }
    }
    final class Keeper: NSObject, UIPopoverPresentationControllerDelegate {
      func adaptivePresentationStyle(
        for controller: UIPresentationController
      ) -> UIModalPresentationStyle { .none }
    }
    let presented = controller("b", .popover)
    let keeper = Keeper()
    let popover = try #require(presented.popoverPresentationController)
    popover.delegate = keeper
    popover.popoverBackgroundViewClass = Background.self
    popover.sourceView = root.view
    popover.sourceRect = CGRect(x: 150, y: 100, width: 50, height: 40)
    presented.preferredContentSize = CGSize(width: 200, height: 300)
    root.present(presented, animated: false)
    window.layoutIfNeeded()
    let view = try #require(popover.presentedView)
    let background = try #require(view.subviews.compactMap { $0 as? Background }.first)
    #expect(view.frame.size == CGSize(width: 214, height: 320))
    #expect(background.frame == view.bounds)
    #expect(background.arrowDirection == .up && background.arrowOffset == 0)
    #expect(presented.view.bounds.size == CGSize(width: 200, height: 300))
    #expect(presented.view.convert(CGPoint.zero, to: view) == CGPoint(x: 6, y: 13))
  }
}

extension [String] {
  var aboutAppearanceAndCompletion: [String] {
    filter { $0.contains("ppear") || $0 == "completion" }
  }
}
