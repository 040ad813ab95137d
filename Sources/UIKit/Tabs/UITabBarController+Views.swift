// The visible parts: the controller of the selected tab, the bar, the sidebar and the accessory.
extension UITabBarController: BottomBarContaining {
  /// The controller that shows the selection.
  var controllerInContent: UIViewController? {
    guard case .tab(let tab) = selection else { return selection == .more ? more : nil }
    return arrangement.moreTab(for: tab) == nil ? displayedController(for: tab) : more
  }

  func show(_ controller: UIViewController?) {
    let former = shown
    shown = controller
    if former !== controller { minimizing = TabBarMinimizing() }
    guard isViewLoaded else { return }
    let animation = animation(from: former, to: controller)
    if let animation, let former, let controller,
      let interaction = delegate?.tabBarController(self, interactionControllerFor: animation),
      interaction.wantsInteractiveStart
    {
      return drive(animation, interaction, from: former, to: controller)
    }
    exchange(former, for: controller, isAnimated: animation != nil) {
      if let animation, let former, let controller {
        runTransition(animation, from: former, to: controller, in: content)
      }
      if former !== controller { former?.viewIfLoaded?.removeFromSuperview() }
      install()
    }
  }

  // MARK: Driven changes

  /// Begins a transition that is controlled by an object of the app.
  private func drive(
    _ animation: any UIViewControllerAnimatedTransitioning,
    _ interaction: any UIViewControllerInteractiveTransitioning, from former: UIViewController,
    to new: UIViewController
  ) {
    let exchange = ChildExchange(in: self, from: former, to: new, animated: true)
    let selection = settledSelection
    exchange.begin()
    let context = transitionContext(
      of: animation, from: former, to: new, in: content, coordinator: exchange.coordinator
    ) { [weak self] isCompleted in
      guard let self else { return }
      transition = nil
      if isCompleted {
        former.viewIfLoaded?.removeFromSuperview()
        install()
        exchange.finish()
        settledSelection = self.selection
      } else {
        exchange.cancel {
          new.viewIfLoaded?.removeFromSuperview()
          shown = former
          install()
        }
        takeBack(to: selection)
      }
    }
    transition = context
    context?.start(interaction)
    viewIfLoaded?.setNeedsLayout()
  }

  /// Returns the app's own animation of a transition; `nil` for the system animation.
  private func animation(
    from former: UIViewController?, to new: UIViewController?
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    guard let former, let new, former !== new, appearance.isOnScreen else { return nil }
    return delegate?.tabBarController(
      self, animationControllerForTransitionFrom: former, to: new)
  }

  func install() {
    if let view = shown?.view, view.superview !== content {
      view.translatesAutoresizingMaskIntoConstraints = true
      view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      view.frame = content.bounds
      content.addSubview(view)
    }
    viewIfLoaded?.setNeedsLayout()
  }

  package func bottomBarDidChange() { viewIfLoaded?.setNeedsLayout() }

  func placeViews() {
    guard let view = viewIfLoaded else { return }
    let former = arrangement
    arrange()
    if arrangement != former { tabsDidChange() }
    let bounds = view.bounds
    let navigation = shown as? UINavigationController
    let hidesBar = isBarHidden || navigation?.hidesBottomBar == true
    let sidebarWidth = placeSidebar(in: view)
    tabBar.isHidden = hidesBar || sidebarWidth > 0
    var insets = UIEdgeInsets.zero
    content.frame = bounds
    if sidebarWidth > 0 {
      let isRight = view.isRightToLeft
      if ownSidebar.tiles {
        content.frame = CGRect(
          x: isRight ? 0 : sidebarWidth, y: 0, width: max(bounds.width - sidebarWidth, 0),
          height: bounds.height)
      } else if isRight {
        insets.right = max(sidebarWidth - view.safeAreaInsets.right, 0)
      } else {
        insets.left = max(sidebarWidth - view.safeAreaInsets.left, 0)
      }
    }
    tabBar.isAtTop = hasBarAtTop
    if hasBarAtTop {
      insets.top = placeBarAtTop(in: view, navigation)
    } else {
      let bottom = view.safeAreaInsets.bottom
      let metrics = view.traitCollection.systemVersion.tabBar(for: view.traitCollection)
      let height = metrics.height + bottom
      tabBar.isMinimized = isMinimized
      tabBar.frame = CGRect(
        x: 0, y: bounds.maxY - height, width: bounds.width, height: height)
      insets.bottom = tabBar.isHidden ? 0 : metrics.height
      reserve(0, in: navigation)
    }
    let accessoryHeight = placeAccessory(in: view, barHeight: insets.bottom)
    let observed = navigation?.innermostTop ?? shown
    // Content that does not extend below the bar ends at it. Tabs at the top are never opaque.
    var margins = UIEdgeInsets.zero
    let isTranslucent = hasBarAtTop || tabBar.isTranslucent
    if observed?.extendsView(
      below: hasBarAtTop ? .top : .bottom, isBarTranslucent: isTranslucent) == false
    {
      if insets.top > 0 { margins.top = view.safeAreaInsets.top + insets.top }
      if insets.bottom > 0 { margins.bottom = view.safeAreaInsets.bottom + insets.bottom }
      insets.top = 0
      insets.bottom = 0
    }
    insets.bottom += accessoryHeight
    let shownView = shown?.viewIfLoaded
    // The app's own animation sets the frames of the views.
    if transition == nil {
      shownView?.frame = content.bounds.between(top: margins.top, bottom: margins.bottom)
    }
    shownView?.additionalSafeAreaInsets = insets
    let scrollView = observed?.contentScrollView(for: .bottom)
    if self.scrollView !== scrollView {
      self.scrollView?.offsetHandlers["tabs"] = nil
      self.scrollView = scrollView
      minimizing = TabBarMinimizing()
      scrollView?.offsetHandlers["tabs"] = { [weak self] in self?.contentDidScroll() }
    }
    updateEdge()
  }

  /// Lays out the bar in the row of a navigation bar's buttons.
  ///
  /// - Returns: The height, in points, that content without a navigation bar reserves for the bar.
  private func placeBarAtTop(in view: UIView, _ navigation: UINavigationController?) -> CGFloat {
    let traits = view.traitCollection
    let height = traits.systemVersion.navigationBar(for: traits).height
    tabBar.isMinimized = false
    tabBar.frame = CGRect(
      x: content.frame.minX, y: view.safeAreaInsets.top, width: content.frame.width,
      height: height)
    guard !tabBar.isHidden else {
      reserve(0, in: navigation)
      return 0
    }
    let hasNavigationBar = navigation?.isNavigationBarHidden == false
    reserve(hasNavigationBar ? tabBar.topFrames.capsule.width : 0, in: navigation)
    return hasNavigationBar ? 0 : height
  }

  /// Reserves space for the tabs in the middle of a navigation bar, so that its titles do not
  /// overlap them.
  private func reserve(_ width: CGFloat, in navigation: UINavigationController?) {
    if reservingNavigation !== navigation { reservingNavigation?.navigationBar.reservedWidth = 0 }
    reservingNavigation = navigation
    navigation?.navigationBar.reservedWidth = width
  }

  private func contentDidScroll() {
    updateEdge()
    guard let scrollView, canMinimize else { return }
    let wasMinimized = isMinimized
    minimizing.follow(scrollView, behavior: tabBarMinimizeBehavior)
    if isMinimized != wasMinimized { viewIfLoaded?.setNeedsLayout() }
  }

  private func updateEdge() {
    tabBar.isAtScrollEdge = scrollView?.isAtBottomEdge ?? true
  }

  // MARK: Sidebar

  /// Lays out the sidebar and returns its width, in points; 0 if the sidebar is hidden.
  private func placeSidebar(in view: UIView) -> CGFloat {
    let isShown = hasSidebar && !ownSidebar.isHidden
    ownSidebar.placeButton(isShown: hasSidebar && ownSidebar.isHidden && !isBarHidden)
    guard isShown else {
      ownSidebar.removeView()
      return 0
    }
    // Chosen: the same width as the primary column of a split view.
    let width = min(NavigationMetrics.primaryColumnWidth, view.bounds.width)
    let inset = sidebarFloats ? NavigationMetrics.floatingColumnInset : 0
    let frame = CGRect(
      x: view.isRightToLeft ? view.bounds.width - width : inset, y: inset, width: width - inset,
      height: view.bounds.height - 2 * inset)
    ownSidebar.place(in: view, frame: frame, floats: sidebarFloats)
    return width
  }

  /// A Boolean value that indicates whether the sidebar floats on glass over the content.
  private var sidebarFloats: Bool {
    traitCollection.systemVersion == .iOS26 && !ownSidebar.tiles
  }

  /// Updates the layout after the sidebar was shown or hidden.
  func sidebarDidChange() {
    viewIfLoaded?.setNeedsLayout()
    if appearance.isOnScreen { viewIfLoaded?.layoutIfNeeded() }
  }
}

/// Forwards drops on tabs in the bar and on rows in the sidebar to the delegates.
@MainActor final class TabDrops: NSObject, UIDropInteractionDelegate {
  private weak var controller: UITabBarController?

  init(_ controller: UITabBarController) { self.controller = controller }

  private enum Target {
    case tab(UITab)
    case action(UIAction, UITabGroup)
  }

  private func target(of session: any UIDropSession) -> Target? {
    guard let controller, let view = controller.viewIfLoaded else { return nil }
    let location = session.location(in: view)
    if let content = controller.ownSidebar.content(at: location, in: view) {
      switch content {
      case .tab(let tab): return .tab(tab)
      case .action(let action):
        return controller.ownSidebar.group(of: action).map { .action(action, $0) }
      }
    }
    let bar = controller.tabBar
    guard !bar.isHidden, let item = bar.item(at: view.convert(location, to: bar)) else {
      return nil
    }
    return controller.allTabs.first { $0.item === item }.map { .tab($0) }
  }

  func dropInteraction(
    _ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession
  ) -> UIDropProposal {
    guard let controller, let target = target(of: session) else {
      return UIDropProposal(operation: .cancel)
    }
    let operation: UIDropOperation? =
      switch target {
      case .tab(let tab):
        controller.delegate?.tabBarController(
          controller, tab: tab, operationForAcceptingItemsFrom: session)
      case .action(let action, let group):
        controller.ownSidebar.delegate?.tabBarController(
          controller, sidebar: controller.ownSidebar, sidebarAction: action, group: group,
          operationForAcceptingItemsFrom: session)
      }
    return UIDropProposal(operation: operation ?? .cancel)
  }

  func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession) {
    guard let controller, let target = target(of: session) else { return }
    switch target {
    case .tab(let tab):
      controller.delegate?.tabBarController(controller, tab: tab, acceptItemsFrom: session)
    case .action(let action, let group):
      controller.ownSidebar.delegate?.tabBarController(
        controller, sidebar: controller.ownSidebar, sidebarAction: action, group: group,
        acceptItemsFrom: session)
    }
  }
}
