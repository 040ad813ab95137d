import Foundation

/// Whether the process runs under continuous integration, where references are recorded only on
/// explicit request.
package enum ContinuousIntegration {
  package static var isActive: Bool { isActive(in: ProcessInfo.processInfo.environment) }

  /// `CI` set to anything but a form of no.
  package static func isActive(in environment: [String: String]) -> Bool {
    guard let value = environment["CI"]?.lowercased() else { return false }
    return !["", "0", "false", "no", "off"].contains(value)
  }
}
