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
