/// The arithmetic of all blending, one pixel at a time. The loops over it are in
/// `Blending+Loops.swift`.
///
/// A *weight* is an opacity of 0…65,535. Mixing is `(new · w + old · (65,535 - w)) / 65,535`,
/// rounded to the nearest; the same sum is source-over for an opaque and for a premultiplied
/// transparent destination, because `new` is a straight color whose alpha is 255. The sum is
/// computed exactly in 16-bit lanes, two channels to a word: with w = 256·h + l it is 256·H + L, H
/// and L being mixes by the bytes h and l, neither of which overflows.
package enum Blending {
  static let lanes: UInt32 = 0x00ff_00ff

  /// Mixes one pixel.
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

  /// An opacity of 0…1 as a weight of 0…65,535. NaN is treated as 0.
  static func weight(opacity: CGFloat) -> UInt32 {
    let opacity = opacity > 0 ? min(Double(opacity), 1) : 0
    return UInt32(clamping: Int(clamping: opacity * 65_535 + 0.5))
  }

  /// An opacity times a coverage of 0…255, to the nearest.
  @inline(__always)
  static func weight(_ alpha: UInt32, coverage: UInt32) -> UInt32 {
    (alpha &* coverage &+ 127) / 255
  }

  /// Source-over of a premultiplied pixel, faded by a weight.
  @inline(__always)
  static func over(_ old: UInt32, _ new: UInt32, weight: UInt32) -> UInt32 {
    // Both terms in units of 1 / (65,535 · 255), then one rounding.
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

  /// A color as a pixel with alpha 255.
  @inline(__always)
  static func pixel(_ color: Color) -> UInt32 {
    UInt32(color.red) | UInt32(color.green) << 8 | UInt32(color.blue) << 16 | 0xff00_0000
  }
}
