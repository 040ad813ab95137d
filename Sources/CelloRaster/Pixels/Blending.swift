/// The arithmetic of blending, for single pixels. `Blending+Loops.swift` contains the loops.
///
/// A *weight* is an opacity from 0 to 65,535. Mixing is `(new · w + old · (65,535 - w)) / 65,535`,
/// rounded to nearest. The same sum is source-over for opaque and for premultiplied transparent
/// destinations, because `new` is a straight color with the alpha 255. The sum is computed exactly
/// in 16-bit lanes, two channels per word: with w = 256·h + l, it is 256·H + L, where H and L are
/// mixes by the bytes h and l, neither of which overflows.
package enum Blending {
  static let lanes: UInt32 = 0x00ff_00ff

  /// Mixes a single pixel.
  @inline(__always)
  static func mix(_ old: UInt32, _ new: UInt32, weight: UInt32) -> UInt32 {
    let high = weight >> 8
    let low = weight & 255
    return mixLanes(old & lanes, new & lanes, high, low)
      | mixLanes((old >> 8) & lanes, (new >> 8) & lanes, high, low) << 8
  }

  @inline(__always)
  private static func mixLanes(
    _ old: UInt32, _ new: UInt32, _ high: UInt32, _ low: UInt32
  ) -> UInt32 {
    let coarse = new &* high &+ old &* (255 &- high)
    let fine = new &* low &+ old &* (255 &- low)
    // (T + T / 65,536) / 65,536 with T = 256 · coarse + fine + 32,768 is the rounded quotient by
    // 65,535.
    let sum = coarse &+ ((fine >> 8) & lanes) &+ 0x0080_0080
    let carry = (((fine & lanes) &+ ((sum >> 8) & lanes)) >> 8) & lanes
    return ((sum &+ carry) >> 8) & lanes
  }

  /// Returns an opacity from 0 to 1 as a weight from 0 to 65,535. NaN is treated as 0.
  static func weight(opacity: CGFloat) -> UInt32 {
    let opacity = opacity > 0 ? min(Double(opacity), 1) : 0
    return UInt32(clamping: Int(clamping: opacity * 65_535 + 0.5))
  }

  /// Returns an opacity multiplied by a coverage from 0 to 255, rounded to nearest.
  @inline(__always)
  static func weight(_ alpha: UInt32, coverage: UInt32) -> UInt32 {
    (alpha &* coverage &+ 127) / 255
  }

  /// Composites a premultiplied pixel by source-over, with a weight.
  @inline(__always)
  static func over(_ old: UInt32, _ new: UInt32, weight: UInt32) -> UInt32 {
    // Both terms are in units of 1 / (65,535 · 255), with a single rounding.
    let remaining = UInt64(65_535 &* 255 &- (new >> 24) &* weight)
    var result: UInt32 = 0
    var shift: UInt32 = 0
    while shift < 32 {
      let source = UInt64(((new >> shift) & 255) &* 255) &* UInt64(weight)
      let sum = source &+ UInt64((old >> shift) & 255) &* remaining
      result |= UInt32(truncatingIfNeeded: (sum &+ 8_355_712) / 16_711_425) << shift
      shift &+= 8
    }
    return result
  }

  /// Returns a color as a pixel with the alpha 255.
  @inline(__always)
  static func pixel(_ color: Color) -> UInt32 {
    UInt32(color.red) | UInt32(color.green) << 8 | UInt32(color.blue) << 16 | 0xff00_0000
  }
}
