/// A value and its range. Changing one of them adjusts the others.
///
/// Source: Apple's documentation of `UISlider`, except for NaN.
struct SliderRange: Hashable {
  private var storedValue: Float = 0
  private var storedMinimum: Float = 0
  private var storedMaximum: Float = 1

  var value: Float {
    get { storedValue }
    set { storedValue = newValue.isNaN ? storedMinimum : clamped(newValue) }
  }

  var minimum: Float {
    get { storedMinimum }
    set {
      storedMinimum = newValue.isNaN ? 0 : newValue
      storedMaximum = max(storedMinimum, storedMaximum)
      storedValue = clamped(storedValue)
    }
  }

  var maximum: Float {
    get { storedMaximum }
    set {
      storedMaximum = newValue.isNaN ? 0 : newValue
      storedMinimum = min(storedMinimum, storedMaximum)
      storedValue = clamped(storedValue)
    }
  }

  /// The position of a value in the range, from 0 to 1; 0 in a range that is empty or not finite.
  func share(of value: Float) -> Float {
    let length = storedMaximum - storedMinimum
    guard length > 0, length.isFinite, !value.isNaN else { return 0 }
    return (clamped(value) - storedMinimum) / length
  }

  private func clamped(_ value: Float) -> Float { min(max(value, storedMinimum), storedMaximum) }
}
