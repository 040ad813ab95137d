internal import CelloSpelling
internal import Synchronization

/// A log of sentences that are written to standard error once, and kept for tests.
package final class WarningLog: Sendable {
  private let noted = Mutex<Set<String>>([])
  /// The limits prevent a program that generates names from filling the memory or the terminal.
  private static let maxCount = 1_000
  private static let maxPrintedCount = 50

  package init() {}

  package func note(_ sentence: String) {
    let isPrinted = noted.withLock { noted in
      noted.count < Self.maxCount && noted.insert(sentence).inserted
        && noted.count <= Self.maxPrintedCount
    }
    guard isPrinted else { return }
    FileHandle.standardError.write(Data("warning: \(sentence.escapedForTerminal)\n".utf8))
  }

  /// The distinct warnings, sorted.
  package var sentences: [String] { noted.withLock { $0.sorted() } }

  package func removeAll() { noted.withLock { $0.removeAll() } }
}
