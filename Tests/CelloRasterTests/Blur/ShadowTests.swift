import Foundation
import Testing

@testable import CelloRaster

struct ShadowTests {
  private let shape = Shape.roundedRect(
    RoundedRect(CGRect(x: 30, y: 30, width: 60, height: 40), radius: 10))

  private func shadow(
    _ shape: Shape, sigma: CGFloat, offset: CGSize = .zero, isKnockedOut: Bool = false
  ) -> DisplayList.Item {
    .shadow(
      .init(
        shape: shape, color: .black, sigma: sigma, offset: offset, isKnockedOut: isKnockedOut))
  }

  @Test("a shadow without a blur is the shape, moved")
  func sharp() throws {
    let moved = Shape.roundedRect(
      RoundedRect(CGRect(x: 33, y: 28.5, width: 60, height: 40), radius: 10))
    #expect(
      try coverage(120, 100, shadow(shape, sigma: 0, offset: CGSize(width: 3, height: -1.5)))
        == coverage(120, 100, .fill(moved, .black)))
  }

  @Test(
    "the profile of a shadow is the integral of a Gaussian up to two standard deviations",
    arguments: [1.0, 3.0, 10.0, 60.0])
  func gaussian(sigma: Double) throws {
    func integral(_ deviations: Double) -> Double { 0.5 * erfc(-deviations / 2.0.squareRoot()) }
    // The row crosses the middle of a long edge.
    let wall = Shape.rect(CGRect(x: 200, y: -2000, width: 4000, height: 4400))
    let row = try coverage(400, 3, shadow(wall, sigma: sigma))[1]
    for x in 0..<400 {
      let distance = min(max((Double(x) + 0.5 - 200) / sigma, -2), 2)
      let expected =
        255 * (integral(distance) - integral(-2)) / (integral(2) - integral(-2))
      // The samples of a narrow Gaussian differ from its integral.
      #expect((Double(row[x]) - expected).magnitude < (sigma > 1 ? 3 : 6), "\(x)")
    }
  }

  /// Source: docs/measurements/backgrounds.md#shadows.
  @Test(
    "a shadow is the same as in pictures of Apple's renderer, up to rounding",
    arguments: [
      (2.0, [101, 55, 24, 7, 0]),
      (8.0, [121, 108, 95, 83, 71, 60, 50, 41, 33, 26, 20, 15, 10, 7, 4, 2, 0]),
    ])
  func measured(sigma: Double, expected: [Int]) throws {
    let square = Shape.rect(CGRect(x: 20, y: 20, width: 60, height: 60))
    let row = try coverage(100, 100, shadow(square, sigma: sigma))[50]
    for (distance, level) in expected.enumerated() {
      #expect(abs(Int(row[19 - distance]) - level) <= 1, "\(distance)")
      #expect(row[80 + distance] == row[19 - distance])
    }
  }

  @Test("a knocked-out shadow leaves the shape alone")
  func knockedOut() throws {
    let whole = try coverage(
      120, 100, shadow(shape, sigma: 8, offset: CGSize(width: 0, height: 6)))
    let out = try coverage(
      120, 100, shadow(shape, sigma: 8, offset: CGSize(width: 0, height: 6), isKnockedOut: true))
    let covered = try coverage(120, 100, .fill(shape, .black))
    for y in 0..<100 {
      for x in 0..<120 {
        #expect(out[y][x] == (whole[y][x] * (255 - covered[y][x]) + 127) / 255)
      }
    }
  }

  @Test("a shadow does not depend on its position and its visible part")
  func places() throws {
    let whole = try coverage(120, 100, shadow(shape, sigma: 6))
    for (dx, dy) in [(-40, -20), (17, 9)] {
      let part = try coverage(
        120, 100,
        .group(
          .init(
            items: [shadow(shape, sigma: 6)],
            transform: CGAffineTransform(translationX: CGFloat(dx), y: CGFloat(dy)))))
      for y in 0..<100 {
        for x in 0..<120 where whole.indices.contains(y - dy) && (0..<120).contains(x - dx) {
          #expect(part[y][x] == whole[y - dy][x - dx])
        }
      }
    }
  }

  @Test("a backdrop blurs, saturates and tints only the content behind its shape")
  func backdrop() throws {
    let behind: [DisplayList.Item] = [
      .fill(.rect(CGRect(x: 0, y: 0, width: 60, height: 100)), Color(0xFF3B30)),
      .fill(.rect(CGRect(x: 60, y: 0, width: 60, height: 100)), Color(0x007AFF)),
    ]
    let before = try draw(120, 100, behind)
    let glass = DisplayList.Backdrop(shape: shape, sigma: 5)
    let blurred = try draw(120, 100, behind + [.backdrop(glass)])
    let covered = try coverage(120, 100, .fill(shape, .black))
    for y in 0..<100 {
      for x in 0..<120 where covered[y][x] == 0 { #expect(blurred[x, y] == before[x, y]) }
    }
    // The colors do not change far from the boundary between them. At the boundary, they are mixed
    // in equal parts.
    #expect(hex(blurred[35, 50]) == "#ff3b30ff")
    let (left, right) = (blurred[59, 50] & 255, blurred[60, 50] & 255)
    #expect((253...257).contains(left + right) && left > right)
    var gray = glass
    gray.saturation = 0
    let grayed = try draw(120, 100, behind + [.backdrop(gray)])
    // 0.2126 · 255 + 0.7152 · 59 + 0.0722 · 48 = 99.9.
    #expect(hex(grayed[35, 50]) == "#646464ff")
    var tinted = glass
    tinted.tints = [Color(0xFFFFFF, 0.5), Color(0x000000, 0.2)]
    let pixel = try draw(120, 100, behind + [.backdrop(tinted)])[35, 50]
    // (255 + 59) / 2 = 157. Minus one fifth: 125.6.
    #expect(pixel >> 8 & 255 == 126)
    var opaque = glass
    opaque.tints = [.white]
    #expect(try draw(120, 100, behind + [.backdrop(opaque)])[35, 50] == 0xffff_ffff)
  }

  @Test("a saturation of 1 has no effect, and higher values move colors away from gray")
  func saturation() throws {
    let base = Color(0x64829A)
    func drawn(_ saturation: CGFloat) throws -> UInt32 {
      try draw(
        4, 4,
        [
          .backdrop(
            .init(
              shape: .rect(CGRect(x: 0, y: 0, width: 4, height: 4)), sigma: 0,
              saturation: saturation))
        ], on: base)[1, 1]
    }
    #expect(hex(try drawn(1)) == "#64829aff")
    // The luminance is 125.357, so 100 becomes 125.357 - 1.8 · 25.357. The other channels are
    // analogous.
    #expect(hex(try drawn(1.8)) == "#5086b1ff")
    #expect(hex(try drawn(1.0001)) == "#64829aff")
  }

  @Test(
    "a tint is mixed in before saturated colors are limited",
    arguments: [
      // The color 200, 100, 50 has a luminance of 117.65. With eight times the distances from it,
      // the channels are 776.45, -23.55 and -423.55. A tenth of these values plus nine tenths of
      // 128 gives 192.8, 112.8 and 72.8.
      (CGFloat(8), CGFloat(0.9), "#c17149ff"),
      // The values are clamped after the tint: (776.45 + 128) / 2 = 452, (-423.55 + 128) / 2 =
      // -148.
      (8, 0.5, "#ff3400ff"),
      // An opaque tint covers everything.
      (8, 1, "#808080ff"), (0, 0, "#767676ff"),
    ])
  func saturatedTint(saturation: CGFloat, opacity: CGFloat, expected: String) throws {
    let picture = try draw(
      4, 4,
      [
        .backdrop(
          .init(
            shape: .rect(CGRect(x: 0, y: 0, width: 4, height: 4)), sigma: 0,
            saturation: saturation, tints: [Color(0x808080, opacity)]))
      ], on: Color(0xC86432))
    #expect(hex(picture[1, 1]) == expected)
  }
}
