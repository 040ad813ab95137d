/// A number in a predicate.
enum PredicateNumber: Hashable {
  case integer(Int64)
  case real(Double)

  var double: Double {
    switch self {
    case .integer(let value): Double(value)
    case .real(let value): value
    }
  }

  /// The integer part; the nearest integer for numbers out of range, and 0 for NaN.
  var integer: Int64 {
    switch self {
    case .integer(let value): value
    case .real(let value):
      value.isNaN ? 0 : Int64(exactly: value.rounded(.towardZero)) ?? (value < 0 ? .min : .max)
    }
  }

  var isZero: Bool { double == 0 }

  /// Returns the result of two integers, or that of their values as floating-point numbers if one is
  /// not an integer or the result is out of range.
  static func combined(
    _ left: Self, _ right: Self, _ integers: (Int64, Int64) -> (Int64, Bool),
    _ reals: (Double, Double) -> Double
  ) -> Self {
    if case (.integer(let left), .integer(let right)) = (left, right) {
      let (result, overflows) = integers(left, right)
      if !overflows { return .integer(result) }
    }
    return .real(reals(left.double, right.double))
  }

  static func == (left: Self, right: Self) -> Bool {
    if case (.integer(let left), .integer(let right)) = (left, right) { return left == right }
    return left.double == right.double
  }

  func hash(into hasher: inout Hasher) { hasher.combine(double) }

  static func < (left: Self, right: Self) -> Bool {
    if case (.integer(let left), .integer(let right)) = (left, right) { return left < right }
    return left.double < right.double
  }
}

extension PredicateNumber: CustomStringConvertible {
  var description: String {
    switch self {
    case .integer(let value): "\(value)"
    case .real(let value):
      abs(value) < 1e15 ? Int64(exactly: value).map { "\($0)" } ?? "\(value)" : "\(value)"
    }
  }
}
