import Foundation

/// The system calls of all file operations. Tests can make them fail.
///
/// A call that a signal interrupts is repeated.
package struct SystemCalls: Sendable {
  /// A system call.
  package enum Call: CaseIterable, Sendable {
    case open, status, read, write, synchronize, close, list, makeFolder, rename
    case renameFolder, exchange, link, remove, lock
  }

  /// A fault that a test injects instead of a call.
  package enum Fault: Hashable, Sendable {
    /// The call does nothing and fails with an error code of `<errno.h>`.
    case error(Int32)
    /// Only half of the bytes are read or written.
    case short
  }

  /// A closure that is called before each call; the call proceeds if it returns `nil`.
  private let fault: (@Sendable (Call) -> Fault?)?

  /// The system calls without faults.
  package static let direct = SystemCalls(fault: nil)

  /// Creates system calls with faults.
  package init(fault: (@Sendable (Call) -> Fault?)?) { self.fault = fault }

  /// Performs a call that returns a negative number and sets `errno` on failure.
  @discardableResult
  package func perform(_ call: Call, _ body: () -> Int32) -> Int32 {
    Int32(truncatingIfNeeded: perform(call) { _ in Int(body()) })
  }

  /// Reads at most `count` bytes from a file; returns their number, or a negative number on
  /// failure.
  package func read(
    _ file: Int32, _ start: UnsafeMutableRawPointer, _ count: Int
  ) -> Int {
    perform(.read) { Foundation.read(file, start, $0 ? (count + 1) / 2 : count) }
  }

  /// Writes at least one byte to a file, or fails. If the limit on file sizes is exceeded, it fails
  /// with `EFBIG`; otherwise, a signal would end the process.
  package func write(_ file: Int32, _ start: UnsafeRawPointer, _ count: Int) -> Int {
    perform(.write) { isShort in
      withoutSizeSignal { Foundation.write(file, start, isShort ? (count + 1) / 2 : count) }
    }
  }

  /// Blocks `SIGXFSZ` in the thread during a call. The process may be a user's test, whose signal
  /// handlers must not change.
  private func withoutSizeSignal(_ body: () -> Int) -> Int {
    var signals = sigset_t()
    var former = sigset_t()
    sigemptyset(&signals)
    sigaddset(&signals, SIGXFSZ)
    pthread_sigmask(SIG_BLOCK, &signals, &former)
    let result = body()
    let code = errno
    if result < 0, code == EFBIG {
      // Consumes the pending signal.
      var time = timespec()
      sigtimedwait(&signals, nil, &time)
    }
    pthread_sigmask(SIG_SETMASK, &former, nil)
    errno = code
    return result
  }

  /// Closes a file. A descriptor is never closed twice, not even after a failure.
  @discardableResult
  package func close(_ file: Int32) -> Int32 {
    let result = Foundation.close(file)
    if case .error(let code)? = fault?(.close), code != EINTR {
      errno = code
      return -1
    }
    return result != 0 && errno == EINTR ? 0 : result
  }

  /// Reads all names in a folder, without `.` and `..`.
  package func names(in stream: OpaquePointer) throws(FileError) -> [String] {
    var names: [String] = []
    while true {
      var entry: UnsafeMutablePointer<dirent>?
      let result = perform(.list) {
        errno = 0
        entry = readdir(stream)
        return entry == nil && errno != 0 ? -1 : 0
      }
      guard result == 0 else { throw .last }
      guard let entry else { return names }
      let name = withUnsafePointer(to: &entry.pointee.d_name) {
        $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      if name != "." && name != ".." { names.append(name) }
    }
  }

  /// Performs a call, and repeats it after an interruption.
  ///
  /// - Parameter body: performs the call; its argument indicates whether only half of the bytes are
  ///   processed.
  private func perform(_ call: Call, _ body: (_ isShort: Bool) -> Int) -> Int {
    while true {
      var result = -1
      switch fault?(call) {
      case .error(let code): errno = code
      case .short: result = body(true)
      case nil: result = body(false)
      }
      if result >= 0 || errno != EINTR { return result }
    }
  }
}
