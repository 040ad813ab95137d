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
  open var menuAppearance: appearance { overlay == nil ? .unknown : .rich }

  private final lazy var gestures = ContextMenuGestures(self)
  private final var recognizer: UILongPressGestureRecognizer?
  private final var starting: UIContextMenuConfiguration?
  private final weak var overlay: MenuOverlay?
  private final var lastLocation = CGPoint.zero

  /// Whether a recognizer is the one of the interaction.
  final func uses(_ recognizer: UIGestureRecognizer) -> Bool { recognizer === self.recognizer }

  public init(delegate: any UIContextMenuInteractionDelegate) {
    self.delegate = delegate
    super.init()
  }

  open func willMove(to view: UIView?) {
    overlay?.dismiss()
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
  open func dismissMenu() { overlay?.dismiss() }

  /// Replaces the visible menu, or submenu, with the one that a closure returns for it.
  open func updateVisibleMenu(_ block: (UIMenu) -> UIMenu) { overlay?.update(block) }

  // MARK: Presentation

  /// Asks for a menu at the place of a recognizer.
  ///
  /// - Returns: whether there is one.
  fileprivate final func begins(at location: CGPoint) -> Bool {
    lastLocation = location
    starting = delegate?.contextMenuInteraction(self, configurationForMenuAtLocation: location)
    return starting != nil
  }

  private final func pressed(_ recognizer: UILongPressGestureRecognizer) {
    guard recognizer.state == .began, let configuration = starting, let view else { return }
    starting = nil
    show(configuration, in: view)
  }

  private final func show(_ configuration: UIContextMenuConfiguration, in view: UIView) {
    let menu = configuration.actionProvider?([])
    let controller = configuration.previewProvider?()
    guard menu != nil || controller != nil else { return }
    let preview = delegate?.contextMenuInteraction(
      self, configuration: configuration,
      highlightPreviewForItemWithIdentifier: configuration.identifier)
    let screen = view.rootView
    let backdrop = ContextMenuBackdrop(preview, of: view, controller, in: screen)
    let animator = ContextMenuAnimator(controller)
    delegate?.contextMenuInteraction(self, willDisplayMenuFor: configuration, animator: animator)
    overlay = MenuOverlay.show(
      menu ?? UIMenu(), from: screen, anchor: backdrop.previewFrame, sender: view,
      backdrop: backdrop,
      touched: { [weak self] point in
        guard backdrop.previewFrame.covers(point) else { return false }
        self?.commit(configuration, controller)
        return true
      },
      dismissed: { [weak self] in
        guard let self else { return }
        let animator = ContextMenuAnimator(controller)
        delegate?.contextMenuInteraction(self, willEndFor: configuration, animator: animator)
        animator.complete()
      })
    animator.complete()
  }

  private final func commit(
    _ configuration: UIContextMenuConfiguration, _ controller: UIViewController?
  ) {
    let animator = ContextMenuAnimator(controller)
    delegate?.contextMenuInteraction(
      self, willPerformPreviewActionForMenuWith: configuration, animator: animator)
    overlay?.dismiss()
    animator.complete()
  }
}

/// Lets a recognizer begin where there is a menu.
private final class ContextMenuGestures: NSObject, UIGestureRecognizerDelegate {
  private unowned let interaction: UIContextMenuInteraction

  init(_ interaction: UIContextMenuInteraction) {
    self.interaction = interaction
    super.init()
  }

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    interaction.begins(at: gestureRecognizer.location(in: gestureRecognizer.view))
  }
}
