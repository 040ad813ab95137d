internal import CelloAttributes

// Conversions between `AttributedString` and `NSAttributedString`, which Foundation provides on
// Apple's systems only.

extension NSAttributedString {
  /// Creates a string with the attributes of UIKit and Foundation; other attributes are omitted.
  public convenience init(_ attrStr: AttributedString) {
    self.init(attrStr, keys: AttributeTable.standard)
  }

  /// Creates a string with the attributes of a scope; other attributes are omitted.
  public convenience init<S: AttributeScope>(
    _ attrStr: AttributedString, including scope: KeyPath<AttributeScopes, S.Type>
  ) throws {
    try self.init(attrStr, including: S.self)
  }

  /// Creates a string with the attributes of a scope; other attributes are omitted.
  public convenience init<S: AttributeScope>(
    _ attrStr: AttributedString, including scope: S.Type
  ) throws {
    self.init(attrStr, keys: AttributeTable.keys(of: scope))
  }

  private convenience init(
    _ text: AttributedString, keys: [any AttributedStringKey.Type]
  ) {
    let result = NSMutableAttributedString(string: String(text.characters[...]))
    var location = 0
    for run in text.runs {
      let length = String(String.UnicodeScalarView(text.unicodeScalars[run.range])).utf16.count
      let attributes = AttributeTable.attributes(of: run.attributes, keys)
      if !attributes.isEmpty {
        result.setAttributes(attributes, range: NSRange(location: location, length: length))
      }
      location += length
    }
    self.init(attributedString: result)
  }
}

extension AttributedString {
  /// Creates a string with the attributes of UIKit and Foundation. Other attributes, and values of
  /// the wrong type, are omitted.
  public init(_ nsStr: NSAttributedString) {
    // Only strict conversions throw.
    self = (try? Self.make(nsStr, AttributeTable.standard, isStrict: false)) ?? AttributedString()
  }

  /// Creates a string with the attributes of a scope; other attributes are omitted.
  ///
  /// - Throws: `CocoaError` if a value does not have its attribute's type.
  public init<S: AttributeScope>(
    _ nsStr: NSAttributedString, including scope: KeyPath<AttributeScopes, S.Type>
  ) throws {
    try self.init(nsStr, including: S.self)
  }

  /// Creates a string with the attributes of a scope; other attributes are omitted.
  ///
  /// - Throws: `CocoaError` if a value does not have its attribute's type.
  public init<S: AttributeScope>(
    _ nsStr: NSAttributedString, including scope: S.Type
  ) throws {
    self = try Self.make(nsStr, AttributeTable.keys(of: scope), isStrict: true)
  }

  private static func make(
    _ text: NSAttributedString, _ keys: [any AttributedStringKey.Type], isStrict: Bool
  ) throws -> AttributedString {
    var result = AttributedString()
    let scalars = text.string.unicodeScalars
    var position = scalars.startIndex
    var offset = 0
    var failure: (any Error)?
    text.forEachRun { values, range in
      // A range that ends inside a surrogate pair includes the whole pair.
      let start = position
      while offset < range.location + range.length, position < scalars.endIndex {
        offset += UTF16.width(scalars[position])
        scalars.formIndex(after: &position)
      }
      guard start < position else { return }
      do {
        let container = try AttributeTable.container(of: values, keys, isStrict: isStrict)
        result.append(AttributedString(String(scalars[start..<position]), attributes: container))
      } catch {
        failure = failure ?? error
      }
    }
    if let failure { throw failure }
    return result
  }
}

extension AttributeContainer {
  /// Creates a container with the attributes of UIKit and Foundation. Other attributes, and values
  /// of the wrong type, are omitted.
  public init(_ dictionary: [NSAttributedString.Key: Any]) {
    self =
      (try? AttributeTable.container(of: dictionary, AttributeTable.standard, isStrict: false))
      ?? AttributeContainer()
  }

  /// Creates a container with the attributes of a scope; other attributes are omitted.
  ///
  /// - Throws: `CocoaError` if a value does not have its attribute's type.
  public init<S: AttributeScope>(
    _ dictionary: [NSAttributedString.Key: Any], including scope: KeyPath<AttributeScopes, S.Type>
  ) throws {
    try self.init(dictionary, including: S.self)
  }

  /// Creates a container with the attributes of a scope; other attributes are omitted.
  ///
  /// - Throws: `CocoaError` if a value does not have its attribute's type.
  public init<S: AttributeScope>(
    _ dictionary: [NSAttributedString.Key: Any], including scope: S.Type
  ) throws {
    self = try AttributeTable.container(
      of: dictionary, AttributeTable.keys(of: scope), isStrict: true)
  }
}

extension Dictionary where Key == NSAttributedString.Key, Value == Any {
  /// Creates a dictionary with the attributes of UIKit and Foundation; other attributes are
  /// omitted.
  public init(_ container: AttributeContainer) {
    self = AttributeTable.attributes(of: container, AttributeTable.standard)
  }

  /// Creates a dictionary with the attributes of a scope; other attributes are omitted.
  public init<S: AttributeScope>(
    _ container: AttributeContainer, including scope: KeyPath<AttributeScopes, S.Type>
  ) throws {
    try self.init(container, including: S.self)
  }

  /// Creates a dictionary with the attributes of a scope; other attributes are omitted.
  public init<S: AttributeScope>(_ container: AttributeContainer, including scope: S.Type) throws {
    self = AttributeTable.attributes(of: container, AttributeTable.keys(of: scope))
  }
}

/// Conversion of the attributes of scopes.
private enum AttributeTable {
  /// The attributes that conversions without a scope include.
  static let standard = attributeKeys(of: AttributeScopes.UIKitAttributes.self)

  static func keys(of scope: any AttributeScope.Type) -> [any AttributedStringKey.Type] {
    scope == AttributeScopes.UIKitAttributes.self ? standard : attributeKeys(of: scope)
  }

  static func attributes(
    of container: AttributeContainer, _ keys: [any AttributedStringKey.Type]
  ) -> [NSAttributedString.Key: Any] {
    var result: [NSAttributedString.Key: Any] = [:]
    for key in keys {
      if let value = object(key, in: container) { result[.init(rawValue: key.name)] = value }
    }
    return result
  }

  static func container(
    of attributes: [NSAttributedString.Key: Any], _ keys: [any AttributedStringKey.Type],
    isStrict: Bool
  ) throws -> AttributeContainer {
    var result = AttributeContainer()
    for key in keys {
      guard let object = attributes[.init(rawValue: key.name)] else { continue }
      if !key.set(value(key, of: object) ?? object, in: &result), isStrict {
        throw CocoaError(
          .coderInvalidValue,
          userInfo: [
            NSLocalizedDescriptionKey:
              "The attribute \(key.name) is a \(type(of: object)); give it a value of its type."
          ])
      }
    }
    return result
  }

  /// Returns a value in the type that `NSAttributedString` stores.
  private static func object<K: AttributedStringKey>(
    _ key: K.Type, in container: AttributeContainer
  ) -> Any? {
    let value = key.value(in: container)
    if let style = value as? NSUnderlineStyle { return style.rawValue }
    return value
  }

  /// Returns a stored value in the attribute's type; `nil` if no conversion is needed.
  private static func value<K: AttributedStringKey>(_ key: K.Type, of object: Any) -> Any? {
    switch K.Value.self {
    case is CGFloat.Type: CGFloat(any: object)
    case is NSUnderlineStyle.Type: NSUnderlineStyle(any: object)
    case is Int.Type: (object as? NSNumber)?.intValue
    case is URL.Type: (object as? String).flatMap { URL(string: $0) }
    default: nil
    }
  }
}
