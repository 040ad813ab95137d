extension UITableView {
  /// The row whose handle is at a point.
  func handleRow(at point: CGPoint) -> IndexPath? {
    guard isEditing else { return nil }
    return rows.first { _, row in
      guard let handle = row.cell.accessoryViews.reorderView else { return false }
      return row.cell.convert(handle.bounds, from: handle).insetBy(dx: -8, dy: 0)
        .contains(convert(point, to: row.cell))
    }?.key
  }

  /// Whether the finger of a recognizer began on a handle.
  func startsAtHandle(_ recognizer: UIPanGestureRecognizer) -> Bool {
    handleRow(at: convert(recognizer.start.location, from: nil)) != nil
  }

  final func handleWasPanned(_ recognizer: UIPanGestureRecognizer) {
    switch recognizer.state {
    case .began:
      guard let path = handleRow(at: convert(recognizer.start.location, from: nil)) else { return }
      beginReordering(path)
      moveReordering(by: recognizer.translation(in: nil).y)
    case .changed: moveReordering(by: recognizer.translation(in: nil).y)
    case .ended: endReordering(isCanceled: false)
    default: endReordering(isCanceled: true)
    }
  }

  private func beginReordering(_ path: IndexPath) {
    swipe.close()
    reordering = TableReordering(source: path, target: path, height: rowFrame(path).height)
    rows[path]?.cell.tableContext.isReordering = true
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
    rows[ended.source]?.cell.tableContext.isReordering = false
    setNeedsLayout()
    guard !isCanceled, ended.target != ended.source else { return }
    dataSource?.tableView(self, moveRowAt: ended.source, to: ended.target)
    moveRow(at: ended.source, to: ended.target)
  }
}
