import Synchronization

/// Writes files into an output folder during a run. After the first failure, nothing more is
/// written, but the run continues, so that a full disk does not hide the findings.
final class OutputWriter: Sendable {
  private let folder: OutputFolder
  private let firstFailure = Mutex<SnapshotError?>(nil)

  init(_ folder: OutputFolder) { self.folder = folder }

  /// The first error; `nil` if there is none.
  var failure: SnapshotError? { firstFailure.withLock { $0 } }

  /// Prepares the folder.
  ///
  /// - Throws: ``SnapshotError/refusedOutput(folder:_:)``.
  func prepare(protecting references: String) throws(SnapshotError) {
    do throws(SnapshotError) {
      try folder.prepare(protecting: references)
    } catch {
      if case .refusedOutput = error { throw error }
      firstFailure.withLock { $0 = error }
    }
  }

  /// Writes a file and returns its path relative to the folder; `nil` after a failure.
  func write(_ body: (OutputFolder) throws(SnapshotError) -> String) -> String? {
    guard failure == nil else { return nil }
    do throws(SnapshotError) {
      return try body(folder)
    } catch {
      firstFailure.withLock { $0 = $0 ?? error }
      return nil
    }
  }
}
