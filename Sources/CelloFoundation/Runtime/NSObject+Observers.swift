// Key-value observing by names. Swift cannot override members of `NSObject` that an extension declares, so observers are objects of
// classes that declare the method that is called, such as responders, or that conform to a protocol with this method.

/// An object that receives the changes of properties that it observes by name.
package protocol NamedPropertyObserver: NSObject {
  /// Called when an observed property has changed.
  func receiveChange(
    of keyPath: String, of object: NSObject, _ change: [NSKeyValueChangeKey: Any],
    context: UnsafeMutableRawPointer?)
}

/// An object that is not a responder, and receives the changes of properties that it observes by name;
/// for generated code.
///
/// Prepared classes that override `observeValue(forKeyPath:of:change:context:)` conform to it.
@MainActor @preconcurrency public protocol _ValueObserver: NSObject {
  /// Called when an observed property has changed.
  func observeValue(
    forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
    context: UnsafeMutableRawPointer?
  )
}

/// An object whose properties can be observed by name.
package protocol NamedPropertyOwner: NSObject {
  /// Returns a property by its name in Objective-C, and the name that ``KeyValueObservers`` know;
  /// `nil` if it cannot be observed.
  func observableProperty(named name: String) -> (name: String, keyPath: AnyKeyPath)?
}

extension NSObjectProtocol {
  /// Does nothing; for calls of `super` in generated code.
  public func _observeValue(
    forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
    context: UnsafeMutableRawPointer?
  ) {}
}

extension NSObject {
  /// Observes changes of a property by its name in Objective-C.
  ///
  /// The observer is a responder, such as a view or a view controller, or an object whose sources
  /// have been prepared. It overrides `observeValue(forKeyPath:of:change:context:)`. The observation ends when either object is
  /// released. A property that cannot be observed is logged.
  public func addObserver(
    _ observer: NSObject, forKeyPath keyPath: String, options: NSKeyValueObservingOptions = [],
    context: UnsafeMutableRawPointer?
  ) {
    guard observer is any NamedPropertyObserver || observer is any _ValueObserver else {
      KeyValueObservers.log.note(
        "addObserver: \(type(of: observer)) cannot observe '\(keyPath)'. Observers are views, view "
          + "controllers and other responders here, and objects of prepared classes that override "
          + "observeValue(forKeyPath:of:change:context:); or use observe(_:options:changeHandler:)."
      )
      return
    }
    let property = (self as? any NamedPropertyOwner)?.observableProperty(named: keyPath)
    guard let property else {
      KeyValueObservers.log.note(
        "addObserver: changes of '\(keyPath)' of \(type(of: self)) cannot be observed. Use a property "
          + "observer, a delegate or @Observable.")
      return
    }
    let key = KeyValueObservers.NamedObserver(ObjectIdentifier(observer), keyPath, context)
    KeyValueObservers.observe(self, property, as: key, options: options) {
      [weak observer, weak self] change in
      guard let observer, let self else { return }
      if let receiver = observer as? any NamedPropertyObserver {
        receiver.receiveChange(of: keyPath, of: self, change, context: context)
      } else if let receiver = observer as? any _ValueObserver {
        nonisolated(unsafe) let (object, change, context) = (self, change, context)
        nonisolated(unsafe) let receiver = receiver
        MainActor.assumeIsolated {
          receiver.observeValue(forKeyPath: keyPath, of: object, change: change, context: context)
        }
      }
    }
  }

  /// Ends the last observation of a property by an observer.
  public func removeObserver(_ observer: NSObject, forKeyPath keyPath: String) {
    KeyValueObservers.remove(
      KeyValueObservers.NamedObserver(ObjectIdentifier(observer), keyPath, nil), from: self,
      ignoresContext: true)
  }

  /// Ends the last observation of a property by an observer with a context.
  public func removeObserver(
    _ observer: NSObject, forKeyPath keyPath: String, context: UnsafeMutableRawPointer?
  ) {
    KeyValueObservers.remove(
      KeyValueObservers.NamedObserver(ObjectIdentifier(observer), keyPath, context), from: self,
      ignoresContext: false)
  }
}
