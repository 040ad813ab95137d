// Members of classes, such as those of `CALayer`, are preferred to members of a protocol, and can be overridden.
extension NSObjectProtocol {
  /// Returns the value of a property by its name.
  ///
  /// Known names are those of UIKit's properties that code often names, such as `text`, `isHidden` and `searchField`, those of
  /// stored properties of Swift classes, and those of properties and methods of classes whose sources have been prepared.
  /// Dictionaries and user defaults return the value of their key. Other names are unknown: on iOS, they end the process; here,
  /// the result is `nil`, with a warning.
  public func value(forKey key: String) -> Any? {
    switch self {
    case let layer as CALayer: return layer.value(forKeyPath: key)
    case let animation as CAAnimation: return animation.value(forKey: key)
    case let dictionary as NSDictionary: return dictionary.object(forKey: key)
    case let defaults as UserDefaults: return defaults.object(forKey: key)
    default: break
    }
    nonisolated(unsafe) let object = self as? NSObject
    nonisolated(unsafe) var result: Any?
    MainActor.assumeIsolated {
      result = object.flatMap { KeyedValues.value(of: $0, forKey: key) }
    }
    return result
  }

  /// Sets the value of a property by its name.
  ///
  /// Known names are those of UIKit's properties that code often names, such as `text` and `isHidden`, and those of the
  /// properties of classes whose sources have been prepared. Mutable dictionaries and user defaults set the value of their key.
  /// A value of another type, and other names, have no effect but a warning. On iOS, they end the process.
  public func setValue(_ value: Any?, forKey key: String) {
    switch self {
    case let layer as CALayer: return layer.setValue(value, forKeyPath: key)
    case let animation as CAAnimation: return animation.setValue(value, forKey: key)
    case let dictionary as NSMutableDictionary:
      if let value { dictionary[key] = value } else { dictionary.removeObject(forKey: key) }
      return
    case let defaults as UserDefaults: return defaults.set(value, forKey: key)
    default: break
    }
    nonisolated(unsafe) let (object, value) = (self as? NSObject, value)
    MainActor.assumeIsolated {
      if let object { KeyedValues.setValue(value, of: object, forKey: key) }
    }
  }

  /// Returns the value at the end of names that are separated by periods; see ``value(forKey:)``.
  public func value(forKeyPath keyPath: String) -> Any? {
    if let layer = self as? CALayer { return layer.value(forKeyPath: keyPath) }
    guard let period = keyPath.firstIndex(of: ".") else { return value(forKey: keyPath) }
    guard let next = value(forKey: String(keyPath[..<period])) as? NSObject else { return nil }
    return next.value(forKeyPath: String(keyPath[keyPath.index(after: period)...]))
  }

  /// Sets the value at the end of names that are separated by periods; see ``setValue(_:forKey:)``.
  ///
  /// If an object on the way is `nil`, nothing is set.
  public func setValue(_ value: Any?, forKeyPath keyPath: String) {
    if let layer = self as? CALayer { return layer.setValue(value, forKeyPath: keyPath) }
    guard let period = keyPath.firstIndex(of: ".") else { return setValue(value, forKey: keyPath) }
    guard let next = self.value(forKey: String(keyPath[..<period])) as? NSObject else { return }
    next.setValue(value, forKeyPath: String(keyPath[keyPath.index(after: period)...]))
  }
}

/// Key-value coding of objects that belong to the main thread.
@MainActor enum KeyedValues {
  static let warnings = WarningLog()

  static func value(of object: NSObject, forKey key: String) -> Any? {
    if let result = NamedMethods.result(of: key, on: object) {
      return result.value.flatMap { KeyedProperty.object($0) }
    }
    if let property = KeyedProperty.property(key, of: object) { return property.value(object) }
    var next: Mirror? = Mirror(reflecting: object)
    while let mirror = next {
      if let child = mirror.children.first(where: { $0.label == key }) {
        return KeyedProperty.object(child.value)
      }
      next = mirror.superclassMirror
    }
    warnings.note("\(type(of: object)) has no property '\(key)' that can be read by its name.")
    return nil
  }

  static func setValue(_ value: Any?, of object: NSObject, forKey key: String) {
    let setter = "set" + key.prefix(1).uppercased() + key.dropFirst() + ":"
    if NamedMethods.result(of: setter, on: object, value) != nil { return }
    let property = KeyedProperty.property(key, of: object)
    guard NamedMethods.has(setter, on: object) || property?.set != nil else {
      warnings.note("\(type(of: object)) has no property '\(key)' that can be set by its name.")
      return
    }
    if property?.set?(object, value) != true {
      let kind = value.map { "\(type(of: $0))" } ?? "nil"
      warnings.note("\(type(of: object)): the property '\(key)' cannot be set to a \(kind).")
    }
  }
}
