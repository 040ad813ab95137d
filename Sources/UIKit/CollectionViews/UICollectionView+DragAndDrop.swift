extension UICollectionView: DropTargetHost, DraggingList {
  /// Whether items of the collection view are dragged.
  public final var hasActiveDrag: Bool { drags?.isDragging ?? false }

  /// Whether dragged items are over the collection view.
  public final var hasActiveDrop: Bool { drags?.state.isTarget ?? false }

  var hasDragDelegate: Bool { dragDelegate != nil }
  var hasDropDelegate: Bool { dropDelegate != nil }

  func itemForDrag(at point: CGPoint) -> IndexPath? { indexPathForItem(at: point) }
  func cellForDrag(at path: IndexPath) -> UIView? { cellForItem(at: path) }
  func makeRoom(_ gap: DropGap?) { show(gap) }

  func dragStateDidChange(from former: ListDragState, to new: ListDragState) {
    for cell in visibleCells {
      guard let path = indexPath(for: cell).flatMap(dataPlace) else { continue }
      let (old, new) = (former.states(of: path), new.states(of: path))
      if old != new { cell.setNeedsUpdateConfiguration() }
      if old.0 != new.0 {
        cell.dragStateDidChange(UICollectionViewCell.DragState(rawValue: new.0.rawValue) ?? .none)
      }
    }
  }

  // MARK: Delegates

  func dragItems(for session: DragSession, at path: IndexPath) -> [UIDragItem] {
    dragDelegate?.collectionView(self, itemsForBeginning: session, at: path) ?? []
  }

  func dragItems(
    forAddingTo session: DragSession, at path: IndexPath, point: CGPoint
  ) -> [UIDragItem] {
    dragDelegate?.collectionView(self, itemsForAddingTo: session, at: path, point: point) ?? []
  }

  func dragPreviewParameters(at path: IndexPath) -> UIDragPreviewParameters? {
    dragDelegate?.collectionView(self, dragPreviewParametersForItemAt: path)
  }

  func allowsMove(_ session: DragSession) -> Bool {
    dragDelegate?.collectionView(self, dragSessionAllowsMoveOperation: session) ?? true
  }

  func isRestricted(_ session: DragSession) -> Bool {
    dragDelegate?.collectionView(self, dragSessionIsRestrictedToDraggingApplication: session)
      ?? false
  }

  func dragWillBegin(_ session: DragSession) {
    dragDelegate?.collectionView(self, dragSessionWillBegin: session)
  }

  func dragDidEnd(_ session: DragSession) {
    dragDelegate?.collectionView(self, dragSessionDidEnd: session)
  }

  func canHandleDrop(_ session: DropSession) -> Bool {
    dropDelegate?.collectionView(self, canHandle: session) ?? false
  }

  func dropDidEnter(_ session: DropSession) {
    dropDelegate?.collectionView(self, dropSessionDidEnter: session)
  }

  func dropProposal(
    for session: DropSession, at destination: IndexPath?
  ) -> ListDropProposal? {
    let proposal = dropDelegate?.collectionView(
      self, dropSessionDidUpdate: session, withDestinationIndexPath: destination)
    return proposal.map {
      ListDropProposal(
        proposal: $0, insertsAtDestination: $0.intent == .insertAtDestinationIndexPath,
        insertsIntoDestination: $0.intent == .insertIntoDestinationIndexPath)
    }
  }

  func dropDidExit(_ session: DropSession) {
    dropDelegate?.collectionView(self, dropSessionDidExit: session)
  }

  func dropDidEnd(_ session: DropSession) {
    dropDelegate?.collectionView(self, dropSessionDidEnd: session)
  }

  func performDrop(
    _ session: DropSession, _ proposal: UIDropProposal, destination: IndexPath?,
    sources: [ObjectIdentifier: IndexPath]
  ) {
    guard let proposal = proposal as? UICollectionViewDropProposal else { return }
    let coordinator = CollectionDropCoordinator(
      self, session, proposal, destination: destination, sources: sources)
    dropDelegate?.collectionView(self, performDropWith: coordinator)
  }
}

extension UICollectionView: UISpringLoadedInteractionSupporting, SpringLoadedList {
  func isDragged(_ path: IndexPath) -> Bool {
    dataPlace(of: path).map { $0 == drags?.state.source } ?? false
  }

  func shouldSpringLoad(
    _ path: IndexPath, with context: any UISpringLoadedInteractionContext
  ) -> Bool {
    guard let item = dataPlace(of: path) else { return false }
    return delegate?.collectionView(self, shouldSpringLoadItemAt: item, with: context) ?? true
  }

  func springLoad(_ path: IndexPath) {
    let item = dataPlace(of: path)
    show(nil)
    if let item, contains(item) { selectByUser(item) }
  }
}

extension ListDropItem: UICollectionViewDropItem {}

private final class CollectionDropCoordinator: NSObject, UICollectionViewDropCoordinator {
  private let list: UICollectionView
  let items: [any UICollectionViewDropItem]
  let destinationIndexPath: IndexPath?
  let proposal: UICollectionViewDropProposal
  let session: any UIDropSession

  /// - Parameter sources: the places in the list of those dragged items that come from it.
  init(
    _ list: UICollectionView, _ session: DropSession, _ proposal: UICollectionViewDropProposal,
    destination: IndexPath?, sources: [ObjectIdentifier: IndexPath]
  ) {
    self.list = list
    self.session = session
    self.proposal = proposal
    destinationIndexPath = destination
    items = ListDropItem.items(of: session, sources: sources, in: list)
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
