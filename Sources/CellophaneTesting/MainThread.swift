import Foundation

/// The main queue, on which views are laid out and drawn.
enum MainThread {
  private static let key = DispatchSpecificKey<Bool>()
  private static let mark: Void = DispatchQueue.main.setSpecific(key: key, value: true)

  /// A Boolean value that indicates whether the caller runs on the main queue. Swift Testing can
  /// run that queue on any thread.
  private static var isCurrent: Bool {
    mark
    return Thread.isMainThread || DispatchQueue.getSpecific(key: key) == true
  }

  /// Runs a closure on the main actor and waits until it returns.
  ///
  /// The caller is blocked meanwhile, so the values need not be sendable.
  static func run<Result>(_ body: @MainActor () -> Result) -> Result {
    withoutActuallyEscaping(body) { body in
      nonisolated(unsafe) let body = unsafeBitCast(body, to: (() -> Result).self)
      if isCurrent { return body() }
      nonisolated(unsafe) var result: Result?
      DispatchQueue.main.sync { result = body() }
      return result!
    }
  }

  /// Waits for a value and returns it, or returns `nil` if the value is not available in time.
  ///
  /// - Parameters:
  ///   - seconds: the timeout, in seconds.
  ///   - start: a closure that is called once and passes the value to its argument, on any thread.
  static func wait<Value>(seconds: Double, for start: (@escaping (Value) -> Void) -> Void) -> Value?
  {
    let box = Box<Value>()
    start { box.fill($0) }
    let deadline = Date().addingTimeInterval(seconds)
    while true {
      if let value = box.value { return value }
      guard Date() < deadline else { return nil }
      if Thread.isMainThread {
        _ = RunLoop.main.run(mode: .default, before: min(deadline, Date().addingTimeInterval(0.01)))
      }
      _ = box.filled.wait(timeout: .now() + .milliseconds(5))
    }
  }

  /// Waits. On the main thread, the run loop runs meanwhile.
  static func pause(seconds: Double) {
    let deadline = Date().addingTimeInterval(seconds)
    while deadline.timeIntervalSinceNow > 0 {
      guard Thread.isMainThread else { return Thread.sleep(until: deadline) }
      // The run loop returns at once if it has no sources.
      let hasRun = RunLoop.main.run(
        mode: .default, before: min(deadline, Date().addingTimeInterval(0.01)))
      if !hasRun { Thread.sleep(until: min(deadline, Date().addingTimeInterval(0.005))) }
    }
  }

  private final class Box<Value>: @unchecked Sendable {
    let filled = DispatchSemaphore(value: 0)
    private let lock = NSLock()
    private var content: Value?

    var value: Value? { lock.withLock { content } }

    /// Sets the value. Only the first call has an effect.
    func fill(_ value: Value) {
      lock.withLock { content = content ?? value }
      filled.signal()
    }
  }
}
