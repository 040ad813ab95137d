/// Reads values of objects by their keys.
enum PredicateKeyPath {
  /// Returns the value at the end of keys that are separated by periods, in its compared form.
  ///
  /// The value of a collection is the array of the values of its elements. A key that starts with `@`
  /// is an operator of the collection, such as `@count`, and the keys after it belong to its elements.
  static func value(of object: Any?, at path: String) -> Any? {
    value(of: object, at: path.split(separator: ".", omittingEmptySubsequences: false)[...])
  }

  private static func value(of object: Any?, at keys: ArraySlice<Substring>) -> Any? {
    guard let key = keys.first else { return PredicateValue.normalized(object) }
    guard let object = PredicateValue.normalized(object) else { return nil }
    if let elements = object as? [Any] {
      if key == "self" { return value(of: elements, at: keys.dropFirst()) }
      if key.hasPrefix("@") {
        return PredicateFunctions.value(
          ofOperator: key.dropFirst(), elements: elements, keys: keys.dropFirst())
      }
      return elements.map { value(of: $0, at: keys) ?? NSNull() }
    }
    return value(of: member(String(key), of: object), at: keys.dropFirst())
  }

  /// Returns the value for a key of an object other than an array.
  private static func member(_ key: String, of object: Any) -> Any? {
    switch (object, key) {
    case (_, "self"): return object
    case (let values as [AnyHashable: Any], "@count"): return values.count
    case (let values as [AnyHashable: Any], "@allKeys"): return values.keys.map { $0.base }
    case (let values as [AnyHashable: Any], "@allValues"): return Array(values.values)
    case (let values as [AnyHashable: Any], _): return values[AnyHashable(key)]
    case (let text as String, _): return member(key, of: text)
    case (let number as PredicateNumber, _): return member(key, of: number)
    case (let url as URL, _): return member(key, of: url)
    case (let url as NSURL, _): return member(key, of: url as URL)
    case (let date as Date, "timeIntervalSince1970"): return date.timeIntervalSince1970
    case (let date as Date, "timeIntervalSinceReferenceDate"):
      return date.timeIntervalSinceReferenceDate
    case (let object as NSObject, _):
      guard MainQueue.isCurrent || Thread.isMainThread else {
        PredicateWarnings.log.note(
          "NSPredicate: properties of objects, such as '\(key)', are read only in the main thread.")
        return nil
      }
      return object.value(forKey: key)
    case (_, "description"): return "\(object)"
    default:
      PredicateWarnings.log.note(
        "NSPredicate: \(type(of: object)) is not a class that inherits NSObject, so it has no keys, "
          + "such as '\(key)'. On iOS, this ends the process.")
      return nil
    }
  }

  private static func member(_ key: String, of text: String) -> Any? {
    switch key {
    case "length": text.utf16.count
    case "uppercaseString": text.uppercased()
    case "lowercaseString": text.lowercased()
    case "capitalizedString": text.capitalized
    case "integerValue", "intValue", "longLongValue": (text as NSString).integerValue
    case "doubleValue", "floatValue": (text as NSString).doubleValue
    case "boolValue": (text as NSString).boolValue
    case "lastPathComponent": (text as NSString).lastPathComponent
    case "pathExtension": (text as NSString).pathExtension
    case "description": text
    default: unknown(key, of: "a text")
    }
  }

  private static func member(_ key: String, of number: PredicateNumber) -> Any? {
    switch key {
    case "integerValue", "intValue", "longLongValue": number.integer
    case "doubleValue", "floatValue": number.double
    case "boolValue": !number.isZero
    case "stringValue", "description": number.description
    default: unknown(key, of: "a number")
    }
  }

  private static func member(_ key: String, of url: URL) -> Any? {
    switch key {
    case "absoluteString", "description": url.absoluteString
    case "path": url.path
    case "lastPathComponent": url.lastPathComponent
    case "pathExtension": url.pathExtension
    case "host": url.host
    case "scheme": url.scheme
    case "query": url.query
    default: unknown(key, of: "a URL")
    }
  }

  private static func unknown(_ key: String, of kind: String) -> Any? {
    PredicateWarnings.log.note(
      "NSPredicate: \(kind) has no key '\(key)'. On iOS, this ends the process.")
    return nil
  }
}

/// Warnings about values that predicates cannot use.
enum PredicateWarnings {
  static let log = WarningLog()
}
