extension Double {
  /// The cosine and sine of an angle in radians; exact for multiples of a quarter turn, as far as a
  /// `Double` can represent them.
  ///
  /// They are computed from polynomials in a fixed order of operations, not by the C library, whose
  /// last digit differs between machines. They are NaN for infinite angles and NaN.
  package var unitVector: (cosine: Double, sine: Double) {
    guard isFinite else { return (.nan, .nan) }
    let quarter = Double.pi / 2
    let scaled = self / quarter
    let turns = Int(clamping: scaled + (scaled < 0 ? -0.5 : 0.5))
    // π/2 in two parts, so that the remainder keeps its precision.
    let rest = (self - Double(turns) * quarter) - Double(turns) * 6.123233995736766e-17
    let square = rest * rest
    var sine = rest
    var cosine = 1.0
    var sineTerm = rest
    var cosineTerm = 1.0
    var order = 1.0
    // rest| ≤ π/4: the error of nine terms is below the last bit.
    while order < 19 {
      cosineTerm = -cosineTerm * square / (order * (order + 1))
      cosine += cosineTerm
      sineTerm = -sineTerm * square / ((order + 1) * (order + 2))
      sine += sineTerm
      order += 2
    }
    // An angle within rounding error of a quarter turn is treated as a quarter turn, because π has
    // no exact `Double`.
    if abs(rest) < 1e-12 { (cosine, sine) = (1, 0) }
    switch turns & 3 {
    case 0: return (cosine, sine)
    case 1: return (-sine, cosine)
    case 2: return (-cosine, -sine)
    default: return (sine, -cosine)
    }
  }
}
