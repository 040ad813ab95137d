import Foundation

/// Detects continuous integration, under which references are recorded only on explicit request.
package enum ContinuousIntegration {
  package static var isActive: Bool { isActive(in: ProcessInfo.processInfo.environment) }

  /// Returns `true` if the environment variable `CI` is set and is not empty, `0`, `false`, `no` or
  /// `off`.
  package static func isActive(in environment: [String: String]) -> Bool {
    guard let value = environment["CI"]?.lowercased() else { return false }
    return !["", "0", "false", "no", "off"].contains(value)
  }
}
