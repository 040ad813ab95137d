/// A container view controller that shows the top controller of a stack, below a navigation bar.
///
/// A controller that is pushed or popped during a change of the stack is shown after that change.
open class UINavigationController: UIViewController {
  /// The type of a change of the stack.
  public enum Operation: Int, Hashable, Sendable {
    case none = 0
    case push = 1
    case pop = 2
  }

  /// The duration of showing and hiding bars, in seconds. Bars here change without an animation.
  public class var hideShowBarDuration: CGFloat { 0.2 }

  /// A delegate that is notified about shown controllers and provides animations; `nil` by default.
  open weak var delegate: (any UINavigationControllerDelegate)?
  /// The navigation bar at the top.
  open private(set) var navigationBar: UINavigationBar
  private final let ownToolbar: UIToolbar
  private final let content = UIView()

  /// The controllers, from bottom to top.
  private final var stack: [UIViewController] = []
  /// The controller whose view is in the container.
  private final var shown: UIViewController?
  /// The controller about which the delegate was notified last.
  private final weak var announced: UIViewController?
  private final var isChanging = false
  /// The interactive change in progress; `nil` for none.
  private final var transition: StackTransition?
  /// A Boolean value that indicates whether the next pop is driven by a gesture.
  private final var isPoppedByFinger = false
  /// The app's object that drives the next change.
  private final var interaction: (any UIViewControllerInteractiveTransitioning)?
  /// The stack before the current change.
  private final var formerStack: [UIViewController] = []
  /// The controllers that leave or enter the stack at the end of the current change.
  private final var leaving: [UIViewController] = []
  private final var entering: [UIViewController] = []

  private final var isBarHidden = false
  private final var isBottomBarHidden = true
  /// A Boolean value that indicates whether the stack can contain navigation controllers. Their
  /// controllers are shown with the bars of this controller.
  package final var allowsNestedStacks = false
  /// Called after the stack changes.
  package final var stackHandler: (@MainActor () -> Void)?
  /// The tab whose controllers the stack shows.
  package final var managedTab: ObjectIdentifier?
  private final let bars = NavigationBars()
  private final lazy var barHiding = BarHiding(self)
  private final lazy var popGesture = PopGesture(self)

  /// A Boolean value that indicates whether a tap outside of controls shows or hides the bars;
  /// `false` by default.
  open var hidesBarsOnTap = false { didSet { barHiding.update() } }
  /// A Boolean value that indicates whether a swipe up hides the bars and a swipe down shows them;
  /// `false` by default.
  open var hidesBarsOnSwipe = false { didSet { barHiding.update() } }
  /// A Boolean value that indicates whether the bars are hidden when the keyboard appears; `false`
  /// by default. They stay hidden afterwards.
  open var hidesBarsWhenKeyboardAppears = false { didSet { barHiding.update() } }
  /// A Boolean value that indicates whether the bars are hidden in a compact-height environment;
  /// `false` by default.
  open var hidesBarsWhenVerticallyCompact = false { didSet { viewIfLoaded?.setNeedsLayout() } }
  private final var wasVerticallyCompact = false

  /// The gesture recognizer for taps that show or hide the bars.
  open var barHideOnTapGestureRecognizer: UITapGestureRecognizer { barHiding.tap }
  /// The gesture recognizer for swipes that show or hide the bars.
  open var barHideOnSwipeGestureRecognizer: UIPanGestureRecognizer { barHiding.swipe }
  /// The gesture recognizer that pops the top controller from the leading edge.
  ///
  /// The screens follow the finger, unless the app has a custom animation, which then runs at the
  /// end of the gesture. Without a delegate of the app, the gesture does not begin if the stack has
  /// only one controller or if the top controller has no back button.
  open var interactivePopGestureRecognizer: UIGestureRecognizer? { popGesture.recognizer }

  /// Creates an empty stack with bars of custom classes.
  ///
  /// - Parameters:
  ///   - navigationBarClass: a subclass of `UINavigationBar`; `nil` for `UINavigationBar`. Other
  ///     classes end the process; UIKit raises an exception.
  ///   - toolbarClass: a subclass of `UIToolbar`; `nil` for `UIToolbar`. Other classes end the
  ///     process; UIKit raises an exception.
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

  /// Creates a stack with one controller.
  public init(rootViewController: UIViewController) {
    navigationBar = UINavigationBar(frame: .zero)
    ownToolbar = UIToolbar(frame: .zero)
    super.init(nibName: nil, bundle: nil)
    connectBars()
    pushViewController(rootViewController, animated: false)
  }

  /// Creates an empty stack.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    navigationBar = UINavigationBar(frame: .zero)
    ownToolbar = UIToolbar(frame: .zero)
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    connectBars()
  }

  /// Creates a controller of a nib file; fails for other coders.
  public required init?(coder: NSCoder) {
    navigationBar = coder.nib?.initialValue("navigationBar") ?? UINavigationBar(frame: .zero)
    ownToolbar = coder.nib?.initialValue("toolbar") ?? UIToolbar(frame: .zero)
    super.init(coder: coder)
    connectBars()
    coder.apply(to: self, as: UINavigationController.self)
  }

  private final func connectBars() {
    navigationBar.isAttachedToTop = true
    navigationBar.delegate = self as? any UINavigationBarDelegate
    navigationBar.backHandler = { [weak self] in self?.popInnermost() }
    navigationBar.backMenuHandler = { [weak self] in self?.pop(to: $0) }
    navigationBar.heightHandler = { [weak self] in self?.viewIfLoaded?.setNeedsLayout() }
    ownToolbar.isAttachedToBottom = true
  }

  /// The toolbar at the bottom, which is hidden by default. It shows the items of the top
  /// controller.
  open var toolbar: UIToolbar! { ownToolbar }

  // MARK: Stack

  /// The controllers, from bottom to top. Setting them shows the last controller.
  open var viewControllers: [UIViewController] {
    get { stack }
    set { setViewControllers(newValue, animated: false) }
  }

  /// The controller at the top of the stack; `nil` for an empty stack.
  open var topViewController: UIViewController? { stack.last }

  /// The presented controller, or else the top controller; `nil` for an empty stack.
  open var visibleViewController: UIViewController? { presentedViewController ?? stack.last }

  /// Pushes a controller onto the stack and shows it.
  ///
  /// Pushing a controller that is in the stack already, or a navigation controller, ends the
  /// process; UIKit raises an exception.
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

  /// Pops the top controller. Returns the controller; `nil` if it is the only controller.
  @discardableResult
  open func popViewController(animated: Bool) -> UIViewController? {
    guard stack.count > 1, let top = stack.last else { return nil }
    setStack(stack.dropLast(), animated: animated)
    return top
  }

  /// Pops all controllers except the root. Returns the popped controllers; `nil` if there are none.
  @discardableResult
  open func popToRootViewController(animated: Bool) -> [UIViewController]? {
    guard stack.count > 1 else { return nil }
    let removed = Array(stack.dropFirst())
    setStack([stack[0]], animated: animated)
    return removed
  }

  /// Pops all controllers above a controller. Returns the popped controllers; `nil` if there are
  /// none.
  ///
  /// Popping to a controller outside of the stack ends the process; UIKit raises an exception.
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

  /// Replaces the stack. A controller that occurs twice ends the process.
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

  /// Shows the secondary controller above the controllers of this stack.
  open override func collapseSecondaryViewController(
    _ secondaryViewController: UIViewController, for splitViewController: UISplitViewController
  ) {
    splitViewController.stacksSecondary = true
  }

  /// Returns the former secondary controller.
  open override func separateSecondaryViewController(
    for splitViewController: UISplitViewController
  ) -> UIViewController? { splitViewController.viewController(for: .secondary) }

  /// Adopts the preferred size of the top controller (chosen: without the heights of the bars).
  open override func preferredContentSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {
    super.preferredContentSizeDidChange(forChildContentContainer: container)
    if container === stack.last { preferredContentSize = container.preferredContentSize }
  }

  /// Ends the interactive change in progress as canceled.
  private final func abortTransition() {
    guard let transition, transition.isStarted else { return }
    if let progress = transition.progress { return progress.finish() }
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
    if let size = stack.last?.preferredContentSize, size != .zero { preferredContentSize = size }
  }

  /// Shows the top of the stack, and repeats if callbacks change the stack.
  private final func showTop(animated: Bool) {
    guard !isChanging else { return }
    isChanging = true
    settle(animated: animated)
  }

  /// Performs pending changes of the stack until there are none or one is interactive.
  private final func settle(animated: Bool) {
    repeat {
      let (left, entered) = (leaving, entering)
      (leaving, entering) = ([], [])
      let former = shown
      shown = stack.last
      let animation = animated ? self.animation(from: former, to: shown) : nil
      let isTimed =
        animated && animation == nil && UIView.animationsTakeTime && appearance.stage == .appeared
      if let transition = driven(
        animation, from: former, left: left, entered: entered, isTimed: isTimed)
      {
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

  // MARK: Interactive changes

  /// Returns an interactive change to the shown controller; `nil` for a change that takes no time.
  private final func driven(
    _ animation: (any UIViewControllerAnimatedTransitioning)?, from former: UIViewController?,
    left: [UIViewController], entered: [UIViewController], isTimed: Bool
  ) -> StackTransition? {
    guard isViewLoaded, let former, let top = shown, former !== top else { return nil }
    interaction = animation.flatMap {
      delegate?.navigationController(self, interactionControllerFor: $0)
    }
    let isDriven = isTimed || isPoppedByFinger && animation == nil
    guard interaction?.wantsInteractiveStart ?? isDriven else { return nil }
    let transition = StackTransition(
      from: formerStack, to: stack, left: left, entered: entered, former: former, top: top,
      exchange: ChildExchange(in: self, from: former, to: top, animated: true))
    transition.isTimed = isTimed && !isPoppedByFinger
    return transition
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
    } else if !transition.isTimed {
      exchange.coordinator.beginInteraction(duration: NavigationMetrics.popDuration)
    }
    exchange.begin {
      if appearance.isOnScreen { announceWillShow(animated: true) }
    }
    if let context = transition.context {
      context.start(interaction)
    } else if transition.isTimed {
      UIView.performWithoutAnimation { installScreens(of: transition) }
      UIView.animateTransition(duration: NavigationMetrics.popDuration) {
        exchange.coordinator.runAnimations()
      }
      finish(transition, completed: true)
    } else {
      installScreens(of: transition)
      exchange.coordinator.beginScrubbing()
    }
    transition.isStarted = true
    viewIfLoaded?.setNeedsLayout()
  }

  /// Moves the screens without a finger, and ends the transition. Without a simulated clock, it ends
  /// at once.
  private final func finish(_ transition: StackTransition, completed: Bool) {
    let start = transition.screens?.fraction ?? 0
    let end: CGFloat = completed != transition.isPush ? 1 : 0
    let complete = { [weak self, weak transition] in
      guard let self, let transition else { return }
      transition.progress = nil
      transition.result = completed
      resume(after: transition)
    }
    transition.progress = TimedProgress.begin(duration: NavigationMetrics.popDuration) {
      [weak self, weak transition] progress in
      guard let view = self?.viewIfLoaded else { return }
      transition?.screens?.fraction = start + (end - start) * progress
      view.setNeedsLayout()
      view.layoutIfNeeded()
    } completion: {
      UIView.performWithoutAnimation(complete)
    }
    if transition.progress == nil { complete() }
  }

  private final func installScreens(of transition: StackTransition) {
    guard let view = viewIfLoaded else { return }
    let bar = type(of: navigationBar).make(frame: .zero)
    bar.takeStyle(of: navigationBar)
    bar.stack = items(of: transition.lowerStack)
    let screens = PopScreens(
      transition.lower, bar: bar, observed: innermostTop(of: transition.lowerStack),
      upper: transition.upper,
      motion: transition.isTimed ? traitCollection.motion : .unspecified)
    screens.install(in: view, content: content, upperBar: navigationBar)
    if transition.isPush { install() }
    screens.fraction = transition.isPush ? 1 : 0
    transition.screens = screens
    view.setNeedsLayout()
    view.layoutIfNeeded()
  }

  /// Continues with pending changes after an interactive change.
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
    uninstallScreens(of: transition, keepsLower: !transition.isPush)
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

  /// Begins an interactive pop of the top controller.
  ///
  /// - Returns: Whether the screens follow the finger; `false` if the app has a custom animation.
  final func beginPop() -> Bool {
    guard stack.count > 1, !isChanging, appearance.stage == .appeared, let top = stack.last,
      animation(from: top, to: stack[stack.count - 2], operation: .pop) == nil
    else { return false }
    isPoppedByFinger = true
    popViewController(animated: true)
    isPoppedByFinger = false
    return transition?.screens != nil
  }

  /// Moves the screens with a finger.
  ///
  /// - Parameter translation: the horizontal translation of the finger, in points.
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
    finish(transition, completed: completed)
  }

  /// Returns the app's animation of a visible change; `nil` for the system's animation.
  private final func animation(
    from former: UIViewController?, to top: UIViewController?, operation: Operation? = nil
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    guard let former, let top, former !== top, appearance.isOnScreen else { return nil }
    // A controller that was below in the stack appears when the controllers above it are removed.
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

  /// Adds the view of the shown controller to the container, and its items to the bars.
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
    // The shown controller may hide the tab bar.
    bottomBarContainer?.bottomBarDidChange()
    outerStack?.innerStackDidChange()
  }

  // MARK: Nested stacks

  /// The navigation controller whose bars this controller uses; `nil` if it uses its own bars.
  private final var outerStack: UINavigationController? {
    guard let outer = parent as? UINavigationController, outer.allowsNestedStacks else {
      return nil
    }
    return outer
  }

  /// The navigation items of the stack, including the items of nested stacks.
  private final var shownItems: [UINavigationItem] { items(of: visibleStack) }

  /// The visible stack, which is the stack of the upper screen during an interactive or timed change.
  private final var visibleStack: [UIViewController] { transition?.upperStack ?? stack }

  private final func items(of stack: [UIViewController]) -> [UINavigationItem] {
    stack.flatMap { controller in
      guard allowsNestedStacks, let inner = controller as? UINavigationController else {
        return [controller.navigationItem]
      }
      return inner.shownItems
    }
  }

  /// The top controller, or the top controller of a nested stack.
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

  /// Pops the controllers above the controller of an item, which may be in a nested stack.
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

  // MARK: Delegate notifications

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
    // The delegate is notified after the shown controller.
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
    let hidesToolbar = self.hidesToolbar
    showToolbarItems()
    bars.place(
      in: view, content: content, shown: transition?.upper ?? shown, observed: innermostTop,
      navigationBar: navigationBar, isNavigationBarHidden: hidesBar, toolbar: ownToolbar,
      isToolbarHidden: hidesToolbar, movesChildren: transition?.context == nil)
    transition?.screens?.place(
      in: view, content: content, upperBar: navigationBar, upperToolbar: ownToolbar,
      isBarHidden: hidesBar, isToolbarHidden: hidesToolbar)
  }

  /// Places the content without bars, because the outer controller shows the bars.
  private final func placeWithoutBars(in bounds: CGRect) {
    navigationBar.isHidden = true
    ownToolbar.isHidden = true
    content.frame = bounds
    for view in content.subviews {
      if transition?.context == nil { view.frame = content.bounds }
      view.additionalSafeAreaInsets = .zero
    }
  }

  /// A Boolean value that indicates whether a controller in the stack hides the bar at the bottom.
  package final var hidesBottomBar: Bool {
    let stack = visibleStack
    if stack.dropFirst().contains(where: \.hidesBottomBarWhenPushed) { return true }
    return allowsNestedStacks && (stack.last as? UINavigationController)?.hidesBottomBar == true
  }

  // MARK: System bars

  /// The controller at the top of the stack.
  open override var childForStatusBarHidden: UIViewController? { topViewController }

  /// The controller at the top of the stack if the navigation bar is hidden; otherwise `nil`, so
  /// that the bar determines the style.
  open override var childForStatusBarStyle: UIViewController? {
    isNavigationBarHidden ? topViewController : nil
  }

  /// Light content over a bar with the style `black`.
  open override var preferredStatusBarStyle: UIStatusBarStyle {
    navigationBar.barStyle == .black ? .lightContent : .default
  }

  /// The controller at the top of the stack.
  open override var childForHomeIndicatorAutoHidden: UIViewController? { topViewController }

  // MARK: Bars

  /// A Boolean value that indicates whether the navigation bar is hidden; `false` by default.
  open var isNavigationBarHidden: Bool {
    get { isBarHidden }
    set { setNavigationBarHidden(newValue, animated: false) }
  }

  /// Shows or hides the navigation bar, without an animation.
  open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
    isBarHidden = hidden
    viewIfLoaded?.setNeedsLayout()
    outerStack?.viewIfLoaded?.setNeedsLayout()
  }

  /// A Boolean value that indicates whether the toolbar is hidden; `true` by default.
  open var isToolbarHidden: Bool {
    get { isBottomBarHidden }
    set { setToolbarHidden(newValue, animated: false) }
  }

  /// Shows or hides the toolbar, without an animation.
  open func setToolbarHidden(_ hidden: Bool, animated: Bool) {
    isBottomBarHidden = hidden
    viewIfLoaded?.setNeedsLayout()
    outerStack?.viewIfLoaded?.setNeedsLayout()
  }

  /// Shows the items of the top controller in the toolbar.
  final func updateToolbar() {
    showToolbarItems()
    viewIfLoaded?.setNeedsLayout()
    outerStack?.updateToolbar()
  }

  /// Shows the items of the top controller, and its search bar if it is in the toolbar.
  private final func showToolbarItems() {
    guard let top = innermostTop, let view = viewIfLoaded else {
      ownToolbar.search = nil
      ownToolbar.items = innermostTop?.toolbarItems
      return
    }
    let item = top.navigationItem
    let items = item.updateToolbarSearch(
      in: view.traitCollection, items: hidesToolbar ? nil : top.toolbarItems ?? [])
    let shown = items ?? top.toolbarItems
    if ownToolbar.items != shown { ownToolbar.items = shown }
    ownToolbar.search =
      item.isSearchInToolbar
      ? item.searchBar.map {
        UIToolbar.Search(
          item: item.searchBarPlacementBarButtonItem, bar: $0, isActive: item.isSearchActive)
      } : nil
  }

  private final var hidesToolbar: Bool {
    let inner = allowsNestedStacks ? visibleStack.last as? UINavigationController : nil
    return (isBottomBarHidden && inner?.isBottomBarHidden != false) || hidesBottomBar
  }
}
