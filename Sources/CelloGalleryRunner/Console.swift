import CelloFiles
import CelloSnapshots
import Foundation
import Synchronization

/// The output of the command. Results are written to standard output, errors and warnings to
/// standard error, and progress only to a terminal. Control characters and commands for continuous
/// integration systems are escaped, because names and lines of files can contain them.
package final class Console: Sendable {
  private let write: @Sendable (Stream, String) throws(SnapshotError) -> Void
  private let showsProgress: Bool
  private struct State {
    /// The length of the progress line on the terminal.
    var progressLength = 0
    /// The first error when writing a result.
    var outputFailure: SnapshotError?
  }
  private let state = Mutex(State())

  package enum Stream: Sendable { case output, error }

  /// Creates a console.
  ///
  /// - Parameter write: writes a text, including its line breaks, to a stream.
  package init(
    showsProgress: Bool, write: @escaping @Sendable (Stream, String) throws(SnapshotError) -> Void
  ) {
    self.showsProgress = showsProgress
    self.write = write
  }

  /// The standard streams of the process.
  package static let standard = Console(showsProgress: isatty(STDERR_FILENO) == 1) {
    stream, text throws(SnapshotError) in
    let name = stream == .output ? "standard output" : "standard error"
    let file = stream == .output ? STDOUT_FILENO : STDERR_FILENO
    var rest = Array(text.utf8)[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { bytes in
        bytes.baseAddress.map { SystemCalls.direct.write(file, $0, bytes.count) } ?? 0
      }
      // A closed pipe, for example of `head`, is not an error.
      if count < 0 && errno == EPIPE { return }
      guard count > 0 else {
        throw .unwritable(file: name, reason: String(cString: strerror(errno)))
      }
      rest = rest.dropFirst(count)
    }
  }

  /// The first error when printing a result; `nil` if there is none.
  package var outputFailure: SnapshotError? { state.withLock { $0.outputFailure } }

  package func print(_ line: String) { printOutput(Self.shortened(line).escapedForTerminal) }

  /// Prints a line without shortening it, for other programs.
  package func printWhole(_ line: String) { printOutput(line.escapedForTerminal) }

  /// Prints a workflow command for GitHub, which begins with `::`.
  package func printCommand(_ line: String) {
    printOutput("::" + Self.shortened(line).dropFirst(2).escapedForTerminal)
  }

  private func printOutput(_ line: String) {
    clearProgress()
    do throws(SnapshotError) {
      try write(.output, line + "\n")
    } catch {
      state.withLock { $0.outputFailure = $0.outputFailure ?? error }
    }
  }

  package func printError(_ line: String) {
    clearProgress()
    try? write(.error, Self.shortened(line).escapedForTerminal + "\n")
  }

  /// Returns a line with a limited length, because names and texts in files can have millions of
  /// characters.
  private static func shortened(_ line: String) -> String {
    let limit = 8000
    guard line.utf8.count > limit else { return line }
    let start = line.unicodeScalars.prefix(limit)
    return start.endIndex == line.endIndex ? line : String(String.UnicodeScalarView(start)) + "…"
  }

  /// Replaces the progress line on a terminal. Has no effect for other outputs.
  package func progress(_ line: String) {
    guard showsProgress else { return }
    let line = String(line.escapedForTerminal.prefix(79))
    state.withLock { state in
      let rest = String(repeating: " ", count: max(state.progressLength - line.count, 0))
      try? write(.error, "\r" + line + rest)
      state.progressLength = line.count
    }
  }

  private func clearProgress() {
    guard showsProgress else { return }
    state.withLock { state in
      guard state.progressLength > 0 else { return }
      try? write(.error, "\r" + String(repeating: " ", count: state.progressLength) + "\r")
      state.progressLength = 0
    }
  }
}
