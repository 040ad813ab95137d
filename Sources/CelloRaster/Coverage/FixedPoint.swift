/// Device coordinates as integer 1/256ths of a pixel ("24.8").
enum Fixed {
  static let shift = 8
  static let one = 256
  /// The magnitude at which coordinates are clamped before conversion to fixed point; larger than
  /// any bitmap.
  static let limitInPixels = 4_194_304.0

  /// Returns the nearest 1/256 of a pixel; a tie is rounded up. Numbers beyond the limit, including
  /// infinities, are clamped to it, and NaN is treated as 0. The number is first rounded to 2⁻¹⁶
  /// pixels, as for the ends of curves, so that equal positions have equal results.
  @inline(__always)
  static func nearest(_ pixels: Double) -> Int {
    guard pixels > -limitInPixels else {
      return pixels.isNaN ? 0 : Int(clamping: -limitInPixels) * one
    }
    guard pixels < limitInPixels else { return Int(clamping: limitInPixels) * one }
    return (Self.floor(pixels * 65536 + 0.5) &+ 128) >> 8
  }

  /// Returns the largest integer less than or equal to a number of moderate size, without calling
  /// the C library.
  @inline(__always)
  static func floor(_ value: Double) -> Int {
    let truncated = Int(clamping: value)
    return Double(truncated) > value ? truncated &- 1 : truncated
  }

  /// Returns the result of ``floor(_:)`` for any number, clamped to ±2⁶⁰; NaN is treated as 0.
  static func clampedFloor(_ value: Double) -> Int {
    guard value > -1.152921504606847e18 else { return value.isNaN ? 0 : -(1 << 60) }
    guard value < 1.152921504606847e18 else { return 1 << 60 }
    return Self.floor(value)
  }

  /// Returns a quotient rounded down, for a positive divisor.
  @inline(__always)
  static func floorDivide(_ dividend: Int, _ divisor: Int) -> Int {
    let quotient = dividend / divisor
    return quotient &* divisor > dividend ? quotient &- 1 : quotient
  }
}
