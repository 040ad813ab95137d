internal import Dispatch

/// The queue on which the main actor runs. On Linux, it may run on other threads than the main
/// thread.
package enum MainQueue {
  private static let key: DispatchSpecificKey<Bool> = {
    let key = DispatchSpecificKey<Bool>()
    DispatchQueue.main.setSpecific(key: key, value: true)
    return key
  }()

  /// A Boolean value that indicates whether the caller runs on the queue.
  package static var isCurrent: Bool { DispatchQueue.getSpecific(key: key) == true }

  /// Runs a closure on the main actor: immediately on the main thread or queue, otherwise soon after.
  package static func run(_ body: @escaping @MainActor @Sendable () -> Void) {
    if isCurrent || Thread.isMainThread {
      MainActor.assumeIsolated(body)
    } else {
      DispatchQueue.main.async { MainActor.assumeIsolated(body) }
    }
  }
}
