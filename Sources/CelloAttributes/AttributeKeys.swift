// This module uses the Swift 5 language mode: it processes attributes of all types, and cannot
// prove that the values of an app's own attributes are Sendable. It only copies them from one
// container to another.
import Foundation
@_spi(Reflection) import Swift

/// Returns the keys of a scope and its nested scopes, in the order of their declarations.
package func attributeKeys(of scope: any AttributeScope.Type) -> [any AttributedStringKey.Type] {
  var keys: [any AttributedStringKey.Type] = []
  collect(from: scope, into: &keys)
  return keys
}

private func collect(from scope: Any.Type, into keys: inout [any AttributedStringKey.Type]) {
  // A scope is a structure without instances; the types of its fields identify the keys. Kinds of
  // fields that the runtime does not support are skipped.
  let ignoringUnknown = _EachFieldOptions(rawValue: 2)
  _forEachField(of: scope, options: ignoringUnknown) { _, _, type, _ in
    if let key = type as? any AttributedStringKey.Type {
      keys.append(key)
    } else if let scope = type as? any AttributeScope.Type {
      collect(from: scope, into: &keys)
    }
    return true
  }
}

extension AttributedStringKey {
  /// Returns the attribute's value in a container; `nil` if the container has none.
  package static func value(in container: AttributeContainer) -> Value? { container[Self.self] }

  /// Sets the attribute's value in a container.
  ///
  /// - Returns: `false` if the value is not of the attribute's type.
  package static func set(_ value: Any, in container: inout AttributeContainer) -> Bool {
    guard let value = value as? Value else { return false }
    container[Self.self] = value
    return true
  }
}
