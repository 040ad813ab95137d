/// The conversion between premultiplied pixels, which bitmaps contain, and straight pixels, which
/// PNG files contain.
///
/// Each premultiplied pixel has a straight pixel that converts back to it exactly: the error of the
/// straight channel is at most half a level, which alpha/255 reduces to less than half a level.
/// Therefore writing and reading a picture is lossless. The opposite conversion is not.
package enum Premultiplication {
  /// Returns `a * b / 255`, rounded to the nearest integer, for values from 0 to 255.
  @inline(__always)
  static func product(_ a: UInt32, _ b: UInt32) -> UInt32 {
    let sum = a &* b &+ 128
    return (sum &+ (sum &>> 8)) &>> 8
  }

  /// Returns the premultiplied pixel of a straight pixel.
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

  /// Returns the straight pixel of a premultiplied pixel. A channel above alpha, which drawing
  /// never produces, is clamped to alpha.
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

  /// Returns `channel * 255 / alpha`, rounded to the nearest integer, at most 255.
  @inline(__always)
  private static func share(_ channel: UInt32, of alpha: UInt32) -> UInt32 {
    min((channel &* 255 &+ alpha &>> 1) / alpha, 255)
  }
}
