import Synchronization

/// Writes into an output folder during a run. The first failure ends the writing, not the run: a
/// full disk must not hide the findings.
final class OutputWriter: Sendable {
  private let folder: OutputFolder
  private let firstFailure = Mutex<SnapshotError?>(nil)

  init(_ folder: OutputFolder) { self.folder = folder }

  /// Why something could not be written.
  var failure: SnapshotError? { firstFailure.withLock { $0 } }

  /// - Throws: ``SnapshotError/refusedOutput(folder:_:)``.
  func prepare(protecting references: String) throws(SnapshotError) {
    do throws(SnapshotError) {
      try folder.prepare(protecting: references)
    } catch {
      if case .refusedOutput = error { throw error }
      firstFailure.withLock { $0 = error }
    }
  }

  /// Returns the written file, relative to the folder; `nil` after a failure.
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
