import Testing
import UIKit

@testable import CelloViews

@MainActor struct UIViewControllerTests {
  private let log = ControllerLog()

  private func controller(_ name: String = "a") -> RecordingController {
    RecordingController(name, log)
  }

  // MARK: Loading

  @Test("the view is loaded when it is first asked for, once")
  func loading() {
    let controller = controller()
    #expect(!controller.isViewLoaded)
    #expect(controller.viewIfLoaded == nil)
    #expect(log.take() == [])
    let view: UIView = controller.view
    #expect(log.take() == ["a loadView", "a viewDidLoad"])
    #expect(controller.view === view)
    controller.loadViewIfNeeded()
    #expect(log.take() == [])
    #expect(view.frame == UIScreen.main.bounds)
  }

  @Test("a controller may be created without arguments, and by subclasses' initializers")
  func initializers() {
    final class Plain: UIViewController {
      let number = 3
    }
    final class Custom: UIViewController {
      let item: String
      init(item: String) {
        self.item = item
        super.init(nibName: nil, bundle: nil)
      }
      required init?(coder: NSCoder) { fatalError() }
    }
    final class Bare: UIViewController {
      init() { super.init(nibName: nil, bundle: nil) }
      required init?(coder: NSCoder) { fatalError() }
    }
    #expect(UIViewController().nibName == nil)
    #expect(Plain().number == 3)
    #expect(Custom(item: "x").item == "x")
    #expect(Bare().title == nil)
    #expect(Plain(nibName: nil, bundle: nil).number == 3)
  }

  @Test("a custom view is used instead of the default view")
  func ownView() {
    final class Own: UIViewController {
      let label = UILabel()
      override func loadView() { view = label }
    }
    let controller = Own()
    #expect(controller.view === controller.label)
    #expect(controller.label.next === controller)
  }

  @Test("a loadView() that assigns no view is noted, and an empty view is used")
  func noView() {
    final class Forgetful: UIViewController {
      override func loadView() {}
    }
    let controller = Forgetful()
    #expect(controller.view.frame == UIScreen.main.bounds)
    #expect(
      ControllerWarnings.sentences.contains(
        "Forgetful.loadView() assigned no view to `view`; an empty one is used."))
  }

  @Test("a view can belong to one controller")
  func sharedView() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        let view = UIView()
        let first = UIViewController()
        let second = UIViewController()
        first.view = view
        second.view = view
      }
    }
  }

  @Test("a loadView() that reads the view ends with a message")
  func recursiveLoading() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        final class Reader: UIViewController {
          override func loadView() { view.backgroundColor = .red }
        }
        Reader().loadViewIfNeeded()
      }
    }
  }

  @Test("the view does not keep its controller")
  func memory() {
    weak var weakController: UIViewController?
    let view: UIView
    do {
      let controller = UIViewController()
      let child = UIViewController()
      controller.addChild(child)
      controller.view.addSubview(child.view)
      child.didMove(toParent: controller)
      weakController = controller
      view = controller.view
    }
    #expect(weakController == nil)
    #expect(view.next == nil)
  }

  // MARK: Appearance

  @Test("a window shows its root in UIKit's order")
  func rootAppearance() {
    let window = UIWindow()
    let controller = controller()
    window.rootViewController = controller
    #expect(log.take() == [])
    window.makeKeyAndVisible()
    #expect(
      log.take() == [
        "a loadView", "a viewDidLoad", "a viewWillAppear", "a viewSafeAreaInsetsDidChange",
        "a viewIsAppearing", "a updateViewConstraints", "a viewWillLayoutSubviews",
        "a viewDidLayoutSubviews", "a viewDidAppear",
      ])
    #expect(controller.view.frame == window.bounds)
    #expect(controller.view.window === window)
    #expect(controller.view.safeAreaInsets == UIScreen.main.safeArea)
    window.isHidden = true
    #expect(log.take().aboutAppearance == ["a viewWillDisappear", "a viewDidDisappear"])
    #expect(controller.view.window === window)
    window.isHidden = false
    #expect(
      log.take().aboutAppearance == ["a viewWillAppear", "a viewIsAppearing", "a viewDidAppear"])
  }

  @Test("another root replaces the former one")
  func replacedRoot() {
    let window = UIWindow()
    let first = controller()
    let second = controller("b")
    window.rootViewController = first
    window.makeKeyAndVisible()
    _ = log.take()
    window.rootViewController = second
    #expect(
      log.take().aboutAppearance == [
        "a viewWillDisappear", "a viewDidDisappear", "b viewWillAppear", "b viewIsAppearing",
        "b viewDidAppear",
      ])
    #expect(first.view.superview == nil)
    #expect(window.subviews == [second.view])
  }

  @Test("children appear and disappear with their parent, after it")
  func childAppearance() {
    let window = UIWindow()
    let parent = controller()
    let child = controller("b")
    let unseen = controller("c")
    for controller in [child, unseen] { parent.addChild(controller) }
    parent.view.addSubview(child.view)
    child.didMove(toParent: parent)
    window.rootViewController = parent
    _ = log.take()
    window.makeKeyAndVisible()
    #expect(
      log.take().aboutAppearance == [
        "a viewWillAppear", "b viewWillAppear", "a viewIsAppearing", "b viewIsAppearing",
        "a viewDidAppear", "b viewDidAppear",
      ])
    window.isHidden = true
    #expect(
      log.take().aboutAppearance == [
        "a viewWillDisappear", "b viewWillDisappear", "a viewDidDisappear", "b viewDidDisappear",
      ])
  }

  @Test("a child whose view is added to a visible parent appears immediately")
  func lateChild() {
    let window = UIWindow()
    let parent = controller()
    window.rootViewController = parent
    window.makeKeyAndVisible()
    _ = log.take()
    let child = controller("b")
    parent.addChild(child)
    parent.view.addSubview(child.view)
    child.didMove(toParent: parent)
    #expect(
      log.take() == [
        "b willMove to a", "b loadView", "b viewDidLoad", "b viewWillAppear",
        "b viewSafeAreaInsetsDidChange", "b viewIsAppearing", "b viewDidAppear", "b didMove to a",
      ])
    child.willMove(toParent: nil)
    child.view.removeFromSuperview()
    child.removeFromParent()
    #expect(
      log.take().filter { !$0.contains("SafeArea") } == [
        "b willMove to nil", "b viewWillDisappear", "b viewDidDisappear", "b didMove to nil",
      ])
  }

  @Test("a child that is added while its parent appears, appears with it")
  func childAddedDuringAppearance() {
    final class Adder: RecordingController {
      var child: UIViewController?
      override func viewIsAppearing(_ animated: Bool) {
        super.viewIsAppearing(animated)
        guard let child else { return }
        addChild(child)
        view.addSubview(child.view)
        child.didMove(toParent: self)
      }
    }
    let window = UIWindow()
    let parent = Adder("a", log)
    parent.child = controller("b")
    window.rootViewController = parent
    window.makeKeyAndVisible()
    #expect(
      log.take().aboutAppearance == [
        "a viewWillAppear", "a viewIsAppearing", "b viewWillAppear", "b viewIsAppearing",
        "a viewDidAppear", "b viewDidAppear",
      ])
  }

  @Test("a container that forwards no calls notifies its children itself")
  func manualForwarding() {
    final class Container: RecordingController {
      override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }
    }
    let window = UIWindow()
    let parent = Container("a", log)
    let child = controller("b")
    parent.addChild(child)
    parent.view.addSubview(child.view)
    window.rootViewController = parent
    window.makeKeyAndVisible()
    #expect(!log.take().contains("b viewWillAppear"))
    child.beginAppearanceTransition(true, animated: true)
    child.endAppearanceTransition()
    #expect(
      log.take().aboutAppearance == ["b viewWillAppear", "b viewIsAppearing", "b viewDidAppear"])
  }

  @Test("appearance transitions without a window, as tests drive them")
  func transitionsWithoutWindow() {
    let controller = controller()
    controller.beginAppearanceTransition(true, animated: false)
    controller.endAppearanceTransition()
    #expect(
      log.take() == [
        "a loadView", "a viewDidLoad", "a viewWillAppear", "a viewIsAppearing without window",
        "a viewDidAppear",
      ])
    // Unbalanced calls have no effect.
    controller.endAppearanceTransition()
    controller.beginAppearanceTransition(true, animated: false)
    #expect(log.take() == [])
    controller.beginAppearanceTransition(false, animated: false)
    // The disappearance is canceled before it ends.
    controller.beginAppearanceTransition(true, animated: false)
    controller.endAppearanceTransition()
    #expect(
      log.take() == [
        "a viewWillDisappear", "a viewWillAppear", "a viewIsAppearing without window",
        "a viewDidAppear",
      ])
  }

  @Test("a controller that is not a child appears with its view")
  func looseController() {
    let window = UIWindow()
    window.isHidden = false
    let controller = controller()
    let wrapper = UIView()
    wrapper.addSubview(controller.view)
    _ = log.take()
    window.addSubview(wrapper)
    #expect(
      log.take().aboutAppearance == ["a viewWillAppear", "a viewIsAppearing", "a viewDidAppear"])
    // Moving the view within the window causes no appearance calls.
    window.addSubview(controller.view)
    #expect(log.take().aboutAppearance == [])
    controller.view.removeFromSuperview()
    #expect(log.take().aboutAppearance == ["a viewWillDisappear", "a viewDidDisappear"])
  }

  // MARK: Children

  @Test("a child of another parent leaves that one")
  func otherParent() {
    let first = controller("a")
    let second = controller("b")
    let child = controller("c")
    first.addChild(child)
    child.didMove(toParent: first)
    #expect(child.parent === first)
    #expect(!child.isMovingToParent)
    _ = log.take()
    second.addChild(child)
    #expect(
      log.take() == ["c willMove to nil", "c didMove to nil", "c willMove to b"])
    #expect(child.isMovingToParent)
    #expect(first.children.isEmpty)
    #expect(second.children == [child])
    second.addChild(child)
    #expect(second.children == [child])
    child.removeFromParent()
    child.removeFromParent()
    #expect(child.parent == nil)
  }

  @Test("a controller cannot be its own child or the child of a descendant")
  func circles() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        let controller = UIViewController()
        controller.addChild(controller)
      }
    }
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        let outer = UIViewController()
        let inner = UIViewController()
        outer.addChild(inner)
        inner.addChild(outer)
      }
    }
  }

  @Test("a transition replaces the view of a child by the view of another child")
  func transition() {
    let window = UIWindow()
    let parent = controller()
    let former = controller("b")
    let new = controller("c")
    for child in [former, new] { parent.addChild(child) }
    parent.view.addSubview(former.view)
    window.rootViewController = parent
    window.makeKeyAndVisible()
    _ = log.take()
    var isFinished: Bool?
    parent.transition(from: former, to: new, duration: 0.3, animations: nil) { isFinished = $0 }
    #expect(isFinished == true)
    #expect(parent.view.subviews == [new.view])
    #expect(
      log.take().aboutAppearance == [
        "b viewWillDisappear", "c viewWillAppear", "c viewIsAppearing", "c viewDidAppear",
        "b viewDidDisappear",
      ])
  }

  // MARK: Responders

  @Test("the responder chain leads from a view to its controller, then to its superview")
  func responders() {
    let window = UIWindow()
    let parent = UIViewController()
    let child = UIViewController()
    parent.addChild(child)
    parent.view.addSubview(child.view)
    window.rootViewController = parent
    window.makeKeyAndVisible()
    let field = UITextField()
    child.view.addSubview(field)
    let chain = sequence(first: field as UIResponder, next: \.next).map { $0 }
    let expected = [field, child.view!, child, parent.view!, parent, window] as [UIResponder]
    // If there is an application, it follows the window.
    #expect(chain.prefix(6).map(ObjectIdentifier.init) == expected.map(ObjectIdentifier.init))
  }

  @Test("each window has its own first responder")
  func firstResponders() {
    let windows = [UIWindow(), UIWindow()]
    let fields = windows.map { window in
      let controller = UIViewController()
      window.rootViewController = controller
      window.isHidden = false
      let field = UITextField()
      controller.view.addSubview(field)
      field.becomeFirstResponder()
      return field
    }
    #expect(fields[0].isFirstResponder)
    #expect(fields[1].isFirstResponder)
  }

  // MARK: Traits

  @Test("overrides of a controller reach its view and its children's views")
  func traitOverrides() {
    let window = UIWindow()
    let parent = UIViewController()
    let child = UIViewController()
    parent.addChild(child)
    parent.view.addSubview(child.view)
    window.rootViewController = parent
    window.makeKeyAndVisible()
    var changes: [String] = []
    parent.registerForTraitChanges([UITraitUserInterfaceStyle.self]) {
      (controller: UIViewController, previous) in
      changes.append(
        "parent \(previous.userInterfaceStyle) \(controller.view.traitCollection.userInterfaceStyle)"
      )
    }
    child.registerForTraitChanges([UITraitUserInterfaceStyle.self]) {
      (controller: UIViewController, previous) in changes.append("child")
    }
    parent.overrideUserInterfaceStyle = .dark
    #expect(parent.traitCollection.userInterfaceStyle == .dark)
    #expect(child.view.traitCollection.userInterfaceStyle == .dark)
    #expect(child.traitCollection.userInterfaceStyle == .dark)
    #expect(changes == ["child", "parent light dark"])
    child.traitOverrides.userInterfaceStyle = .light
    #expect(child.view.traitCollection.userInterfaceStyle == .light)
    child.traitOverrides.remove(UITraitUserInterfaceStyle.self)
    #expect(child.view.traitCollection.userInterfaceStyle == .dark)
    parent.setOverrideTraitCollection(
      UITraitCollection { $0.userInterfaceStyle = .light }, forChild: child)
    #expect(child.view.traitCollection.userInterfaceStyle == .light)
    #expect(window.traitCollection.userInterfaceStyle == .light)
  }

  @Test("a controller without a view has its own overrides")
  func traitsWithoutView() {
    let controller = UIViewController()
    controller.overrideUserInterfaceStyle = .dark
    #expect(controller.traitCollection.userInterfaceStyle == .dark)
    #expect(!controller.isViewLoaded)
    #expect(controller.view.traitCollection.userInterfaceStyle == .dark)
  }

  // MARK: Safe area

  @Test("a controller adds insets to the safe area of its view")
  func safeArea() {
    let controller = controller()
    controller.additionalSafeAreaInsets = UIEdgeInsets(top: 10, left: .nan, bottom: -3, right: 2)
    #expect(
      controller.view.safeAreaInsets == UIEdgeInsets(top: 10, left: 0, bottom: 0, right: 2))
    _ = log.take()
    controller.additionalSafeAreaInsets.top = 20
    #expect(controller.view.safeAreaInsets.top == 20)
    #expect(log.take() == ["a viewSafeAreaInsetsDidChange"])
  }

  // MARK: Sizes

  @Test("a window notifies its root and children before its size changes")
  func sizes() {
    final class Sized: UIViewController {
      var log: [String] = []
      override func viewWillTransition(
        to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
      ) {
        super.viewWillTransition(to: size, with: coordinator)
        log.append("\(view.bounds.width) to \(size.width)")
        coordinator.animate(
          alongsideTransition: { [self] _ in log.append("alongside \(view.bounds.width)") },
          completion: { [self] context in log.append("completion \(context.isCancelled)") })
      }
    }
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 600))
    let parent = Sized()
    let child = Sized()
    parent.addChild(child)
    window.rootViewController = parent
    window.makeKeyAndVisible()
    child.view.frame = window.bounds
    parent.view.addSubview(child.view)
    window.frame = CGRect(x: 0, y: 0, width: 600, height: 300)
    #expect(parent.log == ["300.0 to 600.0", "alongside 600.0", "completion false"])
    #expect(child.log.first == "300.0 to 600.0")
    #expect(parent.view.bounds.size == CGSize(width: 600, height: 300))
  }

  @Test("editing is set by the property and by the method")
  func editing() {
    let controller = UIViewController()
    controller.isEditing = true
    #expect(controller.isEditing)
    controller.setEditing(false, animated: true)
    #expect(!controller.isEditing)
  }

  // MARK: Margins

  @Test("the view of a controller has the system's side margins, and no margins above and below")
  func margins() {
    let controller = UIViewController()
    #expect(
      controller.view.layoutMargins == UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 16))
    controller.traitOverrides.horizontalSizeClass = .regular
    #expect(controller.view.layoutMargins.left == 20)
    controller.view.directionalLayoutMargins.leading = 30
    #expect(controller.view.layoutMargins.left == 30)
    controller.viewRespectsSystemMinimumLayoutMargins = false
    #expect(controller.view.layoutMargins.right == 20)
    controller.view.directionalLayoutMargins.trailing = 1
    #expect(controller.view.layoutMargins.right == 1)
  }

  // Source: docs/measurements/auto-layout.md#side-margins.
  @Test("the side margins are wider on wide phones")
  func marginsByWidth() {
    let controller = UIViewController()
    for (width, margin) in [(320, 16), (375, 16), (402, 16), (414, 20), (440, 20)] {
      controller.view.frame.size.width = CGFloat(width)
      #expect(controller.view.layoutMargins.left == CGFloat(margin))
      controller.view.layoutIfNeeded()
      #expect(controller.view.layoutMarginsGuide.layoutFrame.minX == CGFloat(margin))
    }
  }

  // Source: docs/measurements/auto-layout.md#side-margins.
  @Test("the view of a child has the side margin where it reaches the edge of its parent's view")
  func marginsOfChildren() {
    let (parent, child) = (UIViewController(), UIViewController())
    parent.view.frame = CGRect(x: 0, y: 0, width: 393, height: 852)
    parent.addChild(child)
    parent.view.addSubview(child.view)
    for (x, width, left, right) in [
      (0, 393, 16, 16), (20, 373, 8, 16), (0, 200, 16, 8), (20, 353, 8, 8), (10_000, 393, 8, 16),
    ] as [(CGFloat, CGFloat, CGFloat, CGFloat)] {
      child.view.frame = CGRect(x: x, y: 0, width: width, height: 852)
      #expect(child.view.layoutMargins.left == left && child.view.layoutMargins.right == right)
      child.view.layoutIfNeeded()
      #expect(child.view.layoutMarginsGuide.layoutFrame.minX == left)
    }
    let navigation = UINavigationController(rootViewController: UIViewController())
    navigation.view.frame = parent.view.frame
    navigation.view.layoutIfNeeded()
    #expect(navigation.topViewController?.view.layoutMargins.left == 16)
  }

  // MARK: Content unavailable

  @Test("a configuration for missing content is shown in front of the view")
  func contentUnavailable() {
    final class Results: UIViewController {
      var items: [String] = [] { didSet { setNeedsUpdateContentUnavailableConfiguration() } }
      var count = 0
      override func updateContentUnavailableConfiguration(
        using state: UIContentUnavailableConfigurationState
      ) {
        count += 1
        contentUnavailableConfiguration =
          items.isEmpty ? UIContentUnavailableConfiguration.empty() : nil
      }
    }
    let window = UIWindow()
    let controller = Results()
    controller.view.addSubview(UILabel())
    window.rootViewController = controller
    window.makeKeyAndVisible()
    #expect(controller.count == 1)
    #expect(controller.view.subviews.last is UIContentUnavailableView)
    #expect(controller.view.subviews.last?.frame == window.bounds)
    controller.view.addSubview(UIView())
    window.layoutIfNeeded()
    #expect(controller.view.subviews.last is UIContentUnavailableView)
    controller.items = ["a"]
    window.layoutIfNeeded()
    #expect(controller.view.subviews.count == 2)
    #expect(controller.count == 2)
    controller.contentUnavailableConfiguration = UIContentUnavailableConfiguration.loading()
    #expect(controller.view.subviews.last is UIContentUnavailableView)
  }

  @Test("bars observe the scroll view that was set, or the scroll view in the view")
  func contentScrollViews() {
    let controller = UIViewController()
    #expect(controller.contentScrollView(for: .top) == nil)
    let list = UIScrollView()
    controller.view.addSubview(list)
    #expect(controller.contentScrollView(for: .top) === list)
    let other = UIScrollView()
    controller.setContentScrollView(other, for: .bottom)
    #expect(controller.contentScrollView(for: .top) === list)
    #expect(controller.contentScrollView(for: .bottom) === other)
    controller.setContentScrollView(nil)
    #expect(controller.contentScrollView(for: .bottom) === list)
  }

  @Test("the target of an action is the nearest controller that performs it")
  @MainActor func targetOfAction() {
    final class Performing: UIViewController {
      override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
        action == Selector(("archive:"))
      }
    }
    let parent = Performing()
    let child = UIViewController()
    parent.addChild(child)
    #expect(child.targetViewController(forAction: Selector(("archive:")), sender: nil) === parent)
    #expect(child.targetViewController(forAction: Selector(("other:")), sender: nil) == nil)
    #expect(parent.targetViewController(forAction: Selector(("archive:")), sender: nil) === parent)
  }

  @Test("a controller is shown in the target of the action, before its own container")
  @MainActor func shownInTarget() {
    final class Showing: UIViewController {
      var shown: [String] = []

      override func show(_ vc: UIViewController, sender: Any?) { shown.append("show") }
      override func showDetailViewController(_ vc: UIViewController, sender: Any?) {
        shown.append("detail")
      }
    }
    final class Asking: UIViewController {
      var target: UIViewController?
      var actions: [Selector] = []

      override func targetViewController(
        forAction action: Selector, sender: Any?
      ) -> UIViewController? {
        actions.append(action)
        return target
      }
    }
    let (parent, child, target) = (Showing(), Asking(), Showing())
    parent.addChild(child)
    child.show(UIViewController(), sender: nil)
    #expect(parent.shown == ["show"])
    child.target = target
    child.show(UIViewController(), sender: nil)
    child.showDetailViewController(UIViewController(), sender: nil)
    #expect(parent.shown == ["show"] && target.shown == ["show", "detail"])
    #expect(
      child.actions == [
        "showViewController:sender:", "showViewController:sender:",
        "showDetailViewController:sender:",
      ])
    child.target = child
    child.show(UIViewController(), sender: nil)
    #expect(parent.shown == ["show", "show"])
  }
}
