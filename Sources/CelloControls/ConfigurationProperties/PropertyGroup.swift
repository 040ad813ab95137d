/// The properties of a configuration, listed in one place.
///
/// The initializer must assign each stored property without an initial value, so the compiler finds
/// properties that are missing from the list. Default values, updates, printing and reading use the
/// list with different sources:
///
/// ```swift
/// init(from source: inout some PropertySource<Self>) {
///   alignment = source.property("alignment", \.alignment, default: .natural)
///   …
/// }
/// ```
protocol PropertyGroup: Hashable {
  init(from source: inout some PropertySource<Self>)
}

/// The source of a group's values.
protocol PropertySource<Group> {
  associatedtype Group

  /// Returns a property that apps can set.
  ///
  /// - Parameters:
  ///   - property: Returns the property of a group.
  ///   - isAlwaysPrinted: A Boolean value that indicates whether the property is printed even if it
  ///     has the default value.
  mutating func property<Value: NotationConvertible>(
    _ name: String, _ property: (Group) -> Overridable<Value>,
    default defaultValue: @autoclosure () -> Value,
    isAlwaysPrinted: Bool
  ) -> Overridable<Value>

  /// Returns the properties of a part. The name of the part is the prefix of their printed names;
  /// an empty name adds nothing.
  mutating func group<Part: PropertyGroup>(_ name: String, _ part: KeyPath<Group, Part>) -> Part
}

extension PropertySource {
  mutating func property<Value: NotationConvertible>(
    _ name: String, _ property: (Group) -> Overridable<Value>,
    default defaultValue: @autoclosure () -> Value
  ) -> Overridable<Value> {
    self.property(name, property, default: defaultValue(), isAlwaysPrinted: false)
  }

  /// Returns a value that apps cannot set or that no style determines. It is never marked as set.
  mutating func value<Value: NotationConvertible & Hashable>(
    _ name: String, _ value: (Group) -> Value, default defaultValue: @autoclosure () -> Value,
    isAlwaysPrinted: Bool = false
  ) -> Value {
    property(
      name, { Overridable(value($0)) }, default: defaultValue(), isAlwaysPrinted: isAlwaysPrinted
    ).value
  }
}

// MARK: - Default values

extension PropertyGroup {
  /// The group with default values that are not set.
  static var defaults: Self {
    var source = DefaultProperties<Self>()
    return Self(from: &source)
  }
}

private struct DefaultProperties<Group>: PropertySource {
  func property<Value: NotationConvertible>(
    _ name: String, _ property: (Group) -> Overridable<Value>,
    default defaultValue: @autoclosure () -> Value,
    isAlwaysPrinted: Bool
  ) -> Overridable<Value> {
    Overridable(defaultValue())
  }

  func group<Part: PropertyGroup>(_ name: String, _ part: KeyPath<Group, Part>) -> Part {
    .defaults
  }
}

// MARK: - Updating

extension PropertyGroup {
  /// Returns the group with the style's values for all properties that are not set.
  func adopting(_ style: Self) -> Self {
    withUnsafePointer(to: self) { own in
      withUnsafePointer(to: style) { style in
        var source = AdoptedProperties(own: own, style: style)
        return Self(from: &source)
      }
    }
  }
}

/// Reads both groups and their parts in place through pointers, because copies would take longer
/// than the rest of an update.
private struct AdoptedProperties<Group>: PropertySource {
  let own: UnsafePointer<Group>
  let style: UnsafePointer<Group>

  func property<Value: NotationConvertible>(
    _ name: String, _ property: (Group) -> Overridable<Value>,
    default defaultValue: @autoclosure () -> Value, isAlwaysPrinted: Bool
  ) -> Overridable<Value> {
    let own = property(self.own.pointee)
    return own.isSet ? own : property(style.pointee)
  }

  func group<Part: PropertyGroup>(_ name: String, _ part: KeyPath<Group, Part>) -> Part {
    guard let ownPart = own.pointer(to: part), let stylePart = style.pointer(to: part) else {
      return own.pointee[keyPath: part].adopting(style.pointee[keyPath: part])
    }
    var source = AdoptedProperties<Part>(own: ownPart, style: stylePart)
    return Part(from: &source)
  }
}

extension UnsafePointer {
  /// Returns the address of a part that is stored in the value; `nil` if the part is computed.
  fileprivate func pointer<Part>(to part: KeyPath<Pointee, Part>) -> UnsafePointer<Part>? {
    MemoryLayout<Pointee>.offset(of: part).map {
      (UnsafeRawPointer(self) + $0).assumingMemoryBound(to: Part.self)
    }
  }
}
