extension Double {
  /// The natural logarithm of 2 in two parts, so that its multiples keep their precision.
  private static let logarithmOf2 = (high: 0.693147180369123816490, low: 1.90821492927058770002e-10)

  /// e to the power of the number; 0 below about −745, infinity above about 709, NaN for NaN.
  ///
  /// Like ``unitVector``, it uses a fixed order of operations instead of the C library.
  package var exponential: Double {
    guard !isNaN else { return .nan }
    guard self < 709.8 else { return .infinity }
    guard self > -745.2 else { return 0 }
    let scaled = self * 1.4426950408889634
    let halvings = Int(clamping: scaled + (scaled < 0 ? -0.5 : 0.5))
    let rest =
      (self - Double(halvings) * Self.logarithmOf2.high) - Double(halvings) * Self.logarithmOf2.low
    // rest| ≤ 0.35: the error of fifteen terms is below the last bit.
    var sum = 1.0
    var order = 15.0
    while order >= 1 {
      sum = 1 + sum * rest / order
      order -= 1
    }
    // The division has two steps, because a single factor cannot represent a power below the
    // smallest normal number.
    let half = halvings / 2
    return sum * Double(sign: .plus, exponent: half, significand: 1)
      * Double(sign: .plus, exponent: halvings - half, significand: 1)
  }

  /// The natural logarithm; −infinity for 0, NaN for negative numbers and NaN.
  package var naturalLogarithm: Double {
    guard self > 0 else { return self == 0 ? -.infinity : .nan }
    guard isFinite else { return self }
    var fraction = significand
    var power = Double(exponent)
    if fraction > 1.4142135623730951 {
      fraction /= 2
      power += 1
    }
    let share = (fraction - 1) / (fraction + 1)
    let square = share * share
    // share| ≤ 0.172: the error of twelve terms is below the last bit.
    var sum = 0.0
    var order = 23.0
    while order >= 1 {
      sum = 1 / order + sum * square
      order -= 2
    }
    return 2 * share * sum + power * Self.logarithmOf2.low + power * Self.logarithmOf2.high
  }
}
