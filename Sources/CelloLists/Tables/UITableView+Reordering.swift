extension UITableView {
  /// The row that the user is moving; `nil` for none.
  var reorderedRow: IndexPath? { reorderOffset == nil ? nil : state.dropGap?.source }

  /// Handles the movement of a row's reorder control.
  func reorder(_ cell: any ListCell, _ phase: ReorderPhase) {
    switch phase {
    case .began:
      if isEditing, let path = (cell as? UITableViewCell).flatMap(indexPath) {
        beginReordering(path)
      }
    case .moved(let distance): moveReordering(by: distance.dy)
    case .ended: endReordering(isCanceled: false)
    case .canceled: endReordering(isCanceled: true)
    }
  }

  private func beginReordering(_ path: IndexPath) {
    swipe.close()
    animateLift(of: rows[path]?.cell) {
      state.dropGap = DropGap(source: path, target: path, height: rowFrame(path).height)
      reorderOffset = 0
      rows[path]?.cell.setNeedsUpdateConfiguration()
      setNeedsLayout()
    }
  }

  private func moveReordering(by distance: CGFloat) {
    guard let source = reorderedRow, let gap = state.dropGap else { return }
    reorderOffset = distance
    let middle = rowFrame(source).midY + distance
    let proposed = indexPathForRow(at: CGPoint(x: bounds.midX, y: middle)) ?? gap.target
    let target = target(of: source, proposed: proposed)
    setNeedsLayout()
    guard target != gap.target else { return }
    layOutBeforeAnimation()
    animatingUpdates(except: rows[source]?.cell) {
      state.dropGap?.target = target
      setNeedsLayout()
    }
  }

  private func target(of source: IndexPath, proposed: IndexPath) -> IndexPath {
    guard proposed != source, let delegate else { return proposed }
    let target = delegate.tableView(
      self, targetIndexPathForMoveFromRowAt: source, toProposedIndexPath: proposed)
    return contains(target) ? target : source
  }

  func endReordering(isCanceled: Bool) {
    let source = reorderedRow
    guard let source, let target = state.dropGap?.target else {
      reorderOffset = nil
      return
    }
    layOutBeforeAnimation()
    reorderOffset = nil
    state.dropGap = nil
    rows[source]?.cell.setNeedsUpdateConfiguration()
    setNeedsLayout()
    let moves = !isCanceled && target != source
    if moves { dataSource?.tableView(self, moveRowAt: source, to: target) }
    // The rows move from the positions at which the user sees them.
    animatingUpdates {
      if moves { moveRow(at: source, to: target) }
    }
  }
}
