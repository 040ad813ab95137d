public import CelloSnapshots

/// How snapshots are recorded and failures are shown.
public struct SnapshotTestingConfiguration: Sendable {
  public typealias Record = RecordMode

  /// When references are written; `nil` for the value of `SNAPSHOT_TESTING_RECORD`.
  public var record: Record?
  /// The tool that a failure's message names.
  public var diffTool: DiffTool

  public init(record: Record? = nil, diffTool: DiffTool = .default) {
    self.record = record
    self.diffTool = diffTool
  }

  /// The configuration of the current test or operation.
  @TaskLocal static var current = SnapshotTestingConfiguration()

  /// The current configuration with other values.
  static func current(changing record: Record?, _ diffTool: DiffTool?) -> Self {
    Self(record: record ?? current.record, diffTool: diffTool ?? current.diffTool)
  }

  /// A command that shows two files side by side, for a failure's message.
  public struct DiffTool: Sendable, ExpressibleByStringLiteral {
    private let command: @Sendable (_ currentFilePath: String, _ failedFilePath: String) -> String

    /// - Parameter tool: returns the command for the path of the reference and that of the new
    ///   file.
    public init(
      _ tool: @escaping @Sendable (_ currentFilePath: String, _ failedFilePath: String) -> String
    ) {
      command = tool
    }

    /// A command that takes both paths as arguments.
    public init(stringLiteral value: String) { self.init { "\(value) \"\($0)\" \"\($1)\"" } }

    /// Both files as links.
    public static let `default` = DiffTool { "− file://\($0)\n+ file://\($1)" }

    /// Kaleidoscope.
    public static let ksdiff: DiffTool = "ksdiff"

    public func callAsFunction(currentFilePath: String, failedFilePath: String) -> String {
      command(currentFilePath, failedFilePath)
    }
  }
}

extension RecordMode: ExpressibleByBooleanLiteral {
  /// ``all`` for `true` and ``missing`` for `false`.
  public init(booleanLiteral value: Bool) { self = value ? .all : .missing }
}

/// Runs an operation whose snapshots are recorded and shown in another way.
///
/// In XCTest, override `invokeTest` to configure all tests of a class; in Swift Testing, use the
/// trait `.snapshots(record:diffTool:)`.
///
/// - Parameters:
///   - record: `nil` for the current mode.
///   - diffTool: `nil` for the current tool.
public func withSnapshotTesting<Result>(
  record: SnapshotTestingConfiguration.Record? = nil,
  diffTool: SnapshotTestingConfiguration.DiffTool? = nil,
  operation: () throws -> Result
) rethrows -> Result {
  try SnapshotTestingConfiguration.$current.withValue(
    .current(changing: record, diffTool), operation: operation)
}

/// Runs an asynchronous operation whose snapshots are recorded and shown in another way.
///
/// - Parameters:
///   - record: `nil` for the current mode.
///   - diffTool: `nil` for the current tool.
public func withSnapshotTesting<Result>(
  record: SnapshotTestingConfiguration.Record? = nil,
  diffTool: SnapshotTestingConfiguration.DiffTool? = nil,
  isolation: isolated (any Actor)? = #isolation,
  operation: () async throws -> Result
) async rethrows -> Result {
  try await SnapshotTestingConfiguration.$current.withValue(
    .current(changing: record, diffTool), operation: operation, isolation: isolation)
}
