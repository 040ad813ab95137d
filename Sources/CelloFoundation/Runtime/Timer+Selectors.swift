public import Foundation

extension Timer {
  /// Creates a timer that calls a method of a target with the timer. It keeps the target alive until
  /// it is invalidated, and fires after it was added to a run loop. On Linux, its `userInfo` is
  /// `nil`.
  public convenience init(
    timeInterval ti: TimeInterval, target aTarget: Any, selector aSelector: Selector,
    userInfo: Any?, repeats yesOrNo: Bool
  ) {
    nonisolated(unsafe) let target = aTarget as AnyObject
    self.init(timeInterval: ti, repeats: yesOrNo) { timer in
      nonisolated(unsafe) let timer = timer
      MainQueue.run { _ = aSelector.call(on: target, with: timer) }
    }
  }

  /// Creates a timer that calls a method of a target with the timer, first at a date. On Linux, its
  /// `userInfo` is `nil`.
  public convenience init(
    fireAt date: Date, interval ti: TimeInterval, target t: Any, selector s: Selector,
    userInfo ui: Any?, repeats rep: Bool
  ) {
    nonisolated(unsafe) let target = t as AnyObject
    self.init(fire: date, interval: ti, repeats: rep) { timer in
      nonisolated(unsafe) let timer = timer
      MainQueue.run { _ = s.call(on: target, with: timer) }
    }
  }

  /// Creates a timer that calls a method of a target with the timer, and adds it to the current run
  /// loop.
  @discardableResult
  public class func scheduledTimer(
    timeInterval ti: TimeInterval, target aTarget: Any, selector aSelector: Selector,
    userInfo: Any?, repeats yesOrNo: Bool
  ) -> Timer {
    let timer = UserInfoTimer(
      timeInterval: ti, target: aTarget, selector: aSelector, userInfo: userInfo, repeats: yesOrNo)
    timer.info = userInfo
    RunLoop.current.add(timer, forMode: .default)
    return timer
  }
}

/// A timer with an object, which timers of Foundation on Linux lack.
private final class UserInfoTimer: Timer {
  nonisolated(unsafe) var info: Any?

  override var userInfo: Any? { info }
}
