/// Writes messages to a log.
///
/// Messages go nowhere unless the environment variable `CELLOPHANE_LOG` is `public` or `all`; then they are written to
/// standard error, private values only with `all`.
public struct Logger: Sendable {
  let log: OSLog

  /// Creates a logger of messages without a subsystem.
  public init() { log = .default }

  /// Creates a logger of a subsystem's category.
  public init(subsystem: String, category: String) {
    log = OSLog(subsystem: subsystem, category: category)
  }

  /// Creates a logger of a log.
  public init(_ logObj: OSLog) { log = logObj }

  /// Writes a message at the default level.
  public func log(_ message: OSLogMessage) { log(level: .default, message) }

  /// Writes a message at a level.
  public func log(level: OSLogType, _ message: OSLogMessage) {
    LogOutput.write(log, level, message.text)
  }

  /// Writes a message at the debug level.
  public func trace(_ message: OSLogMessage) { log(level: .debug, message) }

  /// Writes a message at the debug level.
  public func debug(_ message: OSLogMessage) { log(level: .debug, message) }

  /// Writes a message at the info level.
  public func info(_ message: OSLogMessage) { log(level: .info, message) }

  /// Writes a message at the default level.
  public func notice(_ message: OSLogMessage) { log(level: .default, message) }

  /// Writes a message at the error level.
  public func warning(_ message: OSLogMessage) { log(level: .error, message) }

  /// Writes a message at the error level.
  public func error(_ message: OSLogMessage) { log(level: .error, message) }

  /// Writes a message at the fault level.
  public func critical(_ message: OSLogMessage) { log(level: .fault, message) }

  /// Writes a message at the fault level.
  public func fault(_ message: OSLogMessage) { log(level: .fault, message) }
}

/// Writes a message at the default level to the default log.
public func os_log(_ message: OSLogMessage) { os_log(.default, message) }

/// Writes a message to a log.
public func os_log(_ logLevel: OSLogType, log: OSLog = .default, _ message: OSLogMessage) {
  LogOutput.write(log, logLevel, message.text)
}

/// Writes a message with values for the `%` of a format to a log. Strings and objects are private unless the format says
/// `%{public}@`.
public func os_log(
  _ message: StaticString, dso: UnsafeRawPointer? = #dsohandle, log: OSLog = .default,
  type: OSLogType = .default, _ args: any CVarArg...
) {
  LogOutput.write(log, type) { LogFormat(message).text(args, in: $0) }
}

/// Writes a message with values for the `%` of a format to a log. Strings and objects are private unless the format says
/// `%{public}@`.
public func os_log(
  _ type: OSLogType, dso: UnsafeRawPointer? = #dsohandle, log: OSLog = .default,
  _ message: StaticString, _ args: any CVarArg...
) {
  LogOutput.write(log, type) { LogFormat(message).text(args, in: $0) }
}
