extension UICollectionView: DropTargetHost {
  /// Whether items of the collection view are dragged.
  public final var hasActiveDrag: Bool { drags?.controller?.isDragging ?? false }

  /// Whether dragged items are over the collection view.
  public final var hasActiveDrop: Bool { drags?.isTarget ?? false }

  var listDropTarget: (any DropTarget)? { dropDelegate == nil ? nil : drags }

  /// Follows the delegates of drags and drops.
  func updateDragAndDrop() {
    guard dragDelegate != nil || dropDelegate != nil else {
      drags = nil
      return
    }
    let drags = drags ?? CollectionDrags(self)
    self.drags = drags
    drags.updateController()
  }

  /// The states of a cell during drags and drops.
  func dragStates(
    of path: IndexPath
  ) -> (UICellConfigurationState.DragState, UICellConfigurationState.DropState) {
    drags?.states(of: path) ?? (.none, .none)
  }
}

/// The drags and drops of a collection view.
@MainActor final class CollectionDrags: NSObject {
  private unowned let list: UICollectionView
  private(set) var controller: DragController?
  private var state = ListDragState()
  private var proposal: UICollectionViewDropProposal?

  init(_ list: UICollectionView) {
    self.list = list
    super.init()
  }

  func updateController() {
    if list.dragDelegate == nil {
      controller?.remove()
      controller = nil
    } else if controller == nil {
      controller = DragController(self, in: list)
    }
  }

  var isTarget: Bool { state.isTarget }

  func states(
    of path: IndexPath
  ) -> (UICellConfigurationState.DragState, UICellConfigurationState.DropState) {
    state.states(of: path)
  }

  /// Changes the state, and updates the cells whose states have changed.
  private func change(_ body: (inout ListDragState) -> Void) {
    let former = state
    body(&state)
    for cell in list.visibleCells {
      guard let path = list.indexPath(for: cell) else { continue }
      let (old, new) = (former.states(of: path), state.states(of: path))
      if old != new { cell.setNeedsUpdateConfiguration() }
      if old.0 != new.0 {
        cell.dragStateDidChange(UICollectionViewCell.DragState(rawValue: new.0.rawValue) ?? .none)
      }
    }
  }
}

extension CollectionDrags: DragSource {
  func items(for session: DragSession) -> [UIDragItem] {
    guard list.dragInteractionEnabled,
      let path = list.indexPathForItem(at: session.location(in: list))
    else { return [] }
    let items =
      list.dragDelegate?.collectionView(list, itemsForBeginning: session, at: path) ?? []
    if !items.isEmpty { state.source = path }
    return items
  }

  func previewView(of item: UIDragItem, in session: DragSession) -> UIView? {
    state.source.flatMap(list.cellForItem)
  }

  func allowsMove(_ session: DragSession) -> Bool {
    list.dragDelegate?.collectionView(list, dragSessionAllowsMoveOperation: session) ?? true
  }

  func isRestricted(_ session: DragSession) -> Bool {
    list.dragDelegate?.collectionView(
      list, dragSessionIsRestrictedToDraggingApplication: session) ?? false
  }

  func didLift(_ session: DragSession) {
    list.removeHighlight()
    change { $0.drag = .lifting }
  }

  func willBegin(_ session: DragSession) {
    list.dragDelegate?.collectionView(list, dragSessionWillBegin: session)
    change { $0.drag = .dragging }
  }

  func didMove(_ session: DragSession) {}

  func didEnd(_ session: DragSession, _ operation: UIDropOperation) {
    change {
      $0.drag = .none
      $0.source = nil
    }
    list.dragDelegate?.collectionView(list, dragSessionDidEnd: session)
  }
}

extension CollectionDrags: DropTarget {
  func canHandle(_ session: DropSession) -> Bool {
    list.dropDelegate?.collectionView(list, canHandle: session) ?? false
  }

  func didEnter(_ session: DropSession) {
    change { $0.isTarget = true }
    list.dropDelegate?.collectionView(list, dropSessionDidEnter: session)
  }

  private func destination(_ session: DropSession) -> IndexPath? {
    list.indexPathForItem(at: session.location(in: list))
  }

  func didUpdate(_ session: DropSession) -> UIDropOperation {
    let path = destination(session)
    proposal = list.dropDelegate?.collectionView(
      list, dropSessionDidUpdate: session, withDestinationIndexPath: path)
    let isInto =
      proposal?.operation.accepts == true && proposal?.intent == .insertIntoDestinationIndexPath
    change { $0.destination = isInto ? path : nil }
    return proposal?.operation ?? .cancel
  }

  func didExit(_ session: DropSession) {
    change {
      $0.isTarget = false
      $0.destination = nil
    }
    list.dropDelegate?.collectionView(list, dropSessionDidExit: session)
  }

  func performDrop(_ session: DropSession) {
    guard let proposal else { return }
    let coordinator = CollectionDropCoordinator(
      list, session, proposal, destination: destination(session), source: state.source)
    list.dropDelegate?.collectionView(list, performDropWith: coordinator)
  }

  func didEnd(_ session: DropSession) {
    proposal = nil
    change {
      $0.isTarget = false
      $0.destination = nil
    }
    list.dropDelegate?.collectionView(list, dropSessionDidEnd: session)
  }
}

private final class CollectionDropItem: NSObject, UICollectionViewDropItem {
  let dragItem: UIDragItem
  let sourceIndexPath: IndexPath?
  let previewSize: CGSize

  init(_ dragItem: UIDragItem, source: IndexPath?, size: CGSize) {
    self.dragItem = dragItem
    sourceIndexPath = source
    previewSize = size
    super.init()
  }
}

private final class CollectionDropCoordinator: NSObject, UICollectionViewDropCoordinator {
  private let list: UICollectionView
  let items: [any UICollectionViewDropItem]
  let destinationIndexPath: IndexPath?
  let proposal: UICollectionViewDropProposal
  let session: any UIDropSession

  /// - Parameter source: the place of the dragged item in the list; `nil` if it comes from elsewhere.
  init(
    _ list: UICollectionView, _ session: DropSession, _ proposal: UICollectionViewDropProposal,
    destination: IndexPath?, source: IndexPath?
  ) {
    self.list = list
    self.session = session
    self.proposal = proposal
    destinationIndexPath = destination
    let size = source.flatMap(list.cellForItem)?.bounds.size ?? .zero
    items = session.items.enumerated().map { index, item in
      CollectionDropItem(item, source: index == 0 ? source : nil, size: size)
    }
    super.init()
  }

  func drop(_ dragItem: UIDragItem, toItemAt indexPath: IndexPath) -> any UIDragAnimating {
    DragAnimator()
  }

  func drop(
    _ dragItem: UIDragItem, intoItemAt indexPath: IndexPath, rect: CGRect
  ) -> any UIDragAnimating { DragAnimator() }

  func drop(_ dragItem: UIDragItem, to target: UIDragPreviewTarget) -> any UIDragAnimating {
    DragAnimator()
  }

  func drop(
    _ dragItem: UIDragItem, to placeholder: UICollectionViewDropPlaceholder
  ) -> any UICollectionViewDropPlaceholderContext {
    CollectionPlaceholderContext(dragItem, placeholder.insertionIndexPath, in: list)
  }
}

private final class CollectionPlaceholderContext: DragAnimator,
  UICollectionViewDropPlaceholderContext
{
  let dragItem: UIDragItem
  private var path: IndexPath?
  private let list: UICollectionView

  init(_ dragItem: UIDragItem, _ path: IndexPath, in list: UICollectionView) {
    self.dragItem = dragItem
    self.path = path
    self.list = list
    super.init()
  }

  func commitInsertion(dataSourceUpdates: (IndexPath) -> Void) -> Bool {
    guard let path else { return false }
    self.path = nil
    dataSourceUpdates(path)
    list.insertItems(at: [path])
    return true
  }

  func deletePlaceholder() -> Bool {
    defer { path = nil }
    return path != nil
  }

  func setNeedsCellUpdate() {}
}
