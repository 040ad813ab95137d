extension UITableView {
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
    reordering = TableReordering(source: path, target: path, height: rowFrame(path).height)
    rows[path]?.cell.setNeedsUpdateConfiguration()
    setNeedsLayout()
  }

  private func moveReordering(by distance: CGFloat) {
    guard var current = reordering else { return }
    current.offset = distance
    let middle = rowFrame(current.source).midY + distance
    let proposed = indexPathForRow(at: CGPoint(x: bounds.midX, y: middle)) ?? current.target
    current.target = target(of: current.source, proposed: proposed)
    reordering = current
    setNeedsLayout()
  }

  private func target(of source: IndexPath, proposed: IndexPath) -> IndexPath {
    guard proposed != source, let delegate else { return proposed }
    let target = delegate.tableView(
      self, targetIndexPathForMoveFromRowAt: source, toProposedIndexPath: proposed)
    return contains(target) ? target : source
  }

  private func endReordering(isCanceled: Bool) {
    guard let ended = reordering else { return }
    reordering = nil
    rows[ended.source]?.cell.setNeedsUpdateConfiguration()
    setNeedsLayout()
    guard !isCanceled, ended.target != ended.source else { return }
    dataSource?.tableView(self, moveRowAt: ended.source, to: ended.target)
    moveRow(at: ended.source, to: ended.target)
  }
}
