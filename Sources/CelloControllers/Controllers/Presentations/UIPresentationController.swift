/// An object that manages the presentation of a view controller: its frame and the views around it.
///
/// The class presents full screen. Subclasses, including custom ones, change the frame of the
/// presented view and the views around it.
@MainActor @preconcurrency open class UIPresentationController: NSObject {
  private final weak var presented: UIViewController?
  private final weak var presenting: UIViewController?
  final var container: PresentationContainerView?
  /// The style of the presentation.
  final var style = UIModalPresentationStyle.fullScreen
  private final var traitChangeRegistrations = TraitChangeRegistrations()
  /// The input of the last placement of the presented view; `nil` to place the view again.
  private final var placement: Placement?

  private struct Placement: Equatable {
    var size: CGSize
    var keyboardHeight: CGFloat
  }

  /// A delegate that adapts the presentation and is notified when a user dismisses it.
  open weak var delegate: (any UIAdaptivePresentationControllerDelegate)?

  /// Traits that override the inherited traits of the presented controller; `nil`, the default, for
  /// none.
  open var overrideTraitCollection: UITraitCollection? { didSet { updateTraits() } }

  /// The trait overrides of the presented controller; empty by default.
  open var traitOverrides = UITraitOverrides() { didSet { updateTraits() } }

  /// Creates a presentation controller.
  ///
  /// - Parameters:
  ///   - presentedViewController: the controller to present, which is not retained.
  ///   - presentingViewController: the controller that presents; `nil` if it is not yet known.
  public init(
    presentedViewController: UIViewController,
    presenting presentingViewController: UIViewController?
  ) {
    presented = presentedViewController
    presenting = presentingViewController
    super.init()
  }

  /// The view controller that is presented. Reading it after the controller was deallocated ends
  /// the process.
  open var presentedViewController: UIViewController {
    guard let presented else {
      preconditionFailure(
        """
        The presented controller of a \(type(of: self)) no longer exists; keep the controller as \
        long as its presentation controller is used.
        """)
    }
    return presented
  }

  /// The view controller that presents; the presented controller if it is not yet known.
  open var presentingViewController: UIViewController { presenting ?? presentedViewController }

  final func setPresenting(_ controller: UIViewController) { presenting = controller }

  // MARK: Style

  /// The presentation style.
  open var presentationStyle: UIModalPresentationStyle { style }

  /// The style for the current environment; `none` for the original style.
  open var adaptivePresentationStyle: UIModalPresentationStyle {
    adaptivePresentationStyle(for: traitCollection)
  }

  /// Returns the style for an environment with the given traits; `none` for the original style.
  open func adaptivePresentationStyle(
    for traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle {
    delegate?.adaptivePresentationStyle(for: self, traitCollection: traitCollection)
      ?? defaultAdaptiveStyle
  }

  /// The adapted style if there is no delegate.
  var defaultAdaptiveStyle: UIModalPresentationStyle { .none }

  /// A Boolean value that indicates whether the presentation covers the whole screen; `true` by
  /// default. The value is not used: ``presentationStyle`` determines the area.
  open var shouldPresentInFullscreen: Bool { true }

  /// A Boolean value that indicates whether the presenting controller's view is removed after the
  /// presentation.
  open var shouldRemovePresentersView: Bool { style == .fullScreen || style == .currentContext }

  // MARK: Views

  /// The view that contains the presentation; `nil` if the controller is not presented.
  open var containerView: UIView? { container }

  /// The view that is placed in the container: the presented controller's view or a view that
  /// contains it.
  open var presentedView: UIView? { presented?.view }

  /// The frame of ``presentedView`` in the container's coordinates; the container's bounds by
  /// default.
  open var frameOfPresentedViewInContainerView: CGRect { container?.bounds ?? .zero }

  /// A Boolean value that indicates whether the presented controller determines the status bar.
  final var decidesAboutStatusBar: Bool {
    style == .fullScreen || presented?.modalPresentationCapturesStatusBarAppearance == true
  }

  /// A Boolean value that indicates whether touches outside the presented view reach the views
  /// behind the presentation.
  var letsTouchesThrough: Bool { false }

  /// Called before the container lays out its subviews.
  open func containerViewWillLayoutSubviews() {}
  /// Called after the container has laid out its subviews.
  open func containerViewDidLayoutSubviews() {}

  /// A Boolean value that indicates whether the presented view avoids the keyboard.
  var avoidsKeyboard: Bool { false }

  /// The height of the area of the container that the keyboard covers, in points; 0 if the
  /// presentation does not avoid the keyboard.
  final var keyboardHeight: CGFloat {
    avoidsKeyboard ? container?.areaOfKeyboard?.height ?? 0 : 0
  }

  /// Places the presented view if the container's size or the keyboard has changed.
  func placePresentedView() {
    guard let container else { return }
    let new = Placement(size: container.bounds.size, keyboardHeight: keyboardHeight)
    guard new != placement else { return }
    placement = new
    let frame = frameOfPresentedViewInContainerView
    if let presentedView, presentedView.superview === container { presentedView.frame = frame }
  }

  // MARK: Transitions

  /// The progress of a presentation or dismissal on a simulated clock; `nil` for none.
  final var progress: TimedProgress?
  /// A Boolean value that indicates whether the presented view is moving away on a simulated clock.
  final var isLeaving = false
  /// The contents of the presenting controller's view before its tint colors change in an animation.
  final var formerContents: FormerContents?

  /// The way in which the presented view appears and disappears.
  var motion: PresentationMotion {
    let isInContext = style == .currentContext || style == .overCurrentContext
    let determining =
      isInContext && presenting?.providesPresentationContextTransitionStyle == true
      ? presenting : presented
    return PresentationMotion(
      determining?.modalTransitionStyle ?? .coverVertical,
      coversScreen: isInContext || style == .fullScreen || style == .overFullScreen)
  }

  /// Called while time passes in a presentation or dismissal.
  ///
  /// - Parameter share: 1 if the presented view is in place, 0 if it is outside.
  func transitionDidProgress(_ share: CGFloat) {}

  /// Called before the presentation. Custom classes add their views to the container here.
  open func presentationTransitionWillBegin() {}
  /// Called after the presentation.
  ///
  /// - Parameter completed: `false` if the presentation was canceled.
  open func presentationTransitionDidEnd(_ completed: Bool) {}
  /// Called before the dismissal.
  open func dismissalTransitionWillBegin() {}
  /// Called after the dismissal.
  ///
  /// - Parameter completed: `false` if the dismissal was canceled.
  open func dismissalTransitionDidEnd(_ completed: Bool) {}

  // MARK: Content container

  /// The preferred size of the presented controller, in points; zero for none.
  open var preferredContentSize: CGSize { presented?.preferredContentSize ?? .zero }

  /// Called when the preferred size of the presented controller changes. The default implementation
  /// places the presented view again.
  open func preferredContentSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) { placeAgain() }

  /// Never called: notifies the controller that constraints give the presented controller another
  /// size.
  open func systemLayoutFittingSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {}

  /// Returns the size of the presented controller's view for a size of the container, in points;
  /// the container's size by default. ``viewWillTransition(to:with:)`` calls it.
  open func size(
    forChildContentContainer container: any UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize { parentSize }

  /// Called before the window of the presentation changes its size. An override calls `super`,
  /// which notifies the presented controller if the size of its view changes.
  ///
  /// - Parameters:
  ///   - size: the new size of the container, in points.
  ///   - coordinator: a coordinator that runs animations after the change.
  open func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    guard let presented else { return }
    let new = self.size(forChildContentContainer: presented, withParentContainerSize: size)
    if new != presented.viewIfLoaded?.bounds.size {
      presented.viewWillTransition(to: new, with: coordinator)
    }
  }

  /// Called before the size classes of the window change. An override calls `super`, which notifies
  /// the presented controller.
  open func willTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  ) { presented?.willTransition(to: overrides.applied(to: newCollection), with: coordinator) }

  /// Places the presented view again at the next layout.
  final func placeAgain() {
    placement = nil
    container?.setNeedsLayout()
  }

  // MARK: Traits

  /// The traits of the container; before a presentation, the traits of the presenting controller.
  open var traitCollection: UITraitCollection {
    container?.traitCollection ?? presenting?.traitCollection ?? .current
  }

  /// Called when the traits change.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  /// A Boolean value that indicates whether the presented controller has the elevated interface
  /// level.
  var isElevated: Bool { false }

  private final func updateTraits() {
    guard let container else { return }
    let previous = container.traitCollection
    container.traitOverrides = overrides
    let traits = container.traitCollection
    guard traits != previous else { return }
    traitCollectionDidChange(previous)
    traitChangeRegistrations.notify(self, of: traits, from: previous)
  }

  /// The trait overrides of the container. The app's overrides replace the system's.
  private final var overrides: UITraitOverrides {
    var overrides = UITraitOverrides()
    if isElevated { overrides.userInterfaceLevel = .elevated }
    if let overrideTraitCollection { overrides.merge(overrideTraitCollection) }
    overrides.merge(traitOverrides)
    return overrides
  }

  // MARK: Presentation steps

  /// The superview of the presenting controller's view before its removal.
  private final weak var formerSuperview: UIView?
  private(set) final var hasRemovedPresenter = false

  /// Adds the container in front of all views of the window, or in the current context in front of
  /// the presenting controller's view.
  final func install(over presenter: UIViewController, in window: UIWindow) {
    let container = PresentationContainerView(self)
    self.container = container
    placement = nil
    if style == .currentContext || style == .overCurrentContext, let view = presenter.view,
      let superview = view.superview
    {
      container.frame = view.frame
      superview.insertSubview(container, aboveSubview: view)
    } else {
      container.frame = window.bounds
      window.addSubview(container)
    }
    updateTraits()
    updateTintOfPresenter()
  }

  /// A Boolean value that indicates whether the tint colors in the presenting controller's view are
  /// currently dimmed.
  var dimsTintOfPresenter: Bool { false }

  final func updateTintOfPresenter() {
    presentingViewController.viewIfLoaded?.setBehindPresentation(
      container != nil && dimsTintOfPresenter && !isLeaving)
  }

  /// Adds the presented view to the container.
  final func addPresentedView() {
    guard let container, let presentedView else { return }
    presentedView.frame = frameOfPresentedViewInContainerView
    container.addSubview(presentedView)
  }

  /// Removes the container.
  final func uninstall() {
    container?.removeFromSuperview()
    container = nil
    updateTintOfPresenter()
  }

  /// Removes the presenting controller's view, which is covered.
  final func removePresenter(_ presenter: UIViewController) {
    if presenter.view.superview !== container { formerSuperview = presenter.view.superview }
    hasRemovedPresenter = true
    presenter.view.removeFromSuperview()
  }

  /// Adds the presenting controller's view at its former position.
  final func putPresenterBack(_ presenter: UIViewController) {
    hasRemovedPresenter = false
    guard let formerSuperview, let view = presenter.view else { return }
    if let container, container.superview === formerSuperview {
      view.frame = container.frame
      formerSuperview.insertSubview(view, belowSubview: container)
    } else {
      view.frame = formerSuperview.bounds
      formerSuperview.addSubview(view)
    }
  }

  /// Returns the presentation controller that replaces this controller in an adapted style.
  func adapted(
    to style: UIModalPresentationStyle, of presented: UIViewController,
    by presenter: UIViewController
  ) -> UIPresentationController { presented.makePresentation(style, by: presenter) }

  /// Dismisses the presented controller like a user, if the controller and the delegate allow the
  /// dismissal.
  package final func dismissByUser() {
    guard let presented, container != nil else { return }
    guard !presented.isModalInPresentation,
      delegate?.presentationControllerShouldDismiss(self) ?? true
    else {
      delegate?.presentationControllerDidAttemptToDismiss(self)
      return
    }
    delegate?.presentationControllerWillDismiss(self)
    presented.presentingViewController?.dismiss(animated: true)
    delegate?.presentationControllerDidDismiss(self)
    presented.didDismissByUser()
  }
}

extension UIPresentationController: UIContentContainer, UITraitEnvironment {}

extension UIPresentationController: UITraitChangeObservable {
  /// Registers a handler that is called when one of the traits changes.
  @discardableResult
  public final func registerForTraitChanges<TraitEnvironment: UITraitEnvironment>(
    _ traits: [UITrait], handler: @escaping TraitChangeHandler<TraitEnvironment>
  ) -> any UITraitChangeRegistration {
    traitChangeRegistrations.add(traits, of: self, handler: handler)
  }

  /// Removes a registration. A registration of another object is ignored.
  public final func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {
    traitChangeRegistrations.remove(registration)
  }
}
