internal import Dispatch
public import Foundation
internal import Synchronization

// Observers with methods, as on Apple's systems. A method reference replaces the selector of iOS:
// `center.addObserver(self, selector: Self.textSizeChanged, name: name, object: nil)`.
// Methods are called on the main actor: immediately if the notification is posted there, otherwise
// soon after. The center does not retain observers, and they need not be removed.

extension NotificationCenter {
  /// Calls a method of the observer with each notification.
  ///
  /// - Parameters:
  ///   - name: the name of the notifications; `nil` for any.
  ///   - object: the object that posts the notifications; `nil` for any.
  @preconcurrency public func addObserver<Observer: AnyObject>(
    _ observer: Observer,
    selector method: @escaping @MainActor (Observer) -> @MainActor (Notification) -> Void,
    name: Notification.Name?, object: Any?
  ) {
    add(observer, name, object) { method($0)($1) }
  }

  /// Calls a method of the observer for each notification.
  @preconcurrency public func addObserver<Observer: AnyObject>(
    _ observer: Observer, selector method: @escaping @MainActor (Observer) -> @MainActor () -> Void,
    name: Notification.Name?, object: Any?
  ) {
    add(observer, name, object) { observer, _ in method(observer)() }
  }

  /// Calls the method that a selector refers to. The observer can be an optional as a value, as in `weakSelf as Any`; `nil` does
  /// not observe.
  public func addObserver(
    _ observer: Any, selector: Selector, name: Notification.Name?, object: Any?
  ) {
    guard let observer = Self.object(observer) else { return }
    add(observer, name, object) { _ = selector.call(on: $0, with: $1) }
  }

  /// Returns an object, or the object in an optional.
  private static func object(_ value: Any) -> AnyObject? {
    if type(of: value) is AnyClass { return value as AnyObject }
    let mirror = Mirror(reflecting: value)
    guard mirror.displayStyle == .optional else { return value as AnyObject }
    return mirror.children.first.flatMap { object($0.value) }
  }

  /// Removes an observer that was added with a method, or the token of a closure.
  public func removeObserver<Observer: AnyObject>(_ observer: Observer) {
    removeMethods(of: observer) { _ in true }
    removeObserver(observer as Any)
  }

  /// Removes an observer of the notifications with a name, of an object or of both.
  ///
  /// - Parameters:
  ///   - name: the name of the notifications; `nil` for any.
  ///   - object: the object that posts the notifications; `nil` for any.
  public func removeObserver<Observer: AnyObject>(
    _ observer: Observer, name: Notification.Name?, object: Any?
  ) {
    let source = object.map { ObjectIdentifier($0 as AnyObject) }
    removeMethods(of: observer) {
      (name == nil || $0.name == name) && (source == nil || $0.source == source)
    }
    removeObserver(observer as Any, name: name, object: object)
  }

  private func add<Observer: AnyObject>(
    _ observer: Observer, _ name: Notification.Name?, _ object: Any?,
    _ call: @escaping @MainActor (Observer, Notification) -> Void
  ) {
    let target = WeakObserver(observer)
    let token = addObserver(forName: name, object: object, queue: nil) { notification in
      let delivery = Delivery(notification)
      let deliver: @MainActor @Sendable () -> Void = {
        guard let observer = target.object as? Observer else { return }
        call(observer, delivery.notification)
      }
      if MainQueue.isCurrent || Thread.isMainThread {
        MainActor.assumeIsolated(deliver)
      } else {
        DispatchQueue.main.async { MainActor.assumeIsolated(deliver) }
      }
    }
    let registration = Registration(
      observer: target, center: WeakCenter(self), name: name,
      source: object.map { ObjectIdentifier($0 as AnyObject) }, token: token)
    Self.removeRegistrations { $0.observer.object == nil }
    Self.registrations.withLock { $0.append(registration) }
  }

  private func removeMethods(
    of observer: AnyObject, where isRemoved: (Registration) -> Bool
  ) {
    Self.removeRegistrations {
      $0.center.center === self && $0.observer.object === observer && isRemoved($0)
    }
  }

  private static func removeRegistrations(where isRemoved: (Registration) -> Bool) {
    let removed = registrations.withLock { registrations in
      let removed = registrations.filter(isRemoved)
      registrations.removeAll(where: isRemoved)
      return removed
    }
    // A center must not remove the token of another center, because it may remove one of its own.
    for registration in removed {
      registration.center.center?.removeObserver(registration.token as Any)
    }
  }

  private static let registrations = Mutex<[Registration]>([])
}

/// A method that is called for notifications.
private struct Registration: @unchecked Sendable {
  var observer: WeakObserver
  var center: WeakCenter
  var name: Notification.Name?
  var source: ObjectIdentifier?
  /// Only the notification center, which is thread-safe, uses the token.
  var token: any NSObjectProtocol
}

/// An observer that is called only on the main actor.
private final class WeakObserver: @unchecked Sendable {
  weak let object: AnyObject?

  init(_ object: AnyObject) { self.object = object }
}

/// A notification center, which is thread-safe.
private final class WeakCenter: @unchecked Sendable {
  weak let center: NotificationCenter?

  init(_ center: NotificationCenter) { self.center = center }
}

/// A notification on its way to the main actor. As on Apple's systems, the sender does not change
/// it after posting.
private struct Delivery: @unchecked Sendable {
  let notification: Notification

  init(_ notification: Notification) { self.notification = notification }
}
