import Foundation

/// The process that started a test run: `swift test`, which starts other processes successively or
/// concurrently, or the test process itself.
package struct RunIdentity: Hashable, Sendable {
  let process: Int32
  /// The start time of the process, in clock ticks since the start of the machine, which
  /// distinguishes processes with the same number; 0 if the system does not provide it.
  let start: UInt64

  package init(process: Int32, start: UInt64) {
    self.process = process
    self.start = start
  }

  package static let current: RunIdentity = {
    let process = isStartedByTestCommand ? getppid() : getpid()
    return RunIdentity(process: process, start: startTime(of: process) ?? 0)
  }()

  /// A Boolean value that indicates whether `swift test` started this process.
  static let isStartedByTestCommand: Bool = {
    let name = String(
      decoding: FileManager.default.contents(atPath: "/proc/\(getppid())/comm") ?? Data(),
      as: UTF8.self)
    return name.hasPrefix("swift-test") || name.hasPrefix("swift-package")
  }()

  /// A Boolean value that indicates whether the process is still running.
  var isRunning: Bool { Self.startTime(of: process) == start }

  /// Returns field 22 of `/proc/<process>/stat`. The second field, the name in parentheses, can
  /// contain spaces. Files in `/proc` have no size, so ``FileAccess`` cannot read them.
  private static func startTime(of process: Int32) -> UInt64? {
    guard let data = FileManager.default.contents(atPath: "/proc/\(process)/stat"),
      let rest = String(decoding: data, as: UTF8.self).split(separator: ")").last
    else { return nil }
    let fields = rest.split(separator: " ")
    return fields.count > 19 ? UInt64(fields[19]) : nil
  }
}

extension RunIdentity: LosslessStringConvertible {
  package var description: String { "\(process) \(start)" }

  package init?(_ description: String) {
    let words = description.split(whereSeparator: \.isWhitespace)
    guard words.count == 2, let process = Int32(words[0]), let start = UInt64(words[1]) else {
      return nil
    }
    self.init(process: process, start: start)
  }
}
