/// When references are written.
public enum RecordMode: String, Sendable, CaseIterable {
  /// Every snapshot, whatever the reference says.
  case all
  /// Snapshots that differ from their reference, and those without one.
  case failed
  /// Snapshots without a reference.
  case missing
  /// None.
  case never

  package static let variable = "SNAPSHOT_TESTING_RECORD"

  /// The mode of an assertion that names none: the value of `SNAPSHOT_TESTING_RECORD`; without it,
  /// `never` under continuous integration and ``missing`` elsewhere.
  ///
  /// - Throws: ``SnapshotError/unknownWord(variable:value:words:nearest:)``.
  package static func standard(
    in environment: [String: String]
  ) throws(SnapshotError) -> RecordMode {
    try RecordMode(variable: variable, in: environment)
      ?? (ContinuousIntegration.isActive(in: environment) ? .never : .missing)
  }
}

/// How references are treated that no test uses any more.
public enum OrphanMode: String, Sendable, CaseIterable {
  case ignore
  /// They are named in a warning.
  case warn
  /// They fail the test that finds them.
  case reject

  package static let variable = "SNAPSHOT_TESTING_ORPHANS"

  /// The mode for names that an assertion no longer has: the value of `SNAPSHOT_TESTING_ORPHANS`;
  /// without it ``warn``, also under continuous integration, because a test may have references
  /// for other platforms.
  package static func ofNames(
    in environment: [String: String]
  ) throws(SnapshotError) -> OrphanMode {
    try OrphanMode(variable: variable, in: environment) ?? .warn
  }

  /// The value of `SNAPSHOT_TESTING_ORPHANS`; without it, ``reject`` under continuous integration
  /// and ``warn`` elsewhere.
  ///
  /// - Throws: ``SnapshotError/unknownWord(variable:value:words:nearest:)``.
  package static func standard(
    in environment: [String: String]
  ) throws(SnapshotError) -> OrphanMode {
    try OrphanMode(variable: variable, in: environment)
      ?? (ContinuousIntegration.isActive(in: environment) ? .reject : .warn)
  }
}
