import Testing

@testable import CelloRaster

struct BlendModeTests {
  /// Returns the lowest byte of blending an opaque gray with an opaque gray.
  private func blended(_ behind: UInt32, _ source: UInt32, _ mode: BlendMode) -> UInt32 {
    let gray = Blending.blend(
      behind * 0x010101 | 0xff00_0000, source * 0x010101 | 0xff00_0000, mode: mode)
    return gray & 255
  }

  @Test(
    "opaque colors blend by the W3C's formulas",
    arguments: [
      // Mode, backdrop, source, result. Computed by hand from B(cb, cs).
      (.multiply, 128, 64, 32), (.screen, 128, 64, 160), (.darken, 128, 64, 64),
      (.lighten, 128, 64, 128), (.difference, 64, 200, 136), (.exclusion, 128, 255, 127),
      (.overlay, 64, 128, 64), (.overlay, 192, 128, 192), (.hardLight, 128, 64, 64),
      (.hardLight, 128, 192, 192), (.colorDodge, 64, 128, 129), (.colorDodge, 0, 255, 0),
      (.colorDodge, 64, 255, 255), (.colorBurn, 192, 128, 129), (.colorBurn, 255, 0, 255),
      (.colorBurn, 64, 0, 0), (.softLight, 100, 0, 39), (.softLight, 64, 255, 128),
    ] as [(BlendMode, UInt32, UInt32, UInt32)])
  func opaque(mode: BlendMode, behind: UInt32, source: UInt32, result: UInt32) {
    #expect(blended(behind, source, mode) == result)
  }

  @Test("operators of Porter and Duff keep the parts that they name")
  func operators() {
    let red: UInt32 = 0xff00_00ff
    let blue: UInt32 = 0xffff_0000
    let rows: [(BlendMode, UInt32, UInt32, UInt32)] = [
      (.sourceOver, red, blue, blue), (.sourceOver, red, 0, red), (.copy, red, 0, 0),
      (.copy, red, blue, blue), (.clear, red, blue, 0),
      (.sourceIn, red, blue, blue), (.sourceIn, 0, blue, 0), (.sourceOut, red, blue, 0),
      (.sourceOut, 0, blue, blue), (.sourceAtop, 0, blue, 0), (.sourceAtop, red, blue, blue),
      (.destinationOver, red, blue, red), (.destinationOver, 0, blue, blue),
      (.destinationIn, red, 0, 0), (.destinationIn, red, blue, red),
      (.destinationOut, red, blue, 0), (.destinationOut, red, 0, red),
      (.destinationAtop, red, blue, red), (.destinationAtop, 0, blue, blue),
      (.xor, red, blue, 0), (.xor, red, 0, red), (.plusLighter, red, blue, 0xffff_00ff),
    ]
    for (mode, behind, source, result) in rows {
      #expect(Blending.blend(behind, source, mode: mode) == result, "\(mode)")
    }
  }

  @Test("hue, saturation, color and luminosity are taken from the source")
  func colors() {
    let red: UInt32 = 0xff00_00ff
    let gray: UInt32 = 0xff80_8080
    // Gray has no hue and no saturation, so only the luminosity of red, 0.3, remains.
    #expect(Blending.blend(red, gray, mode: .color) == 0xff4d_4d4d)
    #expect(Blending.blend(red, gray, mode: .saturation) == 0xff4d_4d4d)
    #expect(Blending.blend(red, gray, mode: .hue) == 0xff4d_4d4d)
    // Red with the luminosity of gray.
    let lit = Blending.blend(red, gray, mode: .luminosity)
    #expect(lit & 255 == 255)
    #expect(lit >> 8 & 255 == lit >> 16 & 255)
    #expect(Blending.blend(gray, gray, mode: .luminosity) == gray)
  }

  @Test(
    "a transparent source has no effect unless the mode replaces, and no channel exceeds alpha")
  func validity() {
    var random = Random(7)
    for _ in 0..<20_000 {
      let (old, new) = (random.premultipliedPixel(), random.premultipliedPixel())
      for mode in BlendMode.allCases {
        let result = Blending.blend(old, new, mode: mode)
        let alpha = result >> 24
        #expect(
          result & 255 <= alpha && result >> 8 & 255 <= alpha && result >> 16 & 255 <= alpha,
          "\(mode) \(old) \(new)")
        if mode.keepsUncovered { #expect(Blending.blend(old, 0, mode: mode) == old) }
      }
    }
  }

  @Test("a row of pixels is added like single pixels, for all pairs of channels")
  func addedRow() {
    func pixels(_ channels: (UInt32, UInt32) -> [UInt32]) -> [UInt32] {
      (0..<65_536).map { pair in
        channels(pair >> 8, pair & 255).reduce(0) { $0 << 8 | $1 }
      }
    }
    // No channel is greater than alpha, which comes first.
    let old = pixels { first, _ in [first, first, first / 2, 0] }
    let new = pixels { _, second in [second, second, second, second / 2] }
    var row = new
    row.withUnsafeMutableBufferPointer { target in
      Blending.blend(target.baseAddress!, old, mode: .plusLighter, count: target.count)
    }
    #expect(row == zip(old, new).map { Blending.blend($0, $1, mode: .plusLighter) })
  }
}
