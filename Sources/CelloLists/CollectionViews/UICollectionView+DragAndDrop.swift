@_spi(Cello) import CelloControls

extension UICollectionView {
  var listDragDelegate: ListDragDelegate? {
    guard let delegate = dragDelegate else { return nil }
    return ListDragDelegate(
      items: { delegate.collectionView(self, itemsForBeginning: $0, at: $1) },
      itemsForAdding: { delegate.collectionView(self, itemsForAddingTo: $0, at: $1, point: $2) },
      previewParameters: { delegate.collectionView(self, dragPreviewParametersForItemAt: $0) },
      allowsMove: { delegate.collectionView(self, dragSessionAllowsMoveOperation: $0) },
      isRestricted: {
        delegate.collectionView(self, dragSessionIsRestrictedToDraggingApplication: $0)
      },
      willBegin: { delegate.collectionView(self, dragSessionWillBegin: $0) },
      didEnd: { delegate.collectionView(self, dragSessionDidEnd: $0) })
  }

  var listDropDelegate: ListDropDelegate? {
    guard let delegate = dropDelegate else { return nil }
    return ListDropDelegate(
      canHandle: { delegate.collectionView(self, canHandle: $0) },
      didEnter: { delegate.collectionView(self, dropSessionDidEnter: $0) },
      didUpdate: { session, destination in
        let proposal = delegate.collectionView(
          self, dropSessionDidUpdate: session, withDestinationIndexPath: destination)
        return ListDropProposal(
          proposal: proposal,
          insertsAtDestination: proposal.intent == .insertAtDestinationIndexPath,
          insertsIntoDestination: proposal.intent == .insertIntoDestinationIndexPath)
      },
      didExit: { delegate.collectionView(self, dropSessionDidExit: $0) },
      didEnd: { delegate.collectionView(self, dropSessionDidEnd: $0) },
      performDrop: {
        let coordinator = ListDropCoordinator<UICollectionViewDropProposal>($0, in: self)
        if let coordinator { delegate.collectionView(self, performDropWith: coordinator) }
      })
  }

  func insertDroppedItem(at path: IndexPath) { insertItems(at: [path]) }

  /// Returns the cell of a placeholder; `nil` if no cell can be reused and no class is registered.
  fileprivate func cell(of placeholder: UICollectionViewPlaceholder) -> UICollectionViewCell? {
    let key = ReuseKey(category: .cell, identifier: placeholder.reuseIdentifier)
    let view = pool.view(for: key) { UICollectionReusableView.make($0, frame: .zero) }
    view?.reuseKey = key
    view?.owner = self
    view?.inherit(traitCollection)
    return view as? UICollectionViewCell
  }
}

extension UICollectionView: UISpringLoadedInteractionSupporting {}

extension ListDropItem: UICollectionViewDropItem {}
extension ListPlaceholderContext: UICollectionViewDropPlaceholderContext {}

extension ListDropCoordinator: UICollectionViewDropCoordinator
where Proposal == UICollectionViewDropProposal {
  var items: [any UICollectionViewDropItem] { droppedItems }

  func drop(_ dragItem: UIDragItem, toItemAt indexPath: IndexPath) -> any UIDragAnimating {
    if let list = list as? UICollectionView {
      _ = list.dropDelegate?.collectionView(list, dropPreviewParametersForItemAt: indexPath)
    }
    return DragAnimator()
  }

  func drop(
    _ dragItem: UIDragItem, intoItemAt indexPath: IndexPath, rect: CGRect
  ) -> any UIDragAnimating { DragAnimator() }

  func drop(
    _ dragItem: UIDragItem, to placeholder: UICollectionViewDropPlaceholder
  ) -> any UICollectionViewDropPlaceholderContext {
    let cell = (list as? UICollectionView)?.cell(of: placeholder)
    let context = ListPlaceholderContext(
      dragItem, placeholder.insertionIndexPath, in: list, cell: cell
    ) { placeholder.cellUpdateHandler?($0) }
    context.setNeedsCellUpdate()
    list.add(context)
    if let cell { _ = placeholder.previewParametersProvider?(cell) }
    return context
  }
}
