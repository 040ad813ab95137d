@_spi(SnapshotTesting) import CellophaneTesting
import Synchronization

/// The values of the global variables with which earlier versions of swift-snapshot-testing are
/// configured.
struct GlobalSettings: Sendable {
  var record: SnapshotTestingConfiguration.Record?
  var diffTool: SnapshotTestingConfiguration.DiffTool?

  static let shared = Mutex(GlobalSettings())

  /// The settings; `nil` if no variable was set.
  static var current: GlobalSettings? {
    let settings = shared.withLock { $0 }
    return settings.record == nil && settings.diffTool == nil ? nil : settings
  }

  /// Runs an operation with these settings. The record mode of the current test takes precedence.
  func run<Result>(_ operation: () -> Result) -> Result {
    withSnapshotTesting(
      record: SnapshotTestingConfiguration.hasRecord ? nil : record, diffTool: diffTool,
      operation: operation)
  }
}

/// A Boolean value that indicates whether all snapshots are recorded.
@available(*, deprecated, message: "Use withSnapshotTesting(record:) or the trait .snapshots.")
public var isRecording: Bool {
  get { GlobalSettings.shared.withLock { $0.record == .all } }
  set { GlobalSettings.shared.withLock { $0.record = newValue ? .all : .missing } }
}

/// A Boolean value that indicates whether all snapshots are recorded.
@available(*, deprecated, message: "Use withSnapshotTesting(record:) or the trait .snapshots.")
public var record: Bool {
  get { GlobalSettings.shared.withLock { $0.record == .all } }
  set { GlobalSettings.shared.withLock { $0.record = newValue ? .all : .missing } }
}

/// The tool whose command appears in failure messages.
@available(*, deprecated, message: "Use withSnapshotTesting(diffTool:) or the trait .snapshots.")
public var diffTool: SnapshotTestingConfiguration.DiffTool {
  get { GlobalSettings.shared.withLock { $0.diffTool } ?? .default }
  set { GlobalSettings.shared.withLock { $0.diffTool = newValue } }
}
