/// An interaction that shows a menu when a finger rests on its view.
@MainActor @preconcurrency open class UIContextMenuInteraction: NSObject, UIInteraction {
  /// The appearance of a menu.
  public enum appearance: Int, Hashable, Sendable {
    /// No menu is visible.
    case unknown = 0
    /// A menu with a preview.
    case rich = 1
    /// A menu without a preview.
    case compact = 2
  }

  /// The delegate, which provides the menu. The interaction does not retain it.
  open private(set) weak var delegate: (any UIContextMenuInteractionDelegate)?
  /// The view that has the interaction; `nil` for none.
  open private(set) weak var view: UIView?
  /// The appearance of the visible menu; `unknown` if no menu is visible.
  open var menuAppearance: appearance { visibleMenu == nil ? .unknown : shownAppearance }

  private final lazy var gestures = ContextMenuGestures(self)
  private final var recognizer: UILongPressGestureRecognizer?
  private final var starting: UIContextMenuConfiguration?
  /// The menu on the screen, which its presenter sets; `nil` for none.
  package final weak var visibleMenu: (any VisibleContextMenu)?
  private final var lastLocation = CGPoint.zero

  /// Returns a Boolean value that indicates whether a gesture recognizer belongs to the
  /// interaction.
  package final func uses(_ recognizer: UIGestureRecognizer) -> Bool {
    recognizer === self.recognizer
  }

  /// Creates an interaction with a delegate.
  public init(delegate: any UIContextMenuInteractionDelegate) {
    self.delegate = delegate
    super.init()
  }

  /// Closes the menu and removes the gesture recognizer from the view.
  open func willMove(to view: UIView?) {
    visibleMenu?.dismiss()
    if let recognizer { self.view?.removeGestureRecognizer(recognizer) }
    recognizer = nil
  }

  /// Sets ``view`` and adds a gesture recognizer to it.
  open func didMove(to view: UIView?) {
    self.view = view
    guard let view else { return }
    let recognizer = UILongPressGestureRecognizer()
    recognizer.delegate = gestures
    recognizer.addTarget(self, action: UIContextMenuInteraction.pressed)
    view.addGestureRecognizer(recognizer)
    self.recognizer = recognizer
  }

  /// Returns the position of the finger when the menu was requested, in the coordinates of a view;
  /// `nil` for the window's coordinates.
  open func location(in view: UIView?) -> CGPoint {
    self.view?.convert(lastLocation, to: view) ?? lastLocation
  }

  /// Closes the visible menu.
  open func dismissMenu() { visibleMenu?.dismiss() }

  /// Replaces the visible menu, or its open submenu, with the menu that a closure returns for it.
  open func updateVisibleMenu(_ block: (UIMenu) -> UIMenu) { visibleMenu?.update(block) }

  // MARK: Presentation

  /// Requests a menu from the delegate for a point in the view's coordinates.
  ///
  /// - Returns: `true` if there is a menu.
  fileprivate final func begins(at location: CGPoint) -> Bool {
    guard allowsMenu else { return false }
    lastLocation = location
    starting = delegate?.contextMenuInteraction(self, configurationForMenuAtLocation: location)
    return starting != nil
  }

  private final func pressed(_ recognizer: UILongPressGestureRecognizer) {
    guard recognizer.state == .began, let configuration = starting, let view else { return }
    starting = nil
    show(configuration, in: view)
  }

  /// The appearance of the menu that was shown last.
  package final var shownAppearance = appearance.rich

  /// A Boolean value that indicates whether the view can show menus now; `true` unless a system
  /// view overrides it.
  @_spi(Cello) open var allowsMenu: Bool { true }

  /// Shows a menu. System views override it.
  ///
  /// - Parameter preview: the delegate's preview; `nil` for the view itself.
  @_spi(Cello) open func show(
    _ configuration: UIContextMenuConfiguration, _ preview: UITargetedPreview?, in view: UIView
  ) {
    shownAppearance = .rich
    configuration.presenter?.show(configuration, preview, for: self, in: view)
  }

  private final func show(_ configuration: UIContextMenuConfiguration, in view: UIView) {
    let preview = delegate?.contextMenuInteraction(
      self, configuration: configuration,
      highlightPreviewForItemWithIdentifier: configuration.identifier)
    show(configuration, preview, in: view)
  }

  /// Shows the delegate's menu for a point in the view's coordinates, without a touch.
  ///
  /// - Returns: `true` if a menu is visible afterwards.
  package final func showMenu(at location: CGPoint) -> Bool {
    guard let view, begins(at: location), let configuration = starting else { return false }
    starting = nil
    show(configuration, in: view)
    return visibleMenu != nil
  }
}

/// Permits the gesture recognizer to begin where the delegate provides a menu.
private final class ContextMenuGestures: NSObject, UIGestureRecognizerDelegate {
  private weak var interaction: UIContextMenuInteraction?

  init(_ interaction: UIContextMenuInteraction) {
    self.interaction = interaction
    super.init()
  }

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    interaction?.begins(at: gestureRecognizer.location(in: gestureRecognizer.view)) ?? false
  }
}
