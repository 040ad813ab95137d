/// Decides about drops on a view. All methods are optional.
@MainActor @preconcurrency public protocol UIDropInteractionDelegate: NSObjectProtocol {
  /// Whether the view takes part in a drag at all; by default it does.
  func dropInteraction(
    _ interaction: UIDropInteraction, canHandle session: any UIDropSession
  ) -> Bool
  func dropInteraction(
    _ interaction: UIDropInteraction, sessionDidEnter session: any UIDropSession)
  /// What a drop would do; by default the items cannot be dropped.
  func dropInteraction(
    _ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession
  ) -> UIDropProposal
  func dropInteraction(
    _ interaction: UIDropInteraction, sessionDidExit session: any UIDropSession)
  /// The items were dropped: their data can be loaded.
  func dropInteraction(
    _ interaction: UIDropInteraction, performDrop session: any UIDropSession)
  func dropInteraction(
    _ interaction: UIDropInteraction, concludeDrop session: any UIDropSession)
  func dropInteraction(
    _ interaction: UIDropInteraction, sessionDidEnd session: any UIDropSession)
  func dropInteraction(
    _ interaction: UIDropInteraction, item: UIDragItem,
    willAnimateDropWith animator: any UIDragAnimating)
  /// The preview of an item that was dropped, and where it goes, which happens at once; `nil` for none.
  /// By default it is the default preview, at the place of the finger.
  func dropInteraction(
    _ interaction: UIDropInteraction, previewForDropping item: UIDragItem,
    withDefault defaultPreview: UITargetedDragPreview
  ) -> UITargetedDragPreview?
}

extension UIDropInteractionDelegate {
  public func dropInteraction(_: UIDropInteraction, canHandle _: any UIDropSession) -> Bool { true }
  public func dropInteraction(_: UIDropInteraction, sessionDidEnter _: any UIDropSession) {}
  public func dropInteraction(
    _: UIDropInteraction, sessionDidUpdate _: any UIDropSession
  ) -> UIDropProposal { UIDropProposal(operation: .cancel) }
  public func dropInteraction(_: UIDropInteraction, sessionDidExit _: any UIDropSession) {}
  public func dropInteraction(_: UIDropInteraction, performDrop _: any UIDropSession) {}
  public func dropInteraction(_: UIDropInteraction, concludeDrop _: any UIDropSession) {}
  public func dropInteraction(_: UIDropInteraction, sessionDidEnd _: any UIDropSession) {}
  public func dropInteraction(
    _: UIDropInteraction, item: UIDragItem, willAnimateDropWith _: any UIDragAnimating
  ) {}
  public func dropInteraction(
    _: UIDropInteraction, previewForDropping _: UIDragItem,
    withDefault defaultPreview: UITargetedDragPreview
  ) -> UITargetedDragPreview? { defaultPreview }
}

/// Lets users drop items on a view.
@MainActor @preconcurrency open class UIDropInteraction: NSObject, UIInteraction {
  public final private(set) weak var delegate: (any UIDropInteractionDelegate)?
  public final private(set) weak var view: UIView?
  /// Whether several drags can be over the view. There is one finger.
  open var allowsSimultaneousDropSessions = false

  public init(delegate: any UIDropInteractionDelegate) {
    self.delegate = delegate
    super.init()
  }

  open func willMove(to view: UIView?) {}
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
