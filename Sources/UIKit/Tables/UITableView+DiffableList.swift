extension UITableView: DiffableList {
  func prepareForChanges() { _ = knownCounts }

  var isInWindow: Bool { window != nil }

  /// Performs the changes between two snapshots.
  func add(_ changes: ListChanges) {
    beginUpdates()
    pendingUpdates.formUnion(changes.updates)
    pendingReconfigurations += changes.reconfiguredItems
    endUpdates(isDeferred: true)
  }
}
