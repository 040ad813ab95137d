import Foundation

/// The system calls behind every file operation of the harness, with a place for tests to make them
/// fail.
///
/// A call that a signal interrupted is repeated.
package struct SystemCalls: Sendable {
  package enum Call: CaseIterable, Sendable {
    case open, status, read, write, synchronize, close, list, makeFolder, rename
    case renameFolder, exchange, link, remove, lock
  }

  /// A fault that a test injects instead of a call.
  package enum Fault: Hashable, Sendable {
    /// The call does nothing and fails with this number of `<errno.h>`.
    case error(Int32)
    /// Half of the bytes are read or written.
    case short
  }

  /// Asked before each call; `nil` lets it happen.
  private let fault: (@Sendable (Call) -> Fault?)?

  package static let direct = SystemCalls(fault: nil)

  package init(fault: (@Sendable (Call) -> Fault?)?) { self.fault = fault }

  /// Makes a call that returns a negative number and sets `errno` if it fails.
  @discardableResult
  package func perform(_ call: Call, _ body: () -> Int32) -> Int32 {
    Int32(truncatingIfNeeded: perform(call) { _ in Int(body()) })
  }

  package func read(
    _ file: Int32, _ start: UnsafeMutableRawPointer, _ count: Int
  ) -> Int {
    perform(.read) { Foundation.read(file, start, $0 ? (count + 1) / 2 : count) }
  }

  /// Writes at least a byte, or fails: with `EFBIG` where a limit on the size of files is reached,
  /// which would end the process by a signal otherwise.
  package func write(_ file: Int32, _ start: UnsafeRawPointer, _ count: Int) -> Int {
    perform(.write) { isShort in
      withoutSizeSignal { Foundation.write(file, start, isShort ? (count + 1) / 2 : count) }
    }
  }

  /// Keeps `SIGXFSZ` from the thread. The process may be a user's test, whose handling of signals
  /// stays as it is.
  private func withoutSizeSignal(_ body: () -> Int) -> Int {
    var signals = sigset_t()
    var former = sigset_t()
    sigemptyset(&signals)
    sigaddset(&signals, SIGXFSZ)
    pthread_sigmask(SIG_BLOCK, &signals, &former)
    let result = body()
    let code = errno
    if result < 0, code == EFBIG {
      // Takes the signal that waits.
      var time = timespec()
      sigtimedwait(&signals, nil, &time)
    }
    pthread_sigmask(SIG_SETMASK, &former, nil)
    errno = code
    return result
  }

  /// Closes a file, also where that fails: a descriptor is never closed twice.
  @discardableResult
  package func close(_ file: Int32) -> Int32 {
    let result = Foundation.close(file)
    if case .error(let code)? = fault?(.close), code != EINTR {
      errno = code
      return -1
    }
    return result != 0 && errno == EINTR ? 0 : result
  }

  /// Reads the names in a folder to the end, without `.` and `..`.
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

  /// - Parameter body: is told whether to do half of the work only.
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
