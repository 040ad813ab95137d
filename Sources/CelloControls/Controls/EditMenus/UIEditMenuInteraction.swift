/// Shows edit menus of a view: bars of commands such as Copy and Paste.
///
/// A menu disappears when something else is touched; that touch reaches what is there. On iOS 18 a menu
/// that is too wide has pages; on iOS 26 its last button shows all commands below each other.
@MainActor @preconcurrency open class UIEditMenuInteraction: NSObject, UIInteraction {
  public final private(set) weak var delegate: (any UIEditMenuInteractionDelegate)?
  public final private(set) weak var view: UIView?
  private final var configuration: UIEditMenuConfiguration?
  private final weak var overlay: EditMenuOverlay?
  private final var lastLocation = CGPoint.zero
  /// The menu was dismissed by a touch, which may end on what would show it again.
  final var wasDismissedByTouch = false
  /// Called after a command of the menu was performed.
  final var didPerform: ((UIMenuElement) -> Void)?

  public init(delegate: (any UIEditMenuInteractionDelegate)?) {
    self.delegate = delegate
    super.init()
  }

  open func willMove(to view: UIView?) { dismissMenu() }

  open func didMove(to view: UIView?) { self.view = view }

  /// Whether a menu is shown.
  final var isPresented: Bool { overlay != nil }

  /// Shows a menu, instead of another one on the screen. Does nothing for a menu without elements, and
  /// without a view on a screen.
  open func presentEditMenu(with configuration: UIEditMenuConfiguration) {
    guard let view, view.window != nil || view.superview != nil else { return }
    EditMenuOverlay.visible(onScreenOf: view)?.dismiss()
    lastLocation = configuration.sourcePoint
    guard let menu = menu(for: configuration, of: view) else { return }
    self.configuration = configuration
    let animator = EditMenuAnimator()
    delegate?.editMenuInteraction(self, willPresentMenuFor: configuration, animator: animator)
    let overlay = EditMenuOverlay(menu, self, configuration.preferredArrowDirection)
    self.overlay = overlay
    overlay.show(on: view.rootView)
    animator.complete()
  }

  /// The menu with what can be shown of it; `nil` without elements.
  private final func menu(
    for configuration: UIEditMenuConfiguration, of view: UIView
  ) -> UIMenu? {
    let suggested = UIMenuSystem.context.root.children.compactMap { $0.available(from: view) }
    let menu =
      delegate?.editMenuInteraction(self, menuFor: configuration, suggestedActions: suggested)
      ?? UIMenu(children: suggested)
    return menu.available(from: view) as? UIMenu
  }

  /// Asks the delegate for the menu again.
  open func reloadVisibleMenu() {
    guard let overlay, let configuration, let view else { return }
    guard let menu = menu(for: configuration, of: view) else { return dismissMenu() }
    overlay.update(menu)
  }

  /// Asks the delegate for the target rectangle again, and moves the menu.
  open func updateVisibleMenuPosition(animated: Bool) { overlay?.setNeedsLayout() }

  open func dismissMenu() { overlay?.dismiss() }

  /// The source point of the last menu, in the coordinates of a view; `nil` for those of the window.
  open func location(in view: UIView?) -> CGPoint {
    self.view?.convert(lastLocation, to: view) ?? lastLocation
  }

  // MARK: Called by the overlay

  /// What the menu must not cover, in the coordinates of the view.
  final var targetRect: CGRect {
    guard let configuration else { return .zero }
    return delegate?.editMenuInteraction(self, targetRectFor: configuration)
      ?? CGRect(origin: configuration.sourcePoint, size: .zero)
  }

  final func overlayDidDisappear() {
    overlay = nil
    guard let configuration else { return }
    self.configuration = nil
    let animator = EditMenuAnimator()
    delegate?.editMenuInteraction(self, willDismissMenuFor: configuration, animator: animator)
    animator.complete()
  }

  final func perform(_ leaf: any UIMenuLeaf) {
    let isKept = leaf.attributes.contains(.keepsMenuPresented)
    if !isKept { dismissMenu() }
    leaf.performWithSender(view, target: nil)
    if isKept { reloadVisibleMenu() }
    if let element = leaf as? UIMenuElement { didPerform?(element) }
  }
}

extension UIMenuElement {
  /// The element without what an edit menu leaves out: hidden elements, commands that nothing in the
  /// responder chain performs, and menus without elements; `nil` if nothing is left.
  fileprivate func available(from view: UIView) -> UIMenuElement? {
    switch self {
    case let menu as UIMenu:
      let children = menu.children.compactMap { $0.available(from: view) }
      return children.isEmpty ? nil : menu.replacingChildren(children)
    case let command as UICommand:
      return !command.attributes.contains(.hidden) && command.validate(from: view) ? self : nil
    case let leaf as any UIMenuLeaf:
      return leaf.attributes.contains(.hidden) ? nil : self
    default: return self
    }
  }
}
