extension ColorComponents {
  /// Creates the color with components in Display P3, as extended sRGB.
  ///
  /// Both color spaces have sRGB's transfer curve and white point; linear components are converted
  /// with a matrix.
  ///
  /// Source of the matrix: the color conversion code of CSS Color Module Level 4. The powers of the
  /// curve are computed with Newton's method, because the results of the C library's `pow` differ
  /// between machines.
  init(displayP3Red: Double, green: Double, blue: Double, alpha: Double) {
    let red = Self.linear(displayP3Red)
    let green = Self.linear(green)
    let blue = Self.linear(blue)
    self.init(
      red: Self.encoded(1.2249401762805598 * red - 0.2249401762805598 * green),
      green: Self.encoded(-0.0420569547096881 * red + 1.0420569547096881 * green),
      blue: Self.encoded(
        -0.0196375545903344 * red - 0.0786360455506319 * green + 1.0982736001409663 * blue),
      alpha: alpha)
  }

  /// Returns the linear intensity of an encoded component. The curve continues above 1, and is
  /// mirrored below 0.
  private static func linear(_ component: Double) -> Double {
    guard component.isFinite else { return component }
    let magnitude = component.magnitude
    if magnitude <= 0.04045 { return component / 12.92 }
    // The power of 2.4 is the square of the base times the square of its fifth root.
    let base = (magnitude + 0.055) / 1.055
    let root = Self.root(5, of: base)
    let power = base * base * (root * root)
    return component < 0 ? -power : power
  }

  /// Returns the encoded component of a linear intensity, the inverse of ``linear(_:)``.
  private static func encoded(_ intensity: Double) -> Double {
    guard intensity.isFinite else { return intensity }
    let magnitude = intensity.magnitude
    if magnitude <= 0.0031308 { return intensity * 12.92 }
    // The power of 1/2.4 is the fifth power of the twelfth root.
    let root = Self.root(3, of: magnitude.squareRoot().squareRoot())
    let component = 1.055 * (root * root * root * root * root) - 0.055
    return intensity < 0 ? -component : component
  }

  /// Returns a root of a positive number, with Newton's method from above, until it no longer
  /// decreases.
  private static func root(_ degree: Int, of number: Double) -> Double {
    var root = max(number, 1)
    while true {
      var power = root
      for _ in 0..<(degree - 2) { power *= root }
      let next = (Double(degree - 1) * root + number / power) / Double(degree)
      guard next < root else { return root }
      root = next
    }
  }
}
