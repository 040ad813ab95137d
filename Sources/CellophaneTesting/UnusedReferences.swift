import CelloSnapshots
import Foundation

/// References that no assertion uses any more, for example because an assertion was renamed.
///
/// They are found at the end of a process in which all tests passed, because then every assertion
/// of these tests was evaluated.
enum UnusedReferences {
  /// Registers a function that reports the unused references when the process exits.
  static func reportAtExit() { _ = registration }

  private static let registration: Void = {
    _ = on_exit({ status, _ in UnusedReferences.report(status: status) }, nil)
  }()

  private static func report(status: Int32) {
    let run = SnapshotRun.shared
    run.finishRecording()
    guard status == 0, let mode = try? OrphanMode.ofNames(in: run.variables), mode != .ignore
    else { return }
    let sentences = OrphanedSnapshots.sentences(for: run)
    let kind = mode == .reject ? "error" : "warning"
    for sentence in sentences {
      FileHandle.standardError.write(Data("\(kind): \(sentence.escapedForTerminal)\n".utf8))
    }
    if mode == .reject, !sentences.isEmpty { exit(EXIT_FAILURE) }
  }
}
