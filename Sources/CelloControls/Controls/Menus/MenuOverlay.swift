/// Covers a screen with a menu, and dismisses it when something else is touched.
package final class MenuOverlay: UIView, VisibleContextMenu {
  /// What the menu belongs to.
  private weak var source: UIView?
  /// The frame of what the menu belongs to, in the coordinates of ``source``.
  private let anchor: CGRect
  /// The menus from the first one to the visible submenu.
  private var path: [UIMenu]
  private var provided: [ObjectIdentifier: [UIMenuElement]] = [:]
  private var menuView: MenuView?
  private let selectsAction: Bool
  private var order = UIContextMenuConfiguration.ElementOrder.automatic
  /// Whether the elements are shown from the bottom to the top.
  private var isReversed = false
  /// What an action has as its sender.
  private let sender: Any?
  private let dismissed: () -> Void
  /// Called for a touch beside the menu; returns whether it was handled.
  private let touched: (CGPoint) -> Bool

  /// Shows a menu on the screen of a view.
  ///
  /// - Parameters:
  ///   - anchor: the frame of what the menu belongs to, in the coordinates of `source`.
  ///   - selectsAction: whether the menu itself selects one of its actions.
  ///   - order: the order of the elements.
  ///   - backdrop: a view behind the menu, which covers the screen.
  ///   - touched: called for a touch beside the menu; returns whether the menu stays for it.
  ///   - dismissed: called when the menu is not shown anymore.
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
    layer.zPosition = 1_000_000
  }

  /// Always fails: views are not read from archives.
  required init?(coder: NSCoder) { return nil }

  /// The overlay that covers the screen of a view; `nil` without a menu.
  static func visible(onScreenOf view: UIView) -> MenuOverlay? {
    view.rootView.subviews.last { $0 is MenuOverlay } as? MenuOverlay
  }

  // MARK: Content

  /// Asks for the elements that the visible menu does not have yet.
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

  /// Shows another menu in the place of the visible one.
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
    // The first element is the closest one to what the menu belongs to.
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
