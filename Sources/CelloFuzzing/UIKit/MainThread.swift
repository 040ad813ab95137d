internal import Foundation

/// Runs a closure on the main thread. It can be called on any thread.
func onMainThread(_ body: @MainActor @Sendable () throws -> Void) throws {
  if Thread.isMainThread {
    try MainActor.assumeIsolated { try body() }
  } else {
    try DispatchQueue.main.sync { try body() }
  }
}
