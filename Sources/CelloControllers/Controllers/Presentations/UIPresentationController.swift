/// An object that manages how a controller is presented: its place, and the views around it.
///
/// The class itself presents over the whole screen; subclasses, also an app's own, differ in where
/// the presented view is and what surrounds it.
@MainActor @preconcurrency open class UIPresentationController: NSObject {
  private final weak var presented: UIViewController?
  private final weak var presenting: UIViewController?
  final var container: PresentationContainerView?
  /// The style in which the controller is presented.
  final var style = UIModalPresentationStyle.fullScreen
  private final var traitChangeRegistrations = TraitChangeRegistrations()
  /// What the presented view was last placed for; `nil` to place it again.
  private final var placement: Placement?

  private struct Placement: Equatable {
    var size: CGSize
    var keyboardHeight: CGFloat
  }

  /// An object that adapts the presentation, and that learns when a user dismisses it.
  open weak var delegate: (any UIAdaptivePresentationControllerDelegate)?

  /// Traits that replace those of the presented controller; `nil` for none.
  open var overrideTraitCollection: UITraitCollection? { didSet { updateTraits() } }

  /// Traits of the presented controller that replace the inherited ones.
  open var traitOverrides = UITraitOverrides() { didSet { updateTraits() } }

  public init(
    presentedViewController: UIViewController,
    presenting presentingViewController: UIViewController?
  ) {
    presented = presentedViewController
    presenting = presentingViewController
    super.init()
  }

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

  /// The controller that presents; before a presentation, the presented one.
  open var presentingViewController: UIViewController { presenting ?? presentedViewController }

  final func setPresenting(_ controller: UIViewController) { presenting = controller }

  // MARK: Style

  open var presentationStyle: UIModalPresentationStyle { style }

  /// The style in an environment that is too small; `none` for the original style.
  open var adaptivePresentationStyle: UIModalPresentationStyle {
    adaptivePresentationStyle(for: traitCollection)
  }

  /// The style in an environment with traits; `none` for the original style.
  open func adaptivePresentationStyle(
    for traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle {
    delegate?.adaptivePresentationStyle(for: self, traitCollection: traitCollection)
      ?? defaultAdaptiveStyle
  }

  /// The style in a small environment unless the delegate decides.
  var defaultAdaptiveStyle: UIModalPresentationStyle { .none }

  /// Whether the presentation covers the screen rather than the presenting controller.
  open var shouldPresentInFullscreen: Bool { true }

  /// Whether the presenting controller's view is removed after the presentation.
  open var shouldRemovePresentersView: Bool { style == .fullScreen || style == .currentContext }

  // MARK: Views

  /// The view in which the presentation takes place; `nil` unless the controller is presented.
  open var containerView: UIView? { container }

  /// The view that is placed in the container: that of the presented controller, or one around it.
  open var presentedView: UIView? { presented?.view }

  /// The place of ``presentedView``; the whole container by default.
  open var frameOfPresentedViewInContainerView: CGRect { container?.bounds ?? .zero }

  /// Whether the presented controller decides about the status bar.
  final var decidesAboutStatusBar: Bool {
    style == .fullScreen || presented?.modalPresentationCapturesStatusBarAppearance == true
  }

  /// Whether touches beside the presented view reach what is behind the presentation.
  var letsTouchesThrough: Bool { false }

  open func containerViewWillLayoutSubviews() {}
  open func containerViewDidLayoutSubviews() {}

  /// Whether the presented view keeps clear of the keyboard.
  var avoidsKeyboard: Bool { false }

  /// The height of the container that the keyboard covers, in points; 0 if it does not matter.
  final var keyboardHeight: CGFloat {
    avoidsKeyboard ? container?.areaOfKeyboard?.height ?? 0 : 0
  }

  /// Places the presented view for the first time, and when the container's size or the keyboard
  /// changes.
  func placePresentedView() {
    guard let container else { return }
    let new = Placement(size: container.bounds.size, keyboardHeight: keyboardHeight)
    guard new != placement else { return }
    placement = new
    let frame = frameOfPresentedViewInContainerView
    if let presentedView, presentedView.superview === container { presentedView.frame = frame }
  }

  // MARK: Transitions

  /// The presentation begins. An app's own class adds its views to the container here.
  open func presentationTransitionWillBegin() {}
  open func presentationTransitionDidEnd(_ completed: Bool) {}
  open func dismissalTransitionWillBegin() {}
  open func dismissalTransitionDidEnd(_ completed: Bool) {}

  // MARK: Content container

  open var preferredContentSize: CGSize { presented?.preferredContentSize ?? .zero }

  /// The preferred size of the presented controller has changed.
  open func preferredContentSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) { placeAgain() }

  open func systemLayoutFittingSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {}

  open func size(
    forChildContentContainer container: any UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize { parentSize }

  open func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {}

  open func willTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  ) {}

  /// Places the presented view anew.
  final func placeAgain() {
    placement = nil
    container?.setNeedsLayout()
  }

  // MARK: Traits

  open var traitCollection: UITraitCollection {
    container?.traitCollection ?? presenting?.traitCollection ?? .current
  }

  /// The traits have changed.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  /// Whether the presented controller lies above the base level.
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

  /// The overrides of the container's traits: an app's own replace the system's.
  private final var overrides: UITraitOverrides {
    var overrides = UITraitOverrides()
    if isElevated { overrides.userInterfaceLevel = .elevated }
    if let overrideTraitCollection { overrides.merge(overrideTraitCollection) }
    overrides.merge(traitOverrides)
    return overrides
  }

  // MARK: Steps of a presentation

  /// The superview of the presenting controller's view before its removal.
  private final weak var formerSuperview: UIView?
  private(set) final var hasRemovedPresenter = false

  /// Adds the container in front of everything in the window, or of the presenting controller's
  /// view in the current context.
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

  /// Whether the tint colors of the presenting controller's view are dimmed at the moment.
  var dimsTintOfPresenter: Bool { false }

  final func updateTintOfPresenter() {
    presentingViewController.viewIfLoaded?.setBehindPresentation(
      container != nil && dimsTintOfPresenter)
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

  /// Adds the presenting controller's view where it was.
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

  /// The presentation controller of another style that replaces this one in an environment.
  func adapted(
    to style: UIModalPresentationStyle, of presented: UIViewController,
    by presenter: UIViewController
  ) -> UIPresentationController { presented.makePresentation(style, by: presenter) }

  /// Dismisses the presented controller as a user does, if it and the delegate allow that.
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
  @discardableResult
  public final func registerForTraitChanges<TraitEnvironment: UITraitEnvironment>(
    _ traits: [UITrait], handler: @escaping TraitChangeHandler<TraitEnvironment>
  ) -> any UITraitChangeRegistration {
    traitChangeRegistrations.add(traits, of: self, handler: handler)
  }

  public final func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {
    traitChangeRegistrations.remove(registration)
  }
}
