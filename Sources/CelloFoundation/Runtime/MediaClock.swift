internal import Synchronization

/// The clock of animations and display links, which tests advance.
package enum MediaClock {
  /// The time at the start of the process, in seconds. It is not 0, so that apps that compare the
  /// time with 0, or with the time of an event that has not happened, work as on a device.
  private static let start: TimeInterval = 1_000

  private static let elapsed = Mutex<TimeInterval>(0)

  /// The time that has passed since the start of the process, in seconds.
  package static var elapsedTime: TimeInterval { elapsed.withLock { $0 } }

  /// The current time, in seconds.
  package static var time: TimeInterval { start + elapsedTime }

  /// Advances the clock to a time since the start of the process. An earlier time has no effect.
  package static func advance(to time: TimeInterval) {
    elapsed.withLock { $0 = max($0, time) }
  }
}
