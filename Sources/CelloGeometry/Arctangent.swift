extension Double {
  /// The angle of a vector in radians, from -π to π: 0 along x, positive toward y. The zero vector and
  /// one with NaN have the angle 0.
  ///
  /// It comes from square roots and a polynomial in a fixed order of operations, not from the C
  /// library, whose last digit differs between machines. Its error is below 10⁻¹⁵.
  package static func arctangent(y: Double, x: Double) -> Double {
    let (width, height) = (x.magnitude, y.magnitude)
    guard width > 0 || height > 0 else { return 0 }
    let angle: Double
    if width >= height {
      angle = arctangent(width.isInfinite && height.isInfinite ? 1 : height / width)
    } else {
      angle = .pi / 2 - arctangent(width / height)
    }
    let upper = x < 0 ? .pi - angle : angle
    return y < 0 ? -upper : upper
  }

  /// The arctangent of a slope from 0 to 1.
  private static func arctangent(_ slope: Double) -> Double {
    // Half the angle twice: the rest is below the tangent of π/16.
    var rest = slope
    for _ in 0..<2 { rest /= 1 + (1 + rest * rest).squareRoot() }
    let square = rest * rest
    var power = rest
    var sum = 0.0
    var order = 1.0
    // Thirteen terms go below the last bit.
    while order < 27 {
      sum += power / order
      power = -power * square
      order += 2
    }
    return 4 * sum
  }
}
