// Apple's names.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

/// A method that is called on a target: a name or a method reference.
///
/// On Apple's systems, the compiler creates selectors from the names of methods. Here a selector is
/// created with a name, as in `Selector(("copy:"))`, or with a reference, as in
/// `Selector(Document.save)`. Selectors with equal names are equal. They call the methods of the
/// classes that `cellophane prepare` has prepared, the standard edit actions, and a few methods of
/// UIKit's classes. Swift cannot compare method references, so a selector with a reference is equal
/// only to itself and its copies. Keep it in a constant to compare it.
public struct Selector: Hashable, Sendable, ExpressibleByStringLiteral, CustomStringConvertible {
  private enum Content: Hashable {
    case name(String)
    case reference(MethodReference)
  }

  private let content: Content

  /// Creates a selector with a name, such as `copy:`.
  public init(_ name: String) { content = .name(name) }

  /// Creates a selector with the name in a string literal.
  public init(stringLiteral value: String) { self.init(value) }

  /// Creates a selector of a method without parameters. The method's result is ignored.
  @preconcurrency public init<Target: AnyObject, Result>(
    _ method: @escaping @MainActor (Target) -> @MainActor () -> Result
  ) {
    content = .reference(
      MethodReference("\(Target.self)") {
        $0 is Target
      } call: { target, _, _ in
        guard let target = target as? Target else { return false }
        _ = method(target)()
        return true
      })
  }

  /// Creates a selector of a method with the sender as its parameter. The method is called only for
  /// senders of the parameter's type.
  @preconcurrency public init<Target: AnyObject, Sender, Result>(
    _ method: @escaping @MainActor (Target) -> @MainActor (Sender) -> Result
  ) {
    content = .reference(
      MethodReference("\(Target.self)") {
        $0 is Target
      } call: { target, sender, _ in
        guard let target = target as? Target, let sender = sender as? Sender else { return false }
        _ = method(target)(sender)
        return true
      })
  }

  /// Creates a selector of a method with the sender and the event as its parameters. The method is
  /// called only for senders and events of the parameters' types.
  @preconcurrency public init<Target: AnyObject, Sender, Event, Result>(
    _ method: @escaping @MainActor (Target) -> @MainActor (Sender, Event) -> Result
  ) {
    content = .reference(
      MethodReference("\(Target.self)") {
        $0 is Target
      } call: { target, sender, event in
        guard let target = target as? Target, let sender = sender as? Sender,
          let event = event as? Event
        else { return false }
        _ = method(target)(sender, event)
        return true
      })
  }

  /// The name; `nil` for a reference.
  package var name: String? { if case .name(let name) = content { name } else { nil } }

  /// Returns a Boolean value that indicates whether the object has the method, apart from the
  /// standard actions of responders, which all of them have.
  @MainActor package func isMethod(of object: AnyObject) -> Bool {
    switch content {
    case .name(let name): NamedMethods.method(name, of: object) != nil
    case .reference(let method): method.isOfClass(object)
    }
  }

  /// Returns a Boolean value that indicates whether the method can be called on an object.
  @MainActor func canBeCalled(on object: AnyObject) -> Bool {
    isMethod(of: object)
      || name.map { (object as? any NamedActionTarget)?.hasAction(named: $0) ?? false } ?? false
  }

  /// Calls the method.
  ///
  /// - Returns: `true` if the method was called; `false` if the object lacks it.
  @MainActor package func call(on target: AnyObject, with sender: Any?, event: AnyObject? = nil)
    -> Bool
  {
    switch content {
    case .name(let name):
      let target = receiver(for: target)
      if NamedMethods.call(name, of: target, sender, event) != nil { return true }
      guard let target = target as? any NamedActionTarget, target.hasAction(named: name) else {
        return false
      }
      target.performAction(named: name, with: sender)
      return true
    case .reference(let method): return method.call(target, sender, event)
    }
  }

  /// Calls the method that a name refers to, and returns its result; `nil` if the object lacks it.
  @MainActor func result(on target: AnyObject, _ first: Any?, _ second: Any?) -> Any? {
    guard let name,
      let result = NamedMethods.call(name, of: receiver(for: target), first, second)
    else {
      _ = call(on: target, with: first, event: second as AnyObject?)
      return nil
    }
    return result.value
  }

  /// The name, or the class of the referenced method.
  public var description: String {
    switch content {
    case .name(let name): name
    case .reference(let method): "a method of \(method.className)"
    }
  }
}

/// An object whose methods are called by name.
@MainActor package protocol NamedActionTarget: AnyObject {
  func hasAction(named name: String) -> Bool
  /// Calls a method. If the object lacks the method, nothing happens.
  func performAction(named name: String, with sender: Any?)
}

/// A method whose target is chosen later.
private final class MethodReference: Hashable, Sendable {
  let className: String
  let isOfClass: @MainActor (AnyObject) -> Bool
  let call: @MainActor (AnyObject, Any?, AnyObject?) -> Bool

  init(
    _ className: String, isOfClass: @escaping @MainActor (AnyObject) -> Bool,
    call: @escaping @MainActor (AnyObject, Any?, AnyObject?) -> Bool
  ) {
    self.className = className
    self.isOfClass = isOfClass
    self.call = call
  }

  static func == (left: MethodReference, right: MethodReference) -> Bool { left === right }

  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// Returns the selector with a name.
public func NSSelectorFromString(_ aSelectorName: String) -> Selector { Selector(aSelectorName) }

/// Returns the name of a selector, or the description of the method that it refers to.
public func NSStringFromSelector(_ aSelector: Selector) -> String { aSelector.description }
