import Foundation

/// Writes the begin and the end of tasks, and events, to a log.
///
/// They are written as messages are, see ``Logger``. The end of a task says how long it took.
public struct OSSignposter: Sendable {
  let log: OSLog

  /// A signposter that writes nothing.
  public static let disabled = OSSignposter(logHandle: .disabled)

  /// Creates a signposter without a subsystem.
  public init() { log = .default }

  /// Creates a signposter of a subsystem's category.
  public init(subsystem: String, category: String) {
    log = OSLog(subsystem: subsystem, category: category)
  }

  /// Creates a signposter with a category of the system's.
  public init(subsystem: String, category: OSLog.Category) {
    log = OSLog(subsystem: subsystem, category: category)
  }

  /// Creates a signposter that writes to a log.
  public init(logHandle: OSLog) { log = logHandle }

  /// Creates a signposter that writes to the log of a logger.
  public init(logger: Logger) { log = logger.log }

  /// A Boolean value that indicates whether signposts are written.
  public var isEnabled: Bool { log.signpostsEnabled }

  /// Returns an identifier that no other task of the process has.
  public func makeSignpostID() -> OSSignpostID { OSSignpostID(log: log) }

  /// Returns the identifier of an object.
  public func makeSignpostID(from object: AnyObject) -> OSSignpostID {
    OSSignpostID(log: log, object: object)
  }

  /// Writes the begin of a task.
  public func beginInterval(
    _ name: StaticString, id: OSSignpostID = .exclusive
  ) -> OSSignpostIntervalState {
    beginInterval(name, id: id, "")
  }

  /// Writes the begin of a task with a message.
  public func beginInterval(
    _ name: StaticString, id: OSSignpostID = .exclusive, _ message: SignpostMetadata
  ) -> OSSignpostIntervalState {
    write("begin", name, id, message)
    return OSSignpostIntervalState(id: id)
  }

  /// Writes the end of a task.
  public func endInterval(_ name: StaticString, _ state: OSSignpostIntervalState) {
    endInterval(name, state, "")
  }

  /// Writes the end of a task with a message. The second end of a task is not written.
  public func endInterval(
    _ name: StaticString, _ state: OSSignpostIntervalState, _ message: SignpostMetadata
  ) {
    guard let duration = state.end() else { return }
    write("end", name, state.signpostID, message, duration)
  }

  /// Writes an event.
  public func emitEvent(_ name: StaticString, id: OSSignpostID = .exclusive) {
    emitEvent(name, id: id, "")
  }

  /// Writes an event with a message.
  public func emitEvent(
    _ name: StaticString, id: OSSignpostID = .exclusive, _ message: SignpostMetadata
  ) {
    write("event", name, id, message)
  }

  /// Calls a function, writes its begin and its end, and returns its result.
  public func withIntervalSignpost<T>(
    _ name: StaticString, id: OSSignpostID = .exclusive, around task: () throws -> T
  ) rethrows -> T {
    try withIntervalSignpost(name, id: id, "", around: task)
  }

  /// Calls a function, writes its begin with a message and its end, and returns its result.
  public func withIntervalSignpost<T>(
    _ name: StaticString, id: OSSignpostID = .exclusive, _ message: SignpostMetadata,
    around task: () throws -> T
  ) rethrows -> T {
    let state = beginInterval(name, id: id, message)
    defer { endInterval(name, state) }
    return try task()
  }

  private func write(
    _ word: String, _ name: StaticString, _ id: OSSignpostID, _ message: SignpostMetadata,
    _ duration: Duration? = nil
  ) {
    LogOutput.writeSignpost(log, word, name, id, message.text, duration)
  }
}

/// The message of a signpost.
public typealias SignpostMetadata = OSLogMessage

/// A task whose begin was written.
public final class OSSignpostIntervalState: Sendable {
  let signpostID: OSSignpostID
  private let begin: OSAllocatedUnfairLock<ContinuousClock.Instant?>

  init(id: OSSignpostID) {
    signpostID = id
    begin = OSAllocatedUnfairLock(initialState: .now)
  }

  /// Ends the task, and returns how long it took; `nil` if it ended before.
  func end() -> Duration? {
    begin.withLock { begin in
      defer { begin = nil }
      return begin.map { .now - $0 }
    }
  }
}

/// The identifier that the begin and the end of a task have in common.
public struct OSSignpostID: Hashable, Comparable, Sendable {
  /// The number of the identifier.
  public let rawValue: UInt64

  /// Creates an identifier from its number.
  public init(_ value: UInt64) { rawValue = value }

  /// Creates an identifier that no other task of the process has.
  public init(log: OSLog) {
    rawValue = Self.next.withLock { next in
      next += 1
      return next
    }
  }

  /// Creates the identifier of an object.
  public init(log: OSLog, object: AnyObject) {
    rawValue = UInt64(UInt(bitPattern: ObjectIdentifier(object)))
  }

  private static let next = OSAllocatedUnfairLock<UInt64>(initialState: 0)

  /// The identifier of tasks that never overlap.
  public static let exclusive = OSSignpostID(0xEEEE_B0B5_B2B2_EEEE)
  /// An identifier that no task has.
  public static let invalid = OSSignpostID(UInt64.max)
  /// An identifier that no task has.
  public static let null = OSSignpostID(0)

  /// Returns a Boolean value that indicates whether the first number is smaller.
  public static func < (a: OSSignpostID, b: OSSignpostID) -> Bool { a.rawValue < b.rawValue }
}

/// What a signpost marks.
public struct OSSignpostType: RawRepresentable, Hashable, Sendable {
  /// The number of the type.
  public let rawValue: UInt8

  /// Creates a type from its number.
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// An event.
  public static let event = OSSignpostType(rawValue: 0)
  /// The begin of a task.
  public static let begin = OSSignpostType(rawValue: 1)
  /// The end of a task.
  public static let end = OSSignpostType(rawValue: 2)

  var word: String { self == .begin ? "begin" : self == .end ? "end" : "event" }
}

/// Writes a signpost.
public func os_signpost(
  _ type: OSSignpostType, dso: UnsafeRawPointer? = #dsohandle, log: OSLog, name: StaticString,
  signpostID: OSSignpostID = .exclusive
) {
  LogOutput.writeSignpost(log, type.word, name, signpostID, { _ in "" })
}

/// Writes a signpost with values for the `%` of a format, see ``os_log(_:dso:log:type:_:)``.
public func os_signpost(
  _ type: OSSignpostType, dso: UnsafeRawPointer? = #dsohandle, log: OSLog, name: StaticString,
  signpostID: OSSignpostID = .exclusive, _ format: StaticString, _ arguments: any CVarArg...
) {
  LogOutput.writeSignpost(
    log, type.word, name, signpostID, { LogFormat(format).text(arguments, in: $0) })
}

extension LogOutput {
  static func writeSignpost(
    _ log: OSLog, _ word: String, _ name: StaticString, _ id: OSSignpostID,
    _ message: (LogOutput) -> String, _ duration: Duration? = nil
  ) {
    guard log.signpostsEnabled, id != .invalid, id != .null else { return }
    write(log, word, signpost(name, id, message(current), duration))
  }

  /// Returns the text of a signpost: its name, its identifier unless it is the exclusive one, how long it took, and its message.
  static func signpost(
    _ name: StaticString, _ id: OSSignpostID, _ message: String, _ duration: Duration?
  ) -> String {
    var text = "\(name)"
    if id != .exclusive { text += " #\(id.rawValue)" }
    if let duration { text += String(format: " (%.3f ms)", duration / .milliseconds(1)) }
    return message.isEmpty ? text : "\(text) \(message)"
  }
}
