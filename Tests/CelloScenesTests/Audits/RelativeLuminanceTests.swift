import Foundation
import Testing

@testable import CelloScenes

/// Relative luminance.
struct RelativeLuminanceTests {
  @Test(
    "contrast ratios are computed according to WCAG 2",
    arguments: [
      // Well-known contrast ratios of grays and colors over white. Source: WebAIM's contrast
      // checker.
      (0xff00_0000 as UInt32, 21.0), (0xffff_ffff, 1.0), (0xff76_7676, 4.54), (0xff77_7777, 4.48),
      (0xff94_9494, 3.03), (0xffff_0000, 8.59), (0xff00_00ff, 4.00), (0xff00_ff00, 1.37),
    ])
  func contrast(pixel: UInt32, expected: Double) {
    let contrast = RelativeLuminance.contrast(pixel, 0xffff_ffff)
    #expect(abs(contrast - expected) < 0.006)
    #expect(RelativeLuminance.contrast(0xffff_ffff, pixel) == contrast)
  }

  @Test("the linear value of a component equals the power function")
  func power() {
    for value in 11...255 {
      let component = Double(value) / 255
      let expected = pow((component + 0.055) / 1.055, 2.4)
      let gray = UInt32(value) * 0x010101 | 0xff00_0000
      #expect(abs(RelativeLuminance.of(gray) - expected) < 1e-12)
    }
  }
}
