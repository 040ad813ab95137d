public import Foundation

extension Timer {
  /// Creates a timer that calls a method of a target with the timer. It keeps the target alive until
  /// it is invalidated, and fires after it was added to a run loop.
  public convenience init(
    timeInterval ti: TimeInterval, target aTarget: Any, selector aSelector: Selector,
    userInfo: Any?, repeats yesOrNo: Bool
  ) {
    nonisolated(unsafe) let target = aTarget as AnyObject
    self.init(timeInterval: ti, repeats: yesOrNo) { timer in
      nonisolated(unsafe) let timer = timer
      MainQueue.run { _ = aSelector.call(on: target, with: timer) }
    }
    keep(userInfo)
  }

  /// Creates a timer that calls a method of a target with the timer, first at a date.
  public convenience init(
    fireAt date: Date, interval ti: TimeInterval, target t: Any, selector s: Selector,
    userInfo ui: Any?, repeats rep: Bool
  ) {
    nonisolated(unsafe) let target = t as AnyObject
    self.init(fire: date, interval: ti, repeats: rep) { timer in
      nonisolated(unsafe) let timer = timer
      MainQueue.run { _ = s.call(on: target, with: timer) }
    }
    keep(ui)
  }

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

  /// The object that the timer was created with; `nil` by default.
  public var userInfo: Any? { objc_getAssociatedObject(self, Self.userInfoKey) }

  private func keep(_ userInfo: Any?) {
    if let userInfo {
      objc_setAssociatedObject(self, Self.userInfoKey, userInfo, .OBJC_ASSOCIATION_RETAIN)
    }
  }

  private nonisolated(unsafe) static let userInfoKey = UnsafeRawPointer(
    UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1))
}
