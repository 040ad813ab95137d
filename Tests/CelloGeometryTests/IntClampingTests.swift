import CelloGeometry
import Testing

struct IntClampingTests {
  @Test(
    "a conversion drops the fraction and stays within the range of Int",
    arguments: [
      (0.0, 0), (1.9, 1), (-1.9, -1), (0x1p62, 1 << 62), (9.3e18, .max), (-9.3e18, .min),
      (0x1p63, .max), (-0x1p63, .min), (1e300, .max), (-1e300, .min), (.infinity, .max),
      (-.infinity, .min), (.nan, 0), (-.nan, 0), (.leastNonzeroMagnitude, 0),
    ])
  func conversion(value: Double, expected: Int) {
    #expect(Int(clamping: value) == expected)
  }
}
