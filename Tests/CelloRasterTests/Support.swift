@testable import CelloRaster

extension Color {
  /// Creates a color from `0xRRGGBB` and an opacity from 0 to 1.
  init(_ hex: Int, _ opacity: CGFloat = 1) {
    self.init(
      fractions: CGFloat(hex >> 16 & 255) / 255, CGFloat(hex >> 8 & 255) / 255,
      CGFloat(hex & 255) / 255, alpha: opacity)
  }
}

/// Returns the bytes of a pixel as `#rrggbbaa`.
func hex(_ pixel: UInt32) -> String {
  let digits = String(pixel.byteSwapped, radix: 16)
  return "#" + String(repeating: "0", count: 8 - digits.count) + digits
}

/// Draws items at one pixel per point.
func draw(
  _ width: CGFloat, _ height: CGFloat, _ items: [DisplayList.Item], on background: Color? = nil
) throws -> Bitmap {
  try Renderer().render(
    DisplayList(size: CGSize(width: width, height: height), items: items), scale: 1,
    background: background)
}

/// A generator of pseudorandom numbers that are the same in each run.
struct Random {
  private var state: UInt64

  init(_ seed: UInt64) { state = seed &* 0x9e37_79b9_7f4a_7c15 | 1 }

  mutating func next(_ limit: Int) -> Int {
    state ^= state << 13
    state ^= state >> 7
    state ^= state << 17
    return Int((state >> 16) % UInt64(limit))
  }

  /// Returns a number from 0 to 1.
  mutating func fraction() -> Double { Double(next(1 << 24)) / Double(1 << 24) }

  mutating func pixel() -> UInt32 { UInt32(next(1 << 32)) }

  mutating func premultipliedPixel() -> UInt32 {
    let alpha = [0, 255, next(256)][next(3)]
    var pixel = UInt32(alpha) << 24
    for shift in [UInt32(0), 8, 16] { pixel |= UInt32(next(alpha + 1)) << shift }
    return pixel
  }
}

/// Draws an item in black on white at one pixel per point, and returns the coverage of each pixel,
/// from 0 to 255.
func coverage(_ width: Int, _ height: Int, _ item: DisplayList.Item) throws -> [[Int]] {
  let bitmap = try draw(CGFloat(width), CGFloat(height), [item], on: .white)
  return (0..<height).map { y in (0..<width).map { x in 255 - Int(bitmap[x, y] & 255) } }
}
