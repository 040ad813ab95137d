/// Decides about the drags of a view. Only the method for the items is required.
@MainActor @preconcurrency public protocol UIDragInteractionDelegate: NSObjectProtocol {
  /// The items at the place of the finger; an empty array for no drag.
  func dragInteraction(
    _ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession
  ) -> [UIDragItem]
  /// The preview of an item; `nil` for none.
  func dragInteraction(
    _ interaction: UIDragInteraction, previewForLifting item: UIDragItem,
    session: any UIDragSession
  ) -> UITargetedDragPreview?
  func dragInteraction(
    _ interaction: UIDragInteraction, willAnimateLiftWith animator: any UIDragAnimating,
    session: any UIDragSession)
  func dragInteraction(
    _ interaction: UIDragInteraction, sessionWillBegin session: any UIDragSession)
  func dragInteraction(
    _ interaction: UIDragInteraction, sessionAllowsMoveOperation session: any UIDragSession
  ) -> Bool
  func dragInteraction(
    _ interaction: UIDragInteraction,
    sessionIsRestrictedToDraggingApplication session: any UIDragSession
  ) -> Bool
  func dragInteraction(
    _ interaction: UIDragInteraction, sessionDidMove session: any UIDragSession)
  func dragInteraction(
    _ interaction: UIDragInteraction, session: any UIDragSession,
    willEndWith operation: UIDropOperation)
  func dragInteraction(
    _ interaction: UIDragInteraction, session: any UIDragSession,
    didEndWith operation: UIDropOperation)
  func dragInteraction(
    _ interaction: UIDragInteraction, sessionDidTransferItems session: any UIDragSession)
}

extension UIDragInteractionDelegate {
  public func dragInteraction(
    _ interaction: UIDragInteraction, previewForLifting item: UIDragItem,
    session: any UIDragSession
  ) -> UITargetedDragPreview? { interaction.view.map { UITargetedDragPreview(view: $0) } }
  public func dragInteraction(
    _ interaction: UIDragInteraction, willAnimateLiftWith animator: any UIDragAnimating,
    session: any UIDragSession
  ) {}
  public func dragInteraction(
    _ interaction: UIDragInteraction, sessionWillBegin session: any UIDragSession
  ) {}
  public func dragInteraction(
    _ interaction: UIDragInteraction, sessionAllowsMoveOperation session: any UIDragSession
  ) -> Bool { true }
  public func dragInteraction(
    _ interaction: UIDragInteraction,
    sessionIsRestrictedToDraggingApplication session: any UIDragSession
  ) -> Bool { false }
  public func dragInteraction(
    _ interaction: UIDragInteraction, sessionDidMove session: any UIDragSession
  ) {}
  public func dragInteraction(
    _ interaction: UIDragInteraction, session: any UIDragSession,
    willEndWith operation: UIDropOperation
  ) {}
  public func dragInteraction(
    _ interaction: UIDragInteraction, session: any UIDragSession,
    didEndWith operation: UIDropOperation
  ) {}
  public func dragInteraction(
    _ interaction: UIDragInteraction, sessionDidTransferItems session: any UIDragSession
  ) {}
}

/// Lets users drag items of a view.
@MainActor @preconcurrency open class UIDragInteraction: NSObject, UIInteraction {
  public final private(set) weak var delegate: (any UIDragInteractionDelegate)?
  public final private(set) weak var view: UIView?
  private final var controller: DragController?

  /// Whether drags can begin; on phones they cannot by default.
  open var isEnabled: Bool {
    get { ownEnabled ?? Self.isEnabled(for: view) }
    set { ownEnabled = newValue }
  }
  private final var ownEnabled: Bool?

  /// Whether other gestures go on while items are lifted. They do not.
  open var allowsSimultaneousRecognitionDuringLift = false

  /// Whether drags can begin by default on the device of the current traits.
  open class var isEnabledByDefault: Bool {
    UITraitCollection.current.userInterfaceIdiom != .phone
  }

  static func isEnabled(for view: UIView?) -> Bool {
    view.map { $0.traitCollection.userInterfaceIdiom != .phone } ?? isEnabledByDefault
  }

  public init(delegate: any UIDragInteractionDelegate) {
    self.delegate = delegate
    super.init()
  }

  open func willMove(to view: UIView?) {
    controller?.remove()
    controller = nil
  }

  open func didMove(to view: UIView?) {
    self.view = view
    if let view { controller = DragController(self, in: view) }
  }
}

extension UIDragInteraction: DragSource {
  func items(for session: DragSession) -> [UIDragItem] {
    isEnabled ? delegate?.dragInteraction(self, itemsForBeginning: session) ?? [] : []
  }

  func previewView(of item: UIDragItem, in session: DragSession) -> UIView? {
    delegate?.dragInteraction(self, previewForLifting: item, session: session)?.view
  }

  func allowsMove(_ session: DragSession) -> Bool {
    delegate?.dragInteraction(self, sessionAllowsMoveOperation: session) ?? true
  }

  func isRestricted(_ session: DragSession) -> Bool {
    delegate?.dragInteraction(self, sessionIsRestrictedToDraggingApplication: session) ?? false
  }

  func didLift(_ session: DragSession) {
    delegate?.dragInteraction(self, willAnimateLiftWith: DragAnimator(), session: session)
  }

  func willBegin(_ session: DragSession) {
    delegate?.dragInteraction(self, sessionWillBegin: session)
  }

  func didMove(_ session: DragSession) {
    delegate?.dragInteraction(self, sessionDidMove: session)
  }

  func didEnd(_ session: DragSession, _ operation: UIDropOperation) {
    delegate?.dragInteraction(self, session: session, willEndWith: operation)
    delegate?.dragInteraction(self, session: session, didEndWith: operation)
    if operation.accepts { delegate?.dragInteraction(self, sessionDidTransferItems: session) }
  }
}
