/// An object with traits.
@MainActor @preconcurrency public protocol UITraitEnvironment: NSObjectProtocol {
  /// The traits of the object.
  var traitCollection: UITraitCollection { get }
  /// Called after the traits have changed.
  func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)
}

/// A token for removing a registration.
public protocol UITraitChangeRegistration: NSObjectProtocol, NSCopying {}

/// An object that calls handlers when its traits change.
@MainActor @preconcurrency public protocol UITraitChangeObservable {
  /// A closure that is called with the observed object and its previous traits.
  typealias TraitChangeHandler<TraitEnvironment: UITraitEnvironment> = (
    _ traitEnvironment: TraitEnvironment, _ previousTraitCollection: UITraitCollection
  ) -> Void

  /// Calls a handler when one of the given traits changes.
  @discardableResult func registerForTraitChanges<TraitEnvironment: UITraitEnvironment>(
    _ traits: [UITrait], handler: @escaping TraitChangeHandler<TraitEnvironment>
  ) -> any UITraitChangeRegistration

  /// Removes a registration. A registration of another object is ignored.
  func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration)
}

// Apple's methods take Objective-C selectors. A `Selector` calls a method without parameters, or
// with the observed object. A reference to a method, such as `ListView.update`, can have the
// previous traits as a second parameter.
extension UITraitChangeObservable {
  /// Calls a method of the object when one of the given traits changes.
  @discardableResult public func registerForTraitChanges(
    _ traits: [UITrait], action: Selector
  ) -> any UITraitChangeRegistration { register(traits) { object, _ in object.call(action) } }

  /// Calls a method of a target when one of the given traits changes. The target is not kept alive.
  @discardableResult public func registerForTraitChanges(
    _ traits: [UITrait], target: Any, action: Selector
  ) -> any UITraitChangeRegistration {
    let target = WeakTarget(target as AnyObject)
    return register(traits) { object, _ in
      if let target = target.object { _ = action.call(on: target, with: object) }
    }
  }

  /// Calls a method of the object when one of the given traits changes.
  @discardableResult @preconcurrency public func registerForTraitChanges<Target: AnyObject>(
    _ traits: [UITrait], action: @escaping @MainActor (Target) -> @MainActor () -> Void
  ) -> any UITraitChangeRegistration {
    register(traits) { object, _ in if let object = object as? Target { action(object)() } }
  }

  /// Calls a method of the object, with the object and its previous traits, when one of the given
  /// traits changes.
  @discardableResult @preconcurrency
  public func registerForTraitChanges<Target: AnyObject, Environment>(
    _ traits: [UITrait],
    action: @escaping @MainActor (Target) -> @MainActor (Environment, UITraitCollection) -> Void
  ) -> any UITraitChangeRegistration {
    register(traits) { object, previous in
      if let target = object as? Target, let environment = object as? Environment {
        action(target)(environment, previous)
      }
    }
  }

  /// Calls a method of a target when one of the given traits changes. The target is not kept alive.
  @discardableResult @preconcurrency public func registerForTraitChanges<Target: AnyObject>(
    _ traits: [UITrait], target: Target,
    action: @escaping @MainActor (Target) -> @MainActor () -> Void
  ) -> any UITraitChangeRegistration {
    register(traits) { [weak target] _, _ in if let target { action(target)() } }
  }

  /// Calls a method of a target, with the observed object and its previous traits, when one of the
  /// given traits changes. The target is not kept alive.
  @discardableResult @preconcurrency
  public func registerForTraitChanges<Target: AnyObject, Environment>(
    _ traits: [UITrait], target: Target,
    action: @escaping @MainActor (Target) -> @MainActor (Environment, UITraitCollection) -> Void
  ) -> any UITraitChangeRegistration {
    register(traits) { [weak target] object, previous in
      if let target, let environment = object as? Environment {
        action(target)(environment, previous)
      }
    }
  }

  private func register(
    _ traits: [UITrait],
    _ handler: @escaping (any UITraitEnvironment, UITraitCollection) -> Void
  ) -> any UITraitChangeRegistration {
    guard let environment = self as? any UITraitEnvironment else {
      preconditionFailure(
        "registerForTraitChanges: \(type(of: self)) does not conform to UITraitEnvironment.")
    }
    func add<Environment: UITraitEnvironment>(
      _ environment: Environment
    ) -> any UITraitChangeRegistration {
      registerForTraitChanges(traits) { (object: Environment, previous: UITraitCollection) in
        handler(object, previous)
      }
    }
    return add(environment)
  }
}

extension UITraitEnvironment {
  fileprivate func call(_ action: Selector) { _ = action.call(on: self, with: self) }
}

/// A weak reference to a target.
private final class WeakTarget {
  weak var object: AnyObject?

  init(_ object: AnyObject) { self.object = object }
}
