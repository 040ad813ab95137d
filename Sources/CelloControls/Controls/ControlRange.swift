/// A value and its range. Changing one of the three numbers adjusts the others.
///
/// Source: Apple's documentation of `UISlider` and `UIStepper`, except for NaN.
struct ControlRange<Value: BinaryFloatingPoint>: Hashable {
  private var storedValue: Value = 0
  private var storedMinimum: Value = 0
  private var storedMaximum: Value

  /// Creates a range from 0.
  init(maximum: Value) { storedMaximum = maximum }

  var value: Value {
    get { storedValue }
    set { storedValue = newValue.isNaN ? storedMinimum : clamped(newValue) }
  }

  var minimum: Value {
    get { storedMinimum }
    set {
      storedMinimum = newValue.isNaN ? 0 : newValue
      storedMaximum = max(storedMinimum, storedMaximum)
      storedValue = clamped(storedValue)
    }
  }

  var maximum: Value {
    get { storedMaximum }
    set {
      storedMaximum = newValue.isNaN ? 0 : newValue
      storedMinimum = min(storedMinimum, storedMaximum)
      storedValue = clamped(storedValue)
    }
  }

  /// Returns the position of a value in the range, from 0 to 1; 0 if the range is empty or not
  /// finite.
  func share(of value: Value) -> Value {
    let length = storedMaximum - storedMinimum
    guard length > 0, length.isFinite, !value.isNaN else { return 0 }
    return (clamped(value) - storedMinimum) / length
  }

  private func clamped(_ value: Value) -> Value { min(max(value, storedMinimum), storedMaximum) }
}

extension Float {
  /// The value, from 0 to 1, in whole percent, as assistive technologies speak it.
  var percentage: String { "\(Int(clamping: Double(self * 100) + 0.5))%" }
}
