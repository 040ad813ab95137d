extension Double {
  /// Returns the angle in radians of a direction, from −π to π: 0 along the x axis, increasing
  /// toward the positive y axis. It is 0 if both components are 0, and NaN if a component is NaN.
  ///
  /// Like ``unitVector``, it uses a fixed order of operations instead of the C library.
  package static func angle(x: Double, y: Double) -> Double {
    guard !x.isNaN, !y.isNaN else { return .nan }
    let (width, height) = (x.magnitude, y.magnitude)
    guard width > 0 || height > 0 else { return 0 }
    let angle: Double =
      if width.isInfinite || height.isInfinite {
        width == height ? .pi / 4 : width > height ? 0 : .pi / 2
      } else if height > width {
        .pi / 2 - arcTangent(width / height)
      } else {
        arcTangent(height / width)
      }
    let rightHalf = x < 0 ? .pi - angle : angle
    return y < 0 ? -rightHalf : rightHalf
  }

  /// Returns the angle whose tangent is a number from 0 to 1.
  private static func arcTangent(_ tangent: Double) -> Double {
    // Halves the angle twice: at most a sixteenth of π remains.
    let half = tangent / (1 + (1 + tangent * tangent).squareRoot())
    let quarter = half / (1 + (1 + half * half).squareRoot())
    let square = quarter * quarter
    // quarter ≤ 0.199: the error of twelve terms is below the last bit.
    var sum = 0.0
    var order = 23.0
    while order >= 1 {
      sum = 1 / order - square * sum
      order -= 2
    }
    return 4 * quarter * sum
  }
}
