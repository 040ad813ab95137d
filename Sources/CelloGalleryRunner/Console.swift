import CelloFiles
import CelloSnapshots
import Foundation
import Synchronization

/// The output of the command. Results are written to standard output, errors, warnings and progress
/// to standard error. On a terminal, the line with the progress is replaced, and results can have
/// colors; elsewhere, there is a line of progress every ten seconds. Control characters and commands for continuous
/// integration systems are escaped, because names and lines of files can contain them.
package final class Console: Sendable {
  private let write: @Sendable (Stream, String) throws(SnapshotError) -> Void
  private let showsProgress: Bool
  private let usesColors: Bool
  private let now: @Sendable () -> ContinuousClock.Instant
  private struct State {
    /// The time of the last line of progress elsewhere than on a terminal, or of the first progress.
    var progressTime: ContinuousClock.Instant?
    /// The length of the progress line on the terminal.
    var progressLength = 0
    /// The first error when writing a result.
    var outputFailure: SnapshotError?
  }
  private let state = Mutex(State())

  package enum Stream: Sendable { case output, error }

  /// The appearance of a line on a terminal.
  package enum Style: Sendable {
    case plain, failure, warning, success, secondary

    /// The parameter of the control sequence Select Graphic Rendition (ECMA-48, 8.3.117); `nil` for
    /// the default appearance.
    fileprivate var parameter: String? {
      switch self {
      case .plain: nil
      case .failure: "1;31"
      case .warning: "1;33"
      case .success: "32"
      case .secondary: "2"
      }
    }
  }

  /// The time between two lines of progress elsewhere than on a terminal.
  private static let progressInterval = Duration.seconds(10)

  /// Creates a console.
  ///
  /// - Parameters:
  ///   - showsProgress: a Boolean value that indicates whether progress replaces a line of a
  ///     terminal.
  ///   - usesColors: a Boolean value that indicates whether lines have colors; `false` by default.
  ///   - now: returns the current time.
  ///   - write: writes a text, including its line breaks, to a stream.
  package init(
    showsProgress: Bool, usesColors: Bool = false,
    now: @escaping @Sendable () -> ContinuousClock.Instant = { .now },
    write: @escaping @Sendable (Stream, String) throws(SnapshotError) -> Void
  ) {
    self.showsProgress = showsProgress
    self.usesColors = usesColors
    self.now = now
    self.write = write
  }

  /// Returns a Boolean value that indicates whether the user wants colors on a terminal: unless
  /// `NO_COLOR` is set to any text (no-color.org), and unless the terminal is `dumb`.
  package static func wantsColors(_ variables: [String: String]) -> Bool {
    variables["NO_COLOR", default: ""].isEmpty && variables["TERM"] != "dumb"
  }

  /// The standard streams of the process.
  package static let standard = Console(
    showsProgress: isatty(STDERR_FILENO) == 1,
    usesColors: isatty(STDOUT_FILENO) == 1 && wantsColors(ProcessInfo.processInfo.environment)
  ) { stream, text throws(SnapshotError) in
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

  package func print(_ line: String, _ style: Style = .plain) {
    let line = Self.shortened(line).escapedForTerminal
    guard usesColors, let parameter = style.parameter else { return printOutput(line) }
    printOutput("\u{1b}[\(parameter)m\(line)\u{1b}[0m")
  }

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

  /// Replaces the progress line on a terminal. Elsewhere, prints the line if the last one was
  /// printed at least ten seconds ago, and if the command has been running for this time.
  package func progress(_ line: String) {
    guard showsProgress else { return printProgress(line) }
    let line = String(line.escapedForTerminal.prefix(79))
    state.withLock { state in
      let rest = String(repeating: " ", count: max(state.progressLength - line.count, 0))
      try? write(.error, "\r" + line + rest)
      state.progressLength = line.count
    }
  }

  private func printProgress(_ line: String) {
    let now = now()
    let isDue = state.withLock { state in
      guard let last = state.progressTime, now - last < Self.progressInterval else {
        defer { state.progressTime = now }
        return state.progressTime != nil
      }
      return false
    }
    if isDue { printError(line) }
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
