@_spi(Cello) import CelloControls

/// An object that manages a view hierarchy and its appearance on the screen.
@MainActor @preconcurrency open class UIViewController: UIResponder, @preconcurrency NSCoding {
  // Loading
  private final var loadedView: UIView?
  private final var isLoadingView = false
  /// The guides of the current view at the bars, which are created on first use.
  final var barLayoutGuides: (top: BarLayoutGuide?, bottom: BarLayoutGuide?)
  /// The name of the nib file with the view; `nil` for none.
  ///
  /// Without a name from the initializer, it is the name of the class, without `Controller` at its
  /// end or whole, if there is a nib file with this name.
  open var nibName: String? {
    ownNibName ?? (scene == nil ? Self.defaultNibName(of: type(of: self), in: nibBundle) : nil)
  }
  private final var ownNibName: String?
  /// The bundle of the nib file; `nil` for the main bundle.
  open private(set) var nibBundle: Bundle?
  /// The scene of the storyboard from which the controller was created; `nil` for none.
  package final var scene: (any ControllerScene)?

  /// The title that containers show; `nil` by default. Setting it also sets the titles of
  /// ``navigationItem`` and ``tabBarItem``.
  open var title: String? {
    didSet {
      ownNavigationItem?.title = title
      ownTabBarItem?.title = title
    }
  }

  // Hierarchy
  /// The child view controllers, in the order in which they were added.
  open internal(set) var children: [UIViewController] = []
  /// The parent view controller; `nil` for none.
  open internal(set) weak var parent: UIViewController?
  /// A Boolean value that indicates whether the controller is being added to a parent.
  open internal(set) var isMovingToParent = false
  /// A Boolean value that indicates whether the controller is being removed from its parent.
  open internal(set) var isMovingFromParent = false

  // Appearance
  package final var appearance = ViewAppearance()

  // Presentations
  /// The controller that this controller presents directly.
  final var presentedController: UIViewController?
  /// The controller that presents this controller directly.
  final weak var presentingController: UIViewController?
  /// The presentation controller that was created for, or assigned to, this controller.
  final var ownPresentationController: UIPresentationController?
  /// The presentation that shows the controller; `nil` for none.
  final var activePresentation: UIPresentationController?
  /// The coordinator of the current transition; `nil` for none.
  final var coordinator: TransitionCoordinator?

  /// A Boolean value that indicates whether the controller is being presented.
  open internal(set) var isBeingPresented = false
  /// A Boolean value that indicates whether the controller is being dismissed.
  open internal(set) var isBeingDismissed = false

  /// The style in which the controller is presented; `automatic` by default.
  open var modalPresentationStyle = UIModalPresentationStyle.automatic
  /// The animation of a presentation; `coverVertical` by default. Presentations take time on a
  /// simulated clock.
  ///
  /// A flip has no perspective, and a sheet is faded instead. A partial curl is a cross-fade.
  open var modalTransitionStyle = UIModalTransitionStyle.coverVertical
  /// The transition of the controller onto the screen; `nil`, the default, for
  /// ``modalTransitionStyle`` or the container's transition. Only a zoom has an effect.
  open var preferredTransition: Transition?
  /// A Boolean value that indicates whether touches outside the view and swipes cannot dismiss the
  /// controller; `false` by default.
  open var isModalInPresentation = false
  /// A Boolean value that indicates whether controllers that descendants present in the current
  /// context cover this controller's view; `false` by default.
  open var definesPresentationContext = false
  /// A Boolean value that indicates whether presentations in the controller's context use its
  /// ``modalTransitionStyle``; `false` by default.
  open var providesPresentationContextTransitionStyle = false
  /// A Boolean value that indicates whether the controller determines the status bar even if its
  /// presentation does not cover the screen; `false` by default.
  open var modalPresentationCapturesStatusBarAppearance = false
  /// Stored only: a Boolean value that indicates whether the focus returns to its former item when
  /// the controller appears again; `true` by default. The focus is not restored.
  open var restoresFocusAfterTransition = true
  /// A delegate that provides custom presentations and animations of the controller; `nil` by
  /// default.
  open weak var transitioningDelegate: (any UIViewControllerTransitioningDelegate)?

  // Traits
  final var inheritedTraits = UITraitCollection.current
  final var resolvedTraits = UITraitCollection.current
  /// The traits before a change that has not been reported yet.
  final var reportedTraits = UITraitCollection.current
  final var traitChangeRegistrations = TraitChangeRegistrations()
  /// The deprecated trait overrides of the children.
  final var traitsOfChildren: [ObjectIdentifier: UITraitCollection] = [:]

  /// The trait overrides of the controller, its view and their descendants; empty by default.
  open var traitOverrides = UITraitOverrides() { didSet { updateTraits() } }

  /// The interface style of the controller, its view and their descendants; `unspecified`, the
  /// default, inherits the style.
  open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified {
    didSet { if overrideUserInterfaceStyle != oldValue { updateTraits() } }
  }

  /// Insets that are added to the safe area of the view, such as the heights of a container's bars,
  /// in points; zero by default. Negative values and NaN are treated as 0.
  open var additionalSafeAreaInsets = UIEdgeInsets.zero {
    didSet { loadedView?.setSafeAreaInsetsOfController(additionalSafeAreaInsets) }
  }

  /// Creates a controller that loads its view lazily.
  ///
  /// - Parameters:
  ///   - nibNameOrNil: the name of the nib file with the view; `nil` for ``nibName``'s default.
  ///   - nibBundleOrNil: the bundle of the nib file; `nil` for the main bundle.
  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    ownNibName = nibNameOrNil
    nibBundle = nibBundleOrNil
    super.init()
  }

  /// Creates a controller without a nib file. The label distinguishes it from `NSObject.init()`,
  /// which is not isolated to an actor and so cannot be overridden here.
  @_disfavoredOverload
  public convenience init(nibName: Void = ()) { self.init(nibName: nil, bundle: nil) }

  /// Creates a controller of a storyboard or a nib file. It fails for other coders: controllers are
  /// not read from archives.
  public required init?(coder: NSCoder) {
    guard let nib = coder.nib else { return nil }
    ownNibName = nib.initialValue("nibName")
    nibBundle = nib.initialValue("bundle")
    scene = nib.initialValue("scene")
    super.init()
    coder.apply(to: self, as: UIViewController.self)
  }

  /// Archives nothing, and logs a warning. Subclasses written for iOS override it.
  open func encode(with coder: NSCoder) {
    ResourceWarnings.note(
      "\(type(of: self)) cannot be archived, because controllers are not read from archives. Archive "
        + "the values from which the controller is created.")
  }

  /// The controller that presents this controller, or else the view's superview, or else the
  /// parent.
  open override var next: UIResponder? {
    presentingController ?? loadedView?.superview ?? parent
  }

  /// The controller of the view that replaces the keyboard, if ``inputView`` is `nil`; `nil` by
  /// default.
  open override var inputViewController: UIInputViewController? { nil }

  /// The controller of the view above the keyboard, if ``inputAccessoryView`` is `nil`; `nil` by
  /// default.
  open override var inputAccessoryViewController: UIInputViewController? { nil }

  // MARK: Loading

  /// The view that the controller manages. The first access loads it.
  open var view: UIView! {
    get {
      loadViewIfNeeded()
      return loadedView
    }
    set { setView(newValue) }
  }

  /// The view; `nil` if it is not loaded.
  open var viewIfLoaded: UIView? { loadedView }

  /// A Boolean value that indicates whether the view is loaded.
  open var isViewLoaded: Bool { loadedView != nil }

  /// Loads the view and calls ``viewDidLoad()``, if the view is not loaded.
  open func loadViewIfNeeded() {
    guard loadedView == nil else { return }
    precondition(
      !isLoadingView,
      """
      \(type(of: self)).loadView() asks for the view that it is to create; assign a view to `view` \
      before reading it, or call super.loadView().
      """)
    isLoadingView = true
    CallLog.logAppCall(self, "loadView()")
    loadView()
    if loadedView == nil {
      ControllerWarnings.note(
        "\(type(of: self)).loadView() assigned no view to `view`; an empty one is used.")
      setView(UIView(frame: UIScreen.main.bounds))
    }
    isLoadingView = false
    CallLog.logAppCall(self, "viewDidLoad()")
    viewDidLoad()
  }

  /// Creates the view and assigns it to ``view``: that of the storyboard or the nib file, or an empty
  /// one. An override that creates the view in code does not call `super`.
  open func loadView() {
    if loadViewFromNib() { return }
    let view = UIView(frame: UIScreen.main.bounds)
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    setView(view)
  }

  /// Called after the view is loaded.
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

  /// Called when the controller gets a view; for system controllers.
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

  /// A Boolean value that indicates whether children appear and disappear with the controller;
  /// `true` by default. A container that returns `false` must call
  /// ``beginAppearanceTransition(_:animated:)`` on its children.
  open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }

  /// Notifies a child controller that its view is about to appear or disappear.
  open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
    beginTransition(isAppearing, animated: animated)
  }

  /// Notifies a child controller that its view has appeared or disappeared.
  open func endAppearanceTransition() { endTransition() }

  // MARK: Layout

  /// Called before the view lays out its subviews.
  open func viewWillLayoutSubviews() {}

  /// Called after the view has laid out its subviews.
  open func viewDidLayoutSubviews() {}

  final var needsPropertyUpdate = true

  /// Sets properties of the view and of the controller from the app's data (iOS 26).
  ///
  /// The method is called before the first layout of the view. It is called again before a layout
  /// after ``setNeedsUpdateProperties()``, after trait changes, and after changes of `@Observable`
  /// properties that the last call read. It is called before the view's own method. An override
  /// calls `super`.
  open func updateProperties() {}

  /// Requests a call of ``updateProperties()``, without requesting a layout (iOS 26).
  open func setNeedsUpdateProperties() { needsPropertyUpdate = true }

  /// Calls ``updateProperties()`` on the controller, its view and the view's descendants if an
  /// update was requested (iOS 26). It has no effect if the view is not loaded.
  open func updatePropertiesIfNeeded() { viewIfLoaded?.updatePropertiesIfNeeded() }

  /// Updates the constraints of the view. An override calls `super` last.
  open func updateViewConstraints() { loadedView?.updateConstraints() }

  /// Called when the safe area of the view has changed.
  open func viewSafeAreaInsetsDidChange() {}

  /// Called when the margins of the view have changed.
  open func viewLayoutMarginsDidChange() {}

  /// The area at the top of the view that bars cover. Use the view's `safeAreaLayoutGuide` in new
  /// code.
  @available(
    iOS, introduced: 7.0, deprecated: 11.0,
    message: "Use view.safeAreaLayoutGuide.topAnchor instead of topLayoutGuide.bottomAnchor"
  )
  open var topLayoutGuide: any UILayoutSupport { barLayoutGuide(isAtTop: true) }

  /// The area at the bottom of the view that bars cover. Use the view's `safeAreaLayoutGuide` in
  /// new code.
  @available(
    iOS, introduced: 7.0, deprecated: 11.0,
    message: "Use view.safeAreaLayoutGuide.bottomAnchor instead of bottomLayoutGuide.topAnchor"
  )
  open var bottomLayoutGuide: any UILayoutSupport { barLayoutGuide(isAtTop: false) }

  // MARK: Children

  /// Adds a controller at the end of ``children`` and removes it from its former parent.
  ///
  /// Adding the controller to itself or to a descendant ends the process; UIKit raises an
  /// exception. The caller adds the child's view and calls ``didMove(toParent:)`` on the child.
  open func addChild(_ childController: UIViewController) { add(childController) }

  /// Removes the controller from its parent, if any. The caller first calls ``willMove(toParent:)``
  /// with `nil` and removes the view.
  open func removeFromParent() { leaveParent() }

  /// Called before the controller is added to a container, or with `nil` before it is removed. An
  /// override calls `super`.
  open func willMove(toParent parent: UIViewController?) {
    if parent == nil, self.parent != nil { isMovingFromParent = true }
  }

  /// Called after the controller is added to a container, or with `nil` after it is removed. An
  /// override calls `super`.
  open func didMove(toParent parent: UIViewController?) {
    if parent != nil { isMovingToParent = false } else { isMovingFromParent = false }
  }

  /// Replaces the view of a child with the view of another child, immediately.
  ///
  /// Both controllers must be children of this controller; otherwise the process ends. UIKit raises
  /// an exception.
  open func transition(
    from fromViewController: UIViewController, to toViewController: UIViewController,
    duration: TimeInterval, options: UIView.AnimationOptions = [], animations: (() -> Void)?,
    completion: ((Bool) -> Void)? = nil
  ) {
    replace(
      fromViewController, by: toViewController, isAnimated: duration > 0, animations, completion)
  }

  // MARK: Presentations

  /// Presents a controller in front of this controller.
  ///
  /// The presentation takes no time, unless the controller has a custom animation. The topmost
  /// parent presents; in the current context, the nearest controller that defines a context. If it
  /// presents a controller already, or its view is not in a window, a warning is logged and nothing
  /// is presented. Presenting a controller that has a parent or is presented already ends the
  /// process; UIKit raises an exception.
  open func present(
    _ viewControllerToPresent: UIViewController, animated flag: Bool,
    completion: (() -> Void)? = nil
  ) { startPresenting(viewControllerToPresent, animated: flag, completion) }

  /// Dismisses the presented controller and all controllers in front of it. If the controller
  /// presents nothing, it is dismissed itself. The completion is called even if there is nothing to
  /// dismiss.
  open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    startDismissing(animated: flag, completion)
  }

  /// The controller that this controller or one of its parents presents; `nil` for none.
  open var presentedViewController: UIViewController? {
    presentedController ?? parent?.presentedViewController
  }

  /// The controller that presents this controller or one of its parents; `nil` for none.
  open var presentingViewController: UIViewController? {
    presentingController ?? parent?.presentingViewController
  }

  /// The object that manages the presentation of the controller or of one of its parents.
  ///
  /// Before a presentation, the controller is created for ``modalPresentationStyle`` so that it can
  /// be configured.
  open var presentationController: UIPresentationController? { managedPresentation }

  /// The current presentation controller, after adaptation to the environment; `nil` if the
  /// controller is not presented.
  open var activePresentationController: UIPresentationController? {
    activePresentation ?? parent?.activePresentationController
  }

  /// The presentation controller as a sheet presentation controller; `nil` for other styles.
  open var sheetPresentationController: UISheetPresentationController? {
    presentationController as? UISheetPresentationController
  }

  /// The presentation controller as a popover presentation controller; `nil` for other styles.
  open var popoverPresentationController: UIPopoverPresentationController? {
    presentationController as? UIPopoverPresentationController
  }

  /// The coordinator of the current transition; `nil` for none.
  open var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
    coordinator ?? parent?.transitionCoordinator
  }

  /// Returns the presentation controller for styles other than sheets and popovers; for system
  /// controllers.
  func systemPresentation(by presenter: UIViewController?) -> UIPresentationController {
    UIPresentationController(presentedViewController: self, presenting: presenter)
  }

  /// The style that replaces a popover in a compact-width environment.
  var compactPopoverStyle: UIModalPresentationStyle { .pageSheet }

  package final var managedView: UIView { view }

  /// Called after the user dismisses the controller with a gesture; for system controllers.
  func didDismissByUser() {}

  /// The style that `automatic` selects.
  var automaticPresentationStyle: UIModalPresentationStyle { .pageSheet }

  /// Returns the nearest controller that can perform an action, from this controller through its
  /// parents and presenting controllers; `nil` for none.
  ///
  /// ``show(_:sender:)`` calls it with the selector `showViewController:sender:`, and
  /// ``showDetailViewController(_:sender:)`` with `showDetailViewController:sender:`.
  open func targetViewController(forAction action: Selector, sender: Any?) -> UIViewController? {
    sequence(first: self) { $0.parent ?? $0.presentingViewController }
      .first { $0.canPerformAction(action, withSender: sender) }
  }

  /// Shows a controller in the target of the action, or else in the nearest container, or presents
  /// it if there is no container.
  open func show(_ vc: UIViewController, sender: Any?) {
    if let target = target(of: "showViewController:sender:", sender) {
      target.show(vc, sender: sender)
    } else if let parent {
      parent.show(vc, sender: sender)
    } else {
      present(vc, animated: true)
    }
  }

  /// Returns another controller that performs an action for this controller; `nil` for none.
  private func target(of action: Selector, _ sender: Any?) -> UIViewController? {
    let target = targetViewController(forAction: action, sender: sender)
    return target === self ? nil : target
  }

  /// Shows a controller in the detail area of the target of the action, or else of the nearest
  /// container, or presents it if there is no container.
  open func showDetailViewController(_ vc: UIViewController, sender: Any?) {
    if let target = target(of: "showDetailViewController:sender:", sender) {
      target.showDetailViewController(vc, sender: sender)
    } else if let parent {
      parent.showDetailViewController(vc, sender: sender)
    } else {
      present(vc, animated: true)
    }
  }

  // MARK: Sizes

  /// The preferred size of the content in a container or popover, in points; zero, the default, for
  /// no preference.
  open var preferredContentSize = CGSize.zero {
    didSet {
      if preferredContentSize != oldValue {
        parent?.preferredContentSizeDidChange(forChildContentContainer: self)
        activePresentation?.preferredContentSizeDidChange(forChildContentContainer: self)
      }
    }
  }

  /// Called when the preferred size of a child changes.
  open func preferredContentSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {}

  /// Never called: notifies the controller that constraints give a child another size.
  open func systemLayoutFittingSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {}

  /// Returns the size of a child's view for a size of this controller's view, in points; the same
  /// size by default.
  open func size(
    forChildContentContainer container: any UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize { parentSize }

  /// Called before the size of the view changes. An override calls `super`, which notifies the
  /// children whose sizes change.
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

  /// Called before the size classes change. An override calls `super`, which notifies the children.
  open func willTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    for child in children { child.willTransition(to: newCollection, with: coordinator) }
  }

  // MARK: Traits

  /// The traits of the controller: the traits of its view's superview with the controller's
  /// overrides.
  open var traitCollection: UITraitCollection { resolvedTraits }

  /// Called when the traits change, after the view has its new traits.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  // MARK: Content unavailable

  final var contentUnavailable = ContentUnavailableHost()

  /// The configuration of the view that covers the controller's view if there is no content; `nil`,
  /// the default, for none.
  open var contentUnavailableConfiguration: (any UIContentConfiguration)? {
    get { contentUnavailable.configuration }
    set {
      contentUnavailable.configuration = newValue
      updateContentUnavailableView()
    }
  }

  /// The state that ``updateContentUnavailableConfiguration(using:)`` receives.
  open var contentUnavailableConfigurationState: UIContentUnavailableConfigurationState {
    UIContentUnavailableConfigurationState(traitCollection: traitCollection)
  }

  /// Requests a call of ``updateContentUnavailableConfiguration(using:)`` before the next layout.
  open func setNeedsUpdateContentUnavailableConfiguration() {
    contentUnavailable.needsUpdate = true
    viewIfLoaded?.setNeedsLayout()
  }

  /// Sets ``contentUnavailableConfiguration`` for a state. It is called before the first layout,
  /// after changes of the state and after ``setNeedsUpdateContentUnavailableConfiguration()``.
  open func updateContentUnavailableConfiguration(
    using state: UIContentUnavailableConfigurationState
  ) {}

  // MARK: Focus

  /// The environments in which a focusable item is searched, in order of preference; the view by
  /// default.
  open var preferredFocusEnvironments: [any UIFocusEnvironment] {
    viewIfLoaded.map { [$0] } ?? []
  }

  /// Stored only: the identifier of the focus group of the view's items; `nil` by default. Only the
  /// groups of views affect the movement of the focus.
  open var focusGroupIdentifier: String?

  /// Returns a Boolean value that indicates whether the focus can move from, to or within the
  /// controller; `true` by default.
  open func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool { true }

  /// Called after the focus moves from, to or within the controller.
  open func didUpdateFocus(
    in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator
  ) {}

  // MARK: Scroll views

  final var contentScrollViews: [NSDirectionalRectEdge.RawValue: WeakScrollView] = [:]

  /// Returns the scroll view that bars at an edge observe. If no scroll view was set, it is the
  /// view itself or its frontmost scrolling subview.
  open func contentScrollView(for edge: NSDirectionalRectEdge) -> UIScrollView? {
    scrollView(for: edge)
  }

  /// Sets the scroll view that bars at the given edges observe; `nil` to select it automatically.
  open func setContentScrollView(_ scrollView: UIScrollView?, for edge: NSDirectionalRectEdge) {
    setScrollView(scrollView, for: edge)
  }

  /// Sets the scroll view that bars at all edges observe; `nil` to select it automatically.
  open func setContentScrollView(_ scrollView: UIScrollView?) {
    setContentScrollView(scrollView, for: .all)
  }

  // MARK: System bars

  // Pictures of screens show the status bar and the home indicator according to these properties
  // at the time of the picture.

  /// A Boolean value that indicates whether the status bar is hidden; `false` by default. The safe
  /// area does not depend on it.
  open var prefersStatusBarHidden: Bool { false }
  /// The style of the status bar; `default`, the default, for the interface style of the
  /// controller.
  open var preferredStatusBarStyle: UIStatusBarStyle { .default }
  /// The animation of the status bar; `fade` by default. The value is never read.
  open var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { .fade }
  /// The child that determines whether the status bar is hidden; `nil`, the default, for this
  /// controller.
  open var childForStatusBarHidden: UIViewController? { nil }
  /// The child that determines the style of the status bar; `nil`, the default, for this
  /// controller.
  open var childForStatusBarStyle: UIViewController? { nil }
  /// A Boolean value that indicates whether the home indicator hides automatically; `false` by
  /// default. Pictures show a device that has not been touched for a while, without the indicator.
  open var prefersHomeIndicatorAutoHidden: Bool { false }
  /// The child that determines the home indicator; `nil`, the default, for this controller.
  open var childForHomeIndicatorAutoHidden: UIViewController? { nil }
  /// The edges at which the controller's gestures precede the system's gestures; empty by default.
  /// The value is never read.
  open var preferredScreenEdgesDeferringSystemGestures: UIRectEdge { [] }
  /// The child that determines the edges of deferred system gestures; `nil`, the default, for this
  /// controller. The value is never read.
  open var childForScreenEdgesDeferringSystemGestures: UIViewController? { nil }
  /// A Boolean value that indicates whether the pointer is locked; `false` by default. The value is
  /// never read.
  open var prefersPointerLocked: Bool { false }
  /// The child that determines the pointer lock; `nil`, the default, for this controller. The value
  /// is never read.
  open var childViewControllerForPointerLock: UIViewController? { nil }

  /// Updates the status bar after a preference changes.
  open func setNeedsStatusBarAppearanceUpdate() { updateStatusBar() }
  /// Updates the home indicator. It has no effect, because each picture reads the preferences.
  open func setNeedsUpdateOfHomeIndicatorAutoHidden() {}
  /// Updates the edges of deferred system gestures. It has no effect.
  open func setNeedsUpdateOfScreenEdgesDeferringSystemGestures() {}
  /// Updates the pointer lock. It has no effect.
  open func setNeedsUpdateOfPrefersPointerLocked() {}

  // MARK: Orientation

  /// The orientations that the controller supports; all on iPad, all but upside down on other
  /// devices. The orientation of a simulated device does not depend on it.
  open var supportedInterfaceOrientations: UIInterfaceOrientationMask { orientationsOfDevice }
  package final var orientationsOfDevice: UIInterfaceOrientationMask {
    traitCollection.userInterfaceIdiom == .pad ? .all : .allButUpsideDown
  }
  /// The orientation in which the controller is presented; `portrait` by default. The orientation
  /// of the device does not change.
  open var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation { .portrait }
  /// A Boolean value that indicates whether the controller rotates with the device; `true` by
  /// default. The value is never read.
  open var shouldAutorotate: Bool { true }
  /// Updates the supported orientations. It has no effect, because only tests rotate devices.
  open func setNeedsUpdateOfSupportedInterfaceOrientations() {}

  /// Never called: returns the actions below a preview; none by default. Previews are not shown.
  @available(*, deprecated, message: "Use UIContextMenuInteraction.")
  open var previewActionItems: [any UIPreviewActionItem] { [] }

  /// Does nothing: tests choose the orientation of the screen.
  @available(*, deprecated, message: "Use setNeedsUpdateOfSupportedInterfaceOrientations().")
  open class func attemptRotationToDeviceOrientation() {}

  // MARK: Environment

  /// The edges at which the view extends below bars of containers; all by default.
  ///
  /// At another edge, the view begins at the bar. At a navigation bar whose height changes when the
  /// content scrolls, it begins at the smallest height; the rest of the bar is in the safe area. In
  /// a tab bar controller, the top controller of a navigation controller determines the edges.
  open var edgesForExtendedLayout = UIRectEdge.all {
    didSet { if edgesForExtendedLayout != oldValue { extendedLayoutDidChange() } }
  }
  /// Stored only: a Boolean value that indicates whether insets of the scroll view follow the bars;
  /// `true` by default. Scroll views have ``UIScrollView/contentInsetAdjustmentBehavior`` instead.
  @available(*, deprecated, message: "Use UIScrollView.contentInsetAdjustmentBehavior.")
  open var automaticallyAdjustsScrollViewInsets: Bool {
    get { adjustsScrollViewInsets }
    set { adjustsScrollViewInsets = newValue }
  }
  private final var adjustsScrollViewInsets = true

  /// A Boolean value that indicates whether the view also extends below bars that are not
  /// translucent, at ``edgesForExtendedLayout``; `false` by default.
  open var extendedLayoutIncludesOpaqueBars = false {
    didSet { if extendedLayoutIncludesOpaqueBars != oldValue { extendedLayoutDidChange() } }
  }
  /// A Boolean value that indicates whether the margins of the view are at least
  /// ``systemMinimumLayoutMargins``; `true` by default.
  open var viewRespectsSystemMinimumLayoutMargins = true {
    didSet { loadedView?.layoutMarginsChanged() }
  }
  /// The minimum leading and trailing margins of the view, in points; 16 in a compact-width
  /// environment and 20 in a regular-width environment.
  open var systemMinimumLayoutMargins: NSDirectionalEdgeInsets { minimumMargins }
  /// A Boolean value that indicates whether the keyboard stays when another kind of input is
  /// needed. The value is never read.
  open var disablesAutomaticKeyboardDismissal: Bool {
    resolvedPresentationStyle == .formSheet
  }
  /// A Boolean value that indicates whether the controller performs actions while it presents a
  /// controller; `false` by default.
  open var performsActionsWhilePresentingModally: Bool { false }
  /// Stored only: a name under which the controller's state is restored; `nil` by default. UIKit
  /// restores no state here.
  open var restorationIdentifier: String?
  /// Stored only: the class that creates the controller when its state is restored; `nil` by
  /// default. UIKit restores no state here.
  open var restorationClass: (any UIViewControllerRestoration.Type)?

  /// Never called: writes the state of the controller. States are not archived.
  open func encodeRestorableState(with coder: NSCoder) {}

  /// Never called: reads the state of the controller. States are not archived.
  open func decodeRestorableState(with coder: NSCoder) {}

  /// Never called: notifies the controller that all states were restored. States are not archived.
  open func applicationFinishedRestoringState() {}

  /// Registers a view whose content is previewed when it is pressed hard, and returns the
  /// registration. No screen measures force here, so that nothing is previewed. In new code, use
  /// ``UIContextMenuInteraction``.
  open func registerForPreviewing(
    with delegate: any UIViewControllerPreviewingDelegate, sourceView: UIView
  ) -> any UIViewControllerPreviewing {
    PreviewingContext(delegate: delegate, sourceView: sourceView)
  }

  /// Ends a registration of a view for previews.
  open func unregisterForPreviewing(withContext previewing: any UIViewControllerPreviewing) {}

  /// Stored only: a name for the system's statistics about interactions; `nil` by default.
  /// Statistics are not collected.
  open var interactionActivityTrackingBaseName: String?

  /// Called before a segue is performed. Does nothing by default.
  open func prepare(for segue: UIStoryboardSegue, sender: Any?) {}

  /// Asks the controller whether a segue that the user has triggered may be performed; `true` by
  /// default.
  open func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool { true }

  /// Performs a segue of the storyboard from which the controller was created. If there is no segue
  /// with the identifier, the process ends, as on iOS.
  open func performSegue(withIdentifier identifier: String, sender: Any?) {
    guard scene?.performSegue(withIdentifier: identifier, sender: sender, from: self) == true else {
      preconditionFailure(
        "\(type(of: self)) has no segue with the identifier '\(identifier)'; add it to the storyboard."
      )
    }
  }

  /// Returns a Boolean value that indicates whether an unwind segue with an action ends at this
  /// controller; by default `true` if the controller has the method.
  open func canPerformUnwindSegueAction(
    _ action: Selector, from fromViewController: UIViewController, sender: Any?
  ) -> Bool { action.isMethod(of: self) }

  /// Called for containers on the way of an unwind segue. Does nothing by default.
  open func unwind(for unwindSegue: UIStoryboardSegue, towards subsequentVC: UIViewController) {}

  /// Never called: notifies the controller that memory is low.
  open func didReceiveMemoryWarning() {}

  /// The name of UIKit's exception for an inconsistent hierarchy. It is never raised: the process
  /// ends instead.
  public nonisolated static let hierarchyInconsistencyException = NSExceptionName(
    "UIViewControllerHierarchyInconsistency")
  /// A notification about a changed target of ``showDetailViewController(_:sender:)``. It is never
  /// posted.
  public nonisolated static let showDetailTargetDidChangeNotification = NSNotification.Name(
    "UIViewControllerShowDetailTargetDidChangeNotification")

  // MARK: Editing

  /// A Boolean value that indicates whether the content is being edited; `false` by default.
  /// Setting it calls ``setEditing(_:animated:)``.
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

  /// The item that a navigation bar shows for the controller. It is created with the controller's
  /// title.
  open var navigationItem: UINavigationItem {
    if let ownNavigationItem { return ownNavigationItem }
    let item = UINavigationItem()
    item.title = title
    ownNavigationItem = item
    return item
  }
  private final var ownNavigationItem: UINavigationItem?

  /// Sets the item that a navigation bar shows for the controller, from a nib file.
  package final func setNavigationItem(_ item: UINavigationItem) { ownNavigationItem = item }

  /// The item that a tab bar shows for the controller. It is created with the controller's title.
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
      // The tab bar controller that shows the former item now shows the new item.
      if former !== newValue { former?.contentDidChange() }
    }
  }
  private final var ownTabBarItem: UITabBarItem?

  /// A button that toggles editing with ``setEditing(_:animated:)``.
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

  /// The items in the toolbar of a navigation controller; `nil`, the default, for none.
  open var toolbarItems: [UIBarButtonItem]? { didSet { toolbarItemsHandler?() } }
  /// Called when ``toolbarItems`` changes.
  final var toolbarItemsHandler: (@MainActor () -> Void)?

  /// Sets the toolbar items, without an animation.
  open func setToolbarItems(_ toolbarItems: [UIBarButtonItem]?, animated: Bool) {
    self.toolbarItems = toolbarItems
  }

  /// A Boolean value that indicates whether toolbars and tab bars are hidden while the controller
  /// is in a navigation stack, above the root; `false` by default.
  open var hidesBottomBarWhenPushed = false

  /// The key commands that were added; `nil` if there are none.
  open override var keyCommands: [UIKeyCommand]? {
    addedKeyCommands.isEmpty ? nil : addedKeyCommands
  }
  final var addedKeyCommands: [UIKeyCommand] = []

  @_spi(Cello) public override var offersKeyCommands: Bool {
    presentedViewController == nil || performsActionsWhilePresentingModally
  }

  // MARK: Containers

  /// The nearest navigation controller among the controller's ancestors; `nil` for none.
  open var navigationController: UINavigationController? { nearestAncestor() }

  /// The nearest split view controller among the controller's ancestors; `nil` for none.
  open var splitViewController: UISplitViewController? { nearestAncestor() }

  /// Combines the secondary controller of a split view with this one, which is the primary
  /// controller, when the columns of a split view for two controllers are collapsed and its delegate
  /// does not do so. Does nothing by default, so that the secondary controller is not shown;
  /// navigation controllers push it.
  open func collapseSecondaryViewController(
    _ secondaryViewController: UIViewController, for splitViewController: UISplitViewController
  ) {}

  /// Returns the secondary controller when the columns of a split view for two controllers are
  /// expanded and its delegate does not return one; `nil`, the default, for the former one.
  open func separateSecondaryViewController(
    for splitViewController: UISplitViewController
  ) -> UIViewController? { nil }

  /// Returns the nearest ancestor of a class; `nil` for none.
  package final func nearestAncestor<Ancestor>() -> Ancestor? {
    var ancestor = parent
    while let controller = ancestor {
      if let controller = controller as? Ancestor { return controller }
      ancestor = controller.parent
    }
    return nil
  }

  // MARK: Key commands

  /// Adds a key command that is available while the controller is in the responder chain. A command
  /// that was added already is ignored.
  open func addKeyCommand(_ keyCommand: UIKeyCommand) {
    guard !addedKeyCommands.contains(where: { $0 === keyCommand }) else { return }
    addedKeyCommands.append(keyCommand)
  }

  /// Removes a key command that was added with ``addKeyCommand(_:)``.
  open func removeKeyCommand(_ keyCommand: UIKeyCommand) {
    addedKeyCommands.removeAll { $0 === keyCommand }
  }

  // MARK: Traits of children

  /// Updates the traits if they have changed. It has no effect, because traits are always up to
  /// date.
  open func updateTraitsIfNeeded() {}

  /// Sets traits that override the inherited traits of a child; `nil` for no overrides.
  open func setOverrideTraitCollection(
    _ collection: UITraitCollection?, forChild childViewController: UIViewController
  ) {
    traitsOfChildren[ObjectIdentifier(childViewController)] = collection
    childViewController.updateTraits()
  }

  /// Returns the traits that override the inherited traits of a child; `nil` for none.
  open func overrideTraitCollection(
    forChild childViewController: UIViewController
  ) -> UITraitCollection? { traitsOfChildren[ObjectIdentifier(childViewController)] }

  // MARK: Focus

  /// The superview of the controller's view.
  open var parentFocusEnvironment: (any UIFocusEnvironment)? { viewIfLoaded?.superview }

  /// Requests that the focus moves to a preferred environment, if the controller contains the
  /// focus.
  open func setNeedsFocusUpdate() {
    viewIfLoaded?.window?.focusSystem.setNeedsUpdate(self)
  }

  /// Moves the focus immediately if an update was requested.
  open func updateFocusIfNeeded() { viewIfLoaded?.updateFocusIfNeeded() }
}

extension UIViewController: UIFocusEnvironment {}
