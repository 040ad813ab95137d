// Apple's names.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

/// Seconds since the beginning of 2001. Foundation on Linux lacks it.
public typealias CFAbsoluteTime = CFTimeInterval

/// Returns the seconds since the beginning of 2001. The machine's clock may be set back.
public func CFAbsoluteTimeGetCurrent() -> CFAbsoluteTime { Date().timeIntervalSinceReferenceDate }

/// Returns the current time of animations and display links, in seconds. On each clock, it never
/// decreases.
///
/// As for views, time passes only when a test advances it, so that pictures do not depend on the
/// machine. To measure the time that code takes, use `ContinuousClock`.
public func CACurrentMediaTime() -> CFTimeInterval { MediaClock.time }

/// The largest finite `Float`, for animations that repeat forever.
public let HUGE = Float.greatestFiniteMagnitude
