extension UIViewController {
  // MARK: Transitions

  /// Begins an appearance transition, which the caller ends.
  final func beginTransition(_ isAppearing: Bool, animated: Bool) {
    guard begin(isAppearing, animated: animated, cause: .caller) else {
      ControllerWarnings.note(
        """
        Unbalanced calls to begin appearance transitions of \(type(of: self)): it \
        \(isAppearing ? "appears" : "disappears") already.
        """)
      return
    }
    if viewIfLoaded?.window != nil { place() }
  }

  /// Ends an appearance transition.
  final func endTransition() {
    guard appearance.isInTransition else {
      ControllerWarnings.note(
        """
        Unbalanced calls to end appearance transitions of \(type(of: self)): call \
        beginAppearanceTransition(_:animated:) first.
        """)
      return
    }
    end()
  }

  /// Begins an appearance transition of the controller and of the children that follow it.
  ///
  /// - Returns: Whether a transition began; `false` if the view has or approaches this state
  ///   already.
  @discardableResult
  final func begin(_ isAppearing: Bool, animated: Bool, cause: ViewAppearance.Cause) -> Bool {
    if isAppearing { loadViewIfNeeded() }
    guard appearance.begin(isAppearing, animated: animated, cause: cause) else { return false }
    CallLog.logAppCall(self, isAppearing ? "viewWillAppear(_:)" : "viewWillDisappear(_:)")
    if isAppearing { viewWillAppear(animated) } else { viewWillDisappear(animated) }
    guard shouldAutomaticallyForwardAppearanceMethods else { return true }
    for child in children where child.isShownByParent {
      child.begin(isAppearing, animated: animated, cause: .parent)
    }
    return true
  }

  /// Notes that the view is in its window and has its traits.
  final func place() {
    guard appearance.place() else { return }
    CallLog.logAppCall(self, "viewIsAppearing(_:)")
    viewIsAppearing(appearance.isAnimated)
    for child in children where child.appearance.cause == .parent { child.place() }
  }

  /// Ends the appearance transition of the controller and of the children that follow it.
  final func end() {
    place()
    guard let stage = appearance.end() else { return }
    if stage == .appeared {
      CallLog.logAppCall(self, "viewDidAppear(_:)")
      viewDidAppear(appearance.isAnimated)
    } else {
      CallLog.logAppCall(self, "viewDidDisappear(_:)")
      viewDidDisappear(appearance.isAnimated)
    }
    for child in children where child.appearance.cause == .parent { child.end() }
  }

  /// Begins an appearance transition, calls a closure that moves the view, and ends the transition.
  final func perform(
    _ isAppearing: Bool, animated: Bool = false, around move: () -> Void
  ) {
    let isNews = begin(isAppearing, animated: animated, cause: .caller)
    move()
    guard isNews else { return }
    if isAppearing {
      place()
      viewIfLoaded?.window?.layoutIfNeeded()
    }
    end()
  }

  /// A Boolean value that indicates whether the view is a descendant of the parent's view.
  private final var isShownByParent: Bool {
    guard let view = viewIfLoaded, let parentView = parent?.viewIfLoaded else { return false }
    return view.isDescendant(of: parentView)
  }
}

extension UIViewController: ViewControlling {
  // MARK: Moving the view

  /// Begins an appearance transition when the view enters or leaves a window, unless a container or
  /// presentation manages the transition.
  package func viewWillMove(to newWindow: UIWindow?) {
    guard parent?.shouldAutomaticallyForwardAppearanceMethods ?? true else { return }
    if let newWindow, !newWindow.isHidden {
      guard appearance.stage == .disappeared, parent?.appearance.isOnScreen ?? true else { return }
      begin(
        true, animated: false, cause: parent?.appearance.stage == .appearing ? .parent : .window)
    } else if appearance.stage == .appeared
      || (appearance.stage == .appearing && appearance.cause != .caller)
    {
      begin(false, animated: false, cause: .window)
    }
  }

  package func viewDidMove() {
    if appearance.stage == .appearing {
      // A parent that is not yet in place calls `place()` on its children itself.
      if appearance.cause == .parent, parent?.appearance.isInPlace == false { return }
      if viewIfLoaded?.window != nil { place() }
    }
    if appearance.isInTransition, appearance.cause == .window { end() }
  }

  // MARK: Windows

  package func show(in window: UIWindow) {
    // Controllers that cover this controller appear instead of it.
    let covering = presentationChain.dropFirst().filter { $0.viewIfLoaded?.window === window }
    if !covering.isEmpty {
      for controller in covering { controller.perform(true) {} }
      if viewIfLoaded?.window == nil { return }
    }
    perform(true) {
      guard let view else { return }
      if view.superview === window {
        // An app added the view by hand, and may place it by itself.
        let isPlaced = window.constraints.contains {
          $0.firstItem === view || $0.secondItem === view
        }
        guard view.bounds.size == .zero, !isPlaced else { return }
      }
      if !view.translatesAutoresizingMaskIntoConstraints {
        view.translatesAutoresizingMaskIntoConstraints = true
      }
      view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      view.frame = window.bounds
      if view.superview !== window { window.insertSubview(view, at: 0) }
    }
  }

  package func hide() {
    for controller in presentationChain.reversed() where controller.appearance.isOnScreen {
      controller.perform(false) {}
    }
  }

  package func leave(_ window: UIWindow) {
    if presentedController != nil { dismiss(animated: false) }
    guard let view = viewIfLoaded, view.superview === window else { return }
    perform(false) { view.removeFromSuperview() }
  }

  package func change(to traits: UITraitCollection, by change: () -> Void) {
    let hasOtherClasses =
      traits.horizontalSizeClass != traitCollection.horizontalSizeClass
      || traits.verticalSizeClass != traitCollection.verticalSizeClass
    guard hasOtherClasses else { return change() }
    let coordinator = TransitionCoordinator(in: viewIfLoaded?.superview, from: self, to: self)
    willTransition(to: traits, with: coordinator)
    for presentation in presentations {
      presentation.willTransition(to: traits, with: coordinator)
    }
    change()
    coordinator.finish()
  }

  package func resize(to size: CGSize, by change: () -> Void) {
    let coordinator = TransitionCoordinator(in: viewIfLoaded?.superview, from: self, to: self)
    let presentations = presentations
    viewWillTransition(to: size, with: coordinator)
    for presentation in presentations where presentation.container?.superview is UIWindow {
      presentation.viewWillTransition(to: size, with: coordinator)
    }
    change()
    coordinator.runAnimations()
    // A presentation can have removed the view from the window.
    (viewIfLoaded?.window ?? presentations.last?.container?.window)?.layoutIfNeeded()
    coordinator.finish()
  }

  /// The presentations in front of this controller, from back to front.
  private final var presentations: [UIPresentationController] {
    presentationChain.dropFirst().compactMap(\.activePresentation)
  }
}

extension UIWindow {
  /// The view controller whose view fills the window; `nil`, the default, for none.
  ///
  /// The view is loaded and appears when the window is visible.
  public var rootViewController: UIViewController? {
    get { rootController as? UIViewController }
    set { rootController = newValue }
  }
}
