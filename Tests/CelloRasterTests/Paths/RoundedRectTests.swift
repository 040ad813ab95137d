import Foundation
import Testing

@testable import CelloRaster

struct RoundedRectTests {
  @Test("corner masks and rectangles have the same pixels as the path")
  func asPath() throws {
    var random = Random(61)
    for _ in 0..<150 {
      let snapped = random.next(2) == 0
      func number(_ limit: Int) -> CGFloat {
        snapped ? CGFloat(random.next(limit)) : CGFloat(random.fraction()) * CGFloat(limit)
      }
      let rounded = RoundedRect(
        CGRect(x: number(20), y: number(20), width: 20 + number(60), height: 10 + number(60)),
        radius: number(40), curve: [.circular, .continuous][random.next(2)],
        corners: UIRectCorner(rawValue: .init(random.next(16))))
      let drawn = try coverage(100, 90, .fill(.roundedRect(rounded), .black))
      let path = try coverage(100, 90, .fill(.path(Path(rounded), .nonZero), .black))
      for (a, b) in zip(drawn.joined(), path.joined()) {
        // The corners and the points of the path are rounded separately to 1/256 of a pixel.
        #expect((a - b).magnitude <= 2, "\(rounded)")
      }
    }
  }

  @Test(
    "a continuous corner extends by 1.53 radii along an edge, but not beyond the edge")
  func reach() throws {
    func firstFull(_ width: CGFloat, _ height: CGFloat) throws -> (x: Int, y: Int) {
      let rounded = RoundedRect(CGRect(x: 0, y: 0, width: width, height: height), radius: 20)
      let coverage = try coverage(
        Int(width), Int(height), .fill(.roundedRect(rounded), .black))
      return (
        coverage[0].firstIndex(of: 255) ?? -1, coverage.firstIndex { $0[0] == 255 } ?? -1
      )
    }
    // The corner ends at 20 · 1.528665 = 30.6. Less than half a level is missing in the last pixels
    // before that.
    let roomy = try firstFull(100, 100)
    #expect((24...30).contains(roomy.x))
    #expect(roomy.x == roomy.y)
    // The short side of a capsule has no space for longer curves, so it is a half circle.
    let capsule = CGRect(x: 0, y: 0, width: 100, height: 40)
    let continuous = try coverage(
      100, 40, .fill(.roundedRect(RoundedRect(capsule, radius: 20)), .black))
    let circular = try coverage(
      100, 40, .fill(.roundedRect(RoundedRect(capsule, radius: 20, curve: .circular)), .black))
    #expect(continuous.map { $0[0] } != continuous.map { _ in 0 })
    for y in 12..<28 { #expect((continuous[y][0] - circular[y][0]).magnitude <= 4) }
    #expect(try firstFull(100, 40).x > 22)
  }

  @Test("a radius is clamped to half of the shorter side")
  func clamped() throws {
    let rect = CGRect(x: 1, y: 1, width: 30, height: 20)
    for curve in [RoundedRect.Curve.circular, .continuous] {
      let huge = try coverage(
        32, 22, .fill(.roundedRect(RoundedRect(rect, radius: 1000, curve: curve)), .black))
      let half = try coverage(
        32, 22, .fill(.roundedRect(RoundedRect(rect, radius: 10, curve: curve)), .black))
      #expect(huge == half)
    }
  }

  @Test("a mirrored rounded rectangle keeps its corners with its sides")
  func mirrored() throws {
    let rounded = RoundedRect(
      CGRect(x: 2, y: 3, width: 20, height: 14), radius: 8, curve: .circular,
      corners: [.topLeft, .bottomRight])
    let plain = try coverage(30, 20, .fill(.roundedRect(rounded), .black))
    let turned = try coverage(
      30, 20,
      .group(
        .init(
          items: [.fill(.roundedRect(rounded), .black)],
          transform: CGAffineTransform(-1, 0, 0, 1, 30, 0))))
    for (a, b) in zip(turned.joined(), plain.map { $0.reversed() }.joined()) {
      #expect((a - b).magnitude <= 1)
    }
  }

  @Test("a square's four corners are alike")
  func symmetry() throws {
    for curve in [RoundedRect.Curve.circular, .continuous] {
      let rounded = RoundedRect(
        CGRect(x: 2, y: 2, width: 40, height: 40), radius: 13, curve: curve)
      let rows = try coverage(44, 44, .fill(.roundedRect(rounded), .black))
      for y in 0..<44 {
        for x in 0..<44 {
          // Ties are rounded differently on opposite sides.
          #expect((rows[y][x] - rows[y][43 - x]).magnitude <= 1)
          #expect((rows[y][x] - rows[43 - y][x]).magnitude <= 1)
          #expect((rows[y][x] - rows[x][y]).magnitude <= 1)
        }
      }
    }
  }

  @Test(
    "a corner that extends beyond the opposite side does not move that side",
    arguments: [
      UIRectCorner.topLeft, .topRight, .bottomLeft, .bottomRight, [.topLeft, .topRight],
      [.topLeft, .bottomLeft],
    ])
  func deepCorners(corners: UIRectCorner) throws {
    for rect in [
      CGRect(x: 8.445, y: 4.847, width: 23, height: 2),
      CGRect(x: 8.445, y: 4.847, width: 2, height: 23),
    ] {
      let rounded = RoundedRect(rect, radius: 11, corners: corners)
      let shape = try coverage(40, 40, .fill(.roundedRect(rounded), .black))
      let outline = try coverage(40, 40, .fill(.path(Path(rounded), .nonZero), .black))
      #expect(shape == outline)
    }
  }

  @Test("a clip whose corner does not cover its first row equals a fill")
  func faintFirstRow() throws {
    // Only 1/256 of the row is inside the rectangle, and the curve removes so much of it that the
    // coverage is zero.
    let rect = CGRect(x: 2, y: 2 + 255.0 / 256, width: 30, height: 30)
    let shape = Shape.roundedRect(RoundedRect(rect, radius: 15))
    let canvas = DisplayList.Item.fill(.rect(CGRect(x: 0, y: 0, width: 40, height: 40)), .black)
    #expect(
      try coverage(40, 40, .group(.init(items: [canvas], clip: shape)))
        == coverage(40, 40, .fill(shape, .black)))
  }
}
