/// The coder with which an object of a nib file is created.
///
/// UIKit's classes have an `init(coder:)` for it, which first creates the object as other initializers do, and then calls
/// ``NSCoder/apply(to:as:)``. So a subclass in an app finds the object with its properties and subviews after
/// `super.init(coder:)`, as on iOS. The coder contains no values for keys: what an app decodes itself is missing.
package final class NibCoder: NSCoder {
  private let initialValues: [String: Any]
  private let properties: @MainActor (_ object: AnyObject, _ type: AnyClass) -> Void

  /// Creates a coder.
  ///
  /// - Parameters:
  ///   - initialValues: values that objects need when they are created, such as the style of a table.
  ///   - properties: sets the other properties of an object. It is called for each class of UIKit that the object is an instance
  ///     of, from the most general to the most special one.
  package init(
    initialValues: [String: Any] = [:],
    properties: @escaping @MainActor (_ object: AnyObject, _ type: AnyClass) -> Void
  ) {
    self.initialValues = initialValues
    self.properties = properties
    super.init()
  }

  /// Returns a value that an object needs when it is created; `nil` if there is none of the type.
  package func initialValue<Value>(_ name: String, as type: Value.Type = Value.self) -> Value? {
    initialValues[name] as? Value
  }

  @MainActor fileprivate func setProperties(of object: AnyObject, as type: AnyClass) {
    properties(object, type)
  }

  // MARK: Values of keys

  package override var allowsKeyedCoding: Bool { true }
  package override func containsValue(forKey key: String) -> Bool { false }
  package override func decodeObject(forKey key: String) -> Any? { nil }
  package override func decodeBool(forKey key: String) -> Bool { false }
  package override func decodeInteger(forKey key: String) -> Int { 0 }
  package override func decodeCInt(forKey key: String) -> Int32 { 0 }
  package override func decodeInt32(forKey key: String) -> Int32 { 0 }
  package override func decodeInt64(forKey key: String) -> Int64 { 0 }
  package override func decodeFloat(forKey key: String) -> Float { 0 }
  package override func decodeDouble(forKey key: String) -> Double { 0 }
}

extension NSCoder {
  /// The coder if it is that of a nib file; otherwise `nil`.
  package var nib: NibCoder? { self as? NibCoder }

  /// Sets the properties of an object from a nib file, at the end of the initializer of a class of UIKit.
  @MainActor package func apply(to object: AnyObject, as type: AnyClass) {
    nib?.setProperties(of: object, as: type)
  }
}
