extension UITableView: DropTargetHost {
  /// Whether items of the table are dragged.
  public final var hasActiveDrag: Bool { drags?.controller?.isDragging ?? false }

  /// Whether dragged items are over the table.
  public final var hasActiveDrop: Bool { drags?.isTarget ?? false }

  var listDropTarget: (any DropTarget)? { dropDelegate == nil ? nil : drags }

  /// Follows the delegates of drags and drops.
  func updateDragAndDrop() {
    guard dragDelegate != nil || dropDelegate != nil else {
      drags = nil
      return
    }
    let drags = drags ?? TableDrags(self)
    self.drags = drags
    drags.updateController()
  }

  /// The states of a cell during drags and drops.
  func dragStates(
    of cell: UITableViewCell
  ) -> (UICellConfigurationState.DragState, UICellConfigurationState.DropState) {
    guard let drags, let path = indexPath(for: cell) else { return (.none, .none) }
    return drags.states(of: path)
  }
}

/// The drags and drops of a table.
@MainActor final class TableDrags: NSObject {
  private unowned let list: UITableView
  private(set) var controller: DragController?
  private var state = ListDragState()
  private var proposal: UITableViewDropProposal?

  init(_ list: UITableView) {
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
        cell.dragStateDidChange(UITableViewCell.DragState(rawValue: new.0.rawValue) ?? .none)
      }
    }
  }
}

extension TableDrags: DragSource {
  func items(for session: DragSession) -> [UIDragItem] {
    guard list.dragInteractionEnabled,
      let path = list.indexPathForRow(at: session.location(in: list))
    else { return [] }
    let items =
      list.dragDelegate?.tableView(list, itemsForBeginning: session, at: path) ?? []
    if !items.isEmpty { state.source = path }
    return items
  }

  func previewView(of item: UIDragItem, in session: DragSession) -> UIView? {
    state.source.flatMap(list.cellForRow)
  }

  func allowsMove(_ session: DragSession) -> Bool {
    list.dragDelegate?.tableView(list, dragSessionAllowsMoveOperation: session) ?? true
  }

  func isRestricted(_ session: DragSession) -> Bool {
    list.dragDelegate?.tableView(
      list, dragSessionIsRestrictedToDraggingApplication: session) ?? false
  }

  func didLift(_ session: DragSession) {
    list.removeHighlight()
    change { $0.drag = .lifting }
  }

  func willBegin(_ session: DragSession) {
    list.dragDelegate?.tableView(list, dragSessionWillBegin: session)
    change { $0.drag = .dragging }
  }

  func didMove(_ session: DragSession) {}

  func didEnd(_ session: DragSession, _ operation: UIDropOperation) {
    change {
      $0.drag = .none
      $0.source = nil
    }
    list.dragDelegate?.tableView(list, dragSessionDidEnd: session)
  }
}

extension TableDrags: DropTarget {
  func canHandle(_ session: DropSession) -> Bool {
    list.dropDelegate?.tableView(list, canHandle: session) ?? false
  }

  func didEnter(_ session: DropSession) {
    change { $0.isTarget = true }
    list.dropDelegate?.tableView(list, dropSessionDidEnter: session)
  }

  private func destination(_ session: DropSession) -> IndexPath? {
    list.indexPathForRow(at: session.location(in: list))
  }

  func didUpdate(_ session: DropSession) -> UIDropOperation {
    let path = destination(session)
    proposal = list.dropDelegate?.tableView(
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
    list.dropDelegate?.tableView(list, dropSessionDidExit: session)
  }

  func performDrop(_ session: DropSession) {
    guard let proposal else { return }
    let coordinator = TableDropCoordinator(
      list, session, proposal, destination: destination(session), source: state.source)
    list.dropDelegate?.tableView(list, performDropWith: coordinator)
  }

  func didEnd(_ session: DropSession) {
    proposal = nil
    change {
      $0.isTarget = false
      $0.destination = nil
    }
    list.dropDelegate?.tableView(list, dropSessionDidEnd: session)
  }
}

private final class TableDropItem: NSObject, UITableViewDropItem {
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

private final class TableDropCoordinator: NSObject, UITableViewDropCoordinator {
  private let list: UITableView
  let items: [any UITableViewDropItem]
  let destinationIndexPath: IndexPath?
  let proposal: UITableViewDropProposal
  let session: any UIDropSession

  /// - Parameter source: the place of the dragged item in the list; `nil` if it comes from elsewhere.
  init(
    _ list: UITableView, _ session: DropSession, _ proposal: UITableViewDropProposal,
    destination: IndexPath?, source: IndexPath?
  ) {
    self.list = list
    self.session = session
    self.proposal = proposal
    destinationIndexPath = destination
    let size = source.flatMap(list.cellForRow)?.bounds.size ?? .zero
    items = session.items.enumerated().map { index, item in
      TableDropItem(item, source: index == 0 ? source : nil, size: size)
    }
    super.init()
  }

  func drop(_ dragItem: UIDragItem, toRowAt indexPath: IndexPath) -> any UIDragAnimating {
    DragAnimator()
  }

  func drop(
    _ dragItem: UIDragItem, intoRowAt indexPath: IndexPath, rect: CGRect
  ) -> any UIDragAnimating { DragAnimator() }

  func drop(_ dragItem: UIDragItem, to target: UIDragPreviewTarget) -> any UIDragAnimating {
    DragAnimator()
  }

  func drop(
    _ dragItem: UIDragItem, to placeholder: UITableViewDropPlaceholder
  ) -> any UITableViewDropPlaceholderContext {
    TablePlaceholderContext(dragItem, placeholder.insertionIndexPath, in: list)
  }
}

private final class TablePlaceholderContext: DragAnimator,
  UITableViewDropPlaceholderContext
{
  let dragItem: UIDragItem
  private var path: IndexPath?
  private let list: UITableView

  init(_ dragItem: UIDragItem, _ path: IndexPath, in list: UITableView) {
    self.dragItem = dragItem
    self.path = path
    self.list = list
    super.init()
  }

  func commitInsertion(dataSourceUpdates: (IndexPath) -> Void) -> Bool {
    guard let path else { return false }
    self.path = nil
    dataSourceUpdates(path)
    list.insertRows(at: [path], with: .automatic)
    return true
  }

  func deletePlaceholder() -> Bool {
    defer { path = nil }
    return path != nil
  }

  func setNeedsCellUpdate() {}
}
