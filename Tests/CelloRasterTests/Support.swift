@testable import CelloRaster

extension Color {
  /// `0xRRGGBB` with an opacity of 0 to 1.
  init(_ hex: Int, _ opacity: CGFloat = 1) {
    self.init(
      fractions: CGFloat(hex >> 16 & 255) / 255, CGFloat(hex >> 8 & 255) / 255,
      CGFloat(hex & 255) / 255, alpha: opacity)
  }
}

/// `#rrggbbaa` of a pixel's bytes.
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
