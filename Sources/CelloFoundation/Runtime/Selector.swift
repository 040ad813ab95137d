// Apple's names.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

/// A method that is called on a target: a name or a method reference.
///
/// On Apple's systems, the compiler creates selectors from the names of methods. Here a selector is
/// created with a name, as in `Selector(("copy:"))`, or with a reference, as in
/// `Selector(Document.save)`. Only the standard edit actions and a few methods of responders can be
/// called by name. Selectors with equal names are equal. Swift cannot compare method references, so
/// a selector with a reference is equal only to itself and its copies. Keep it in a constant to
/// compare it.
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

  /// Returns a Boolean value that indicates whether the object has the referenced method's class;
  /// `false` for a name.
  @MainActor package func isReferenceToMethod(of object: AnyObject) -> Bool {
    if case .reference(let method) = content { method.isOfClass(object) } else { false }
  }

  /// Calls a referenced method.
  ///
  /// - Returns: `true` if the method was called; `false` for a name.
  @MainActor package func call(on target: AnyObject, with sender: Any?, event: AnyObject? = nil)
    -> Bool
  {
    if case .reference(let method) = content { method.call(target, sender, event) } else { false }
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
