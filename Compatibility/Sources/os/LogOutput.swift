import Foundation

/// Where messages go: nowhere, or to standard error.
///
/// The environment variable `CELLOPHANE_LOG` decides, once for the process: without it, or if it is empty, messages go
/// nowhere. `public` writes them with `<private>` in place of private values, `all` writes private values as well.
enum LogOutput: Sendable {
  case none
  case redacted
  case all

  static let current = LogOutput(variable: ProcessInfo.processInfo.environment["CELLOPHANE_LOG"])

  /// Reads the value of the variable. An unknown value is reported on standard error.
  init(variable: String?) {
    switch variable {
    case nil, "": self = .none
    case "public": self = .redacted
    case "all": self = .all
    case let other?:
      Self.writeLine(
        "CELLOPHANE_LOG is '\(other)', so that nothing is logged; set it to 'public' or 'all'.")
      self = .none
    }
  }

  var isOn: Bool { self != .none }

  /// Writes a message, which is made only if it is written.
  static func write(_ log: OSLog, _ type: OSLogType, _ message: (LogOutput) -> String) {
    guard log.isEnabled(type: type) else { return }
    write(log, type.word, message(current))
  }

  /// Writes a line with a word for its kind.
  static func write(_ log: OSLog, _ kind: String, _ message: String) {
    writeLine(line(log, kind, message))
  }

  static func line(_ log: OSLog, _ kind: String, _ message: String) -> String {
    let name = [log.subsystem, log.category].filter { !$0.isEmpty }.joined(separator: ":")
    return name.isEmpty ? "\(kind): \(message)" : "[\(name)] \(kind): \(message)"
  }

  private static func writeLine(_ line: String) {
    // One call, so that lines of several threads don't mix.
    FileHandle.standardError.write(Data((line + "\n").utf8))
  }
}
