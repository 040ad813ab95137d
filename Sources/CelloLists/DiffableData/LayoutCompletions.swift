internal import Dispatch

/// What is called after the next layout of a list.
@MainActor final class LayoutCompletions {
  private var pending: [() -> Void] = []

  func append(_ completion: @escaping () -> Void) { pending.append(completion) }

  /// Calls what waits, in order. What is added in the meantime waits for another layout.
  func run() {
    guard !pending.isEmpty else { return }
    let current = pending
    pending = []
    for completion in current { completion() }
  }

  /// Calls what waits once the present layout has ended: during a layout, no list can be laid out.
  func runAfterLayout() {
    guard !pending.isEmpty, !UIView.isCallingAfterLayout else { return }
    let current = pending
    pending = []
    UIView.afterLayout { for completion in current { completion() } }
  }
}

extension DiffableList {
  /// Calls a completion once the list shows its data, after the next layout. The layout takes place
  /// no later than the next turn of the main queue. A list that is not in a window calls the
  /// completion immediately.
  func afterLayout(_ completion: @escaping () -> Void) {
    guard isInWindow else { return completion() }
    layoutCompletions.append(completion)
    nonisolated(unsafe) let list: any DiffableList = self
    DispatchQueue.main.async { MainActor.assumeIsolated { list.showChanges() } }
  }

  /// Lays the list out if that is due.
  func showChanges() {
    layoutIfNeeded()
    if !UIView.isInLayout { layoutCompletions.run() }
  }
}
