/// A view behind a menu that covers the screen.
@MainActor package protocol MenuBackdrop: UIView {
  /// Animates the appearance of the view in the current animation.
  func animateAppearance()
  /// Animates the disappearance of the view in the current animation.
  func animateDisappearance()
}

/// A view that covers the screen, contains a menu, and dismisses the menu after a touch outside it.
package final class MenuOverlay: UIView, VisibleContextMenu {
  /// The view to which the menu belongs.
  private weak var source: UIView?
  /// The frame to which the menu is attached, in the coordinates of ``source``.
  private let anchor: CGRect
  /// The menus from the root menu to the visible submenu.
  private var path: [UIMenu]
  private var provided: [ObjectIdentifier: [UIMenuElement]] = [:]
  private var menuView: MenuView?
  private var backdrop: (any MenuBackdrop)?
  private let isAnimated: Bool
  /// A Boolean value that indicates whether the menu was dismissed and disappears.
  private var isLeaving = false
  private let selectsAction: Bool
  private var order = UIContextMenuConfiguration.ElementOrder.automatic
  /// A Boolean value that indicates whether the elements are shown from bottom to top.
  private var isReversed = false
  /// The sender of the actions.
  private let sender: Any?
  private let dismissed: () -> Void
  /// A closure that is called for a touch outside the menu; it returns whether the menu stays.
  private let touched: (CGPoint) -> Bool

  /// Shows a menu on the screen of a view.
  ///
  /// - Parameters:
  ///   - anchor: The frame to which the menu is attached, in the coordinates of `source`; `nil` for
  ///     the bounds of `source`.
  ///   - selectsAction: A Boolean value that indicates whether the menu selects one of its actions.
  ///   - order: The order of the elements.
  ///   - backdrop: A view behind the menu that covers the screen; `nil` for none.
  ///   - isAnimated: A Boolean value that indicates whether the menu unfolds and folds on a simulated
  ///     clock.
  ///   - touched: A closure that is called for a touch outside the menu. If it returns `true`, the
  ///     menu stays.
  ///   - dismissed: A closure that is called after the menu is dismissed.
  @discardableResult
  package static func show(
    _ menu: UIMenu, from source: UIView, anchor: CGRect? = nil, selectsAction: Bool = false,
    sender: Any?, order: UIContextMenuConfiguration.ElementOrder = .automatic,
    backdrop: (any MenuBackdrop)? = nil, isAnimated: Bool = true,
    touched: @escaping (CGPoint) -> Bool = { _ in false },
    dismissed: @escaping () -> Void = {}
  ) -> MenuOverlay {
    let root = source.rootView
    let overlay = MenuOverlay(
      menu, source, anchor ?? source.bounds, selectsAction, sender, isAnimated, touched, dismissed)
    overlay.order = order
    overlay.frame = root.bounds
    overlay.backdrop = backdrop
    if let backdrop {
      backdrop.frame = overlay.bounds
      backdrop.isUserInteractionEnabled = false
      overlay.addSubview(backdrop)
    }
    root.addSubview(overlay)
    overlay.provideElements()
    overlay.showMenu()
    overlay.animateAppearance()
    return overlay
  }

  private init(
    _ menu: UIMenu, _ source: UIView, _ anchor: CGRect, _ selectsAction: Bool, _ sender: Any?,
    _ isAnimated: Bool, _ touched: @escaping (CGPoint) -> Bool, _ dismissed: @escaping () -> Void
  ) {
    self.source = source
    self.anchor = anchor
    path = [menu]
    self.selectsAction = selectsAction
    self.sender = sender
    self.isAnimated = isAnimated
    self.touched = touched
    self.dismissed = dismissed
    super.init(frame: .zero)
    accessibilityViewIsModal = true
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
    layer.zPosition = OverlayOrder.menu
  }

  /// Always fails: views are not read from archives.
  required init?(coder: NSCoder) { return nil }

  /// Returns the overlay on the screen of a view; `nil` for none.
  static func visible(onScreenOf view: UIView) -> MenuOverlay? {
    view.rootView.subviews.lazy.compactMap { $0 as? MenuOverlay }.last { !$0.isLeaving }
  }

  // MARK: Content

  /// Loads the deferred elements of the visible menu.
  private func provideElements() {
    guard let menu = path.last else { return }
    for element in menu.deferredElements where provided[ObjectIdentifier(element)] == nil {
      element.provide { [weak self] elements in
        guard let self else { return }
        provided[ObjectIdentifier(element)] = elements
        if menuView != nil { showMenu() }
      }
    }
  }

  private func showMenu() {
    guard let menu = path.last else { return }
    menuView?.removeFromSuperview()
    let content = MenuContent(menu, provided: provided)
    let view = MenuView(
      isReversed ? content.reversed : content, of: source, isSubmenu: path.count > 1
    ) { [weak self] in self?.choose($0) }
    menuView = view
    addSubview(view)
    setNeedsLayout()
  }

  private func choose(_ element: UIMenuElement?) {
    switch element {
    case let menu as UIMenu:
      animateChange {
        path.append(menu)
        provideElements()
        showMenu()
      }
    case let leaf as any UIMenuLeaf:
      path[0].choose(leaf, isSelection: selectsAction)
      if leaf.attributes.contains(.keepsMenuPresented) {
        leaf.performWithSender(sender, target: nil)
        showMenu()
      } else {
        dismiss()
        leaf.performWithSender(sender, target: nil)
      }
    case nil where path.count > 1:
      animateChange {
        path.removeLast()
        showMenu()
      }
    default: break
    }
  }

  /// Replaces the visible menu.
  package func update(_ body: (UIMenu) -> UIMenu) {
    guard let menu = path.last else { return }
    path[path.count - 1] = body(menu)
    provideElements()
    showMenu()
  }

  package func dismiss() {
    guard superview != nil, !isLeaving else { return }
    isLeaving = true
    if isAnimated, UIView.animationsTakeTime {
      animateDisappearance()
    } else {
      removeFromSuperview()
    }
    dismissed()
  }

  // MARK: Animations

  /// Unfolds the menu from its anchor, on a simulated clock.
  private func animateAppearance() {
    guard isAnimated, UIView.animationsTakeTime else { return }
    UIView.performWithoutAnimation { layoutIfNeeded() }
    guard let menuView else { return }
    UIView.animateTransition(duration: InteractionMetrics.menuDuration) {
      menuView.animateChange(from: foldedGeometry(of: menuView), alpha: 0)
      backdrop?.animateAppearance()
    }
  }

  private func animateDisappearance() {
    isUserInteractionEnabled = false
    accessibilityElementsHidden = true
    accessibilityViewIsModal = false
    UIView.animateTransition(duration: InteractionMetrics.menuDuration) {
      if let menuView { menuView.animateChange(to: foldedGeometry(of: menuView), alpha: 0) }
      backdrop?.animateDisappearance()
    }
    UIView.perform(after: InteractionMetrics.menuDuration) { self.removeFromSuperview() }
  }

  /// Changes the visible menu, and cross-fades the menus on a simulated clock.
  private func animateChange(_ change: () -> Void) {
    guard isAnimated, UIView.animationsTakeTime, let former = menuView else { return change() }
    UIView.performWithoutAnimation {
      change()
      layoutIfNeeded()
    }
    guard let menuView, menuView !== former else { return }
    UIView.performWithoutAnimation {
      former.isUserInteractionEnabled = false
      former.accessibilityElementsHidden = true
      insertSubview(former, belowSubview: menuView)
    }
    UIView.animateTransition(duration: InteractionMetrics.menuDuration) {
      menuView.animateChange(from: menuView.currentGeometry, alpha: 0)
      former.animateChange(to: former.currentGeometry, alpha: 0)
    }
    UIView.perform(after: InteractionMetrics.menuDuration) { former.removeFromSuperview() }
  }

  /// Returns the geometry of the folded menu, at the point of the menu that is nearest to its anchor;
  /// with reduced motion, its own geometry.
  private func foldedGeometry(of menuView: MenuView) -> ViewGeometry {
    let geometry = menuView.currentGeometry
    guard !traitCollection.motion.isReduced, let source else { return geometry }
    let anchor = source.convert(anchor, to: self)
    let center = CGPoint(x: anchor.midX, y: anchor.midY)
    return MenuPlacement.folded(geometry, toward: center)
  }

  // MARK: Layout and touches

  package override func layoutSubviews() {
    super.layoutSubviews()
    guard let menuView, let source, !isLeaving else { return }
    let metrics = traitCollection.systemVersion.menu
    let area = bounds.inset(by: safeAreaInsets).insetBy(
      dx: metrics.screenInset, dy: metrics.screenInset)
    let size = menuView.sizeThatFits(
      CGSize(width: area.width.nonNegative, height: area.height.nonNegative))
    let anchor = source.convert(anchor, to: self)
    let frame = MenuPlacement.frame(
      size: size, anchor: anchor, in: area, distance: metrics.distance)
    menuView.frame = traitCollection.pixelGrid.roundedEdges(of: frame)
    // The first element is nearest to the anchor.
    let isAbove = order == .priority && frame.midY < anchor.midY
    guard isAbove != isReversed else { return }
    isReversed = isAbove
    showMenu()
  }

  package override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let touch = touches.first, let menuView,
      !menuView.frame.covers(touch.location(in: self))
    else { return }
    if !touched(touch.location(in: self)) { dismiss() }
  }
}
