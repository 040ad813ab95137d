// Methods that are called by their names.
//
// On Apple's systems the Objective-C runtime finds methods by name. Here, `cellophane prepare` generates a table of methods for
// each class and extension with such methods. The tables are found in the metadata of the program's types, so that no code has to
// register them, and the tables of private and local classes are found as well.

/// The methods of a class that are called by name; for generated code.
///
/// Conforming types are classes that are not generic, and their names start with `_NamedMethods_`.
/// The optimizer removes structures and enumerations that nothing uses, but no classes.
@MainActor public protocol _MethodTable {
  /// The methods that the class or the extension declares.
  static var methods: [_NamedMethod] { get }
}

/// A generic class with a table of methods; for generated code.
public protocol _MethodTableProvider: AnyObject {
  /// The table of the class. Tables of generic types cannot be found in the program's metadata.
  nonisolated static var _namedMethods: any _MethodTable.Type { get }
}

/// A method with its name in Objective-C; for generated code.
@MainActor public struct _NamedMethod {
  /// The name, such as `tap:`.
  let name: String
  /// The class that declares the method.
  let owner: Any.Type
  /// Returns a Boolean value that indicates whether an object has the method.
  let isMethod: (_ object: AnyObject) -> Bool
  /// Returns a Boolean value that indicates whether a class is the owner or inherits from it.
  let isInherited: (_ type: Any.Type) -> Bool
  /// Calls the method with up to two arguments, and returns the result; `nil` if an argument has another type. The closure is `nil`
  /// if the method can only be asked for.
  let call: ((_ target: AnyObject, _ first: Any?, _ second: Any?) -> CallResult?)?

  /// The result of a method.
  package struct CallResult {
    package var value: Any?
  }

  /// Creates a method without parameters.
  public init<Target, Result>(
    _ name: String, _ body: @escaping @MainActor (_ target: Target) -> Result
  ) {
    self.init(name, Target.self) { target, _, _ in CallResult(value: body(target)) }
  }

  /// Creates a method with a parameter.
  public init<Target, First, Result>(
    _ name: String, _ body: @escaping @MainActor (_ target: Target, _ first: First) -> Result
  ) {
    self.init(name, Target.self) { target, first, _ in
      guard let first = Self.argument(first, as: First.self) else { return nil }
      return CallResult(value: body(target, first))
    }
  }

  /// Creates a method with two parameters.
  public init<Target, First, Second, Result>(
    _ name: String,
    _ body: @escaping @MainActor (_ target: Target, _ first: First, _ second: Second) -> Result
  ) {
    self.init(name, Target.self) { target, first, second in
      guard let first = Self.argument(first, as: First.self),
        let second = Self.argument(second, as: Second.self)
      else { return nil }
      return CallResult(value: body(target, first, second))
    }
  }

  /// Creates a method that sets a property. Numbers are converted to the type of the property.
  public init<Target: AnyObject, Value>(
    setting name: String, _ property: ReferenceWritableKeyPath<Target, Value>
  ) {
    self.init(name, Target.self) { target, object, _ in
      let number = object.flatMap { BridgedNumber.value($0, as: Value.self) }
      guard let value = Self.argument(object, as: Value.self) ?? number else { return nil }
      return CallResult(value: target[keyPath: property] = value)
    }
  }

  /// Creates a method that objects can be asked for, but that cannot be called by its name, because of its parameters.
  public init<Target>(named name: String, of _: Target.Type) {
    self.init(name, Target.self, call: nil)
  }

  /// Creates an initializer without parameters that overrides none, such as `init()` of a view.
  public init<Target: AnyObject>(creating body: @escaping @MainActor () -> Target) {
    name = Self.creation
    owner = Target.self
    isMethod = { _ in false }
    isInherited = { _ in false }
    call = { _, _, _ in CallResult(value: body()) }
  }

  /// The name of initializers, which is not that of a method.
  static let creation = "init()"

  private init<Target>(
    _ name: String, _: Target.Type,
    call: (@MainActor (Target, Any?, Any?) -> CallResult?)?
  ) {
    self.name = name
    owner = Target.self
    isMethod = { $0 is Target }
    isInherited = { $0 is Target.Type }
    self.call = call.map { call in
      { target, first, second in (target as? Target).flatMap { call($0, first, second) } }
    }
  }

  /// Returns an argument as the type of a parameter; `nil` if it has another type.
  private static func argument<Value>(_ argument: Any?, as type: Value.Type) -> Value? {
    if let value = argument as? Value { return value }
    // The bridge of Apple's systems.
    if let notification = argument as? Notification {
      return NSNotification(
        name: notification.name, object: notification.object, userInfo: notification.userInfo)
        as? Value
    }
    return nil
  }
}

/// Finds methods by name.
@MainActor package enum NamedMethods {
  private static var methodsByName: [String: [_NamedMethod]] = [:]
  private static var imageCount = 0
  static let warnings = WarningLog()

  /// Returns the method of an object that a name refers to; `nil` if there is none.
  static func method(_ name: String, of object: AnyObject) -> _NamedMethod? {
    update()
    var found: _NamedMethod?
    for method in (methodsByName[name] ?? []) + genericMethods(name, of: object)
    where method.isMethod(object) {
      // A private method may have the same name as a method of a superclass.
      if let other = found, !other.isInherited(method.owner) { continue }
      found = method
    }
    return found
  }

  /// Calls the method of an object that a name refers to.
  ///
  /// - Returns: the result; `nil` if there is no such method, or an argument has another type.
  static func call(
    _ name: String, of target: AnyObject, _ first: Any?, _ second: Any?
  ) -> _NamedMethod.CallResult? {
    guard let method = method(name, of: target) else { return nil }
    if let result = method.call?(target, first, second) { return result }
    let arguments = [first, second].compactMap { $0 }.map { "\(type(of: $0))" }
    let reason =
      method.call == nil
      ? "its parameters are not those of an action"
      : "its parameters have other types than the arguments (\(arguments.joined(separator: ", ")))"
    warnings.note("\(type(of: target)): the method '\(name)' was not called: \(reason).")
    return nil
  }

  /// Calls a method by its name without a warning, and returns its result; `nil` if there is no such method, or an argument has
  /// another type.
  package static func result(
    of name: String, on target: AnyObject, _ argument: Any? = nil, _ second: Any? = nil
  ) -> _NamedMethod.CallResult? {
    method(name, of: target)?.call?(target, argument, second)
  }

  /// Returns a Boolean value that indicates whether an object has a method with a name.
  package static func has(_ name: String, on target: AnyObject) -> Bool {
    method(name, of: target) != nil
  }

  /// Returns a new object of a class with an `init()` in its table; `nil` if there is none.
  package static func object(of type: Any.Type) -> AnyObject? {
    update()
    let initializer = methodsByName[_NamedMethod.creation]?.first { $0.owner == type }
    guard let result = initializer?.call?(NamedMethods.noTarget, nil, nil) else { return nil }
    return result.value.map { $0 as AnyObject }
  }

  /// Returns the classes with a name, without a module.
  package static func classes(named name: String) -> [AnyClass] {
    MethodTableSearch.classes(named: name)
  }

  private static let noTarget = NSObject()

  /// Returns the methods with a name in the tables of the generic classes that an object belongs to.
  private static func genericMethods(_ name: String, of object: AnyObject) -> [_NamedMethod] {
    guard object is any _MethodTableProvider else { return [] }
    var methods: [_NamedMethod] = []
    var next: Mirror? = Mirror(reflecting: object)
    while let mirror = next, let type = mirror.subjectType as? any _MethodTableProvider.Type {
      methods += type._namedMethods.methods.filter { $0.name == name }
      next = mirror.superclassMirror
    }
    return methods
  }

  /// Adds the tables of libraries that were loaded since the last call.
  private static func update() {
    for table in MethodTableSearch.tables(after: &imageCount) {
      for method in table.methods { methodsByName[method.name, default: []].append(method) }
    }
  }
}

/// The error of the default implementation of an optional requirement; for generated code.
public struct _MissingMethod: Error {
  public init() {}
}

/// Returns a value as an optional; for generated code.
public func _optional<Value>(_ value: Value) -> Value? { value }

/// Returns an optional value; for generated code.
public func _optional<Value>(_ value: Value?) -> Value? { value }

/// Returns a value if an object has a method with a name, otherwise `nil`; for generated code.
@MainActor @preconcurrency public func _method(_ name: String, of object: Any?) -> Void? {
  object.flatMap { NamedMethods.method(name, of: $0 as AnyObject) }.map { _ in }
}

// A requirement that is known to be implemented, as a method that does not throw; for generated code.
// Swift cannot convert optional functions with any number of parameters at once.

/// Returns a method that does not throw.
public func _method<Result>(_ method: (() throws -> Result)?) -> (() -> Result)? {
  method.map { method in { implemented { try method() } } }
}

/// Returns a method that does not throw.
public func _method<A, Result>(_ method: ((A) throws -> Result)?) -> ((A) -> Result)? {
  method.map { method in { a in implemented { try method(a) } } }
}

/// Returns a method that does not throw.
public func _method<A, B, Result>(_ method: ((A, B) throws -> Result)?) -> ((A, B) -> Result)? {
  method.map { method in { a, b in implemented { try method(a, b) } } }
}

/// Returns a method that does not throw.
public func _method<A, B, C, Result>(
  _ method: ((A, B, C) throws -> Result)?
) -> ((A, B, C) -> Result)? {
  method.map { method in { a, b, c in implemented { try method(a, b, c) } } }
}

/// Returns a method that does not throw.
public func _method<A, B, C, D, Result>(
  _ method: ((A, B, C, D) throws -> Result)?
) -> ((A, B, C, D) -> Result)? {
  method.map { method in { a, b, c, d in implemented { try method(a, b, c, d) } } }
}

private func implemented<Result>(_ call: () throws -> Result) -> Result {
  do {
    return try call()
  } catch {
    preconditionFailure("An object lacks the optional requirement that it was asked for.")
  }
}
