import CelloSnapshots
import Foundation

/// References that an assertion used until it was renamed.
///
/// They are known when a process ends in which all tests have passed: then every assertion of the
/// tests that ran took place.
enum UnusedReferences {
  /// Reports them when the process ends.
  static func reportAtExit() { _ = registration }

  private static let registration: Void = {
    _ = on_exit({ status, _ in UnusedReferences.report(status: status) }, nil)
  }()

  private static func report(status: Int32) {
    let run = SnapshotRun.shared
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
