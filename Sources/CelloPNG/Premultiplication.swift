/// Between premultiplied pixels, which we draw with, and straight ones, which PNG stores.
///
/// For each premultiplied pixel there is a straight one that gives it back exactly: the nearest
/// share of alpha is off by at most half a step, which alpha/255 shrinks to less than half a level.
/// So a picture survives being written and read to the bit, although the same is not true the other
/// way round.
package enum Premultiplication {
  /// `a * b / 255`, rounded to the nearest whole number, for 0 to 255 each.
  @inline(__always)
  static func product(_ a: UInt32, _ b: UInt32) -> UInt32 {
    let sum = a &* b &+ 128
    return (sum &+ (sum &>> 8)) &>> 8
  }

  /// The premultiplied pixel for a straight one.
  @inline(__always)
  static func premultiplied(_ straight: UInt32) -> UInt32 {
    let alpha = straight &>> 24
    if alpha == 255 { return straight }
    if alpha == 0 { return 0 }
    return product(straight & 0xff, alpha)
      | product((straight &>> 8) & 0xff, alpha) &<< 8
      | product((straight &>> 16) & 0xff, alpha) &<< 16
      | alpha &<< 24
  }

  /// The straight pixel for a premultiplied one. A channel above alpha, which no drawing produces,
  /// is clamped to alpha.
  @inline(__always)
  package static func straight(_ premultiplied: UInt32) -> UInt32 {
    let alpha = premultiplied &>> 24
    if alpha == 255 { return premultiplied }
    if alpha == 0 { return 0 }
    return share(premultiplied & 0xff, of: alpha)
      | share((premultiplied &>> 8) & 0xff, of: alpha) &<< 8
      | share((premultiplied &>> 16) & 0xff, of: alpha) &<< 16
      | alpha &<< 24
  }

  /// `channel * 255 / alpha`, rounded to the nearest whole number, at most 255.
  @inline(__always)
  private static func share(_ channel: UInt32, of alpha: UInt32) -> UInt32 {
    min((channel &* 255 &+ alpha &>> 1) / alpha, 255)
  }
}
