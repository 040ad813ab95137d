public import Foundation

// Objects that answer for other objects. With Objective-C, a class overrides `responds(to:)` and `forwardingTarget(for:)` of `NSObject`.
// In prepared sources, such a class conforms to a protocol for each of these methods, and has a member for each optional method of UIKit's
// protocols, which calls the other object.

/// An object that determines which methods it has; for generated code.
@MainActor @preconcurrency public protocol _RespondingObject: AnyObject {
  /// Returns a Boolean value that indicates whether the object, or an object that it forwards to,
  /// has a method.
  func responds(to aSelector: Selector!) -> Bool
}

/// An object that forwards methods that it lacks to another object; for generated code.
@MainActor @preconcurrency public protocol _ForwardingObject: AnyObject {
  /// Returns the object that a method is called on; `nil` for none.
  func forwardingTarget(for aSelector: Selector!) -> Any?
}

extension NSObjectProtocol {
  /// Returns the object to which this object forwards a method that it lacks; `nil` for none.
  ///
  /// Classes whose sources have been prepared can override the method. Selectors and the optional
  /// methods of UIKit's delegates are then called on the other object.
  public func forwardingTarget(for aSelector: Selector!) -> Any? {
    nonisolated(unsafe) let object = self
    nonisolated(unsafe) var target: Any?
    MainActor.assumeIsolated {
      target = (object as? any _ForwardingObject)?.forwardingTarget(for: aSelector)
    }
    return target
  }

  /// Returns `nil`, as `NSObject`; for calls of `super` in generated code.
  public func _forwardingTarget(for aSelector: Selector!) -> Any? { nil }

  /// Returns a Boolean value that indicates whether the class has a method that can be called by its
  /// name; for calls of `super` in generated code.
  public func _responds(to aSelector: Selector!) -> Bool {
    guard let aSelector else { return false }
    nonisolated(unsafe) let object = self
    return MainActor.assumeIsolated { aSelector.canBeCalled(on: object as AnyObject) }
  }
}

extension Selector {
  /// Returns the object on which the method is called: the object itself if it has the method, or the
  /// object to which it forwards the method.
  @MainActor func receiver(for object: AnyObject) -> AnyObject {
    var receiver = object
    // An object may forward to an object that forwards. A circle ends the search.
    for _ in 0..<16 {
      guard !canBeCalled(on: receiver),
        let next = (receiver as? any _ForwardingObject)?.forwardingTarget(for: self)
      else { return receiver }
      receiver = next as AnyObject
    }
    return object
  }
}
