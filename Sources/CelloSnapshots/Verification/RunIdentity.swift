import Foundation

/// The process that started a run of tests: `swift test`, which starts others one after another or
/// side by side, or the test process itself.
package struct RunIdentity: Hashable, Sendable {
  let process: Int32
  /// The time of the process's start in clock ticks since the machine's, which tells processes of
  /// one number apart; 0 where the system does not say.
  let start: UInt64

  package init(process: Int32, start: UInt64) {
    self.process = process
    self.start = start
  }

  package static let current: RunIdentity = {
    let parent = getppid()
    let name = String(
      decoding: FileManager.default.contents(atPath: "/proc/\(parent)/comm") ?? Data(),
      as: UTF8.self)
    let isTestCommand = name.hasPrefix("swift-test") || name.hasPrefix("swift-package")
    let process = isTestCommand ? parent : getpid()
    return RunIdentity(process: process, start: startTime(of: process) ?? 0)
  }()

  /// Whether the process has not ended yet.
  var isRunning: Bool { Self.startTime(of: process) == start }

  /// Field 22 of `/proc/<process>/stat`; the second field, the name in parentheses, may contain
  /// spaces. Files of `/proc` have no size, so they are not read as others.
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
