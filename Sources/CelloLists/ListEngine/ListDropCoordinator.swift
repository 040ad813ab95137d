@_spi(Cello) import CelloControls

/// The drop coordinator of tables and collection views. Animations end immediately.
@MainActor final class ListDropCoordinator<Proposal: UIDropProposal>: NSObject {
  let session: any UIDropSession
  let proposal: Proposal
  let destinationIndexPath: IndexPath?
  let droppedItems: [ListDropItem]
  let list: any ListView

  /// Fails if the delegate has returned the proposal of another kind of list.
  init?(_ drop: ListDrop, in list: any ListView) {
    guard let proposal = drop.proposal as? Proposal else { return nil }
    session = drop.session
    self.proposal = proposal
    destinationIndexPath = drop.destination
    self.list = list
    let size = drop.sources.values.min().flatMap { list.cell(at: $0) }?.bounds.size ?? .zero
    droppedItems = drop.session.items.map {
      ListDropItem($0, source: drop.sources[ObjectIdentifier($0)], size: size)
    }
    super.init()
  }

  func drop(_ dragItem: UIDragItem, to target: UIDragPreviewTarget) -> any UIDragAnimating {
    DragAnimator()
  }
}

/// A dropped item of a list.
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
}

/// The context of a placeholder in a list.
final class ListPlaceholderContext: DragAnimator {
  let dragItem: UIDragItem
  private var path: IndexPath?
  private let list: any ListView
  private let updateCell: () -> Void

  /// Creates a context with a closure that configures the cell of the placeholder.
  init(
    _ dragItem: UIDragItem, _ path: IndexPath, in list: any ListView,
    updateCell: @escaping () -> Void
  ) {
    self.dragItem = dragItem
    self.path = path
    self.list = list
    self.updateCell = updateCell
    super.init()
  }

  func commitInsertion(dataSourceUpdates: (IndexPath) -> Void) -> Bool {
    guard let path else { return false }
    self.path = nil
    dataSourceUpdates(path)
    list.insertDroppedItem(at: path)
    return true
  }

  func deletePlaceholder() -> Bool {
    defer { path = nil }
    return path != nil
  }

  func setNeedsCellUpdate() { if path != nil { updateCell() } }
}
