import CelloSnapshots
public import Testing

/// Configures the snapshots of a test or of the tests of a suite.
public struct SnapshotsTrait: TestTrait, SuiteTrait, TestScoping {
  /// `nil` for the mode of the suite around the test.
  let record: SnapshotTestingConfiguration.Record?
  /// `nil` for the tool of the suite around the test.
  let diffTool: SnapshotTestingConfiguration.DiffTool?

  public var isRecursive: Bool { true }

  public func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    // A repeated test takes the same snapshots again.
    if !test.isSuite { SnapshotRun.current.restartNumbers(of: TestIdentity(test, testCase).key) }
    try await withSnapshotTesting(record: record, diffTool: diffTool) { try await function() }
  }
}

extension Trait where Self == SnapshotsTrait {
  /// Configures the snapshots of a test or of the tests of a suite.
  ///
  /// - Parameters:
  ///   - record: when references are written; `nil` for the mode of the suite around it, or the
  ///     value of `SNAPSHOT_TESTING_RECORD`.
  ///   - diffTool: the tool that a failure's message names; `nil` for that of the suite around it.
  public static func snapshots(
    record: SnapshotTestingConfiguration.Record? = nil,
    diffTool: SnapshotTestingConfiguration.DiffTool? = nil
  ) -> Self {
    Self(record: record, diffTool: diffTool)
  }

  /// Configures the snapshots of a test or of the tests of a suite.
  public static func snapshots(_ configuration: SnapshotTestingConfiguration) -> Self {
    Self(record: configuration.record, diffTool: configuration.diffTool)
  }
}
