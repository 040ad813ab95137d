/// Controls the drags from a view. Only the method that provides the items is required.
@MainActor @preconcurrency public protocol UIDragInteractionDelegate: NSObjectProtocol {
  /// Returns the items at the touch for a new drag; an empty array prevents the drag.
  func dragInteraction(
    _ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession
  ) -> [UIDragItem]
  /// Returns the preview of an item; `nil` for none. By default, it is the interaction's view.
  func dragInteraction(
    _ interaction: UIDragInteraction, previewForLifting item: UIDragItem,
    session: any UIDragSession
  ) -> UITargetedDragPreview?
  /// Called when the items are lifted. The animations run at once.
  func dragInteraction(
    _ interaction: UIDragInteraction, willAnimateLiftWith animator: any UIDragAnimating,
    session: any UIDragSession)
  /// Called when the touch starts to move.
  func dragInteraction(
    _ interaction: UIDragInteraction, sessionWillBegin session: any UIDragSession)
  /// Returns a Boolean value that indicates whether items can be moved instead of copied; `true` by
  /// default.
  func dragInteraction(
    _ interaction: UIDragInteraction, sessionAllowsMoveOperation session: any UIDragSession
  ) -> Bool
  /// Returns a Boolean value that indicates whether items can be dropped only in the same app;
  /// `false` by default. All drags stay in the app here.
  func dragInteraction(
    _ interaction: UIDragInteraction,
    sessionIsRestrictedToDraggingApplication session: any UIDragSession
  ) -> Bool
  /// Called after the touch moved.
  func dragInteraction(
    _ interaction: UIDragInteraction, sessionDidMove session: any UIDragSession)
  /// Called at the end of the drag, with the operation that is performed.
  func dragInteraction(
    _ interaction: UIDragInteraction, session: any UIDragSession,
    willEndWith operation: UIDropOperation)
  /// Called after the drag ended, with the operation that was performed.
  func dragInteraction(
    _ interaction: UIDragInteraction, session: any UIDragSession,
    didEndWith operation: UIDropOperation)
  /// Called after a drop, when the items have been transferred.
  func dragInteraction(
    _ interaction: UIDragInteraction, sessionDidTransferItems session: any UIDragSession)
  /// Returns the items that the tap of another touch adds to a drag; empty by default. The point is
  /// in the coordinates of the interaction's view.
  func dragInteraction(
    _ interaction: UIDragInteraction, itemsForAddingTo session: any UIDragSession,
    withTouchAt point: CGPoint
  ) -> [UIDragItem]
  /// Returns the drag to which the tap of another touch adds items; `nil` for none. By default, it
  /// is the first drag. The point is in the coordinates of the interaction's view.
  func dragInteraction(
    _ interaction: UIDragInteraction, sessionForAddingItems sessions: [any UIDragSession],
    withTouchAt point: CGPoint
  ) -> (any UIDragSession)?
  /// Called before an interaction adds items to a drag that contains items of this interaction.
  func dragInteraction(
    _ interaction: UIDragInteraction, session: any UIDragSession, willAdd items: [UIDragItem],
    for addingInteraction: UIDragInteraction)
  /// Returns a Boolean value that indicates whether large previews keep their size during a drag.
  /// By default, they are scaled down.
  func dragInteraction(
    _ interaction: UIDragInteraction, prefersFullSizePreviewsFor session: any UIDragSession
  ) -> Bool
  /// Returns the preview of an item that returns to its original position; by default the default
  /// preview.
  ///
  /// The preview is not shown, because the item returns at once.
  func dragInteraction(
    _ interaction: UIDragInteraction, previewForCancelling item: UIDragItem,
    withDefault defaultPreview: UITargetedDragPreview
  ) -> UITargetedDragPreview?
  /// Called when an item returns to its original position. The animations run at once.
  func dragInteraction(
    _ interaction: UIDragInteraction, item: UIDragItem,
    willAnimateCancelWith animator: any UIDragAnimating)
}

extension UIDragInteractionDelegate {
  /// Returns a preview of the interaction's view.
  public func dragInteraction(
    _ interaction: UIDragInteraction, previewForLifting _: UIDragItem, session: any UIDragSession
  ) -> UITargetedDragPreview? { interaction.view.map { UITargetedDragPreview(view: $0) } }
  /// Does nothing.
  public func dragInteraction(
    _: UIDragInteraction, willAnimateLiftWith _: any UIDragAnimating, session: any UIDragSession
  ) {}
  /// Does nothing.
  public func dragInteraction(_: UIDragInteraction, sessionWillBegin _: any UIDragSession) {}
  /// Returns `true`.
  public func dragInteraction(
    _: UIDragInteraction, sessionAllowsMoveOperation _: any UIDragSession
  ) -> Bool { true }
  /// Returns `false`.
  public func dragInteraction(
    _: UIDragInteraction, sessionIsRestrictedToDraggingApplication _: any UIDragSession
  ) -> Bool { false }
  /// Does nothing.
  public func dragInteraction(_: UIDragInteraction, sessionDidMove _: any UIDragSession) {}
  /// Does nothing.
  public func dragInteraction(
    _: UIDragInteraction, session: any UIDragSession, willEndWith _: UIDropOperation
  ) {}
  /// Does nothing.
  public func dragInteraction(
    _: UIDragInteraction, session: any UIDragSession, didEndWith _: UIDropOperation
  ) {}
  /// Does nothing.
  public func dragInteraction(_: UIDragInteraction, sessionDidTransferItems _: any UIDragSession) {}
  /// Returns an empty array.
  public func dragInteraction(
    _: UIDragInteraction, itemsForAddingTo _: any UIDragSession, withTouchAt _: CGPoint
  ) -> [UIDragItem] { [] }
  /// Returns the first drag.
  public func dragInteraction(
    _: UIDragInteraction, sessionForAddingItems sessions: [any UIDragSession],
    withTouchAt _: CGPoint
  ) -> (any UIDragSession)? { sessions.first }
  /// Does nothing.
  public func dragInteraction(
    _: UIDragInteraction, session: any UIDragSession, willAdd _: [UIDragItem],
    for _: UIDragInteraction
  ) {}
  /// Returns `false`.
  public func dragInteraction(
    _: UIDragInteraction, prefersFullSizePreviewsFor _: any UIDragSession
  ) -> Bool { false }
  /// Returns the default preview.
  public func dragInteraction(
    _: UIDragInteraction, previewForCancelling _: UIDragItem,
    withDefault defaultPreview: UITargetedDragPreview
  ) -> UITargetedDragPreview? { defaultPreview }
  /// Does nothing.
  public func dragInteraction(
    _: UIDragInteraction, item: UIDragItem, willAnimateCancelWith _: any UIDragAnimating
  ) {}
}

/// An interaction that lets users drag items from a view.
@MainActor @preconcurrency open class UIDragInteraction: NSObject, UIInteraction {
  /// The object that provides the items. It is not retained.
  open private(set) weak var delegate: (any UIDragInteractionDelegate)?
  /// The view to which the interaction was added; `nil` for none.
  open private(set) weak var view: UIView?
  private final var controller: DragController?

  /// A Boolean value that indicates whether drags can begin. By default, it is `false` on iPhone
  /// and `true` on other devices.
  open var isEnabled: Bool {
    get { ownEnabled ?? Self.isEnabled(for: view) }
    set { ownEnabled = newValue }
  }
  private final var ownEnabled: Bool?

  /// A Boolean value that indicates whether other gestures are recognized while items are lifted;
  /// `false` by default.
  ///
  /// Stored only: only the gestures of context menus are recognized at the same time.
  open var allowsSimultaneousRecognitionDuringLift = false

  /// A Boolean value that indicates whether drags can begin by default on the device of the current
  /// traits.
  open class var isEnabledByDefault: Bool {
    UITraitCollection.current.userInterfaceIdiom != .phone
  }

  package static func isEnabled(for view: UIView?) -> Bool {
    view.map { $0.traitCollection.userInterfaceIdiom != .phone } ?? isEnabledByDefault
  }

  /// Creates an interaction with a delegate, which is not retained.
  public init(delegate: any UIDragInteractionDelegate) {
    self.delegate = delegate
    super.init()
  }

  /// Ends the drag before the interaction moves to another view.
  open func willMove(to view: UIView?) {
    controller?.remove()
    controller = nil
  }

  /// Starts to recognize drags in the view to which the interaction was added.
  open func didMove(to view: UIView?) {
    self.view = view
    if let view { controller = DragController(self, in: view) }
  }
}

extension UIDragInteraction: DragSource {
  package func items(for session: DragSession) -> [UIDragItem] {
    isEnabled ? delegate?.dragInteraction(self, itemsForBeginning: session) ?? [] : []
  }

  package func preview(of item: UIDragItem, in session: DragSession) -> (
    view: UIView, parameters: UIPreviewParameters?
  )? {
    delegate?.dragInteraction(self, previewForLifting: item, session: session)
      .map { ($0.view, $0.parameters) }
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

  package func willAdd(_ items: [UIDragItem], to session: DragSession, from source: any DragSource)
  {
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
