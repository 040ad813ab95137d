internal import Synchronization

/// The observations of an object's properties.
///
/// A class calls ``willChange(_:_:)`` and ``didChange(_:)`` where its properties change. A change
/// is found by reading the observed properties and comparing them with their last values, so a
/// property that is set to an equal value has not changed.
package final class KeyValueObservers {
  private struct Observer {
    var id: ObjectIdentifier
    var property: String
    var notify: (_ isPrior: Bool) -> Void
  }

  private var observers: [Observer] = []

  private static let count = Atomic(0)
  private static let key = AssociationKey()
  package static let log = WarningLog()

  /// A Boolean value that indicates whether any property of any object is observed.
  package static var areInUse: Bool { count.load(ordering: .relaxed) > 0 }

  private static func of(_ object: NSObject) -> KeyValueObservers? {
    objc_getAssociatedObject(object, key.address) as? KeyValueObservers
  }

  deinit { Self.count.subtract(observers.count, ordering: .relaxed) }

  func remove(_ id: ObjectIdentifier) {
    guard let index = observers.firstIndex(where: { $0.id == id }) else { return }
    Self.count.subtract(1, ordering: .relaxed)
    observers.remove(at: index)
  }

  // MARK: Changes

  /// Notifies observers before a property of an object changes.
  package static func willChange(_ object: NSObject, _ property: String) {
    guard areInUse else { return }
    of(object)?.notify(isPrior: true) { $0 == property }
  }

  /// Notifies observers after properties of an object may have changed.
  package static func didChange(_ object: NSObject) {
    guard areInUse else { return }
    of(object)?.notify(isPrior: false) { _ in true }
  }

  private func notify(isPrior: Bool, where isAffected: (String) -> Bool) {
    for observer in observers where isAffected(observer.property) {
      // An earlier handler may have ended the observation.
      guard observers.contains(where: { $0.id == observer.id }) else { continue }
      observer.notify(isPrior)
    }
  }

  // MARK: Observing

  /// Adds an observer of a property.
  ///
  /// - Parameter property: the name of the property for ``willChange(_:_:)``; `nil` if the class
  ///   does not notify its observers. The observation then has no effect after the initial call,
  ///   and a warning is logged.
  package static func observe<Object: NSObject, Value>(
    _ object: Object, _ keyPath: KeyPath<Object, Value>, property: String?,
    options: NSKeyValueObservingOptions,
    changeHandler: @escaping (Object, NSKeyValueObservedChange<Value>) -> Void
  ) -> NSKeyValueObservation {
    var observation = NSKeyValueObservation(nil)
    let initial = object[keyPath: keyPath]
    if let property {
      let observers = of(object) ?? KeyValueObservers()
      objc_setAssociatedObject(object, key.address, observers, .OBJC_ASSOCIATION_RETAIN)
      observation = NSKeyValueObservation(observers)
      var last = initial
      /// A Boolean value that indicates whether the handler was called before a change, and must be
      /// called after the change.
      var isExpected = false
      let notify = { [weak object] (isPrior: Bool) in
        guard let object else { return }
        let former = last
        if isPrior {
          guard options.contains(.prior) else { return }
          isExpected = true
        } else {
          last = object[keyPath: keyPath]
          if !isExpected, areEqual(last, former) { return }
          isExpected = false
        }
        changeHandler(
          object,
          NSKeyValueObservedChange(
            kind: .setting, newValue: options.contains(.new) && !isPrior ? last : nil,
            oldValue: options.contains(.old) ? former : nil, indexes: nil, isPrior: isPrior))
      }
      observers.observers.append(
        Observer(id: ObjectIdentifier(observation), property: property, notify: notify))
      count.add(1, ordering: .relaxed)
    } else {
      log.note(
        "\(Object.self).observe: changes of \(keyPath) cannot be observed. Use a property observer, "
          + "a delegate or @Observable.")
    }
    if options.contains(.initial) {
      changeHandler(
        object,
        NSKeyValueObservedChange(
          kind: .setting, newValue: options.contains(.new) ? initial : nil, oldValue: nil,
          indexes: nil, isPrior: false))
    }
    return observation
  }

  /// Returns a Boolean value that indicates whether two values are equal. Objects that are not
  /// `Equatable` are equal if they are identical; other values that are not `Equatable` are never
  /// equal.
  private static func areEqual<Value>(_ left: Value, _ right: Value) -> Bool {
    if let left = left as? any Equatable { return left.isEqual(to: right) }
    guard Value.self is AnyObject.Type else { return false }
    return left as AnyObject === right as AnyObject
  }
}

extension Equatable {
  fileprivate func isEqual(to other: Any) -> Bool { (other as? Self) == self }
}
