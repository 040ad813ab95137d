// Swift 5's rules hold in this module: it goes through attributes of every kind, and cannot prove
// of the values of an app's own that they are Sendable. It only hands them from one container to
// another.
import Foundation
@_spi(Reflection) import Swift

/// The keys of a scope and of the scopes in it, in the order in which they are declared.
package func attributeKeys(of scope: any AttributeScope.Type) -> [any AttributedStringKey.Type] {
  var keys: [any AttributedStringKey.Type] = []
  collect(from: scope, into: &keys)
  return keys
}

private func collect(from scope: Any.Type, into keys: inout [any AttributedStringKey.Type]) {
  // A scope is a structure that is never made; what it says is in the types of its fields. Kinds of
  // fields that the runtime does not know are passed over.
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
  /// The attribute's value in a container; `nil` when it has none.
  package static func value(in container: AttributeContainer) -> Value? { container[Self.self] }

  /// Puts a value into a container; `false` when it is not of the attribute's type.
  package static func set(_ value: Any, in container: inout AttributeContainer) -> Bool {
    guard let value = value as? Value else { return false }
    container[Self.self] = value
    return true
  }
}
