/// A method that is called on a target: its name, or a reference to it.
///
/// On Apple's systems the compiler makes selectors of the names of methods. Here a selector is made
/// with a name, as in `Selector(("copy:"))`, or with a reference, as in `Selector(Document.save)`.
/// Only the standard edit actions and a few methods of responders can be called by name. Selectors
/// with names are equal if their names are. Swift cannot compare references to methods, so a selector
/// with a reference is equal only to itself and its copies; keep it in a constant to compare it.
public struct Selector: Hashable, Sendable, ExpressibleByStringLiteral, CustomStringConvertible {
  private enum Content: Hashable {
    case name(String)
    case reference(MethodReference)
  }

  private let content: Content

  /// A selector with a name, such as `copy:`.
  public init(_ name: String) { content = .name(name) }

  public init(stringLiteral value: String) { self.init(value) }

  /// A selector of a method without parameters. Its result is ignored.
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

  /// A selector of a method with the sender as its parameter. The method is called for senders of
  /// the parameter's type only.
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

  /// A selector of a method with the sender and the event as its parameters. The method is called for
  /// senders and events of the parameters' types only.
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
  var name: String? { if case .name(let name) = content { name } else { nil } }

  /// Whether the object is of the class of a referenced method; `false` for a name.
  @MainActor func isReferenceToMethod(of object: AnyObject) -> Bool {
    if case .reference(let method) = content { method.isOfClass(object) } else { false }
  }

  /// Calls a referenced method.
  ///
  /// - Returns: whether it was called; `false` for a name.
  @MainActor func call(on target: AnyObject, with sender: Any?, event: AnyObject? = nil) -> Bool {
    if case .reference(let method) = content { method.call(target, sender, event) } else { false }
  }

  public var description: String {
    switch content {
    case .name(let name): name
    case .reference(let method): "a method of \(method.className)"
    }
  }
}

/// An object whose methods are called by their names.
@MainActor protocol NamedActionTarget: AnyObject {
  func hasAction(named name: String) -> Bool
  /// Calls a method; one that the object does not have is ignored.
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
