extension UIViewController {
  // MARK: Transitions

  /// Begins a transition that a caller ends.
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

  /// Ends a transition.
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

  /// Begins a transition of the controller and those of its children that follow it.
  ///
  /// - Returns: whether the view was not yet where the transition leads.
  @discardableResult
  final func begin(_ isAppearing: Bool, animated: Bool, cause: ViewAppearance.Cause) -> Bool {
    if isAppearing { loadViewIfNeeded() }
    guard appearance.begin(isAppearing, animated: animated, cause: cause) else { return false }
    CallLog.noteOfApp(self, isAppearing ? "viewWillAppear(_:)" : "viewWillDisappear(_:)")
    if isAppearing { viewWillAppear(animated) } else { viewWillDisappear(animated) }
    guard shouldAutomaticallyForwardAppearanceMethods else { return true }
    for child in children where child.isShownByParent {
      child.begin(isAppearing, animated: animated, cause: .parent)
    }
    return true
  }

  /// The view is in its window and has its traits.
  final func place() {
    guard appearance.place() else { return }
    CallLog.noteOfApp(self, "viewIsAppearing(_:)")
    viewIsAppearing(appearance.isAnimated)
    for child in children where child.appearance.cause == .parent { child.place() }
  }

  /// Ends a transition of the controller and of the children that follow it.
  final func end() {
    place()
    guard let stage = appearance.end() else { return }
    if stage == .appeared {
      CallLog.noteOfApp(self, "viewDidAppear(_:)")
      viewDidAppear(appearance.isAnimated)
    } else {
      CallLog.noteOfApp(self, "viewDidDisappear(_:)")
      viewDidDisappear(appearance.isAnimated)
    }
    for child in children where child.appearance.cause == .parent { child.end() }
  }

  /// Begins and ends a transition around a closure that moves the view.
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

  /// Whether the view is inside that of the parent.
  private final var isShownByParent: Bool {
    guard let view = viewIfLoaded, let parentView = parent?.viewIfLoaded else { return false }
    return view.isDescendant(of: parentView)
  }
}

extension UIViewController: ViewControlling {
  // MARK: Moves of the view

  /// Appears or disappears with the window that the view enters or leaves, unless a container or
  /// presentation takes care of that.
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
      // A parent that has not been placed itself places its children.
      if appearance.cause == .parent, parent?.appearance.isInPlace == false { return }
      if viewIfLoaded?.window != nil { place() }
    }
    if appearance.isInTransition, appearance.cause == .window { end() }
  }

  // MARK: Windows

  package func show(in window: UIWindow) {
    // Controllers that cover this one appear instead of it.
    let covering = presentationChain.dropFirst().filter { $0.viewIfLoaded?.window === window }
    if !covering.isEmpty {
      for controller in covering { controller.perform(true) {} }
      if viewIfLoaded?.window == nil { return }
    }
    perform(true) {
      guard let view, view.superview !== window else { return }
      if !view.translatesAutoresizingMaskIntoConstraints {
        view.translatesAutoresizingMaskIntoConstraints = true
      }
      view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      view.frame = window.bounds
      window.insertSubview(view, at: 0)
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
    change()
    coordinator.finish()
  }

  package func resize(to size: CGSize, by change: () -> Void) {
    let coordinator = TransitionCoordinator(in: viewIfLoaded?.superview, from: self, to: self)
    viewWillTransition(to: size, with: coordinator)
    change()
    coordinator.runAnimations()
    viewIfLoaded?.window?.layoutIfNeeded()
    coordinator.finish()
  }
}

extension UIWindow {
  /// The controller whose view fills the window.
  ///
  /// Its view is loaded and appears when the window is visible. Another controller replaces it.
  public var rootViewController: UIViewController? {
    get { rootController as? UIViewController }
    set { rootController = newValue }
  }
}
