import CelloSnapshots
import Foundation

/// When references are written.
public enum RecordMode: String, Sendable, CaseIterable {
  /// Every picture, whatever the reference says.
  case all
  /// Pictures that differ from their reference, and those without one.
  case failed
  /// Pictures without a reference.
  case missing
  /// None.
  case never

  /// The mode of an assertion that names none: what the environment variable
  /// `SNAPSHOT_TESTING_RECORD` says, else `never` where `CI` is set and ``missing`` elsewhere.
  static var standard: RecordMode { standard(in: ProcessInfo.processInfo.environment) }

  static func standard(in environment: [String: String]) -> RecordMode {
    if let mode = environment["SNAPSHOT_TESTING_RECORD"].flatMap(RecordMode.init) { return mode }
    return ContinuousIntegration.isActive(in: environment) ? .never : .missing
  }

  /// Whether a picture is written whose reference is missing, or is there and equal or not.
  func writes(isMissing: Bool, isEqual: Bool) -> Bool {
    switch self {
    case .all: true
    case .failed: isMissing || !isEqual
    case .missing: isMissing
    case .never: false
    }
  }
}
