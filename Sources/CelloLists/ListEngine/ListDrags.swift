extension ListView {
  package var listDropTarget: (any DropTarget)? { listDropDelegate == nil ? nil : state.drags }

  /// A Boolean value that indicates whether drags can begin.
  var allowsDrags: Bool { state.allowsDrags ?? UIDragInteraction.isEnabled(for: self) }

  /// Updates the drag and drop support after a change of the delegates.
  func updateDragAndDrop() {
    if state.drags == nil { state.drags = ListDrags(self) }
    state.drags?.updateController()
  }

  /// Updates the visible cells whose drag or drop state has changed.
  fileprivate func dragStateDidChange(from former: ListDragState, to new: ListDragState) {
    for path in shownItems {
      guard let cell = cell(at: path), let item = dataPath(of: path) else { continue }
      let (old, new) = (former.states(of: item), new.states(of: item))
      if old != new { cell.setNeedsUpdateConfiguration() }
      if old.0 != new.0 { cell.dragStateDidChange(to: new.0) }
    }
  }
}

/// The drags and drops of a list.
@MainActor final class ListDrags {
  private unowned let list: any ListView
  private var controller: DragController?
  private(set) var state = ListDragState()
  /// The index paths of the items that taps with other fingers have added.
  private var paths: [ObjectIdentifier: IndexPath] = [:]
  private var proposal: UIDropProposal?
  /// The index path for which the delegate was last called.
  private var destination: IndexPath?
  /// The height of the dragged row, in points.
  private var height = ListSectionMetrics.rowEstimate

  init(_ list: any ListView) { self.list = list }

  /// A Boolean value that indicates whether items of the list are being dragged.
  var isDragging: Bool { controller?.isDragging ?? false }

  private var delegate: ListDragDelegate? { list.listDragDelegate }
  private var dropDelegate: ListDropDelegate? { list.listDropDelegate }

  func updateController() {
    if delegate == nil {
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
    list.show(nil)
    destination = nil
    change {
      $0.isTarget = false
      $0.destination = nil
    }
  }

  private func item(_ session: DragSession) -> IndexPath? {
    list.item(at: session.location(in: list))
  }
}

extension ListDrags: DragSource {
  func items(for session: DragSession) -> [UIDragItem] {
    guard list.dragInteractionEnabled, let path = item(session) else { return [] }
    let items = delegate?.items(session, path) ?? []
    if !items.isEmpty {
      state.source = path
      if let cell = list.cell(at: path) { height = cell.bounds.height }
    }
    return items
  }

  func preview(of item: UIDragItem, in session: DragSession) -> (
    view: UIView, parameters: UIPreviewParameters?
  )? {
    guard let path = path(of: item), let cell = list.cell(at: path) else { return nil }
    let parameters: UIPreviewParameters? = delegate?.previewParameters(path)
    return (cell, parameters ?? self.parameters(of: cell))
  }

  /// Returns parameters with the background color of a cell, whose background may have other corners
  /// than the preview; `nil` if it has no opaque color.
  private func parameters(of cell: UIView) -> UIPreviewParameters? {
    guard let cell = cell as? any ConfigurationHosting,
      let configuration = cell.host.backgroundView?.configuration
    else { return nil }
    let color = configuration.resolvedBackgroundColor(for: cell.tintColor)
    guard color.resolvedColor(with: cell.traitCollection).cgColor.alpha == 1 else { return nil }
    let parameters = UIPreviewParameters()
    parameters.backgroundColor = color
    return parameters
  }

  /// Returns the original index path of a dragged item.
  private func path(of item: UIDragItem) -> IndexPath? {
    paths[ObjectIdentifier(item)] ?? state.source
  }

  func itemsForAdding(to session: DragSession, at point: CGPoint) -> [UIDragItem] {
    let location = list.convert(point, from: nil)
    guard list.dragInteractionEnabled, let path = list.item(at: location),
      path != state.source, !state.added.contains(path)
    else { return [] }
    let items = delegate?.itemsForAdding(session, path, location) ?? []
    guard !items.isEmpty else { return [] }
    for item in items { paths[ObjectIdentifier(item)] = path }
    change {
      $0.added.append(path)
      // The drag may have begun in another view.
      if $0.drag == .none { $0.drag = .dragging }
    }
    return items
  }

  func allowsMove(_ session: DragSession) -> Bool { delegate?.allowsMove(session) ?? true }
  func isRestricted(_ session: DragSession) -> Bool { delegate?.isRestricted(session) ?? false }

  func didLift(_ session: DragSession) {
    list.removeHighlight()
    change { $0.drag = .lifting }
  }

  func willBegin(_ session: DragSession) {
    delegate?.willBegin(session)
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
    if isSource { delegate?.didEnd(session) }
  }
}

extension ListDrags: DropTarget {
  func canHandle(_ session: DropSession) -> Bool { dropDelegate?.canHandle(session) ?? false }

  func didEnter(_ session: DropSession) {
    change { $0.isTarget = true }
    dropDelegate?.didEnter(session)
  }

  func didUpdate(_ session: DropSession) -> UIDropOperation {
    var path = item(session.drag)
    let answer = dropDelegate?.didUpdate(session, path)
    proposal = answer?.proposal
    let operation = proposal?.operation ?? .cancel
    if let path, operation.accepts, answer?.insertsAtDestination == true {
      list.show(
        DropGap(
          source: operation == .move ? state.source : nil, target: path,
          height: state.source == nil ? ListSectionMetrics.rowEstimate : height))
    } else {
      list.show(nil)
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
    dropDelegate?.didExit(session)
  }

  func performDrop(_ session: DropSession) {
    guard let proposal else { return }
    let destination = destination
    list.show(nil)
    var sources: [ObjectIdentifier: IndexPath] = paths
    if let source = state.source, let first = session.items.first {
      sources[ObjectIdentifier(first)] = source
    }
    dropDelegate?.performDrop(
      ListDrop(session: session, proposal: proposal, destination: destination, sources: sources))
  }

  func didEnd(_ session: DropSession) {
    proposal = nil
    leave()
    dropDelegate?.didEnd(session)
  }
}
