internal import Foundation

/// Runs code that belongs to the main thread, which the caller need not be on.
func onMainThread(_ body: @MainActor @Sendable () throws -> Void) throws {
  if Thread.isMainThread {
    try MainActor.assumeIsolated { try body() }
  } else {
    try DispatchQueue.main.sync { try body() }
  }
}
