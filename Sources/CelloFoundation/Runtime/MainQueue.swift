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
}
