public import Foundation

/// A class of timers whose initializers create timers with user info; for `Timer`.
public protocol _UserInfoTimerCreating {}

extension Timer: _UserInfoTimerCreating {}

// Timers of Foundation on Linux have no user info, which only a subclass can add. The initializers of a protocol can create
// an object of a subclass.
extension _UserInfoTimerCreating where Self: Timer {
  /// Creates a timer that calls a method of a target with the timer. It keeps the target alive until
  /// it is invalidated, and fires after it was added to a run loop.
  public init(
    timeInterval ti: TimeInterval, target aTarget: Any, selector aSelector: Selector,
    userInfo: Any?, repeats yesOrNo: Bool
  ) {
    self.init(
      UserInfoTimer(
        fireAt: Date(timeIntervalSinceNow: ti), interval: ti, target: aTarget, selector: aSelector,
        userInfo: userInfo, repeats: yesOrNo))
  }

  /// Creates a timer that calls a method of a target with the timer, first at a date.
  public init(
    fireAt date: Date, interval ti: TimeInterval, target t: Any, selector s: Selector,
    userInfo ui: Any?, repeats rep: Bool
  ) {
    self.init(
      UserInfoTimer(
        fireAt: date, interval: ti, target: t, selector: s, userInfo: ui, repeats: rep))
  }

  private init(_ timer: UserInfoTimer) {
    guard let timer = timer as? Self else {
      preconditionFailure(
        "\(Self.self): only Timer itself can be created with a selector. Use init(timeInterval:repeats:block:)."
      )
    }
    self = timer
  }
}

extension Timer {
  /// Creates a timer that calls a method of a target with the timer, and adds it to the current run
  /// loop.
  @discardableResult
  public class func scheduledTimer(
    timeInterval ti: TimeInterval, target aTarget: Any, selector aSelector: Selector,
    userInfo: Any?, repeats yesOrNo: Bool
  ) -> Timer {
    let timer = Timer(
      timeInterval: ti, target: aTarget, selector: aSelector, userInfo: userInfo, repeats: yesOrNo)
    RunLoop.current.add(timer, forMode: .default)
    return timer
  }
}

/// A timer with an object, which timers of Foundation on Linux lack.
private final class UserInfoTimer: Timer {
  nonisolated(unsafe) private var info: Any?

  convenience init(
    fireAt date: Date, interval: TimeInterval, target: Any, selector: Selector, userInfo: Any?,
    repeats: Bool
  ) {
    nonisolated(unsafe) let target = target as AnyObject
    self.init(fire: date, interval: interval, repeats: repeats) { timer in
      nonisolated(unsafe) let timer = timer
      MainQueue.run { _ = selector.call(on: target, with: timer) }
    }
    info = userInfo
  }

  override var userInfo: Any? { info }
}
