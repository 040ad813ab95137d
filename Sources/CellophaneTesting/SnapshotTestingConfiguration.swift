public import CelloSnapshots

/// The settings for recording snapshots and showing failures.
public struct SnapshotTestingConfiguration: Sendable {
  /// The condition for writing references.
  public typealias Record = RecordMode

  /// The condition for writing references; `nil`, the default, for the value of the environment
  /// variable `SNAPSHOT_TESTING_RECORD`.
  public var record: Record?
  /// The tool whose command appears in failure messages.
  public var diffTool: DiffTool

  /// Creates a configuration.
  ///
  /// - Parameters:
  ///   - record: the condition for writing references; `nil`, the default, for the value of the
  ///     environment variable `SNAPSHOT_TESTING_RECORD`.
  ///   - diffTool: the tool whose command appears in failure messages; by default, messages contain
  ///     links to both files.
  public init(record: Record? = nil, diffTool: DiffTool = .default) {
    self.record = record
    self.diffTool = diffTool
  }

  /// The configuration of the current test or operation.
  @TaskLocal static var current = SnapshotTestingConfiguration()

  /// The last part of the names of references that differ between Cellophane and iOS; `nil`, the
  /// default, for none.
  @_spi(SnapshotTesting) @TaskLocal public static var platformName: String?

  /// A Boolean value that indicates whether the current test sets a condition for writing
  /// references.
  @_spi(SnapshotTesting) public static var hasRecord: Bool { current.record != nil }

  /// Returns the current configuration with the given values; `nil` keeps the current value.
  static func current(changing record: Record?, _ diffTool: DiffTool?) -> Self {
    Self(record: record ?? current.record, diffTool: diffTool ?? current.diffTool)
  }

  /// A command that shows two files side by side, for failure messages.
  public struct DiffTool: Sendable, ExpressibleByStringLiteral {
    private let command: @Sendable (_ currentFilePath: String, _ failedFilePath: String) -> String

    /// Creates a tool from a closure.
    ///
    /// - Parameter tool: a closure that returns the command for the path of the reference and the
    ///   path of the new file.
    public init(
      _ tool: @escaping @Sendable (_ currentFilePath: String, _ failedFilePath: String) -> String
    ) {
      command = tool
    }

    /// Creates a command that takes both paths as arguments.
    public init(stringLiteral value: String) { self.init { "\(value) \"\($0)\" \"\($1)\"" } }

    /// Shows links to both files.
    public static let `default` = DiffTool { "− file://\($0)\n+ file://\($1)" }

    /// Opens both files in Kaleidoscope.
    public static let ksdiff: DiffTool = "ksdiff"

    /// Returns the command for the path of the reference and the path of the new file.
    public func callAsFunction(currentFilePath: String, failedFilePath: String) -> String {
      command(currentFilePath, failedFilePath)
    }
  }
}

extension RecordMode: ExpressibleByBooleanLiteral {
  /// Creates the mode ``all`` for `true` and ``missing`` for `false`.
  public init(booleanLiteral value: Bool) { self = value ? .all : .missing }
}

/// Runs an operation with other settings for its snapshots.
///
/// In XCTest, override `invokeTest` to configure all tests of a class. In Swift Testing, use the
/// trait `.snapshots(record:diffTool:)`.
///
/// - Parameters:
///   - record: the condition for writing references; `nil`, the default, for the current mode.
///   - diffTool: the tool whose command appears in failure messages; `nil`, the default, for the
///     current tool.
///   - operation: the operation that takes the snapshots.
/// - Returns: the result of the operation.
public func withSnapshotTesting<Result>(
  record: SnapshotTestingConfiguration.Record? = nil,
  diffTool: SnapshotTestingConfiguration.DiffTool? = nil,
  operation: () throws -> Result
) rethrows -> Result {
  try SnapshotTestingConfiguration.$current.withValue(
    .current(changing: record, diffTool), operation: operation)
}

/// Runs an asynchronous operation with other settings for its snapshots.
///
/// - Parameters:
///   - record: the condition for writing references; `nil`, the default, for the current mode.
///   - diffTool: the tool whose command appears in failure messages; `nil`, the default, for the
///     current tool.
///   - isolation: the actor that runs the operation; the caller's actor by default.
///   - operation: the operation that takes the snapshots.
/// - Returns: the result of the operation.
public func withSnapshotTesting<Result>(
  record: SnapshotTestingConfiguration.Record? = nil,
  diffTool: SnapshotTestingConfiguration.DiffTool? = nil,
  isolation: isolated (any Actor)? = #isolation,
  operation: () async throws -> Result
) async rethrows -> Result {
  try await SnapshotTestingConfiguration.$current.withValue(
    .current(changing: record, diffTool), operation: operation, isolation: isolation)
}
