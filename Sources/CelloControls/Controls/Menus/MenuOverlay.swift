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
  ///   - touched: A closure that is called for a touch outside the menu. If it returns `true`, the
  ///     menu stays.
  ///   - dismissed: A closure that is called after the menu is dismissed.
  @discardableResult
  package static func show(
    _ menu: UIMenu, from source: UIView, anchor: CGRect? = nil, selectsAction: Bool = false,
    sender: Any?, order: UIContextMenuConfiguration.ElementOrder = .automatic,
    backdrop: UIView? = nil, touched: @escaping (CGPoint) -> Bool = { _ in false },
    dismissed: @escaping () -> Void = {}
  ) -> MenuOverlay {
    let root = source.rootView
    let overlay = MenuOverlay(
      menu, source, anchor ?? source.bounds, selectsAction, sender, touched, dismissed)
    overlay.order = order
    overlay.frame = root.bounds
    if let backdrop {
      backdrop.frame = overlay.bounds
      backdrop.isUserInteractionEnabled = false
      overlay.addSubview(backdrop)
    }
    root.addSubview(overlay)
    overlay.provideElements()
    overlay.showMenu()
    return overlay
  }

  private init(
    _ menu: UIMenu, _ source: UIView, _ anchor: CGRect, _ selectsAction: Bool, _ sender: Any?,
    _ touched: @escaping (CGPoint) -> Bool, _ dismissed: @escaping () -> Void
  ) {
    self.source = source
    self.anchor = anchor
    path = [menu]
    self.selectsAction = selectsAction
    self.sender = sender
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
    view.rootView.subviews.last { $0 is MenuOverlay } as? MenuOverlay
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
      path.append(menu)
      provideElements()
      showMenu()
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
      path.removeLast()
      showMenu()
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
    guard superview != nil else { return }
    removeFromSuperview()
    dismissed()
  }

  // MARK: Layout and touches

  package override func layoutSubviews() {
    super.layoutSubviews()
    guard let menuView, let source else { return }
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
