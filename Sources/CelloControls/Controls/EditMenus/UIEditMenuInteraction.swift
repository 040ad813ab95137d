/// An interaction that shows edit menus for a view: bars of commands such as Copy and Paste.
///
/// A touch outside the menu dismisses the menu and is delivered to the view below. On iOS 18, a
/// menu that is too wide is divided into pages; on iOS 26, its last button shows all commands in a
/// list.
@MainActor @preconcurrency open class UIEditMenuInteraction: NSObject, UIInteraction {
  /// The object that provides the menus; `nil` for none.
  open private(set) weak var delegate: (any UIEditMenuInteractionDelegate)?
  /// The view to which the interaction was added; `nil` for none.
  open private(set) weak var view: UIView?
  private final var configuration: UIEditMenuConfiguration?
  private final weak var overlay: EditMenuOverlay?
  private final var lastLocation = CGPoint.zero
  /// A Boolean value that indicates whether a touch dismissed the menu. The same touch must not
  /// show the menu again.
  final var wasDismissedByTouch = false
  /// A closure that is called after a command of the menu is performed; `nil` for none.
  final var didPerform: ((UIMenuElement) -> Void)?

  /// Creates an interaction that shows the system's commands or the delegate's menus. The delegate
  /// is not retained.
  public init(delegate: (any UIEditMenuInteractionDelegate)?) {
    self.delegate = delegate
    super.init()
  }

  /// Dismisses the menu before the interaction moves to another view.
  open func willMove(to view: UIView?) { dismissMenu() }

  /// Stores the view to which the interaction was added; `nil` if it was removed.
  open func didMove(to view: UIView?) { self.view = view }

  /// A Boolean value that indicates whether a menu is shown.
  final var isPresented: Bool { overlay != nil }

  /// The frame of the visible menu in screen coordinates, in points; zero if none is shown.
  final var menuFrame: CGRect { overlay?.menuFrame ?? .zero }

  /// Shows a menu and dismisses another menu on the same screen.
  ///
  /// Shows no menu if it has no elements. Does nothing if the view is not in a window or another
  /// view.
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

  /// Returns the menu with the elements that are available; `nil` if there are none.
  private final func menu(
    for configuration: UIEditMenuConfiguration, of view: UIView
  ) -> UIMenu? {
    let suggested = UIMenuSystem.context.root.children.compactMap { $0.available(from: view) }
    let menu =
      delegate?.editMenuInteraction(self, menuFor: configuration, suggestedActions: suggested)
      ?? UIMenu(children: suggested)
    return menu.available(from: view) as? UIMenu
  }

  /// Replaces the visible menu with a new menu from the delegate. Dismisses it if the new menu has
  /// no elements. Does nothing if no menu is shown.
  open func reloadVisibleMenu() {
    guard let overlay, let configuration, let view else { return }
    guard let menu = menu(for: configuration, of: view) else { return dismissMenu() }
    overlay.update(menu)
  }

  /// Moves the visible menu to the delegate's current target rectangle at the next layout, without
  /// an animation.
  open func updateVisibleMenuPosition(animated: Bool) { overlay?.setNeedsLayout() }

  /// Dismisses the visible menu. Does nothing if no menu is shown.
  open func dismissMenu() { overlay?.dismiss() }

  /// Returns the source point of the last menu in the coordinates of a view; for `nil`, in the
  /// coordinates of the window.
  open func location(in view: UIView?) -> CGPoint {
    self.view?.convert(lastLocation, to: view) ?? lastLocation
  }

  // MARK: Called by the overlay

  /// The rectangle that the menu must not cover, in the coordinates of the view.
  final var targetRect: CGRect {
    guard let configuration else { return .zero }
    return delegate?.editMenuInteraction(self, targetRectFor: configuration)
      ?? CGRect(origin: configuration.sourcePoint, size: .zero)
  }

  /// Notifies the delegate, while the menu is still shown.
  ///
  /// - Returns: the animator to complete when the menu is gone; `nil` if the delegate has been
  ///   notified already.
  final func overlayWillDisappear() -> EditMenuAnimator? {
    overlay = nil
    guard let configuration else { return nil }
    self.configuration = nil
    let animator = EditMenuAnimator()
    delegate?.editMenuInteraction(self, willDismissMenuFor: configuration, animator: animator)
    return animator
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
  /// Returns the element without hidden elements, commands that no responder performs, and empty
  /// menus; `nil` if nothing remains.
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
