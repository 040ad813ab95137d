/// The condition for writing references.
public enum RecordMode: String, Sendable, CaseIterable {
  /// All snapshots are written, independently of their references.
  case all
  /// Snapshots that differ from their reference, or have none, are written.
  case failed
  /// Snapshots without a reference are written.
  case missing
  /// No snapshots are written.
  case never

  package static let variable = "SNAPSHOT_TESTING_RECORD"

  /// Returns the mode of an assertion that does not set a mode: the value of the environment
  /// variable `SNAPSHOT_TESTING_RECORD` or, if it is not set, ``never`` under continuous
  /// integration and ``missing`` otherwise.
  ///
  /// - Throws: ``SnapshotError/unknownWord(variable:value:words:nearest:)``.
  package static func standard(
    in environment: [String: String]
  ) throws(SnapshotError) -> RecordMode {
    try RecordMode(variable: variable, in: environment)
      ?? (ContinuousIntegration.isActive(in: environment) ? .never : .missing)
  }
}

/// The treatment of references that no test uses any more.
public enum OrphanMode: String, Sendable, CaseIterable {
  /// Unused references are not reported.
  case ignore
  /// A warning lists the unused references.
  case warn
  /// Unused references fail the test that finds them.
  case reject

  package static let variable = "SNAPSHOT_TESTING_ORPHANS"

  /// Returns the mode for references whose name no assertion uses any more: the value of the
  /// environment variable `SNAPSHOT_TESTING_ORPHANS` or, if it is not set, ``warn``. The default is
  /// the same under continuous integration, because a test can have references for other platforms.
  package static func ofNames(
    in environment: [String: String]
  ) throws(SnapshotError) -> OrphanMode {
    try OrphanMode(variable: variable, in: environment) ?? .warn
  }

  /// Returns the mode for references whose test does not exist any more: the value of the
  /// environment variable `SNAPSHOT_TESTING_ORPHANS` or, if it is not set, ``reject`` under
  /// continuous integration and ``warn`` otherwise.
  ///
  /// - Throws: ``SnapshotError/unknownWord(variable:value:words:nearest:)``.
  package static func standard(
    in environment: [String: String]
  ) throws(SnapshotError) -> OrphanMode {
    try OrphanMode(variable: variable, in: environment)
      ?? (ContinuousIntegration.isActive(in: environment) ? .reject : .warn)
  }
}
