internal import Dispatch
internal import Synchronization

/// Applies snapshots on the main actor in the order in which they are given, from any queue.
final class SnapshotQueue: Sendable {
  /// Whether the first snapshot was applied on the main queue; `nil` before.
  private let startedOnMain = Mutex<Bool?>(nil)

  /// Performs work at once on the main queue, and as soon as that queue is idle from another one.
  ///
  /// Using both for one data source logs a warning, because their order is not determined.
  func perform(_ call: String, _ work: @escaping @MainActor @Sendable () -> Void) {
    let isMain = MainQueue.isCurrent
    let isMixed = startedOnMain.withLock { started in
      defer { started = started ?? isMain }
      return started ?? isMain != isMain
    }
    if isMixed {
      ResourceWarnings.note(
        "\(call): snapshots are applied both on the main queue and on another one. Apply all of a "
          + "data source's snapshots on the main queue, or none.")
    }
    if isMain {
      MainActor.assumeIsolated(work)
    } else {
      DispatchQueue.main.async { MainActor.assumeIsolated(work) }
    }
  }
}
