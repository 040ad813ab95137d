/// A property of a configuration that follows the style until an app sets it.
struct Overridable<Value: Hashable>: Hashable {
  /// The current value. Assigning it changes the style's value; ``set(_:)`` assigns an app's value.
  var value: Value
  /// A Boolean value that indicates whether an app set the value, even to the same value. Updates
  /// do not change such a value.
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
