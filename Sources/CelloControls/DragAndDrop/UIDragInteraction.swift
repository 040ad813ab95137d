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
  /// The items that the tap of another finger adds to a drag; by default none.
  func dragInteraction(
    _ interaction: UIDragInteraction, itemsForAddingTo session: any UIDragSession,
    withTouchAt point: CGPoint
  ) -> [UIDragItem]
  /// The drag to which the tap of another finger adds items; `nil` for none. By default it is the first
  /// one.
  func dragInteraction(
    _ interaction: UIDragInteraction, sessionForAddingItems sessions: [any UIDragSession],
    withTouchAt point: CGPoint
  ) -> (any UIDragSession)?
  /// Items are added to a drag with items of the interaction.
  func dragInteraction(
    _ interaction: UIDragInteraction, session: any UIDragSession, willAdd items: [UIDragItem],
    for addingInteraction: UIDragInteraction)
  /// Whether large previews keep their size during a drag; by default they become smaller.
  func dragInteraction(
    _ interaction: UIDragInteraction, prefersFullSizePreviewsFor session: any UIDragSession
  ) -> Bool
  /// The preview of an item that returns to its place, which happens at once; `nil` for none. By default
  /// it is the default preview.
  func dragInteraction(
    _ interaction: UIDragInteraction, previewForCancelling item: UIDragItem,
    withDefault defaultPreview: UITargetedDragPreview
  ) -> UITargetedDragPreview?
  func dragInteraction(
    _ interaction: UIDragInteraction, item: UIDragItem,
    willAnimateCancelWith animator: any UIDragAnimating)
}

extension UIDragInteractionDelegate {
  public func dragInteraction(
    _ interaction: UIDragInteraction, previewForLifting _: UIDragItem, session: any UIDragSession
  ) -> UITargetedDragPreview? { interaction.view.map { UITargetedDragPreview(view: $0) } }
  public func dragInteraction(
    _: UIDragInteraction, willAnimateLiftWith _: any UIDragAnimating, session: any UIDragSession
  ) {}
  public func dragInteraction(_: UIDragInteraction, sessionWillBegin _: any UIDragSession) {}
  public func dragInteraction(
    _: UIDragInteraction, sessionAllowsMoveOperation _: any UIDragSession
  ) -> Bool { true }
  public func dragInteraction(
    _: UIDragInteraction, sessionIsRestrictedToDraggingApplication _: any UIDragSession
  ) -> Bool { false }
  public func dragInteraction(_: UIDragInteraction, sessionDidMove _: any UIDragSession) {}
  public func dragInteraction(
    _: UIDragInteraction, session: any UIDragSession, willEndWith _: UIDropOperation
  ) {}
  public func dragInteraction(
    _: UIDragInteraction, session: any UIDragSession, didEndWith _: UIDropOperation
  ) {}
  public func dragInteraction(_: UIDragInteraction, sessionDidTransferItems _: any UIDragSession) {}
  public func dragInteraction(
    _: UIDragInteraction, itemsForAddingTo _: any UIDragSession, withTouchAt _: CGPoint
  ) -> [UIDragItem] { [] }
  public func dragInteraction(
    _: UIDragInteraction, sessionForAddingItems sessions: [any UIDragSession],
    withTouchAt _: CGPoint
  ) -> (any UIDragSession)? { sessions.first }
  public func dragInteraction(
    _: UIDragInteraction, session: any UIDragSession, willAdd _: [UIDragItem],
    for _: UIDragInteraction
  ) {}
  public func dragInteraction(
    _: UIDragInteraction, prefersFullSizePreviewsFor _: any UIDragSession
  ) -> Bool { false }
  public func dragInteraction(
    _: UIDragInteraction, previewForCancelling _: UIDragItem,
    withDefault defaultPreview: UITargetedDragPreview
  ) -> UITargetedDragPreview? { defaultPreview }
  public func dragInteraction(
    _: UIDragInteraction, item: UIDragItem, willAnimateCancelWith _: any UIDragAnimating
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

  package static func isEnabled(for view: UIView?) -> Bool {
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
  package func items(for session: DragSession) -> [UIDragItem] {
    isEnabled ? delegate?.dragInteraction(self, itemsForBeginning: session) ?? [] : []
  }

  package func previewView(of item: UIDragItem, in session: DragSession) -> UIView? {
    delegate?.dragInteraction(self, previewForLifting: item, session: session)?.view
  }

  package func session(forAdding sessions: [DragSession], at point: CGPoint) -> DragSession? {
    guard isEnabled, let delegate, let view else { return nil }
    return delegate.dragInteraction(
      self, sessionForAddingItems: sessions, withTouchAt: view.convert(point, from: nil)
    ) as? DragSession
  }

  package func itemsForAdding(to session: DragSession, at point: CGPoint) -> [UIDragItem] {
    guard let delegate, let view else { return [] }
    return delegate.dragInteraction(
      self, itemsForAddingTo: session, withTouchAt: view.convert(point, from: nil))
  }

  package func willAdd(_ items: [UIDragItem], to session: DragSession, from source: any DragSource) {
    delegate?.dragInteraction(
      self, session: session, willAdd: items, for: source as? UIDragInteraction ?? self)
  }

  package func prefersFullSizePreviews(_ session: DragSession) -> Bool {
    delegate?.dragInteraction(self, prefersFullSizePreviewsFor: session) ?? false
  }

  package func willCancel(_ item: UIDragItem, _ preview: UITargetedDragPreview?) {
    if let preview {
      _ = delegate?.dragInteraction(self, previewForCancelling: item, withDefault: preview)
    }
    delegate?.dragInteraction(self, item: item, willAnimateCancelWith: DragAnimator())
  }

  package func allowsMove(_ session: DragSession) -> Bool {
    delegate?.dragInteraction(self, sessionAllowsMoveOperation: session) ?? true
  }

  package func isRestricted(_ session: DragSession) -> Bool {
    delegate?.dragInteraction(self, sessionIsRestrictedToDraggingApplication: session) ?? false
  }

  package func didLift(_ session: DragSession) {
    delegate?.dragInteraction(self, willAnimateLiftWith: DragAnimator(), session: session)
  }

  package func willBegin(_ session: DragSession) {
    delegate?.dragInteraction(self, sessionWillBegin: session)
  }

  package func didMove(_ session: DragSession) {
    delegate?.dragInteraction(self, sessionDidMove: session)
  }

  package func didEnd(_ session: DragSession, _ operation: UIDropOperation) {
    delegate?.dragInteraction(self, session: session, willEndWith: operation)
    delegate?.dragInteraction(self, session: session, didEndWith: operation)
    if operation.accepts { delegate?.dragInteraction(self, sessionDidTransferItems: session) }
  }
}
