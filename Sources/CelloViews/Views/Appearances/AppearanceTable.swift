/// The properties of a class that its appearance proxies have values for.
@_spi(Cello) @MainActor public struct AppearanceTable {
  let owner: AnyClass
  let properties: [AppearanceProperty]
  private let make: @MainActor () -> NSObject

  /// Creates a table.
  ///
  /// - Parameters:
  ///   - owner: the class that declares the properties.
  ///   - superclass: the table of the superclass, whose properties are added, except for those with
  ///     the same names; `nil` for none.
  ///   - lists: the properties that the class declares.
  ///   - make: creates an object, whose values are the defaults of the class.
  package init<Owner: NSObject>(
    _ owner: Owner.Type, superclass: AppearanceTable?, properties lists: [AppearanceProperty]...,
    make: @escaping @MainActor () -> Owner
  ) {
    self.owner = owner
    let properties = lists.flatMap { $0 }
    let names = Set(properties.map(\.name))
    self.properties =
      (superclass?.properties ?? []).filter { !names.contains($0.name) } + properties
    self.make = make
  }

  /// The default values of the properties.
  var defaults: [AppearanceProperty.Value] {
    if let known = Self.knownDefaults[ObjectIdentifier(owner)] { return known }
    let object = make()
    let values = properties.map { $0.get(object) }
    Self.knownDefaults[ObjectIdentifier(owner)] = values
    return values
  }

  private static var knownDefaults: [ObjectIdentifier: [AppearanceProperty.Value]] = [:]
}

/// A property that appearance proxies have a value for. Methods with parameters, such as the title
/// attributes for a state, are a property for each combination of parameters.
@MainActor package struct AppearanceProperty {
  /// A value of any type.
  package typealias Value = AnyObject

  private final class Box<Content> {
    let content: Content

    init(_ content: Content) { self.content = content }
  }

  let name: String
  let get: @MainActor (NSObject) -> Value
  let set: @MainActor (NSObject, Value) -> Void
  let areEqual: @MainActor (Value, Value) -> Bool

  /// Creates a property.
  ///
  /// - Parameters:
  ///   - get: returns the value that was set, or else a constant default.
  ///   - set: sets the value, as an app does.
  package init<Owner: NSObject, Content>(
    _ name: String, of owner: Owner.Type,
    get: @escaping @MainActor (Owner) -> Content,
    set: @escaping @MainActor (Owner, Content) -> Void,
    areEqual: @escaping @MainActor (Content, Content) -> Bool
  ) {
    self.name = name
    self.get = { object in Box((object as? Owner).map(get)) }
    self.set = { object, value in
      guard let owner = object as? Owner, let value = (value as? Box<Content?>)?.content else {
        return
      }
      set(owner, value)
    }
    self.areEqual = { left, right in
      guard let left = (left as? Box<Content?>)?.content,
        let right = (right as? Box<Content?>)?.content
      else { return false }
      return areEqual(left, right)
    }
  }

  /// Creates a property whose values have an equality.
  package init<Owner: NSObject, Content: Equatable>(
    _ name: String, of owner: Owner.Type,
    get: @escaping @MainActor (Owner) -> Content,
    set: @escaping @MainActor (Owner, Content) -> Void
  ) {
    self.init(name, of: owner, get: get, set: set, areEqual: { $0 == $1 })
  }

  /// Creates a property whose default is constant.
  package init<Owner: NSObject, Content: Equatable>(
    _ name: String, _ path: ReferenceWritableKeyPath<Owner, Content>
  ) {
    self.init(
      name, of: Owner.self, get: { $0[keyPath: path] }, set: { $0[keyPath: path] = $1 })
  }

  /// Creates a property whose values are text attributes.
  package init<Owner: NSObject>(
    attributes name: String, of owner: Owner.Type,
    get: @escaping @MainActor (Owner) -> [NSAttributedString.Key: Any]?,
    set: @escaping @MainActor (Owner, [NSAttributedString.Key: Any]?) -> Void
  ) {
    self.init(name, of: owner, get: get, set: set) { left, right in
      guard let left, let right else { return left == nil && right == nil }
      let text = "a"
      return NSAttributedString(string: text, attributes: left)
        .isEqual(to: NSAttributedString(string: text, attributes: right))
    }
  }

  /// Creates a property whose values are objects, which are equal only if they are identical.
  package init<Owner: NSObject, Content: AnyObject>(
    object name: String, of owner: Owner.Type,
    get: @escaping @MainActor (Owner) -> Content?,
    set: @escaping @MainActor (Owner, Content?) -> Void
  ) {
    self.init(name, of: owner, get: get, set: set, areEqual: { $0 === $1 })
  }
}
