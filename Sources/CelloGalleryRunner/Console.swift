import Foundation
import Synchronization

/// Where the command's words go: results to standard output, trouble to standard error, progress to a terminal alone.
package final class Console: Sendable {
  private let write: @Sendable (Stream, String) -> Void
  private let showsProgress: Bool
  /// How long the progress line is that stands on the terminal now.
  private let progressLength = Mutex(0)

  package enum Stream: Sendable { case output, error }

  /// - Parameter write: takes whole texts, line breaks included.
  package init(showsProgress: Bool, write: @escaping @Sendable (Stream, String) -> Void) {
    self.showsProgress = showsProgress
    self.write = write
  }

  /// The process's own streams.
  package static let standard = Console(showsProgress: isatty(STDERR_FILENO) == 1) { stream, text in
    let handle: FileHandle = stream == .output ? .standardOutput : .standardError
    // A reader that has gone away, such as `head`, is no reason to fail.
    try? handle.write(contentsOf: Data(text.utf8))
  }

  package func print(_ line: String) {
    clearProgress()
    write(.output, line + "\n")
  }

  package func complain(_ line: String) {
    clearProgress()
    write(.error, line + "\n")
  }

  /// Replaces the line of progress; nothing unless on a terminal.
  package func progress(_ line: String) {
    guard showsProgress else { return }
    let line = String(line.prefix(79))
    progressLength.withLock { length in
      let rest = String(repeating: " ", count: max(length - line.count, 0))
      write(.error, "\r" + line + rest)
      length = line.count
    }
  }

  private func clearProgress() {
    guard showsProgress else { return }
    progressLength.withLock { length in
      if length > 0 { write(.error, "\r" + String(repeating: " ", count: length) + "\r") }
      length = 0
    }
  }
}
