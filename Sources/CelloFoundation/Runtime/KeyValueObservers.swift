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

  /// An observation by name.
  struct NamedObserver {
    var observer: ObjectIdentifier
    var keyPath: String
    var context: UnsafeMutableRawPointer?

    init(
      _ observer: ObjectIdentifier, _ keyPath: String, _ context: UnsafeMutableRawPointer?
    ) {
      self.observer = observer
      self.keyPath = keyPath
      self.context = context
    }
  }

  private var observers: [Observer] = []
  private var namedObservers: [(key: NamedObserver, token: NSKeyValueObservation)] = []

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

  /// Adds an observer of a property by name.
  static func observe(
    _ object: NSObject, _ property: (name: String, keyPath: AnyKeyPath), as key: NamedObserver,
    options: NSKeyValueObservingOptions,
    changeHandler: @escaping ([NSKeyValueChangeKey: Any]) -> Void
  ) {
    let observers = of(object) ?? KeyValueObservers()
    objc_setAssociatedObject(object, Self.key.address, observers, .OBJC_ASSOCIATION_RETAIN)
    let token = NSKeyValueObservation(observers)
    func value(of object: NSObject) -> Any? {
      guard let value = (object as Any)[keyPath: property.keyPath] else { return nil }
      guard let optional = value as? any OptionalValue else { return value }
      return optional.wrapped
    }
    func describe(new: Any?, old: Any?, isPrior: Bool = false) {
      var change: [NSKeyValueChangeKey: Any] = [.kindKey: NSKeyValueChange.setting.rawValue]
      if let new { change[.newKey] = new }
      if let old { change[.oldKey] = old }
      if isPrior { change[.notificationIsPriorKey] = true }
      changeHandler(change)
    }
    var last = value(of: object)
    let notify = { [weak object] (isPrior: Bool) in
      guard let object else { return }
      let former = last
      let old = options.contains(.old) ? former : nil
      if isPrior {
        if options.contains(.prior) { describe(new: nil, old: old, isPrior: true) }
        return
      }
      last = value(of: object)
      if areEqual(last, former) { return }
      describe(new: options.contains(.new) ? last : nil, old: old)
    }
    observers.observers.append(
      Observer(id: ObjectIdentifier(token), property: property.name, notify: notify))
    count.add(1, ordering: .relaxed)
    observers.namedObservers.append((key, token))
    if options.contains(.initial) {
      describe(new: options.contains(.new) ? last : nil, old: nil)
    }
  }

  /// Ends the last observation by name that fits.
  static func remove(_ key: NamedObserver, from object: NSObject, ignoresContext: Bool) {
    guard let observers = of(object) else { return }
    let index = observers.namedObservers.lastIndex {
      $0.key.observer == key.observer && $0.key.keyPath == key.keyPath
        && (ignoresContext || $0.key.context == key.context)
    }
    if let index { observers.namedObservers.remove(at: index).token.invalidate() }
  }

  private static func areEqual(_ left: Any?, _ right: Any?) -> Bool {
    switch (left, right) {
    case (nil, nil): true
    case (let left?, let right?): (left as? any Equatable)?.isEqual(to: right) ?? false
    default: false
    }
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

/// An optional value in a value without a type.
private protocol OptionalValue {
  var wrapped: Any? { get }
}

extension Optional: OptionalValue {
  fileprivate var wrapped: Any? { self }
}

extension Equatable {
  fileprivate func isEqual(to other: Any) -> Bool { (other as? Self) == self }
}
