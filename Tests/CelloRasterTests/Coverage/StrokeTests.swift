import Foundation
import Testing

@testable import CelloRaster

struct StrokeTests {
  private func line(_ points: [(CGFloat, CGFloat)], isClosed: Bool = false) -> Path {
    var path = Path()
    path.move(to: CGPoint(x: points[0].0, y: points[0].1))
    for point in points.dropFirst() { path.addLine(to: CGPoint(x: point.0, y: point.1)) }
    if isClosed { path.close() }
    return path
  }

  private func area(_ path: Path, _ style: StrokeStyle, _ size: Int = 60) throws -> Double {
    let coverage = try coverage(size, size, .stroke(.path(path, .nonZero), style, .black))
    return Double(coverage.joined().reduce(0, +)) / 255
  }

  @Test("a line along pixels covers them")
  func straight() throws {
    let path = line([(1, 2), (5, 2)])
    let item = DisplayList.Item.stroke(.path(path, .nonZero), StrokeStyle(width: 2), .black)
    #expect(
      try coverage(6, 4, item) == [
        [0, 0, 0, 0, 0, 0], [0, 255, 255, 255, 255, 0], [0, 255, 255, 255, 255, 0],
        [0, 0, 0, 0, 0, 0],
      ])
  }

  @Test(
    "caps have their exact area",
    arguments: [(StrokeStyle.Cap.butt, 0.0), (.square, 64.0), (.round, 50.265)])
  func caps(cap: StrokeStyle.Cap, added: Double) throws {
    // A line of length 20 and width 8, plus two half squares of 8·4, or a disc of radius 4.
    let area = try area(line([(20, 30), (40, 30)]), StrokeStyle(width: 8, cap: cap))
    #expect((area - 160 - added).magnitude < 0.4)
  }

  @Test(
    "joins have their exact area",
    arguments: [(StrokeStyle.Join.bevel, 8.0), (.miter, 16.0), (.round, 12.566)])
  func joins(join: StrokeStyle.Join, added: Double) throws {
    // A right angle with arms of length 20 and width 8. The arms overlap in a square of 4·4.
    // Outside is a corner square of 4·4, of which a miter join fills the whole, a bevel join half,
    // and a round join a quarter disc.
    let area = try area(line([(20, 20), (40, 20), (40, 40)]), StrokeStyle(width: 8, join: join))
    #expect((area - (2 * 160 - 16) - added).magnitude < 0.4)
  }

  @Test("a miter beyond the limit becomes a bevel")
  func miterLimit() throws {
    let sharp = line([(10, 30), (40, 30), (10, 36)])
    func reach(_ limit: CGFloat) throws -> Int {
      let style = StrokeStyle(width: 4, miterLimit: limit)
      let coverage = try coverage(70, 60, .stroke(.path(sharp, .nonZero), style, .black))
      return coverage.map { $0.lastIndex { $0 > 0 } ?? 0 }.max() ?? 0
    }
    // The line turns by 180° - 11.3°, so the length of the miter is 1 / sin(5.65°) = 10.15 line
    // widths.
    #expect(try reach(10) <= 41)
    #expect(try reach(10.3) >= 58)
  }

  @Test("a closed path has a join where it closes and no caps")
  func closed() throws {
    let square = line([(20, 20), (40, 20), (40, 40), (20, 40)], isClosed: true)
    let area = try area(square, StrokeStyle(width: 4, cap: .square))
    #expect((area - (24 * 24 - 16 * 16)).magnitude < 0.1)
    #expect(
      try coverage(60, 60, .stroke(.path(square, .nonZero), StrokeStyle(width: 4), .black))
        == coverage(
          60, 60,
          .stroke(.rect(CGRect(x: 20, y: 20, width: 20, height: 20)), StrokeStyle(width: 4), .black)
        ))
  }

  @Test(
    "a stroked circle is a ring, or a disc where the line is wider than the circle",
    arguments: [(20.0, 1.0), (20.0, 7.0), (5.0, 9.0), (5.0, 10.0), (4.0, 14.0), (1.0, 30.0)])
  func rings(radius: Double, width: Double) throws {
    let rect = CGRect(x: 30 - radius, y: 30 - radius, width: radius * 2, height: radius * 2)
    let area = try area(Path(ellipseIn: rect), StrokeStyle(width: width))
    let outer = radius + width / 2
    let inner = max(radius - width / 2, 0)
    let expected = Double.pi * (outer * outer - inner * inner)
    #expect((area - expected).magnitude < 0.02 * 2 * Double.pi * (outer + inner) + 0.3)
  }

  @Test("a rounded rectangle's stroke is concentric, and the same as two shapes")
  func roundedRects() throws {
    for (x, radius, width, curve) in [
      (10.0, 12.0, 4.0, RoundedRect.Curve.circular), (10.5, 8, 1, .continuous),
      (10.3, 9.5, 3.3, .circular),
    ] {
      let shape = RoundedRect(
        CGRect(x: x, y: 11, width: 36, height: 30), radius: radius, curve: curve)
      let ring = try coverage(
        60, 50, .stroke(.roundedRect(shape), StrokeStyle(width: width), .black))
      func fill(_ distance: CGFloat) throws -> [[Int]] {
        let rounded = RoundedRect(
          shape.rect.insetBy(dx: distance, dy: distance), radius: radius - distance,
          curve: .circular)
        return try coverage(60, 50, .fill(.roundedRect(rounded), .black))
      }
      if curve == .circular {
        let outer = try fill(-width / 2)
        let inner = try fill(width / 2)
        for y in 0..<50 {
          for x in 0..<60 { #expect((ring[y][x] - outer[y][x] + inner[y][x]).magnitude <= 2) }
        }
      }
      // The ring is symmetric, closed and of uniform width.
      let strength = Double(ring[26].reduce(0, +)) / 255
      #expect((strength - 2 * width).magnitude < 0.01)
    }
  }

  @Test("a hairline between two pixels is two half covered rows")
  func hairline() throws {
    let path = line([(0, 2), (4, 2)])
    let item = DisplayList.Item.stroke(.path(path, .nonZero), StrokeStyle(width: 1), .black)
    #expect(
      try coverage(4, 4, item) == [
        [0, 0, 0, 0], [128, 128, 128, 128], [128, 128, 128, 128], [0, 0, 0, 0],
      ])
  }

  @Test("a point with round or square caps is a dot")
  func dots() throws {
    let dot = line([(30, 30), (30, 30)])
    #expect(try area(dot, StrokeStyle(width: 10, cap: .butt)) == 0)
    #expect((try area(dot, StrokeStyle(width: 10, cap: .square)) - 100).magnitude < 0.01)
    #expect((try area(dot, StrokeStyle(width: 10, cap: .round)) - 78.54).magnitude < 0.3)
    // A move command alone paints nothing.
    var moved = Path()
    moved.move(to: CGPoint(x: 30, y: 30))
    #expect(try area(moved, StrokeStyle(width: 10, cap: .round)) == 0)
  }

  @Test("a map that stretches the path stretches the line")
  func stretched() throws {
    let group = DisplayList.Item.group(
      .init(
        items: [.stroke(.path(line([(5, 0), (5, 10)]), .nonZero), StrokeStyle(width: 2), .black)],
        transform: CGAffineTransform(scaleX: 3, y: 1)))
    let row = try coverage(30, 10, group)[5]
    #expect(row.firstIndex { $0 > 0 } == 12)
    #expect(row.filter { $0 == 255 }.count == 6)
  }
}
