import Testing

@testable import CelloRaster

struct SystemColorTests {
  // Source: measured pixels of translucent system colors. The blending must reproduce them exactly.
  @Test(
    "a translucent system color has the same pixels as on iOS",
    arguments: [
      (0x3C3C43, 0.12, 0xFFFFFF, "#e8e8e8ff"),
      (0x3C3C43, 0.29, 0xFFFFFF, "#c6c6c8ff"),
      (0x3C3C43, 0.6, 0xFFFFFF, "#8a8a8eff"),
      (0x3C3C43, 0.6, 0xF2F2F7, "#85858bff"),
      (0x545458, 0.6, 0x1C1C1E, "#3e3e41ff"),
      (0xEBEBF5, 0.6, 0x1C1C1E, "#98989fff"),
      (0xEBEBF5, 0.3, 0x1C1C1E, "#5a5a5fff"),
    ])
  func measured(color: Int, opacity: Double, background: Int, expected: String) throws {
    let bitmap = try draw(
      40, 2, [.fill(.rect(CGRect(x: 0, y: 0, width: 40, height: 2)), Color(color, opacity))],
      on: Color(background))
    #expect(Set(bitmap.pixels.map(hex)) == [expected])
  }
}
