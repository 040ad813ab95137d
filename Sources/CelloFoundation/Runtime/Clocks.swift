// Apple's names.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

/// Seconds since the beginning of 2001. Foundation on Linux lacks it.
public typealias CFAbsoluteTime = CFTimeInterval

/// Returns the seconds since the beginning of 2001. The machine's clock may be set back.
public func CFAbsoluteTimeGetCurrent() -> CFAbsoluteTime { Date().timeIntervalSinceReferenceDate }

/// Returns the seconds since the machine started. They never decrease.
public func CACurrentMediaTime() -> CFTimeInterval { ProcessInfo.processInfo.systemUptime }

/// The largest finite `Float`, for animations that repeat forever.
public let HUGE = Float.greatestFiniteMagnitude
