import CelloRaster

/// Contrast as defined by WCAG 2: the ratio of relative luminances.
enum RelativeLuminance {
  /// The linear light of each 8-bit value of a component, 0 to 1.
  private static let light: [Double] = (0...255).map { value in
    let component = Double(value) / 255
    guard component > 0.04045 else { return component / 12.92 }
    return power((component + 0.055) / 1.055)
  }

  /// Returns `base` to the power of 2.4, the fifth root of its twelfth power. `base` must be
  /// greater than 0 and at most 1.
  ///
  /// Only basic operations are used, so that all machines compute the same result.
  private static func power(_ base: Double) -> Double {
    let square = base * base
    let fourth = square * square
    let twelfth = fourth * fourth * fourth
    // Newton's method starts above the root, where it cannot overshoot.
    var root = 1.0
    while true {
      let cube = root * root * root
      let next = root - (cube * root * root - twelfth) / (5 * cube * root)
      guard next < root else { return root }
      root = next
    }
  }

  /// Returns the relative luminance of an opaque pixel, 0 to 1.
  static func of(_ pixel: UInt32) -> Double {
    let red = light[Int(pixel & 0xff)]
    let green = light[Int(pixel >> 8 & 0xff)]
    let blue = light[Int(pixel >> 16 & 0xff)]
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue
  }

  /// Returns the contrast of two opaque pixels, 1 to 21.
  static func contrast(_ first: UInt32, _ second: UInt32) -> Double {
    let (first, second) = (of(first), of(second))
    return (max(first, second) + 0.05) / (min(first, second) + 0.05)
  }
}
