/// Controls the drops on a view. All methods are optional.
@MainActor @preconcurrency public protocol UIDropInteractionDelegate: NSObjectProtocol {
  /// Returns a Boolean value that indicates whether the interaction handles a drag; `true` by
  /// default.
  func dropInteraction(
    _ interaction: UIDropInteraction, canHandle session: any UIDropSession
  ) -> Bool
  /// Called when the touch enters the view.
  func dropInteraction(
    _ interaction: UIDropInteraction, sessionDidEnter session: any UIDropSession)
  /// Returns the proposed operation; called when the touch moves over the view. By default, the
  /// items cannot be dropped.
  func dropInteraction(
    _ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession
  ) -> UIDropProposal
  /// Called when the touch leaves the view, or when the drag ends without a drop on it.
  func dropInteraction(
    _ interaction: UIDropInteraction, sessionDidExit session: any UIDropSession)
  /// Called when the items are dropped on the view. Their data can be loaded.
  func dropInteraction(
    _ interaction: UIDropInteraction, performDrop session: any UIDropSession)
  /// Called after the drop was performed.
  func dropInteraction(
    _ interaction: UIDropInteraction, concludeDrop session: any UIDropSession)
  /// Called after a drag ended that had entered the view.
  func dropInteraction(
    _ interaction: UIDropInteraction, sessionDidEnd session: any UIDropSession)
  /// Called when an item is dropped. The animations run at once.
  func dropInteraction(
    _ interaction: UIDropInteraction, item: UIDragItem,
    willAnimateDropWith animator: any UIDragAnimating)
  /// Returns the preview of a dropped item with the position to which it moves; by default the
  /// default preview at the touch.
  ///
  /// The preview is not shown, because the item is dropped at once.
  func dropInteraction(
    _ interaction: UIDropInteraction, previewForDropping item: UIDragItem,
    withDefault defaultPreview: UITargetedDragPreview
  ) -> UITargetedDragPreview?
}

extension UIDropInteractionDelegate {
  /// Returns `true`.
  public func dropInteraction(_: UIDropInteraction, canHandle _: any UIDropSession) -> Bool { true }
  /// Does nothing.
  public func dropInteraction(_: UIDropInteraction, sessionDidEnter _: any UIDropSession) {}
  /// Returns a proposal with the operation `cancel`.
  public func dropInteraction(
    _: UIDropInteraction, sessionDidUpdate _: any UIDropSession
  ) -> UIDropProposal { UIDropProposal(operation: .cancel) }
  /// Does nothing.
  public func dropInteraction(_: UIDropInteraction, sessionDidExit _: any UIDropSession) {}
  /// Does nothing.
  public func dropInteraction(_: UIDropInteraction, performDrop _: any UIDropSession) {}
  /// Does nothing.
  public func dropInteraction(_: UIDropInteraction, concludeDrop _: any UIDropSession) {}
  /// Does nothing.
  public func dropInteraction(_: UIDropInteraction, sessionDidEnd _: any UIDropSession) {}
  /// Does nothing.
  public func dropInteraction(
    _: UIDropInteraction, item: UIDragItem, willAnimateDropWith _: any UIDragAnimating
  ) {}
  /// Returns the default preview.
  public func dropInteraction(
    _: UIDropInteraction, previewForDropping _: UIDragItem,
    withDefault defaultPreview: UITargetedDragPreview
  ) -> UITargetedDragPreview? { defaultPreview }
}

/// An interaction that lets users drop items on a view.
@MainActor @preconcurrency open class UIDropInteraction: NSObject, UIInteraction {
  /// The object that controls the drops. It is not retained.
  open private(set) weak var delegate: (any UIDropInteractionDelegate)?
  /// The view to which the interaction was added; `nil` for none.
  open private(set) weak var view: UIView?
  /// A Boolean value that indicates whether several drags can be handled at once; `false` by
  /// default.
  ///
  /// Stored only: drags are always handled separately.
  open var allowsSimultaneousDropSessions = false

  /// Creates an interaction with a delegate, which is not retained.
  public init(delegate: any UIDropInteractionDelegate) {
    self.delegate = delegate
    super.init()
  }

  /// Does nothing.
  open func willMove(to view: UIView?) {}
  /// Stores the view to which the interaction was added; `nil` if it was removed.
  open func didMove(to view: UIView?) { self.view = view }
}

extension UIDropInteraction: DropTarget {
  package func canHandle(_ session: DropSession) -> Bool {
    delegate?.dropInteraction(self, canHandle: session) ?? false
  }

  package func didEnter(_ session: DropSession) {
    delegate?.dropInteraction(self, sessionDidEnter: session)
  }

  package func didUpdate(_ session: DropSession) -> UIDropOperation {
    delegate?.dropInteraction(self, sessionDidUpdate: session).operation ?? .cancel
  }

  package func didExit(_ session: DropSession) {
    delegate?.dropInteraction(self, sessionDidExit: session)
  }

  package func performDrop(_ session: DropSession) {
    delegate?.dropInteraction(self, performDrop: session)
    for item in session.items {
      if let view, let preview = session.previews?.preview(of: item) {
        let target = UIDragPreviewTarget(container: view, center: session.location(in: view))
        let moved = UITargetedDragPreview(
          view: preview.view, parameters: preview.parameters, target: target)
        _ = delegate?.dropInteraction(self, previewForDropping: item, withDefault: moved)
      }
      delegate?.dropInteraction(self, item: item, willAnimateDropWith: DragAnimator())
    }
    delegate?.dropInteraction(self, concludeDrop: session)
  }

  package func didEnd(_ session: DropSession) {
    delegate?.dropInteraction(self, sessionDidEnd: session)
  }
}
