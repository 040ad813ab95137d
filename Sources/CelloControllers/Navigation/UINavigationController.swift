/// A container that shows the top one of a stack of controllers, below a navigation bar.
///
/// A controller that is pushed or popped while the stack changes is shown when that change is over.
open class UINavigationController: UIViewController {
  /// The direction of a change of the stack.
  public enum Operation: Int, Hashable, Sendable {
    case none = 0
    case push = 1
    case pop = 2
  }

  /// The duration of showing and hiding bars, in seconds; they change at once.
  public class var hideShowBarDuration: CGFloat { 0.2 }

  open weak var delegate: (any UINavigationControllerDelegate)?
  public final let navigationBar: UINavigationBar
  private final let ownToolbar: UIToolbar
  private final let content = UIView()

  /// The controllers from the bottom.
  private final var stack: [UIViewController] = []
  /// The controller whose view is in the container.
  private final var shown: UIViewController?
  /// The controller that the delegate was told of last.
  private final weak var announced: UIViewController?
  private final var isChanging = false
  /// The change that a finger or an object of the app drives.
  private final var transition: StackTransition?
  /// Whether a finger drives the pop that begins.
  private final var isPoppedByFinger = false
  /// The object of the app that drives the change that begins.
  private final var interaction: (any UIViewControllerInteractiveTransitioning)?
  /// The stack before the current change.
  private final var formerStack: [UIViewController] = []
  /// The controllers that leave or enter the stack when the current change is over.
  private final var leaving: [UIViewController] = []
  private final var entering: [UIViewController] = []

  private final var isBarHidden = false
  private final var isBottomBarHidden = true
  /// Whether other navigation controllers can be in the stack. Their controllers are shown under the
  /// bars of this one.
  package final var allowsNestedStacks = false
  /// Called after the stack has changed.
  package final var stackHandler: (@MainActor () -> Void)?
  /// The tab whose controllers the stack shows.
  package final var managedTab: ObjectIdentifier?
  private final let bars = NavigationBars()
  private final lazy var barHiding = BarHiding(self)
  private final lazy var popGesture = PopGesture(self)

  /// Whether a tap beside controls shows or hides the bars.
  open var hidesBarsOnTap = false { didSet { barHiding.update() } }
  /// Whether a finger that moves up hides the bars, and one that moves down shows them.
  open var hidesBarsOnSwipe = false { didSet { barHiding.update() } }
  /// Whether the bars are hidden when the keyboard appears. They stay hidden after it.
  open var hidesBarsWhenKeyboardAppears = false { didSet { barHiding.update() } }
  /// Whether the bars are hidden while the height is compact.
  open var hidesBarsWhenVerticallyCompact = false { didSet { viewIfLoaded?.setNeedsLayout() } }
  private final var wasVerticallyCompact = false

  /// Recognizes the tap that shows or hides the bars.
  open var barHideOnTapGestureRecognizer: UITapGestureRecognizer { barHiding.tap }
  /// Recognizes the finger that shows or hides the bars.
  open var barHideOnSwipeGestureRecognizer: UIPanGestureRecognizer { barHiding.swipe }
  /// Recognizes the finger that pops the top controller from the leading edge.
  ///
  /// The screens follow the finger, unless the app has an animation of its own, which runs at the end
  /// of the gesture. Without a delegate of the app it does not begin if the top controller is the only
  /// one, or has no back button.
  open var interactivePopGestureRecognizer: UIGestureRecognizer? { popGesture.recognizer }

  /// An empty stack with bars of an app's own classes.
  ///
  /// - Parameters:
  ///   - navigationBarClass: a subclass of `UINavigationBar`; `nil` for that class. Another class ends
  ///     the process, as UIKit's exception does.
  ///   - toolbarClass: a subclass of `UIToolbar`, in the same way.
  public init(navigationBarClass: AnyClass?, toolbarClass: AnyClass?) {
    let classes = (navigationBarClass ?? UINavigationBar.self, toolbarClass ?? UIToolbar.self)
    guard let barClass = classes.0 as? UINavigationBar.Type,
      let toolbarClass = classes.1 as? UIToolbar.Type
    else {
      preconditionFailure(
        """
        init(navigationBarClass:toolbarClass:) takes subclasses of UINavigationBar and UIToolbar, not \
        \(classes.0) and \(classes.1).
        """)
    }
    navigationBar = barClass.make(frame: .zero)
    ownToolbar = toolbarClass.make(frame: .zero)
    super.init(nibName: nil, bundle: nil)
    connectBars()
  }

  /// A stack with one controller.
  public init(rootViewController: UIViewController) {
    navigationBar = UINavigationBar(frame: .zero)
    ownToolbar = UIToolbar(frame: .zero)
    super.init(nibName: nil, bundle: nil)
    connectBars()
    pushViewController(rootViewController, animated: false)
  }

  /// An empty stack.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    navigationBar = UINavigationBar(frame: .zero)
    ownToolbar = UIToolbar(frame: .zero)
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    connectBars()
  }

  /// Always fails: controllers are not read from archives.
  public required init?(coder: NSCoder) { return nil }

  private final func connectBars() {
    navigationBar.isAttachedToTop = true
    navigationBar.delegate = self as? any UINavigationBarDelegate
    navigationBar.backHandler = { [weak self] in self?.popInnermost() }
    navigationBar.backMenuHandler = { [weak self] in self?.pop(to: $0) }
    navigationBar.heightHandler = { [weak self] in self?.viewIfLoaded?.setNeedsLayout() }
    ownToolbar.isAttachedToBottom = true
  }

  /// The bar at the bottom, hidden by default. Its items are those of the top controller.
  open var toolbar: UIToolbar! { ownToolbar }

  // MARK: The stack

  /// The controllers from the bottom. Setting them shows the last one.
  open var viewControllers: [UIViewController] {
    get { stack }
    set { setViewControllers(newValue, animated: false) }
  }

  open var topViewController: UIViewController? { stack.last }

  /// What is in front: a controller that is presented, otherwise the top one.
  open var visibleViewController: UIViewController? { presentedViewController ?? stack.last }

  /// Shows a controller on top of the others.
  ///
  /// A controller that is in the stack, another navigation controller and a split view controller
  /// end the process, as UIKit's exceptions do.
  open func pushViewController(_ viewController: UIViewController, animated: Bool) {
    precondition(
      !stack.contains { $0 === viewController },
      """
      Pushing the same view controller instance more than once is not supported \
      (\(type(of: viewController))). Create another instance, or call \
      popToViewController(_:animated:).
      """)
    precondition(
      allowsNestedStacks || !(viewController is UINavigationController),
      "Pushing a navigation controller is not supported; push its root, or present it.")
    setStack(stack + [viewController], animated: animated)
  }

  /// Removes the top controller; `nil` if it is the only one.
  @discardableResult
  open func popViewController(animated: Bool) -> UIViewController? {
    guard stack.count > 1, let top = stack.last else { return nil }
    setStack(stack.dropLast(), animated: animated)
    return top
  }

  /// Removes all controllers above the first; `nil` if there are none.
  @discardableResult
  open func popToRootViewController(animated: Bool) -> [UIViewController]? {
    guard stack.count > 1 else { return nil }
    let removed = Array(stack.dropFirst())
    setStack([stack[0]], animated: animated)
    return removed
  }

  /// Removes all controllers above one of the stack; `nil` if there are none.
  ///
  /// A controller that is not in the stack ends the process, as UIKit's exception does.
  @discardableResult
  open func popToViewController(
    _ viewController: UIViewController, animated: Bool
  ) -> [UIViewController]? {
    guard let index = stack.firstIndex(where: { $0 === viewController }) else {
      preconditionFailure(
        """
        Tried to pop to a view controller that is not in the stack (\(type(of: viewController))); \
        popToViewController(_:animated:) takes one of `viewControllers`.
        """)
    }
    let removed = Array(stack[(index + 1)...])
    guard !removed.isEmpty else { return nil }
    setStack(Array(stack[...index]), animated: animated)
    return removed
  }

  /// Replaces the whole stack. A controller that occurs twice ends the process.
  open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
    precondition(
      Set(viewControllers.map { ObjectIdentifier($0) }).count == viewControllers.count,
      "A view controller can be in the stack of a navigation controller only once.")
    setStack(viewControllers, animated: animated)
  }

  /// Pushes a controller.
  open override func show(_ vc: UIViewController, sender: Any?) {
    pushViewController(vc, animated: true)
  }

  /// Ends a change that is driven at the moment, as if it had been cancelled.
  private final func abortTransition() {
    guard let transition, transition.isStarted else { return }
    if let context = transition.context { context.abort() } else { endPop(completed: false) }
  }

  private final func setStack(_ new: [UIViewController], animated: Bool) {
    abortTransition()
    let old = stack
    if !isChanging { formerStack = old }
    for controller in old where !new.contains(controller) {
      controller.willMove(toParent: nil)
      leaving.append(controller)
    }
    for controller in new where !old.contains(controller) {
      if leaving.contains(controller) { leaving.removeAll { $0 === controller } }
      addChild(controller)
      entering.append(controller)
    }
    replaceStack(with: new)
    showTop(animated: animated)
  }

  private final func replaceStack(with new: [UIViewController]) {
    for controller in stack { controller.toolbarItemsHandler = nil }
    stack = new
    for controller in stack {
      controller.toolbarItemsHandler = { [weak self] in self?.updateToolbar() }
    }
  }

  /// Shows the top of the stack, again if callbacks change it.
  private final func showTop(animated: Bool) {
    guard !isChanging else { return }
    isChanging = true
    settle(animated: animated)
  }

  /// Carries out changes of the stack, until one is driven by a finger or an object of the app.
  private final func settle(animated: Bool) {
    repeat {
      let (left, entered) = (leaving, entering)
      (leaving, entering) = ([], [])
      let former = shown
      shown = stack.last
      let animation = animated ? self.animation(from: former, to: shown) : nil
      if let transition = driven(animation, from: former, left: left, entered: entered) {
        self.transition = transition
        start(transition, animation)
        guard let isCompleted = transition.result else { return }
        end(transition, completed: isCompleted)
        continue
      }
      change(from: former, animated: animated, animation)
      adopt(left: left, entered: entered)
    } while shown !== stack.last || !leaving.isEmpty || !entering.isEmpty
    isChanging = false
    stackHandler?()
  }

  private final func adopt(left: [UIViewController], entered: [UIViewController]) {
    for controller in left where !stack.contains(controller) { controller.removeFromParent() }
    children = stack
    for controller in entered where stack.contains(controller) {
      controller.didMove(toParent: self)
    }
  }

  private final func change(
    from former: UIViewController?, animated: Bool,
    _ animation: (any UIViewControllerAnimatedTransitioning)?
  ) {
    let top = shown
    guard isViewLoaded else {
      navigationBar.stack = shownItems
      return
    }
    exchange(
      former, for: top, isAnimated: animated,
      willShow: { if appearance.isOnScreen { announceWillShow(animated: animated) } },
      move: {
        if let animation, let former, let top {
          runTransition(animation, from: former, to: top, in: content)
        }
        if former !== top { former?.viewIfLoaded?.removeFromSuperview() }
        install()
      })
    if appearance.stage == .appeared { announceDidShow(animated: animated) }
  }

  // MARK: Driven changes

  /// A change to the shown controller that a finger or an object of the app drives; `nil` for a change
  /// that takes place at once.
  private final func driven(
    _ animation: (any UIViewControllerAnimatedTransitioning)?, from former: UIViewController?,
    left: [UIViewController], entered: [UIViewController]
  ) -> StackTransition? {
    guard isViewLoaded, let former, let top = shown, former !== top else { return nil }
    interaction = animation.flatMap {
      delegate?.navigationController(self, interactionControllerFor: $0)
    }
    guard interaction?.wantsInteractiveStart ?? (isPoppedByFinger && animation == nil) else {
      return nil
    }
    return StackTransition(
      from: formerStack, to: stack, left: left, entered: entered, former: former, top: top,
      exchange: ChildExchange(in: self, from: former, to: top, animated: true))
  }

  private final func start(
    _ transition: StackTransition, _ animation: (any UIViewControllerAnimatedTransitioning)?
  ) {
    let interaction = interaction
    self.interaction = nil
    let exchange = transition.exchange
    if let animation {
      transition.context = transitionContext(
        of: animation, from: transition.former, to: transition.top, in: content,
        coordinator: exchange.coordinator
      ) { [weak self, weak transition] isCompleted in
        guard let self, let transition else { return }
        transition.result = isCompleted
        if transition.isStarted { resume(after: transition) }
      }
    } else {
      exchange.coordinator.beginInteraction(duration: NavigationMetrics.popDuration)
    }
    exchange.begin {
      if appearance.isOnScreen { announceWillShow(animated: true) }
    }
    if let context = transition.context {
      context.start(interaction)
    } else {
      installScreens(of: transition)
      exchange.coordinator.beginScrubbing()
    }
    transition.isStarted = true
    viewIfLoaded?.setNeedsLayout()
  }

  private final func installScreens(of transition: StackTransition) {
    guard let view = viewIfLoaded else { return }
    let bar = type(of: navigationBar).make(frame: .zero)
    bar.takeStyle(of: navigationBar)
    bar.stack = items(of: transition.newStack)
    let screens = PopScreens(
      transition.top, bar: bar, observed: innermostTop(of: transition.newStack),
      upper: transition.former)
    screens.install(in: view, content: content, upperBar: navigationBar)
    transition.screens = screens
    view.setNeedsLayout()
    view.layoutIfNeeded()
  }

  /// Goes on after a driven change that has ended.
  private final func resume(after transition: StackTransition) {
    guard self.transition === transition, let isCompleted = transition.result else { return }
    end(transition, completed: isCompleted)
    guard shown !== stack.last || !leaving.isEmpty || !entering.isEmpty else {
      isChanging = false
      stackHandler?()
      return
    }
    settle(animated: false)
  }

  private final func end(_ transition: StackTransition, completed: Bool) {
    self.transition = nil
    guard completed else { return cancel(transition) }
    uninstallScreens(of: transition, keepsLower: true)
    transition.former.viewIfLoaded?.removeFromSuperview()
    install()
    transition.exchange.finish()
    adopt(left: transition.left, entered: transition.entered)
    if appearance.stage == .appeared { announceDidShow(animated: true) }
  }

  private final func cancel(_ transition: StackTransition) {
    let isUnchanged = stack == transition.newStack
    if isUnchanged { replaceStack(with: transition.formerStack) }
    shown = transition.former
    for controller in transition.left { controller.isMovingFromParent = false }
    transition.exchange.cancel {
      uninstallScreens(of: transition, keepsLower: false)
      transition.top.viewIfLoaded?.removeFromSuperview()
      install()
    }
    guard isUnchanged else {
      adopt(left: transition.left, entered: transition.entered)
      return
    }
    for controller in transition.entered { controller.removeFromParent() }
    children = stack
    for controller in transition.left { controller.didMove(toParent: self) }
  }

  private final func uninstallScreens(of transition: StackTransition, keepsLower: Bool) {
    transition.screens?.uninstall(
      from: content, into: keepsLower ? content : nil, upperBar: navigationBar,
      upperToolbar: ownToolbar)
    transition.screens = nil
  }

  /// Begins to pop the top controller with a finger.
  ///
  /// - Returns: whether the screens follow the finger; they do not if the app has its own animation.
  final func beginPop() -> Bool {
    guard stack.count > 1, !isChanging, appearance.stage == .appeared, let top = stack.last,
      animation(from: top, to: stack[stack.count - 2], operation: .pop) == nil
    else { return false }
    isPoppedByFinger = true
    popViewController(animated: true)
    isPoppedByFinger = false
    return transition?.screens != nil
  }

  /// Moves the screens to where a finger is.
  ///
  /// - Parameter translation: of the finger, in points.
  final func updatePop(_ translation: CGFloat) {
    guard let view = viewIfLoaded, let transition, let screens = transition.screens else { return }
    screens.fraction = screens.layout(in: view).fraction(of: translation)
    transition.exchange.coordinator.update(screens.fraction)
    view.setNeedsLayout()
    view.layoutIfNeeded()
  }

  final func endPop(completed: Bool) {
    guard let transition, transition.screens != nil else { return }
    transition.exchange.coordinator.endInteraction(cancelled: !completed)
    transition.result = completed
    resume(after: transition)
  }

  /// The app's own animation of a change on the screen; `nil` for the system's.
  private final func animation(
    from former: UIViewController?, to top: UIViewController?, operation: Operation? = nil
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    guard let former, let top, former !== top, appearance.isOnScreen else { return nil }
    // A controller that is below in the stack is uncovered when the others leave.
    let operation = operation ?? (stack.contains(former) ? .push : .pop)
    return delegate?.navigationController(
      self, animationControllerFor: operation, from: former, to: top)
  }

  // MARK: Orientation

  open override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    delegate?.navigationControllerSupportedInterfaceOrientations(self)
      ?? super.supportedInterfaceOrientations
  }

  open override var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
    delegate?.navigationControllerPreferredInterfaceOrientationForPresentation(self)
      ?? super.preferredInterfaceOrientationForPresentation
  }

  /// Puts the view of the shown controller into the container, and its items into the bars.
  private final func install() {
    navigationBar.stack = shownItems
    updateToolbar()
    if let view = shown?.view, view.superview !== content {
      view.translatesAutoresizingMaskIntoConstraints = true
      view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      view.frame = content.bounds
      content.addSubview(view)
    }
    view.setNeedsLayout()
    // The controller that is shown may hide the bar of the tabs.
    bottomBarContainer?.bottomBarDidChange()
    outerStack?.innerStackDidChange()
  }

  // MARK: Nested stacks

  /// The navigation controller whose bars this one uses; `nil` for its own.
  private final var outerStack: UINavigationController? {
    guard let outer = parent as? UINavigationController, outer.allowsNestedStacks else {
      return nil
    }
    return outer
  }

  /// The items of the stack, with those of the stacks in it.
  private final var shownItems: [UINavigationItem] { items(of: visibleStack) }

  /// The stack that is shown: the former one while a change is driven.
  private final var visibleStack: [UIViewController] { transition?.formerStack ?? stack }

  private final func items(of stack: [UIViewController]) -> [UINavigationItem] {
    stack.flatMap { controller in
      guard allowsNestedStacks, let inner = controller as? UINavigationController else {
        return [controller.navigationItem]
      }
      return inner.shownItems
    }
  }

  /// The top controller, or that of a navigation controller at the top.
  package final var innermostTop: UIViewController? { innermostTop(of: visibleStack) }

  private final func innermostTop(of stack: [UIViewController]) -> UIViewController? {
    guard allowsNestedStacks, let inner = stack.last as? UINavigationController else {
      return stack.last
    }
    return inner.innermostTop
  }

  private final func popInnermost() {
    if let inner = stack.last as? UINavigationController, inner.stack.count > 1 {
      inner.popViewController(animated: true)
    } else {
      popViewController(animated: true)
    }
  }

  /// Pops the controllers above that of an item, which may be in a stack inside of this one.
  private final func pop(to item: UINavigationItem) {
    for controller in stack {
      if controller.navigationItem === item {
        _ = popToViewController(controller, animated: true)
      } else if allowsNestedStacks, let inner = controller as? UINavigationController,
        inner.shownItems.contains(item)
      {
        _ = popToViewController(inner, animated: true)
        inner.pop(to: item)
      }
    }
  }

  private final func innerStackDidChange() {
    navigationBar.stack = shownItems
    updateToolbar()
    bottomBarContainer?.bottomBarDidChange()
  }

  // MARK: Announcements

  private final func announceWillShow(animated: Bool) {
    guard let shown, announced !== shown else { return }
    delegate?.navigationController(self, willShow: shown, animated: animated)
  }

  private final func announceDidShow(animated: Bool) {
    guard let shown, announced !== shown else { return }
    announced = shown
    delegate?.navigationController(self, didShow: shown, animated: animated)
  }

  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    // The delegate is told after the shown controller itself.
    shown?.begin(true, animated: animated, cause: .parent)
    announceWillShow(animated: animated)
  }

  open override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    shown?.end()
    announceDidShow(animated: animated)
  }

  // MARK: Views

  open override func loadView() {
    let container = ContainerView(frame: UIScreen.main.bounds)
    container.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    container.layout = { [weak self] in self?.placeViews() }
    for part in [content, ownToolbar, navigationBar] { container.addSubview(part) }
    ownToolbar.isHidden = true
    view = container
    content.addGestureRecognizer(barHiding.tap)
    content.addGestureRecognizer(barHiding.swipe)
    container.addGestureRecognizer(popGesture.recognizer)
    install()
  }

  private final func placeViews() {
    guard let view = viewIfLoaded else { return }
    let isVerticallyCompact = view.traitCollection.verticalSizeClass == .compact
    if hidesBarsWhenVerticallyCompact, isVerticallyCompact != wasVerticallyCompact {
      isBarHidden = isVerticallyCompact
    }
    wasVerticallyCompact = isVerticallyCompact
    popGesture.update()
    guard outerStack == nil else {
      placeWithoutBars(in: view.bounds)
      transition?.screens?.place(
        in: view, content: content, upperBar: navigationBar, upperToolbar: ownToolbar,
        isBarHidden: true, isToolbarHidden: true)
      return
    }
    let inner = allowsNestedStacks ? visibleStack.last as? UINavigationController : nil
    let hidesBar = isBarHidden || inner?.isBarHidden == true
    let hidesToolbar =
      (isBottomBarHidden && inner?.isBottomBarHidden != false) || hidesBottomBar
    bars.place(
      in: view, content: content, shown: transition?.former ?? shown, observed: innermostTop,
      navigationBar: navigationBar, isNavigationBarHidden: hidesBar, toolbar: ownToolbar,
      isToolbarHidden: hidesToolbar, movesChildren: transition?.context == nil)
    transition?.screens?.place(
      in: view, content: content, upperBar: navigationBar, upperToolbar: ownToolbar,
      isBarHidden: hidesBar, isToolbarHidden: hidesToolbar)
  }

  /// Leaves the bars to the controller around this one.
  private final func placeWithoutBars(in bounds: CGRect) {
    navigationBar.isHidden = true
    ownToolbar.isHidden = true
    content.frame = bounds
    for view in content.subviews {
      if transition?.context == nil { view.frame = content.bounds }
      view.additionalSafeAreaInsets = .zero
    }
  }

  /// Whether a controller of the stack hides the bar at the bottom.
  package final var hidesBottomBar: Bool {
    let stack = visibleStack
    if stack.dropFirst().contains(where: \.hidesBottomBarWhenPushed) { return true }
    return allowsNestedStacks && (stack.last as? UINavigationController)?.hidesBottomBar == true
  }

  // MARK: Bars

  /// Whether the navigation bar is hidden.
  open var isNavigationBarHidden: Bool {
    get { isBarHidden }
    set { setNavigationBarHidden(newValue, animated: false) }
  }

  open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
    isBarHidden = hidden
    viewIfLoaded?.setNeedsLayout()
    outerStack?.viewIfLoaded?.setNeedsLayout()
  }

  open var isToolbarHidden: Bool {
    get { isBottomBarHidden }
    set { setToolbarHidden(newValue, animated: false) }
  }

  open func setToolbarHidden(_ hidden: Bool, animated: Bool) {
    isBottomBarHidden = hidden
    viewIfLoaded?.setNeedsLayout()
    outerStack?.viewIfLoaded?.setNeedsLayout()
  }

  /// Shows the items of the top controller.
  final func updateToolbar() {
    ownToolbar.items = innermostTop?.toolbarItems
    viewIfLoaded?.setNeedsLayout()
    outerStack?.updateToolbar()
  }
}

extension UIViewController {
  /// The nearest navigation controller around the controller; `nil` without one.
  public final var navigationController: UINavigationController? {
    var ancestor = parent
    while let controller = ancestor {
      if let controller = controller as? UINavigationController { return controller }
      ancestor = controller.parent
    }
    return nil
  }
}
