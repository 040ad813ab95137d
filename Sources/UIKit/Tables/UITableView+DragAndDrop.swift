extension UITableView: DropTargetHost, DraggingList {
  /// Whether items of the table are dragged.
  public final var hasActiveDrag: Bool { drags?.isDragging ?? false }

  /// Whether dragged items are over the table.
  public final var hasActiveDrop: Bool { drags?.state.isTarget ?? false }

  var hasDragDelegate: Bool { dragDelegate != nil }
  var hasDropDelegate: Bool { dropDelegate != nil }

  func itemForDrag(at point: CGPoint) -> IndexPath? { indexPathForRow(at: point) }
  func cellForDrag(at path: IndexPath) -> UIView? { cellForRow(at: path) }

  func makeRoom(_ gap: DropGap?) {
    guard gap != dropGap else { return }
    dropGap = gap
    setNeedsLayout()
  }

  func dragStateDidChange(from former: ListDragState, to new: ListDragState) {
    for cell in visibleCells {
      guard let path = indexPath(for: cell) else { continue }
      let (old, new) = (former.states(of: path), new.states(of: path))
      if old != new { cell.setNeedsUpdateConfiguration() }
      if old.0 != new.0 {
        cell.dragStateDidChange(UITableViewCell.DragState(rawValue: new.0.rawValue) ?? .none)
      }
    }
  }

  /// The states of a cell during drags and drops.
  func dragStates(
    of cell: UITableViewCell
  ) -> (UICellConfigurationState.DragState, UICellConfigurationState.DropState) {
    guard let drags, let path = indexPath(for: cell) else { return (.none, .none) }
    return drags.state.states(of: path)
  }

  // MARK: Delegates

  func dragItems(for session: DragSession, at path: IndexPath) -> [UIDragItem] {
    dragDelegate?.tableView(self, itemsForBeginning: session, at: path) ?? []
  }

  func dragItems(
    forAddingTo session: DragSession, at path: IndexPath, point: CGPoint
  ) -> [UIDragItem] {
    dragDelegate?.tableView(self, itemsForAddingTo: session, at: path, point: point) ?? []
  }

  func dragPreviewParameters(at path: IndexPath) -> UIDragPreviewParameters? {
    dragDelegate?.tableView(self, dragPreviewParametersForRowAt: path)
  }

  func allowsMove(_ session: DragSession) -> Bool {
    dragDelegate?.tableView(self, dragSessionAllowsMoveOperation: session) ?? true
  }

  func isRestricted(_ session: DragSession) -> Bool {
    dragDelegate?.tableView(self, dragSessionIsRestrictedToDraggingApplication: session)
      ?? false
  }

  func dragWillBegin(_ session: DragSession) {
    dragDelegate?.tableView(self, dragSessionWillBegin: session)
  }

  func dragDidEnd(_ session: DragSession) {
    dragDelegate?.tableView(self, dragSessionDidEnd: session)
  }

  func canHandleDrop(_ session: DropSession) -> Bool {
    dropDelegate?.tableView(self, canHandle: session) ?? false
  }

  func dropDidEnter(_ session: DropSession) {
    dropDelegate?.tableView(self, dropSessionDidEnter: session)
  }

  func dropProposal(
    for session: DropSession, at destination: IndexPath?
  ) -> ListDropProposal? {
    let proposal = dropDelegate?.tableView(
      self, dropSessionDidUpdate: session, withDestinationIndexPath: destination)
    return proposal.map {
      let isInto =
        $0.intent == .automatic && isInMiddle(session.location(in: self).y, of: destination)
      return ListDropProposal(
        proposal: $0,
        insertsAtDestination: $0.intent == .insertAtDestinationIndexPath
          || $0.intent == .automatic && !isInto,
        insertsIntoDestination: $0.intent == .insertIntoDestinationIndexPath || isInto)
    }
  }

  /// Whether a finger is in the middle half of a row.
  private func isInMiddle(_ y: CGFloat, of path: IndexPath?) -> Bool {
    guard let path, contains(path) else { return false }
    let frame = rowFrame(path)
    return (y - frame.midY).magnitude < frame.height / 4
  }

  func dropDidExit(_ session: DropSession) {
    dropDelegate?.tableView(self, dropSessionDidExit: session)
  }

  func dropDidEnd(_ session: DropSession) {
    dropDelegate?.tableView(self, dropSessionDidEnd: session)
  }

  func performDrop(
    _ session: DropSession, _ proposal: UIDropProposal, destination: IndexPath?,
    sources: [ObjectIdentifier: IndexPath]
  ) {
    guard let proposal = proposal as? UITableViewDropProposal else { return }
    let coordinator = TableDropCoordinator(
      self, session, proposal, destination: destination, sources: sources)
    dropDelegate?.tableView(self, performDropWith: coordinator)
  }
}

extension UITableView: UISpringLoadedInteractionSupporting, SpringLoadedList {
  func isDragged(_ path: IndexPath) -> Bool { drags?.state.source == path }

  func shouldSpringLoad(
    _ path: IndexPath, with context: any UISpringLoadedInteractionContext
  ) -> Bool {
    delegate?.tableView(self, shouldSpringLoadRowAt: path, with: context) ?? true
  }

  func springLoad(_ path: IndexPath) { selectByUser(path) }
}

extension ListDropItem: UITableViewDropItem {}

private final class TableDropCoordinator: NSObject, UITableViewDropCoordinator {
  private let list: UITableView
  let items: [any UITableViewDropItem]
  let destinationIndexPath: IndexPath?
  let proposal: UITableViewDropProposal
  let session: any UIDropSession

  /// - Parameter sources: the places in the list of those dragged items that come from it.
  init(
    _ list: UITableView, _ session: DropSession, _ proposal: UITableViewDropProposal,
    destination: IndexPath?, sources: [ObjectIdentifier: IndexPath]
  ) {
    self.list = list
    self.session = session
    self.proposal = proposal
    destinationIndexPath = destination
    items = ListDropItem.items(of: session, sources: sources, in: list)
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
