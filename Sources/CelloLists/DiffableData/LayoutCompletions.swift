internal import Dispatch

/// The completion handlers to call after a list's next layout pass.
@MainActor final class LayoutCompletions {
  private var pending: [() -> Void] = []

  func append(_ completion: @escaping () -> Void) { pending.append(completion) }

  /// Calls the pending completion handlers, in order. Completion handlers that are added meanwhile
  /// are called after another layout pass.
  func run() {
    guard !pending.isEmpty else { return }
    let current = pending
    pending = []
    for completion in current { completion() }
  }

  /// Calls the pending completion handlers after the current layout pass of all views, because no
  /// list can be laid out during a layout pass.
  func runAfterLayout() {
    guard !pending.isEmpty, !UIView.isCallingAfterLayout else { return }
    let current = pending
    pending = []
    UIView.afterLayout { for completion in current { completion() } }
  }
}

extension DiffableList {
  /// Calls a completion handler after the list shows its data in the next layout pass, at the
  /// latest in the next turn of the main queue. A list outside a window calls the completion
  /// handler immediately.
  func afterLayout(_ completion: @escaping () -> Void) {
    guard isInWindow else { return completion() }
    layoutCompletions.append(completion)
    nonisolated(unsafe) let list: any DiffableList = self
    DispatchQueue.main.async { MainActor.assumeIsolated { list.showChanges() } }
  }

  /// Lays out the list if needed.
  func showChanges() {
    layoutIfNeeded()
    if !UIView.isInLayout { layoutCompletions.run() }
  }
}
