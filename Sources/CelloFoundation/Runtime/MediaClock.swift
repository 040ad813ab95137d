internal import Synchronization

/// The clock of animations and display links, which tests advance.
package enum MediaClock {
  /// The time at the start of the process, in seconds. It is not 0, so that apps that compare the
  /// time with 0, or with the time of an event that has not happened, work as on a device.
  private static let start: TimeInterval = 1_000

  private static let elapsed = Mutex<TimeInterval>(0)

  /// The time that has passed since the start of the process, in seconds.
  package static var elapsedTime: TimeInterval { elapsed.withLock { $0 } }

  /// The current time, in seconds: the time of the simulated time in effect on this thread, if there
  /// is one.
  package static var time: TimeInterval { current.value?.time ?? start + elapsedTime }

  /// A time that passes separately from the clock, for animations.
  package final class SimulatedTime {
    /// The time of the clock at the beginning, in seconds.
    package let origin = MediaClock.start + MediaClock.elapsedTime
    /// The elapsed time since the beginning, in seconds.
    package var elapsed: TimeInterval = 0

    package init() {}

    package var time: TimeInterval { origin + elapsed }
  }

  private static let current = ThreadSpecific<SimulatedTime>()

  /// Runs a closure in which a simulated time is the current time of this thread.
  package static func perform<Result, Failure>(
    at time: SimulatedTime, _ body: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    let outer = current.value
    current.value = time
    defer { current.value = outer }
    return try body()
  }

  /// Advances the clock to a time since the start of the process. An earlier time has no effect.
  package static func advance(to time: TimeInterval) {
    elapsed.withLock { $0 = max($0, time) }
  }
}
