import CelloFiles
import CelloSnapshots
import Foundation
import Synchronization

/// The command's output: results to standard output, errors and warnings to standard error,
/// progress to a terminal only. Control characters and commands to systems for continuous
/// integration are escaped, because names and lines of files must control neither.
package final class Console: Sendable {
  private let write: @Sendable (Stream, String) throws(SnapshotError) -> Void
  private let showsProgress: Bool
  private struct State {
    /// The length of the progress line on the terminal.
    var progressLength = 0
    /// The first failure to write a result.
    var outputFailure: SnapshotError?
  }
  private let state = Mutex(State())

  package enum Stream: Sendable { case output, error }

  /// - Parameter write: takes whole texts, line breaks included.
  package init(
    showsProgress: Bool, write: @escaping @Sendable (Stream, String) throws(SnapshotError) -> Void
  ) {
    self.showsProgress = showsProgress
    self.write = write
  }

  /// The process's own streams.
  package static let standard = Console(showsProgress: isatty(STDERR_FILENO) == 1) {
    stream, text throws(SnapshotError) in
    let name = stream == .output ? "standard output" : "standard error"
    let file = stream == .output ? STDOUT_FILENO : STDERR_FILENO
    var rest = Array(text.utf8)[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { bytes in
        bytes.baseAddress.map { SystemCalls.direct.write(file, $0, bytes.count) } ?? 0
      }
      // A reader that closed the pipe, such as `head`, is not an error.
      if count < 0 && errno == EPIPE { return }
      guard count > 0 else {
        throw .unwritable(file: name, reason: String(cString: strerror(errno)))
      }
      rest = rest.dropFirst(count)
    }
  }

  /// Why a result could not be printed.
  package var outputFailure: SnapshotError? { state.withLock { $0.outputFailure } }

  package func print(_ line: String) { printOutput(Self.shortened(line).escapedForTerminal) }

  /// Prints a line as long as it is, for programs to read.
  package func printWhole(_ line: String) { printOutput(line.escapedForTerminal) }

  /// Prints a command to GitHub, `::` and what follows.
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

  /// A line of a length that people read: names and texts of files can have millions of characters.
  private static func shortened(_ line: String) -> String {
    let limit = 8000
    guard line.utf8.count > limit else { return line }
    let start = line.unicodeScalars.prefix(limit)
    return start.endIndex == line.endIndex ? line : String(String.UnicodeScalarView(start)) + "…"
  }

  /// Replaces the line of progress; does nothing unless on a terminal.
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
