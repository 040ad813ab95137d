@_spi(Cello) import CelloControls

extension UITableView {
  var listDragDelegate: ListDragDelegate? {
    guard let delegate = dragDelegate else { return nil }
    return ListDragDelegate(
      items: { delegate.tableView(self, itemsForBeginning: $0, at: $1) },
      itemsForAdding: { delegate.tableView(self, itemsForAddingTo: $0, at: $1, point: $2) },
      previewParameters: { delegate.tableView(self, dragPreviewParametersForRowAt: $0) },
      allowsMove: { delegate.tableView(self, dragSessionAllowsMoveOperation: $0) },
      isRestricted: {
        delegate.tableView(self, dragSessionIsRestrictedToDraggingApplication: $0)
      },
      willBegin: { delegate.tableView(self, dragSessionWillBegin: $0) },
      didEnd: { delegate.tableView(self, dragSessionDidEnd: $0) })
  }

  var listDropDelegate: ListDropDelegate? {
    guard let delegate = dropDelegate else { return nil }
    return ListDropDelegate(
      canHandle: { delegate.tableView(self, canHandle: $0) },
      didEnter: { delegate.tableView(self, dropSessionDidEnter: $0) },
      didUpdate: { session, destination in
        let proposal = delegate.tableView(
          self, dropSessionDidUpdate: session, withDestinationIndexPath: destination)
        let isAutomatic = proposal.intent == .automatic
        let isInto = isAutomatic && self.isInMiddle(session.location(in: self).y, of: destination)
        return ListDropProposal(
          proposal: proposal,
          insertsAtDestination: proposal.intent == .insertAtDestinationIndexPath
            || isAutomatic && !isInto,
          insertsIntoDestination: proposal.intent == .insertIntoDestinationIndexPath || isInto)
      },
      didExit: { delegate.tableView(self, dropSessionDidExit: $0) },
      didEnd: { delegate.tableView(self, dropSessionDidEnd: $0) },
      performDrop: {
        let coordinator = ListDropCoordinator<UITableViewDropProposal>($0, in: self)
        if let coordinator { delegate.tableView(self, performDropWith: coordinator) }
      })
  }

  /// Returns a Boolean value that indicates whether a vertical position is in the middle half of a
  /// row.
  private func isInMiddle(_ y: CGFloat, of path: IndexPath?) -> Bool {
    guard let path, contains(path) else { return false }
    let frame = rowFrame(path)
    return (y - frame.midY).magnitude < frame.height / 4
  }

  func show(_ gap: DropGap?) {
    guard gap != state.dropGap else { return }
    layOutBeforeAnimation()
    animatingUpdates {
      state.dropGap = gap
      setNeedsLayout()
    }
  }

  func insertDroppedItem(at path: IndexPath) { insertRows(at: [path], with: .automatic) }

  /// Returns the cell of a placeholder; `nil` if no cell can be reused and no class is registered.
  fileprivate func cell(of placeholder: UITableViewPlaceholder) -> UITableViewCell? {
    dequeueReusableCell(withIdentifier: placeholder.reuseIdentifier)
  }
}

extension UITableView: UISpringLoadedInteractionSupporting {}

extension ListDropItem: UITableViewDropItem {}
extension ListPlaceholderContext: UITableViewDropPlaceholderContext {}

extension ListDropCoordinator: UITableViewDropCoordinator
where Proposal == UITableViewDropProposal {
  var items: [any UITableViewDropItem] { droppedItems }

  func drop(_ dragItem: UIDragItem, toRowAt indexPath: IndexPath) -> any UIDragAnimating {
    if let list = list as? UITableView {
      _ = list.dropDelegate?.tableView(list, dropPreviewParametersForRowAt: indexPath)
    }
    return DragAnimator()
  }

  func drop(
    _ dragItem: UIDragItem, intoRowAt indexPath: IndexPath, rect: CGRect
  ) -> any UIDragAnimating { DragAnimator() }

  func drop(
    _ dragItem: UIDragItem, to placeholder: UITableViewDropPlaceholder
  ) -> any UITableViewDropPlaceholderContext {
    let cell = (list as? UITableView)?.cell(of: placeholder)
    let context = ListPlaceholderContext(
      dragItem, placeholder.insertionIndexPath, height: placeholder.rowHeight, in: list, cell: cell
    ) { placeholder.cellUpdateHandler?($0) }
    context.setNeedsCellUpdate()
    list.add(context)
    if let cell { _ = placeholder.previewParametersProvider?(cell) }
    return context
  }
}
