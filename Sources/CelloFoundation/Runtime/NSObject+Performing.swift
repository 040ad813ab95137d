internal import Dispatch
public import Foundation

// Methods that are called by name, as on Apple's systems. The class's sources must have been prepared, see `NamedMethods.swift`.
// All of them must be called on the main thread.

extension NSObjectProtocol {
  /// Returns a Boolean value that indicates whether an object has a method that can be called by
  /// its name, or that a selector refers to.
  public func responds(to aSelector: Selector!) -> Bool {
    guard let aSelector else { return false }
    nonisolated(unsafe) let object = self
    return MainActor.assumeIsolated {
      (object as? any _RespondingObject)?.responds(to: aSelector)
        ?? aSelector.canBeCalled(on: object as AnyObject)
    }
  }

  /// Calls a method, and returns its result if it is an object.
  @discardableResult
  public func perform(_ aSelector: Selector!) -> Unmanaged<AnyObject>! {
    perform(aSelector, with: nil, with: nil)
  }

  /// Calls a method with an argument, and returns its result if it is an object.
  @discardableResult
  public func perform(_ aSelector: Selector!, with object: Any!) -> Unmanaged<AnyObject>! {
    perform(aSelector, with: object, with: nil)
  }

  /// Calls a method with two arguments, and returns its result if it is an object.
  @discardableResult
  public func perform(
    _ aSelector: Selector!, with object1: Any!, with object2: Any!
  ) -> Unmanaged<AnyObject>! {
    guard let aSelector else { return nil }
    nonisolated(unsafe) let (target, first, second) = (self as AnyObject, object1, object2)
    nonisolated(unsafe) var result: Unmanaged<AnyObject>?
    MainActor.assumeIsolated {
      result = PerformedResults.keep(
        aSelector.result(on: target, first as Any?, second as Any?))
    }
    return result
  }
}

/// An object of an unknown class, whose methods are called by name; for generated code. With
/// Objective-C, a value of the type `AnyObject` has this method.
public struct _Performer {
  private let object: AnyObject?

  /// Creates a performer of an object. Calls on `nil` do nothing.
  public init(_ object: AnyObject?) { self.object = object }

  /// Calls a method with one or two arguments, and returns its result if it is an object.
  @discardableResult
  public func perform(
    _ aSelector: Selector!, with object1: Any!, with object2: Any! = nil
  ) -> Unmanaged<AnyObject>! {
    guard let aSelector, let object else { return nil }
    nonisolated(unsafe) let (target, first, second) = (object, object1, object2)
    nonisolated(unsafe) var result: Unmanaged<AnyObject>?
    MainActor.assumeIsolated {
      result = PerformedResults.keep(aSelector.result(on: target, first as Any?, second as Any?))
    }
    return result
  }
}

/// Returns a performer of an object; `nil` without an object. For generated code.
public func _performer(_ object: AnyObject?) -> _Performer? { object.map { _Performer($0) } }

/// The results of methods that were called by name, which callers do not own.
@MainActor private enum PerformedResults {
  private static var kept: [AnyObject] = []

  /// Returns an object without ownership. It exists at least until the next turn of the main run loop, as an autoreleased object.
  static func keep(_ result: Any?) -> Unmanaged<AnyObject>? {
    guard let result, !(result is Void) else { return nil }
    let object = result as AnyObject
    if kept.isEmpty { RunLoop.main.perform { MainActor.assumeIsolated { kept = [] } } }
    kept.append(object)
    return .passUnretained(object)
  }
}

extension NSObject {
  /// Calls a method after a delay in seconds.
  public func perform(
    _ aSelector: Selector, with anArgument: Any?, afterDelay delay: TimeInterval
  ) {
    nonisolated(unsafe) let (target, argument) = (self, anArgument)
    MainActor.assumeIsolated { DelayedCalls.add(aSelector, target, argument, delay) }
  }

  /// Calls a method after a delay in seconds. All modes of the run loop are the same.
  public func perform(
    _ aSelector: Selector, with anArgument: Any?, afterDelay delay: TimeInterval,
    inModes modes: [RunLoop.Mode]
  ) {
    perform(aSelector, with: anArgument, afterDelay: delay)
  }

  /// Calls a method on the main thread: before the method returns if it waits, or in the next turn
  /// of the main run loop.
  public func performSelector(
    onMainThread aSelector: Selector, with arg: Any?, waitUntilDone wait: Bool
  ) {
    if wait, MainQueue.isCurrent || Thread.isMainThread {
      perform(aSelector, with: arg)
    } else {
      nonisolated(unsafe) let (target, argument) = (self, arg)
      let call: @Sendable () -> Void = { target.perform(aSelector, with: argument) }
      if wait {
        DispatchQueue.main.sync(execute: call)
      } else {
        DispatchQueue.main.async(execute: call)
      }
    }
  }

  /// Cancels the delayed calls of a target.
  public class func cancelPreviousPerformRequests(withTarget aTarget: Any) {
    nonisolated(unsafe) let target = aTarget as AnyObject
    MainActor.assumeIsolated { DelayedCalls.cancel { $0.target === target } }
  }

  /// Cancels the delayed calls of a method of a target, with an equal argument.
  public class func cancelPreviousPerformRequests(
    withTarget aTarget: Any, selector aSelector: Selector, object anArgument: Any?
  ) {
    nonisolated(unsafe) let (target, argument) = (aTarget as AnyObject, anArgument)
    MainActor.assumeIsolated {
      DelayedCalls.cancel { call in
        call.target === target && call.selector == aSelector
          && call.hasArgument(equalTo: argument)
      }
    }
  }
}

/// The calls of methods after a delay.
@MainActor private enum DelayedCalls {
  struct Call {
    var target: NSObject
    var selector: Selector
    var argument: Any?
    var timer: Timer

    func hasArgument(equalTo other: Any?) -> Bool {
      switch (argument, other) {
      case (nil, nil): true
      case (let left as AnyHashable, let right as AnyHashable): left == right
      case (let left?, let right?): left as AnyObject === right as AnyObject
      default: false
      }
    }
  }

  private static var calls: [Call] = []

  static func add(_ selector: Selector, _ target: NSObject, _ argument: Any?, _ delay: TimeInterval)
  {
    let timer = Timer(timeInterval: delay, repeats: false) { timer in
      nonisolated(unsafe) let timer = timer
      MainQueue.run { fire(timer) }
    }
    calls.append(Call(target: target, selector: selector, argument: argument, timer: timer))
    RunLoop.current.add(timer, forMode: .common)
  }

  private static func fire(_ timer: Timer) {
    guard let index = calls.firstIndex(where: { $0.timer === timer }) else { return }
    let call = calls.remove(at: index)
    _ = call.selector.call(on: call.target, with: call.argument)
  }

  static func cancel(where isCancelled: (Call) -> Bool) {
    for call in calls where isCancelled(call) { call.timer.invalidate() }
    calls.removeAll(where: isCancelled)
  }
}
