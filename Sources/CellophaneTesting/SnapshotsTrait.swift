import CelloSnapshots
public import Testing

/// A trait that configures the snapshots of a test or of all tests in a suite.
public struct SnapshotsTrait: TestTrait, SuiteTrait, TestScoping {
  /// The condition for writing references; `nil` for the mode of the enclosing suite.
  let record: SnapshotTestingConfiguration.Record?
  /// The tool whose command appears in failure messages; `nil` for the tool of the enclosing suite.
  let diffTool: SnapshotTestingConfiguration.DiffTool?

  /// A Boolean value that indicates whether the trait of a suite applies to its tests; always
  /// `true`.
  public var isRecursive: Bool { true }

  /// Runs a test with the trait's settings. Each run of a test case numbers its snapshots from 1.
  public func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    // A repeated test takes the same snapshots again.
    if !test.isSuite { SnapshotRun.current.restartNumbers(of: TestIdentity(test, testCase).key) }
    try await withSnapshotTesting(record: record, diffTool: diffTool) { try await function() }
  }
}

extension Trait where Self == SnapshotsTrait {
  /// Returns a trait that configures the snapshots of a test or of all tests in a suite.
  ///
  /// - Parameters:
  ///   - record: the condition for writing references; `nil`, the default, for the mode of the
  ///     enclosing suite, or, without one, the value of the environment variable
  ///     `SNAPSHOT_TESTING_RECORD`.
  ///   - diffTool: the tool whose command appears in failure messages; `nil`, the default, for the
  ///     tool of the enclosing suite.
  public static func snapshots(
    record: SnapshotTestingConfiguration.Record? = nil,
    diffTool: SnapshotTestingConfiguration.DiffTool? = nil
  ) -> Self {
    Self(record: record, diffTool: diffTool)
  }

  /// Returns a trait that configures the snapshots of a test or of all tests in a suite. The mode
  /// of the enclosing suite applies if `record` is `nil`.
  public static func snapshots(_ configuration: SnapshotTestingConfiguration) -> Self {
    Self(record: configuration.record, diffTool: configuration.diffTool)
  }
}
