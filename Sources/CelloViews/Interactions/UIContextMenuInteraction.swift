/// Shows a menu when a finger rests on a view.
@MainActor @preconcurrency open class UIContextMenuInteraction: NSObject, UIInteraction {
  /// How a menu is shown.
  public enum appearance: Int, Hashable, Sendable {
    case unknown = 0
    /// A menu with a preview.
    case rich = 1
    /// A menu without a preview.
    case compact = 2
  }

  /// Provides the menu. The interaction does not keep it alive.
  public final private(set) weak var delegate: (any UIContextMenuInteractionDelegate)?
  public final private(set) weak var view: UIView?
  /// How the menu is shown; `unknown` while there is none.
  open var menuAppearance: appearance { visibleMenu == nil ? .unknown : shownAppearance }

  private final lazy var gestures = ContextMenuGestures(self)
  private final var recognizer: UILongPressGestureRecognizer?
  private final var starting: UIContextMenuConfiguration?
  /// The menu on the screen; set by what shows it.
  package final weak var visibleMenu: (any VisibleContextMenu)?
  private final var lastLocation = CGPoint.zero

  /// Whether a recognizer is the one of the interaction.
  package final func uses(_ recognizer: UIGestureRecognizer) -> Bool { recognizer === self.recognizer }

  public init(delegate: any UIContextMenuInteractionDelegate) {
    self.delegate = delegate
    super.init()
  }

  open func willMove(to view: UIView?) {
    visibleMenu?.dismiss()
    if let recognizer { self.view?.removeGestureRecognizer(recognizer) }
    recognizer = nil
  }

  open func didMove(to view: UIView?) {
    self.view = view
    guard let view else { return }
    let recognizer = UILongPressGestureRecognizer()
    recognizer.delegate = gestures
    recognizer.addTarget(self, action: UIContextMenuInteraction.pressed)
    view.addGestureRecognizer(recognizer)
    self.recognizer = recognizer
  }

  /// The place of the finger, in the coordinates of a view; `nil` for those of the window.
  open func location(in view: UIView?) -> CGPoint {
    self.view?.convert(lastLocation, to: view) ?? lastLocation
  }

  /// Closes the menu.
  open func dismissMenu() { visibleMenu?.dismiss() }

  /// Replaces the visible menu, or submenu, with the one that a closure returns for it.
  open func updateVisibleMenu(_ block: (UIMenu) -> UIMenu) { visibleMenu?.update(block) }

  // MARK: Presentation

  /// Asks for a menu at the place of a recognizer.
  ///
  /// - Returns: whether there is one.
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

  /// How the last menu was shown.
  package final var shownAppearance = appearance.rich

  /// Whether the view shows menus now; for system views.
  @_spi(Cello) open var allowsMenu: Bool { true }

  /// Shows a menu; for system views.
  ///
  /// - Parameter preview: that of the delegate; `nil` for the view itself.
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

  /// Shows the menu of the delegate for a point without a finger that rests there.
  ///
  /// - Returns: whether there is a menu.
  package final func showMenu(at location: CGPoint) -> Bool {
    guard let view, begins(at: location), let configuration = starting else { return false }
    starting = nil
    show(configuration, in: view)
    return visibleMenu != nil
  }
}

/// Lets a recognizer begin where there is a menu.
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
