/// A property of a configuration that follows the style until an app sets it.
struct Overridable<Value: Hashable>: Hashable {
  /// The value in effect. Assigning it changes what the style gives; apps change it by ``set(_:)``.
  var value: Value
  /// Whether an app set the value, even if to the one it had. Updates leave such a value alone.
  private(set) var isSet = false

  init(_ value: Value, isSet: Bool = false) {
    self.value = value
    self.isSet = isSet
  }

  mutating func set(_ newValue: Value) {
    value = newValue
    isSet = true
  }
}

extension Overridable: Sendable where Value: Sendable {}
