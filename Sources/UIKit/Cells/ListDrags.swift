/// A list that takes part in drags: its geometry, and its delegates in their own types.
@MainActor protocol DraggingList: UIScrollView {
  /// Whether the user can drag items.
  var dragInteractionEnabled: Bool { get }
  var hasDragDelegate: Bool { get }
  var hasDropDelegate: Bool { get }
  var drags: ListDrags? { get set }

  /// The item at a point of the content; `nil` for none.
  func itemForDrag(at point: CGPoint) -> IndexPath?
  func cellForDrag(at path: IndexPath) -> UIView?
  /// Makes room for dragged items; `nil` closes it.
  func makeRoom(_ gap: DropGap?)
  func removeHighlight()
  /// Updates the visible cells whose states have changed.
  func dragStateDidChange(from former: ListDragState, to new: ListDragState)

  // The methods of the drag delegate.
  func dragItems(for session: DragSession, at path: IndexPath) -> [UIDragItem]
  /// - Parameter point: in the coordinates of the list.
  func dragItems(
    forAddingTo session: DragSession, at path: IndexPath, point: CGPoint
  ) -> [UIDragItem]
  func dragPreviewParameters(at path: IndexPath) -> UIDragPreviewParameters?
  func allowsMove(_ session: DragSession) -> Bool
  func isRestricted(_ session: DragSession) -> Bool
  func dragWillBegin(_ session: DragSession)
  func dragDidEnd(_ session: DragSession)

  // The methods of the drop delegate.
  func canHandleDrop(_ session: DropSession) -> Bool
  func dropDidEnter(_ session: DropSession)
  func dropProposal(for session: DropSession, at destination: IndexPath?) -> ListDropProposal?
  func dropDidExit(_ session: DropSession)
  func dropDidEnd(_ session: DropSession)
  /// - Parameter sources: the places in the list of those dragged items that come from it.
  func performDrop(
    _ session: DropSession, _ proposal: UIDropProposal, destination: IndexPath?,
    sources: [ObjectIdentifier: IndexPath])
}

/// What the delegate of a list proposes for the items over it.
struct ListDropProposal {
  let proposal: UIDropProposal
  /// Whether the items would go between the others, at the destination.
  let insertsAtDestination: Bool
  /// Whether the items would go into the item at the destination.
  let insertsIntoDestination: Bool
}

extension DraggingList {
  var listDropTarget: (any DropTarget)? { hasDropDelegate ? drags : nil }

  /// Follows the delegates of drags and drops.
  func updateDragAndDrop() {
    if drags == nil, hasDragDelegate || hasDropDelegate { drags = ListDrags(self) }
    drags?.updateController()
  }
}

/// The drags and drops of a list.
@MainActor final class ListDrags {
  private unowned let list: any DraggingList
  private var controller: DragController?
  private(set) var state = ListDragState()
  /// Where the items come from that other fingers have added.
  private var paths: [ObjectIdentifier: IndexPath] = [:]
  private var proposal: UIDropProposal?
  /// The place in the list that the delegate was last asked for.
  private var destination: IndexPath?
  /// The height of the dragged row, in points.
  private var height = ListSectionMetrics.rowEstimate

  init(_ list: any DraggingList) { self.list = list }

  /// Whether items of the list are dragged.
  var isDragging: Bool { controller?.isDragging ?? false }

  func updateController() {
    if !list.hasDragDelegate {
      controller?.remove()
      controller = nil
    } else if controller == nil {
      controller = DragController(self, in: list)
    }
  }

  private func change(_ body: (inout ListDragState) -> Void) {
    let former = state
    body(&state)
    list.dragStateDidChange(from: former, to: state)
  }

  private func leave() {
    list.makeRoom(nil)
    destination = nil
    change {
      $0.isTarget = false
      $0.destination = nil
    }
  }

  private func item(_ session: DragSession) -> IndexPath? {
    list.itemForDrag(at: session.location(in: list))
  }
}

extension ListDrags: DragSource {
  func items(for session: DragSession) -> [UIDragItem] {
    guard list.dragInteractionEnabled, let path = item(session) else { return [] }
    let items = list.dragItems(for: session, at: path)
    if !items.isEmpty {
      state.source = path
      if let cell = list.cellForDrag(at: path) { height = cell.bounds.height }
    }
    return items
  }

  func previewView(of item: UIDragItem, in session: DragSession) -> UIView? {
    path(of: item).flatMap(list.cellForDrag)
  }

  func previewParameters(of item: UIDragItem, in session: DragSession) -> UIDragPreviewParameters? {
    path(of: item).flatMap(list.dragPreviewParameters)
  }

  /// Where an item comes from.
  private func path(of item: UIDragItem) -> IndexPath? {
    paths[ObjectIdentifier(item)] ?? state.source
  }

  func itemsForAdding(to session: DragSession, at point: CGPoint) -> [UIDragItem] {
    let place = list.convert(point, from: nil)
    guard list.dragInteractionEnabled, let path = list.itemForDrag(at: place),
      path != state.source, !state.added.contains(path)
    else { return [] }
    let items = list.dragItems(forAddingTo: session, at: path, point: place)
    guard !items.isEmpty else { return [] }
    for item in items { paths[ObjectIdentifier(item)] = path }
    change {
      $0.added.append(path)
      // Items of another view may be dragged.
      if $0.drag == .none { $0.drag = .dragging }
    }
    return items
  }

  func allowsMove(_ session: DragSession) -> Bool { list.allowsMove(session) }
  func isRestricted(_ session: DragSession) -> Bool { list.isRestricted(session) }

  func didLift(_ session: DragSession) {
    list.removeHighlight()
    change { $0.drag = .lifting }
  }

  func willBegin(_ session: DragSession) {
    list.dragWillBegin(session)
    change { $0.drag = .dragging }
  }

  func didMove(_ session: DragSession) {}

  func didEnd(_ session: DragSession, _ operation: UIDropOperation) {
    let isSource = state.source != nil
    paths = [:]
    change {
      $0.drag = .none
      $0.source = nil
      $0.added = []
    }
    if isSource { list.dragDidEnd(session) }
  }
}

extension ListDrags: DropTarget {
  func canHandle(_ session: DropSession) -> Bool { list.canHandleDrop(session) }

  func didEnter(_ session: DropSession) {
    change { $0.isTarget = true }
    list.dropDidEnter(session)
  }

  func didUpdate(_ session: DropSession) -> UIDropOperation {
    var path = item(session.drag)
    let answer = list.dropProposal(for: session, at: path)
    proposal = answer?.proposal
    let operation = proposal?.operation ?? .cancel
    if let path, operation.accepts, answer?.insertsAtDestination == true {
      list.makeRoom(
        DropGap(
          source: operation == .move ? state.source : nil, target: path,
          height: state.source == nil ? ListSectionMetrics.rowEstimate : height))
    } else {
      list.makeRoom(nil)
      path = item(session.drag)
    }
    destination = path
    change {
      $0.destination = answer?.insertsIntoDestination == true && operation.accepts ? path : nil
    }
    return operation
  }

  func didExit(_ session: DropSession) {
    leave()
    list.dropDidExit(session)
  }

  func performDrop(_ session: DropSession) {
    guard let proposal else { return }
    let destination = destination
    list.makeRoom(nil)
    var sources: [ObjectIdentifier: IndexPath] = paths
    if let source = state.source, let first = session.items.first {
      sources[ObjectIdentifier(first)] = source
    }
    list.performDrop(session, proposal, destination: destination, sources: sources)
  }

  func didEnd(_ session: DropSession) {
    proposal = nil
    leave()
    list.dropDidEnd(session)
  }
}

/// A dropped item of a list, as the coordinators of both kinds of lists show it.
@MainActor final class ListDropItem: NSObject {
  let dragItem: UIDragItem
  let sourceIndexPath: IndexPath?
  let previewSize: CGSize

  init(_ dragItem: UIDragItem, source: IndexPath?, size: CGSize) {
    self.dragItem = dragItem
    sourceIndexPath = source
    previewSize = size
    super.init()
  }

  /// The items of a drop.
  ///
  /// - Parameter sources: the places in the list of those that come from it.
  static func items(
    of session: DropSession, sources: [ObjectIdentifier: IndexPath], in list: any DraggingList
  ) -> [ListDropItem] {
    let first = sources.values.min()
    let size = first.flatMap(list.cellForDrag)?.bounds.size ?? .zero
    return session.items.map { item in
      ListDropItem(item, source: sources[ObjectIdentifier(item)], size: size)
    }
  }
}
