/// The steps of a presentation or dismissal.
///
/// All steps run immediately, unless a custom animation ends later or the transition is
/// interactive.
@MainActor struct PresentationTransition {
  private let presentation: UIPresentationController
  private let presented: UIViewController
  private let presenter: UIViewController
  private let isAnimated: Bool

  init(
    _ presentation: UIPresentationController, of presented: UIViewController,
    by presenter: UIViewController, animated: Bool
  ) {
    self.presentation = presentation
    self.presented = presented
    self.presenter = presenter
    isAnimated = animated
  }

  // MARK: Presenting

  /// Presents the controller.
  ///
  /// - Parameters:
  ///   - window: the window for the presentation.
  ///   - style: the style that replaces the original style; `none` to keep the original style.
  ///   - completion: called after the presentation.
  func present(
    in window: UIWindow, adaptedTo style: UIModalPresentationStyle, _ completion: (() -> Void)?
  ) {
    presenter.presentedController = presented
    presented.presentingController = presenter
    presented.activePresentation = presentation
    presented.isBeingPresented = true
    presented.loadViewIfNeeded()
    if isAnimated, UIView.animationsTakeTime { presentation.rememberContents() }
    presentation.install(over: presenter, in: window)
    let coordinator = begin(from: presenter, to: presented)
    presentation.delegate?.presentationController(
      presentation, willPresentWithAdaptiveStyle: style, transitionCoordinator: coordinator)
    let removesPresenter = presentation.shouldRemovePresentersView
    if removesPresenter { presenter.begin(false, animated: isAnimated, cause: .caller) }
    presentation.presentationTransitionWillBegin()
    presented.begin(true, animated: isAnimated, cause: .caller)
    let animation =
      isAnimated
      ? presented.transitioningDelegate?.animationController(
        forPresented: presented, presenting: presenter, source: presenter) : nil
    let views = animatedViews(removesPresenter, to: presentation.presentedView)
    if animation == nil { presentation.addPresentedView() }
    let interaction = animation.flatMap {
      presented.transitioningDelegate?.interactionControllerForPresentation(using: $0)
    }
    run(
      animation, interaction, from: presenter, to: presented, views: views,
      coordinator: coordinator
    ) { isCompleted in
      coordinator.runAnimations()
      window.layoutIfNeeded()
      guard isCompleted else {
        presented.begin(false, animated: isAnimated, cause: .caller)
        if removesPresenter { presenter.begin(true, animated: isAnimated, cause: .caller) }
        end(chain: [presented], isPresenterBack: removesPresenter)
        presentation.presentationTransitionDidEnd(false)
        finish(coordinator, nil)
        return
      }
      if removesPresenter { presentation.removePresenter(presenter) }
      presented.end()
      if removesPresenter { presenter.end() }
      presentation.presentationTransitionDidEnd(true)
      presented.isBeingPresented = false
      finish(coordinator, completion)
    }
  }

  // MARK: Dismissing

  /// Dismisses the controller.
  ///
  /// - Parameters:
  ///   - drive: receives the coordinator and a closure that ends an interactive dismissal; `nil`
  ///     for a dismissal that is not interactive or that a custom animation shows.
  ///   - completion: called after the dismissal.
  func dismiss(
    drivenBy drive: ((TransitionCoordinator, @escaping (Bool) -> Void) -> Void)? = nil,
    _ completion: (() -> Void)?
  ) {
    presentation.progress?.finish()
    let chain = presented.presentationChain
    for controller in chain { controller.isBeingDismissed = true }
    let coordinator = begin(from: presented, to: presenter)
    if drive != nil {
      coordinator.beginInteraction(duration: PresentationMetrics.dismissalDuration)
    }
    for controller in chain.reversed() where controller.appearance.isOnScreen {
      controller.begin(false, animated: isAnimated, cause: .caller)
    }
    let isPresenterBack = presentation.hasRemovedPresenter
    if isPresenterBack {
      presenter.begin(true, animated: isAnimated, cause: .caller)
      presentation.putPresenterBack(presenter)
    }
    presentation.dismissalTransitionWillBegin()
    let animation =
      isAnimated && drive == nil
      ? presented.transitioningDelegate?.animationController(forDismissed: presented) : nil
    let interaction = animation.flatMap {
      presented.transitioningDelegate?.interactionControllerForDismissal(using: $0)
    }
    var views: [UITransitionContextViewKey: UIView] = [:]
    views[.from] = presentation.presentedView
    if isPresenterBack { views[.to] = presenter.view }
    let ended: (Bool) -> Void = { isCompleted in
      coordinator.runAnimations()
      guard isCompleted else {
        if isPresenterBack { presenter.begin(false, animated: isAnimated, cause: .caller) }
        let former = chain.filter { $0.appearance.stage == .disappearing }
        for controller in former { controller.begin(true, animated: isAnimated, cause: .caller) }
        if isPresenterBack { presentation.removePresenter(presenter) }
        for controller in former { controller.place() }
        if isPresenterBack { presenter.end() }
        for controller in former { controller.end() }
        for controller in chain { controller.isBeingDismissed = false }
        presentation.dismissalTransitionDidEnd(false)
        finish(coordinator, nil)
        return
      }
      // A custom animation may have moved the view to the container.
      if isPresenterBack { presentation.putPresenterBack(presenter) }
      end(chain: chain, isPresenterBack: isPresenterBack)
      presentation.dismissalTransitionDidEnd(true)
      finish(coordinator, completion)
    }
    if let drive {
      coordinator.beginScrubbing()
      drive(coordinator, ended)
      return
    }
    run(
      animation, interaction, from: presented, to: presenter, views: views,
      coordinator: coordinator, ended)
  }

  /// Removes the views of the presented controllers and ends their transitions.
  private func end(chain: [UIViewController], isPresenterBack: Bool) {
    let window = presentation.container?.window
    for controller in chain.reversed() { controller.activePresentation?.uninstall() }
    window?.layoutIfNeeded()
    if isPresenterBack { presenter.end() }
    for controller in chain.reversed() {
      if controller.appearance.stage == .disappearing { controller.end() }
      controller.presentingController?.presentedController = nil
      controller.presentingController = nil
      controller.activePresentation = nil
      controller.isBeingPresented = false
      controller.isBeingDismissed = false
    }
  }

  // MARK: Steps

  private func begin(
    from former: UIViewController, to new: UIViewController
  ) -> TransitionCoordinator {
    let coordinator = TransitionCoordinator(
      in: presentation.container, from: former, to: new, animated: isAnimated,
      presentationStyle: presentation.style)
    presented.coordinator = coordinator
    presenter.coordinator = coordinator
    return coordinator
  }

  private func finish(_ coordinator: TransitionCoordinator, _ completion: (() -> Void)?) {
    coordinator.finish()
    presented.coordinator = nil
    presenter.coordinator = nil
    completion?()
  }

  private func animatedViews(
    _ removesPresenter: Bool, to view: UIView?
  ) -> [UITransitionContextViewKey: UIView] {
    var views: [UITransitionContextViewKey: UIView] = [:]
    views[.to] = view
    if removesPresenter { views[.from] = presenter.view }
    return views
  }

  /// Runs the custom animation, if any, and calls a closure when it ends.
  private func run(
    _ animation: (any UIViewControllerAnimatedTransitioning)?,
    _ interaction: (any UIViewControllerInteractiveTransitioning)?, from former: UIViewController,
    to new: UIViewController, views: [UITransitionContextViewKey: UIView],
    coordinator: TransitionCoordinator, _ completion: @escaping (Bool) -> Void
  ) {
    guard let animation, let container = presentation.container else {
      guard isAnimated, UIView.animationsTakeTime, presentation.container?.window != nil else {
        completion(true)
        return
      }
      presentation.animate(
        isPresenting: new === presented, alongside: { coordinator.runAnimations() },
        { completion(true) })
      return
    }
    presentation.formerContents = nil
    TransitionContext(
      animation, in: container, animated: isAnimated, presentationStyle: presentation.style,
      controllers: [.from: former, .to: new], views: views,
      presentedFrame: presentation.frameOfPresentedViewInContainerView, coordinator: coordinator,
      completion: completion
    ).start(interaction)
  }
}
