@_spi(Cello) import CelloControls

/// An object that manages a tree of views and its appearance on the screen.
@MainActor @preconcurrency open class UIViewController: UIResponder {
  // Loading
  private final var loadedView: UIView?
  private final var isLoadingView = false
  public final let nibName: String?
  public final let nibBundle: Bundle?

  /// The title that containers show. Setting it also sets the titles of ``navigationItem`` and
  /// ``tabBarItem``.
  open var title: String? {
    didSet {
      ownNavigationItem?.title = title
      ownTabBarItem?.title = title
    }
  }

  // Hierarchy
  public internal(set) final var children: [UIViewController] = []
  public internal(set) final weak var parent: UIViewController?
  open internal(set) var isMovingToParent = false
  open internal(set) var isMovingFromParent = false

  // Appearance
  package final var appearance = ViewAppearance()

  // Presentations
  /// The controller that this one presents itself.
  final var presentedController: UIViewController?
  /// The controller that presents this one itself.
  final weak var presentingController: UIViewController?
  /// The presentation controller that was asked for or provided.
  final var ownPresentationController: UIPresentationController?
  /// The presentation in which the controller is shown.
  final var activePresentation: UIPresentationController?
  /// The coordinator of a transition that is in progress.
  final var coordinator: TransitionCoordinator?

  open internal(set) var isBeingPresented = false
  open internal(set) var isBeingDismissed = false

  /// Where the controller appears when it is presented.
  open var modalPresentationStyle = UIModalPresentationStyle.automatic
  /// How the controller moves onto the screen. It has no effect on pictures.
  open var modalTransitionStyle = UIModalTransitionStyle.coverVertical
  /// How the controller comes onto the screen; `nil` for ``modalTransitionStyle`` or the container's
  /// choice.
  open var preferredTransition: Transition?
  /// Whether a user cannot dismiss the controller by touches outside or a swipe.
  open var isModalInPresentation = false
  /// Whether the view is covered by controllers that its descendants present in the current
  /// context.
  open var definesPresentationContext = false
  /// Whether ``modalTransitionStyle`` of this controller is used for what it presents in its
  /// context.
  open var providesPresentationContextTransitionStyle = false
  /// Whether a controller that does not cover the screen decides about the status bar.
  open var modalPresentationCapturesStatusBarAppearance = false
  /// Whether the focus returns to its former place when the controller appears again.
  open var restoresFocusAfterTransition = true
  /// An object that provides an app's own presentation of the controller.
  open weak var transitioningDelegate: (any UIViewControllerTransitioningDelegate)?

  // Traits
  final var inheritedTraits = UITraitCollection.current
  final var resolvedTraits = UITraitCollection.current
  /// The traits that were in effect before a change that was not yet reported.
  final var reportedTraits = UITraitCollection.current
  final var traitChangeRegistrations = TraitChangeRegistrations()
  /// The traits that the controller gives its children, in the deprecated way.
  final var traitsOfChildren: [ObjectIdentifier: UITraitCollection] = [:]

  /// Traits of the controller, its view and everything below that replace the inherited ones.
  open var traitOverrides = UITraitOverrides() { didSet { updateTraits() } }

  /// The style of the controller, its view and everything below; `unspecified` for the inherited
  /// style.
  open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified {
    didSet { if overrideUserInterfaceStyle != oldValue { updateTraits() } }
  }

  /// Insets that are added to the safe area of the view, such as those of a container's bars.
  /// Negative values and NaN are treated as 0.
  open var additionalSafeAreaInsets = UIEdgeInsets.zero {
    didSet { loadedView?.setSafeAreaInsetsOfController(additionalSafeAreaInsets) }
  }

  /// A controller that loads its view when it is needed.
  ///
  /// - Parameters:
  ///   - nibNameOrNil: the name of a nib file. Nib files are not read: a warning is logged, and the
  ///     view is an empty one.
  ///   - nibBundleOrNil: the bundle of the nib file.
  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    nibName = nibNameOrNil
    nibBundle = nibBundleOrNil
    super.init()
  }

  /// A controller without a nib file. The label only distinguishes it from `NSObject.init()`, which
  /// belongs to no actor and so cannot be overridden here.
  public convenience init(nibName: Void = ()) { self.init(nibName: nil, bundle: nil) }

  /// Always fails: controllers are not read from archives. Subclasses written for iOS override it.
  public required init?(coder: NSCoder) { return nil }

  /// The controller that presents this one, or the superview of the view; without both, the
  /// parent.
  open override var next: UIResponder? {
    presentingController ?? loadedView?.superview ?? parent
  }

  /// The controller of the view that is shown instead of the keyboard, if the controller has no
  /// ``inputView``.
  open override var inputViewController: UIInputViewController? { nil }

  /// The controller of the view above the keyboard, if the controller has no
  /// ``inputAccessoryView``.
  open override var inputAccessoryViewController: UIInputViewController? { nil }

  // MARK: Loading

  /// The view that the controller manages, which is loaded when it is first asked for.
  open var view: UIView! {
    get {
      loadViewIfNeeded()
      return loadedView
    }
    set { setView(newValue) }
  }

  /// The view if it has been loaded.
  open var viewIfLoaded: UIView? { loadedView }

  open var isViewLoaded: Bool { loadedView != nil }

  /// Loads the view unless that has happened, and calls ``viewDidLoad()``.
  open func loadViewIfNeeded() {
    guard loadedView == nil else { return }
    precondition(
      !isLoadingView,
      """
      \(type(of: self)).loadView() asks for the view that it is to create; assign a view to `view` \
      before reading it, or call super.loadView().
      """)
    isLoadingView = true
    CallLog.noteOfApp(self, "loadView()")
    loadView()
    if loadedView == nil {
      ControllerWarnings.note(
        "\(type(of: self)).loadView() assigned no view to `view`; an empty one is used.")
      setView(UIView(frame: UIScreen.main.bounds))
    }
    isLoadingView = false
    CallLog.noteOfApp(self, "viewDidLoad()")
    viewDidLoad()
  }

  /// Creates the view and assigns it to ``view``. An override does not call `super`.
  open func loadView() {
    if let nibName {
      ControllerWarnings.note(
        """
        The nib file '\(nibName)' of \(type(of: self)) is not read; its view is an empty one. \
        Create the view in loadView().
        """)
    }
    let view = UIView(frame: UIScreen.main.bounds)
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    setView(view)
  }

  /// The view has been loaded.
  open func viewDidLoad() {}

  private final func setView(_ view: UIView?) {
    guard view !== loadedView else { return }
    if let owner = view?.controller, owner !== self {
      preconditionFailure(
        """
        A view can belong to one view controller at a time: the view assigned to \
        \(type(of: self)) belongs to a \(type(of: owner)). Create another view, or set the `view` \
        of that controller to nil first.
        """)
    }
    loadedView?.controller = nil
    loadedView?.setSafeAreaInsetsOfController(.zero)
    loadedView = view
    guard let view else { return }
    view.controller = self
    view.setSafeAreaInsetsOfController(additionalSafeAreaInsets)
    // The first layout calls `updateViewConstraints()`.
    view.setNeedsUpdateConstraints()
    view.removeDefaultVerticalMargins()
    view.updateTraits()
    updateContentUnavailableView()
    viewWasLoaded(view)
  }

  /// Called when the controller has another view; for system controllers.
  @_spi(Cello) open func viewWasLoaded(_ view: UIView) {}

  // MARK: Appearance

  /// Called before the view is added to a window. An override calls `super`.
  open func viewWillAppear(_ animated: Bool) {}

  /// Called when the view is in a window and has its traits, before its layout. An override calls
  /// `super`.
  open func viewIsAppearing(_ animated: Bool) {}

  /// Called after the view has appeared. An override calls `super`.
  open func viewDidAppear(_ animated: Bool) {}

  /// Called before the view is removed from its window or covered. An override calls `super`.
  open func viewWillDisappear(_ animated: Bool) {}

  /// Called after the view has been removed from its window or covered. An override calls `super`.
  open func viewDidDisappear(_ animated: Bool) {}

  /// Whether children whose views are in this controller's view appear and disappear with it. A
  /// container that returns `false` calls ``beginAppearanceTransition(_:animated:)`` itself.
  open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }

  /// Tells a child that its view is about to appear or disappear.
  open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
    beginTransition(isAppearing, animated: animated)
  }

  /// Tells a child that its view has appeared or disappeared.
  open func endAppearanceTransition() { endTransition() }

  // MARK: Layout

  /// Called before the view lays out its subviews.
  open func viewWillLayoutSubviews() {}

  /// Called after the view has laid out its subviews.
  open func viewDidLayoutSubviews() {}

  final var needsPropertyUpdate = true

  /// Sets properties of the view and of the controller from the app's data. Called before the first
  /// layout of the view, and before a later one after ``setNeedsUpdateProperties()``, changes of
  /// traits, and changes of properties of `@Observable` objects that the last call read (iOS 26).
  ///
  /// It is called before the view's own method. An override calls `super`.
  open func updateProperties() {}

  /// Requests a call of ``updateProperties()``; it does not request a layout (iOS 26).
  open func setNeedsUpdateProperties() { needsPropertyUpdate = true }

  /// Calls ``updateProperties()`` of the controller, its view and the views below now, where it was
  /// requested (iOS 26). Without a loaded view it does nothing.
  open func updatePropertiesIfNeeded() { viewIfLoaded?.updatePropertiesIfNeeded() }

  /// Updates the constraints of the view. An override calls `super` last.
  open func updateViewConstraints() { loadedView?.updateConstraints() }

  /// Called when the safe area of the view has changed.
  open func viewSafeAreaInsetsDidChange() {}

  /// Called when the margins of the view have changed.
  open func viewLayoutMarginsDidChange() {}

  // MARK: Children

  /// Adds a controller at the end of ``children``, and removes it from its former parent.
  ///
  /// Adding the controller to itself or to one of its own descendants ends the process, as UIKit's
  /// exception does. The caller adds the child's view, and calls the child's
  /// ``didMove(toParent:)``.
  open func addChild(_ childController: UIViewController) { add(childController) }

  /// Removes the controller from its parent. The caller has called
  /// ``willMove(toParent:)`` with `nil` and removed the view. Without a parent it has no effect.
  open func removeFromParent() { leaveParent() }

  /// Called before the controller is added to a container, or with `nil` before it is removed. An
  /// override calls `super`.
  open func willMove(toParent parent: UIViewController?) {
    if parent == nil, self.parent != nil { isMovingFromParent = true }
  }

  /// Called after the controller was added to a container, or with `nil` after it was removed. An
  /// override calls `super`.
  open func didMove(toParent parent: UIViewController?) {
    if parent != nil { isMovingToParent = false } else { isMovingFromParent = false }
  }

  /// Replaces the view of a child by that of another one in the same superview, immediately.
  ///
  /// Both must be children of this controller: others end the process, as UIKit's exception does.
  open func transition(
    from fromViewController: UIViewController, to toViewController: UIViewController,
    duration: TimeInterval, options: UIView.AnimationOptions = [], animations: (() -> Void)?,
    completion: ((Bool) -> Void)? = nil
  ) {
    replace(
      fromViewController, by: toViewController, isAnimated: duration > 0, animations, completion)
  }

  // MARK: Presentations

  /// Shows a controller in front of this one, without an animation, and calls the completion.
  ///
  /// The topmost parent presents; in the current context, the nearest one that defines it. If it
  /// presents another controller already, or its view is not in a window, a warning is logged and
  /// nothing happens. A controller that has a parent or is presented already ends the process, as
  /// UIKit's exception does.
  open func present(
    _ viewControllerToPresent: UIViewController, animated flag: Bool,
    completion: (() -> Void)? = nil
  ) { startPresenting(viewControllerToPresent, animated: flag, completion) }

  /// Dismisses what this controller presents, with all that is in front of it; or, if it presents
  /// nothing, the controller itself. The completion is called even if there is nothing to dismiss.
  open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    startDismissing(animated: flag, completion)
  }

  /// The controller that this one or one of its parents presents.
  open var presentedViewController: UIViewController? {
    presentedController ?? parent?.presentedViewController
  }

  /// The controller that presents this one or one of its parents.
  open var presentingViewController: UIViewController? {
    presentingController ?? parent?.presentingViewController
  }

  /// The object that manages how the controller or one of its parents is presented.
  ///
  /// Before a presentation, one of the kind that ``modalPresentationStyle`` calls for, to be
  /// configured.
  open var presentationController: UIPresentationController? { managedPresentation }

  /// The presentation controller in use, after an adaptation to the environment; `nil` without a
  /// presentation.
  open var activePresentationController: UIPresentationController? {
    activePresentation ?? parent?.activePresentationController
  }

  /// The presentation controller if it is that of a sheet.
  open var sheetPresentationController: UISheetPresentationController? {
    presentationController as? UISheetPresentationController
  }

  /// The presentation controller if it is that of a popover.
  open var popoverPresentationController: UIPopoverPresentationController? {
    presentationController as? UIPopoverPresentationController
  }

  /// The coordinator of the transition that is in progress; `nil` for none.
  open var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
    coordinator ?? parent?.transitionCoordinator
  }

  /// The presentation controller of styles that are neither sheets nor popovers; for system
  /// controllers.
  func systemPresentation(by presenter: UIViewController?) -> UIPresentationController {
    UIPresentationController(presentedViewController: self, presenting: presenter)
  }

  /// The style that replaces a popover in a narrow environment.
  var compactPopoverStyle: UIModalPresentationStyle { .pageSheet }

  package final var managedView: UIView { view }

  /// The user has moved the controller away, without a button of the app. For controllers of the
  /// system.
  func didDismissByUser() {}

  /// The style that `automatic` means.
  var automaticPresentationStyle: UIModalPresentationStyle { .pageSheet }

  /// Shows a controller where the nearest container shows such controllers; presents it without
  /// a container.
  open func targetViewController(forAction action: Selector, sender: Any?) -> UIViewController? {
    sequence(first: self) { $0.parent ?? $0.presentingViewController }
      .first { $0.canPerformAction(action, withSender: sender) }
  }

  open func show(_ vc: UIViewController, sender: Any?) {
    if let parent { parent.show(vc, sender: sender) } else { present(vc, animated: true) }
  }

  /// Shows a controller as the detail of the nearest container that has one; presents it without
  /// such a container.
  open func showDetailViewController(_ vc: UIViewController, sender: Any?) {
    if let parent {
      parent.showDetailViewController(vc, sender: sender)
    } else {
      present(vc, animated: true)
    }
  }

  // MARK: Sizes

  /// The size that the content would like to have in a container or popover, in points; zero for no
  /// preference.
  open var preferredContentSize = CGSize.zero {
    didSet {
      if preferredContentSize != oldValue {
        parent?.preferredContentSizeDidChange(forChildContentContainer: self)
      }
    }
  }

  /// The preferred size of a child has changed.
  open func preferredContentSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {}

  /// The size that constraints give a child has changed.
  open func systemLayoutFittingSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {}

  /// The size of a child's view in a view of this controller with a size; the same by default.
  open func size(
    forChildContentContainer container: any UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize { parentSize }

  /// The size of the view will change. An override calls `super`, which tells the children whose
  /// sizes change with it.
  open func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    for child in children {
      let childSize = self.size(forChildContentContainer: child, withParentContainerSize: size)
      if childSize != child.viewIfLoaded?.bounds.size {
        child.viewWillTransition(to: childSize, with: coordinator)
      }
    }
  }

  /// The size classes will change. An override calls `super`, which tells the children.
  open func willTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    for child in children { child.willTransition(to: newCollection, with: coordinator) }
  }

  // MARK: Traits

  /// The traits of the controller: those of its view's superview with its own overrides.
  open var traitCollection: UITraitCollection { resolvedTraits }

  /// The traits have changed. Called after the view has its new traits.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  // MARK: Content unavailable

  final var contentUnavailable = ContentUnavailableHost()

  /// What is shown in front of the view while there is nothing to show; `nil` for nothing.
  open var contentUnavailableConfiguration: (any UIContentConfiguration)? {
    get { contentUnavailable.configuration }
    set {
      contentUnavailable.configuration = newValue
      updateContentUnavailableView()
    }
  }

  /// The state from which the configuration is derived.
  open var contentUnavailableConfigurationState: UIContentUnavailableConfigurationState {
    UIContentUnavailableConfigurationState(traitCollection: traitCollection)
  }

  /// Requests a call of ``updateContentUnavailableConfiguration(using:)`` before the next layout.
  open func setNeedsUpdateContentUnavailableConfiguration() {
    contentUnavailable.needsUpdate = true
    viewIfLoaded?.setNeedsLayout()
  }

  /// Sets ``contentUnavailableConfiguration`` for a state. Called before the first layout, after
  /// changes of the state and after ``setNeedsUpdateContentUnavailableConfiguration()``.
  open func updateContentUnavailableConfiguration(
    using state: UIContentUnavailableConfigurationState
  ) {}

  // MARK: Focus

  /// The environments that are searched for an item to focus, in order of preference; the view by
  /// default.
  open var preferredFocusEnvironments: [any UIFocusEnvironment] {
    viewIfLoaded.map { [$0] } ?? []
  }

  /// The group of the items in the view; `nil` for that of what contains the view.
  open var focusGroupIdentifier: String?

  /// Whether the focus may move from, to or within the controller.
  open func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool { true }

  /// Called after the focus has moved from, to or within the controller.
  open func didUpdateFocus(
    in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator
  ) {}

  // MARK: Scroll views

  final var contentScrollViews: [NSDirectionalRectEdge.RawValue: WeakScrollView] = [:]

  /// The scroll view that bars at an edge observe: the one that was set, or else the view or its
  /// frontmost subview that scrolls.
  open func contentScrollView(for edge: NSDirectionalRectEdge) -> UIScrollView? {
    scrollView(for: edge)
  }

  /// Sets the scroll view that bars at edges observe.
  open func setContentScrollView(_ scrollView: UIScrollView?, for edge: NSDirectionalRectEdge) {
    setScrollView(scrollView, for: edge)
  }

  /// Sets the scroll view that bars at all edges observe.
  open func setContentScrollView(_ scrollView: UIScrollView?) {
    setContentScrollView(scrollView, for: .all)
  }

  // MARK: System bars

  // The status bar and the home indicator are not drawn.

  open var prefersStatusBarHidden: Bool { false }
  open var preferredStatusBarStyle: UIStatusBarStyle { .default }
  open var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { .fade }
  /// The child that decides about the status bar instead of this controller.
  open var childForStatusBarHidden: UIViewController? { nil }
  open var childForStatusBarStyle: UIViewController? { nil }
  open var prefersHomeIndicatorAutoHidden: Bool { false }
  open var childForHomeIndicatorAutoHidden: UIViewController? { nil }
  open var preferredScreenEdgesDeferringSystemGestures: UIRectEdge { [] }
  open var childForScreenEdgesDeferringSystemGestures: UIViewController? { nil }
  open var prefersPointerLocked: Bool { false }
  open var childViewControllerForPointerLock: UIViewController? { nil }

  /// Applies a changed preference about the status bar.
  open func setNeedsStatusBarAppearanceUpdate() { updateStatusBar() }
  open func setNeedsUpdateOfHomeIndicatorAutoHidden() {}
  open func setNeedsUpdateOfScreenEdgesDeferringSystemGestures() {}
  open func setNeedsUpdateOfPrefersPointerLocked() {}

  // MARK: Orientation

  /// The orientations that the controller supports: all on iPads, all but upside down elsewhere.
  open var supportedInterfaceOrientations: UIInterfaceOrientationMask { orientationsOfDevice }
  package final var orientationsOfDevice: UIInterfaceOrientationMask {
    traitCollection.userInterfaceIdiom == .pad ? .all : .allButUpsideDown
  }
  open var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation { .portrait }
  open var shouldAutorotate: Bool { true }
  /// Devices are turned by tests only, so that there is nothing to update.
  open func setNeedsUpdateOfSupportedInterfaceOrientations() {}

  // MARK: Surroundings

  /// The edges at which the view lies under bars of containers.
  open var edgesForExtendedLayout = UIRectEdge.all
  /// Whether the view lies under opaque bars as well.
  open var extendedLayoutIncludesOpaqueBars = false
  /// Whether the margins of the view are at least ``systemMinimumLayoutMargins``.
  open var viewRespectsSystemMinimumLayoutMargins = true {
    didSet { loadedView?.layoutMarginsChanged() }
  }
  /// The least margins of the view at its leading and trailing sides, in points: 16 in a narrow
  /// environment and 20 in a wide one.
  open var systemMinimumLayoutMargins: NSDirectionalEdgeInsets { minimumMargins }
  /// Whether the keyboard stays when another kind of input is needed.
  open var disablesAutomaticKeyboardDismissal: Bool {
    resolvedPresentationStyle == .formSheet
  }
  /// Whether the controller performs actions while it presents another one.
  open var performsActionsWhilePresentingModally: Bool { false }
  /// A name under which the state of the controller is restored, which does not happen.
  open var restorationIdentifier: String?
  /// The class that would create the controller when its state is restored, which does not happen.
  open var restorationClass: (any UIViewControllerRestoration.Type)?

  /// Writes the state of the controller. It is not called: states are not archived.
  open func encodeRestorableState(with coder: NSCoder) {}

  /// Reads the state of the controller. It is not called: states are not archived.
  open func decodeRestorableState(with coder: NSCoder) {}

  /// The states of all controllers were restored. It is not called: states are not archived.
  open func applicationFinishedRestoringState() {}

  /// A name for statistics of the system about interactions, which are not gathered.
  open var interactionActivityTrackingBaseName: String?

  /// Memory is scarce. Called by tests only.
  open func didReceiveMemoryWarning() {}

  public nonisolated static let hierarchyInconsistencyException = NSExceptionName(
    "UIViewControllerHierarchyInconsistency")
  public nonisolated static let showDetailTargetDidChangeNotification = NSNotification.Name(
    "UIViewControllerShowDetailTargetDidChangeNotification")

  // MARK: Editing

  /// Whether the controller's content is being edited. Set it with ``setEditing(_:animated:)``.
  open var isEditing: Bool {
    get { editing }
    set { setEditing(newValue, animated: false) }
  }
  private final var editing = false

  /// Starts or ends editing. An override calls `super` first.
  open func setEditing(_ editing: Bool, animated: Bool) {
    self.editing = editing
    if hasEditButtonItem { show(isEditing: editing, in: ownEditButtonItem) }
  }

  // MARK: Bars

  /// What a navigation bar shows for the controller, with its title.
  open var navigationItem: UINavigationItem {
    if let ownNavigationItem { return ownNavigationItem }
    let item = UINavigationItem()
    item.title = title
    ownNavigationItem = item
    return item
  }
  private final var ownNavigationItem: UINavigationItem?

  /// What a tab bar shows for the controller, with its title.
  open var tabBarItem: UITabBarItem! {
    get {
      if let ownTabBarItem { return ownTabBarItem }
      let item = UITabBarItem(title: title, image: nil, selectedImage: nil)
      ownTabBarItem = item
      return item
    }
    set {
      let former = ownTabBarItem
      ownTabBarItem = newValue
      // The tab bar controller that shows the former item takes over the new one.
      if former !== newValue { former?.contentDidChange() }
    }
  }
  private final var ownTabBarItem: UITabBarItem?

  /// A button that starts and ends editing with ``setEditing(_:animated:)``.
  open var editButtonItem: UIBarButtonItem { ownEditButtonItem }
  private final lazy var ownEditButtonItem: UIBarButtonItem = {
    let item = UIBarButtonItem()
    item.primaryAction = UIAction { [weak self] _ in
      guard let self else { return }
      setEditing(!isEditing, animated: true)
    }
    hasEditButtonItem = true
    show(isEditing: isEditing, in: item)
    return item
  }()
  private final var hasEditButtonItem = false

  private final func show(isEditing: Bool, in item: UIBarButtonItem) {
    item.title = (isEditing ? SystemString.done : .edit).text
    item.style = isEditing ? .prominent : .plain
  }

  /// The items of the toolbar of a navigation controller; `nil` for none.
  open var toolbarItems: [UIBarButtonItem]? { didSet { toolbarItemsHandler?() } }
  /// Called when ``toolbarItems`` change.
  final var toolbarItemsHandler: (@MainActor () -> Void)?

  open func setToolbarItems(_ toolbarItems: [UIBarButtonItem]?, animated: Bool) {
    self.toolbarItems = toolbarItems
  }

  /// Whether toolbars and tab bars are hidden while the controller is in the stack of a navigation
  /// controller, other than at its bottom.
  open var hidesBottomBarWhenPushed = false

  /// The commands that were added; `nil` without one.
  open override var keyCommands: [UIKeyCommand]? {
    addedKeyCommands.isEmpty ? nil : addedKeyCommands
  }
  final var addedKeyCommands: [UIKeyCommand] = []

  @_spi(Cello) public override var offersKeyCommands: Bool {
    presentedViewController == nil || performsActionsWhilePresentingModally
  }
}
