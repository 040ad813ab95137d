// Apple's names.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

/// Seconds since the beginning of 2001, which Foundation does not have on Linux.
public typealias CFAbsoluteTime = CFTimeInterval

/// The seconds since the beginning of 2001, by the clock of the machine, which may be set back.
public func CFAbsoluteTimeGetCurrent() -> CFAbsoluteTime { Date().timeIntervalSinceReferenceDate }

/// The seconds since the machine was started, which never become less.
public func CACurrentMediaTime() -> CFTimeInterval { ProcessInfo.processInfo.systemUptime }

/// The largest finite `Float`, for animations that repeat without an end.
public let HUGE = Float.greatestFiniteMagnitude
