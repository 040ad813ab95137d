internal import Dispatch
internal import Synchronization

/// Applies snapshots on the main actor in the order of the calls, from any queue.
final class SnapshotQueue: Sendable {
  /// A Boolean value that indicates whether the first snapshot was applied on the main queue; `nil`
  /// before the first snapshot.
  private let startedOnMain = Mutex<Bool?>(nil)

  /// Performs work immediately if called on the main queue; otherwise enqueues it on the main
  /// queue.
  ///
  /// Using both for one data source logs a warning, because the order of the calls is undefined.
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
