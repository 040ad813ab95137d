extension UIViewController {
  /// The presentation style after `automatic` is resolved.
  final var resolvedPresentationStyle: UIModalPresentationStyle {
    modalPresentationStyle == .automatic ? automaticPresentationStyle : modalPresentationStyle
  }

  /// The presentation controller of this controller or of its nearest presented parent. Before a
  /// presentation, it is created for the current style.
  final var managedPresentation: UIPresentationController? {
    if let presentation = activePresentation { return ownPresentationController ?? presentation }
    if let parent { return parent.managedPresentation }
    let style = resolvedPresentationStyle
    if let own = ownPresentationController, own.style == style { return own }
    guard style != .custom, style != .none else { return nil }
    ownPresentationController = makePresentation(style, by: nil)
    return ownPresentationController
  }

  /// Returns a presentation controller for a style.
  ///
  /// - Parameters:
  ///   - style: the presentation style.
  ///   - presenter: the presenting controller; `nil` before a presentation.
  final func makePresentation(
    _ style: UIModalPresentationStyle, by presenter: UIViewController?
  ) -> UIPresentationController {
    let presentation =
      switch style {
      case .pageSheet, .formSheet:
        UISheetPresentationController(presentedViewController: self, presenting: presenter)
      case .popover:
        UIPopoverPresentationController(presentedViewController: self, presenting: presenter)
      default:
        systemPresentation(by: presenter)
      }
    presentation.style = style
    return presentation
  }

  // MARK: Presenting

  final func startPresenting(
    _ presented: UIViewController, animated: Bool, _ completion: (() -> Void)?
  ) {
    let presenter = presenter(in: presented.resolvedPresentationStyle)
    precondition(
      presented !== self && presented !== presenter,
      "present(_:animated:completion:): a \(type(of: presented)) cannot present itself.")
    precondition(
      presented.parent == nil,
      """
      present(_:animated:completion:): the \(type(of: presented)) has a parent; call \
      removeFromParent() first, or present the parent.
      """)
    precondition(
      presented.presentingController == nil,
      """
      present(_:animated:completion:): the \(type(of: presented)) is presented already; dismiss it \
      first.
      """)
    guard let window = presenter.viewIfLoaded?.window else {
      ControllerWarnings.note(
        """
        A \(type(of: presented)) is not presented on a \(type(of: presenter)) whose view is not in \
        a window; show it in a UIWindow first.
        """)
      return
    }
    guard presenter.presentedController == nil else {
      ControllerWarnings.note(
        """
        A \(type(of: presented)) is not presented on a \(type(of: presenter)) that presents another \
        controller; dismiss that one, or present on it.
        """)
      return
    }
    let presentation = presented.presentation(from: self, by: presenter)
    let style = presentation.adaptivePresentationStyle(for: presenter.traitCollection)
    guard style != .none, style != presentation.style else {
      PresentationTransition(presentation, of: presented, by: presenter, animated: animated)
        .present(in: window, adaptedTo: .none, completion)
      return
    }
    let shown =
      presentation.delegate?.presentationController(
        presentation, viewControllerForAdaptivePresentationStyle: style) ?? presented
    let adapted = presentation.adapted(to: style, of: shown, by: presenter)
    adapted.delegate = adapted.delegate ?? presentation.delegate
    presentation.delegate?.presentationController(presentation, prepare: adapted)
    PresentationTransition(adapted, of: shown, by: presenter, animated: animated)
      .present(in: window, adaptedTo: style, completion)
  }

  /// Returns the controller that presents in a style: the topmost parent, or the nearest parent
  /// that defines a context.
  private final func presenter(in style: UIModalPresentationStyle) -> UIViewController {
    let isInContext = style == .currentContext || style == .overCurrentContext
    var result = self
    while !(isInContext && result.definesPresentationContext), let parent = result.parent {
      result = parent
    }
    return result
  }

  /// Returns the presentation controller of a new presentation.
  private final func presentation(
    from source: UIViewController, by presenter: UIViewController
  ) -> UIPresentationController {
    if resolvedPresentationStyle == .custom {
      ownPresentationController = transitioningDelegate?.presentationController(
        forPresented: self, presenting: presenter, source: source)
      ownPresentationController?.style = .custom
    }
    let presentation =
      managedPresentation ?? makePresentation(resolvedPresentationStyle, by: presenter)
    ownPresentationController = presentation
    presentation.setPresenting(presenter)
    return presentation
  }

  // MARK: Dismissing

  final func startDismissing(animated: Bool, _ completion: (() -> Void)?) {
    var presenter: UIViewController? = self
    while let controller = presenter, controller.presentedController == nil {
      presenter = controller.parent
    }
    guard let presenter = presenter ?? presentingViewController,
      let presented = presenter.presentedController
    else {
      completion?()
      return
    }
    guard !presented.isBeingDismissed, let presentation = presented.activePresentation else {
      ControllerWarnings.note(
        "A \(type(of: presented)) is not dismissed while it is being dismissed already.")
      return
    }
    PresentationTransition(presentation, of: presented, by: presenter, animated: animated)
      .dismiss(completion)
  }

  /// Begins an interactive dismissal of this controller.
  ///
  /// - Returns: The coordinator and a closure that ends the dismissal; `nil` if the dismissal
  ///   cannot begin.
  final func beginDismissal() -> (TransitionCoordinator, (Bool) -> Void)? {
    guard !isBeingDismissed, !isBeingPresented, let presentation = activePresentation,
      let presenter = presentingController
    else { return nil }
    var result: (TransitionCoordinator, (Bool) -> Void)?
    PresentationTransition(presentation, of: self, by: presenter, animated: true)
      .dismiss(drivenBy: { result = ($0, $1) }, nil)
    return result
  }

  /// This controller, followed by the controller that it presents, and so on.
  final var presentationChain: [UIViewController] {
    Array(sequence(first: self, next: \.presentedController))
  }
}
