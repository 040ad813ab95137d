import Foundation
import Testing

@testable import CelloRaster

struct CoverageTests {
  @Test("pixels are covered by exactly the share of their area")
  func halves() throws {
    let rect = CGRect(x: 1.5, y: 1.25, width: 3, height: 2)
    let expected = [
      [0, 0, 0, 0, 0, 0],
      [0, 96, 191, 191, 96, 0],
      [0, 128, 255, 255, 128, 0],
      [0, 32, 64, 64, 32, 0],
      [0, 0, 0, 0, 0, 0],
    ]
    #expect(try coverage(6, 5, .fill(.rect(rect), .black)) == expected)
    #expect(try coverage(6, 5, .fill(.path(Path(rect), .nonZero), .black)) == expected)
    #expect(
      try coverage(
        6, 5, .fill(.roundedRect(RoundedRect(rect, radius: 0)), .black)) == expected)
  }

  @Test("the coverage of a diagonal is exact")
  func diagonal() throws {
    // A line from (0, 0) to (4, 2). In each row, it crosses two pixels, of which 1/4 and 3/4 are
    // covered below the line.
    var path = Path()
    path.move(to: CGPoint(x: 0, y: 0))
    path.addLine(to: CGPoint(x: 4, y: 2))
    path.addLine(to: CGPoint(x: 0, y: 2))
    #expect(
      try coverage(4, 2, .fill(.path(path, .nonZero), .black)) == [
        [191, 64, 0, 0],
        [255, 255, 191, 64],
      ])
  }

  @Test("a very thin shape has its exact coverage")
  func sliver() throws {
    let coverage = try coverage(
      3, 1, .fill(.rect(CGRect(x: 1.25, y: 0, width: 1.0 / 256, height: 1)), .black))
    #expect(coverage == [[0, 1, 0]])
  }

  @Test(
    "circles have their area", arguments: [0.5, 1.3, 4.0, 12.7, 40.0, 99.5])
  func circles(radius: Double) throws {
    let side = Int(radius * 2) + 4
    let rect = CGRect(x: 1.3, y: 1.6, width: radius * 2, height: radius * 2)
    let shapes: [(Shape, Double)] = [
      // Four cubic curves exceed the circle by up to 0.03 % of its radius.
      (.path(Path(ellipseIn: rect), .nonZero), 0.0003),
      (.roundedRect(RoundedRect(rect, radius: radius, curve: .circular)), 0),
    ]
    for (shape, excess) in shapes {
      let sum = try coverage(side, side, .fill(shape, .black)).joined().reduce(0, +)
      let area = Double(sum) / 255
      let circumference = 2 * Double.pi * radius
      // Flattening removes at most 1/150 of a pixel along the outline. Rounding errors cancel out.
      let tolerance = 0.02 + circumference * (1.0 / 150 + excess * radius)
      #expect((area - circumference * radius / 2).magnitude < tolerance)
    }
  }

  @Test("the winding rules differ where subpaths overlap in one direction")
  func windingRules() throws {
    func square(_ x: CGFloat, _ size: CGFloat, clockwise: Bool) -> [Path.Element] {
      let corners = [
        CGPoint(x: x, y: x), CGPoint(x: x + size, y: x), CGPoint(x: x + size, y: x + size),
        CGPoint(x: x, y: x + size),
      ]
      let ordered = clockwise ? corners : corners.reversed()
      return [.move(ordered[0])] + ordered.dropFirst().map { .line($0) } + [.close]
    }
    let same = Path(elements: square(0, 6, clockwise: true) + square(2, 2, clockwise: true))
    let opposite = Path(elements: square(0, 6, clockwise: true) + square(2, 2, clockwise: false))
    func middle(_ path: Path, _ rule: FillRule) throws -> Int {
      try coverage(6, 6, .fill(.path(path, rule), .black))[3][3]
    }
    #expect(try middle(same, .nonZero) == 255)
    #expect(try middle(same, .evenOdd) == 0)
    #expect(try middle(opposite, .nonZero) == 0)
    #expect(try middle(opposite, .evenOdd) == 0)
  }

  @Test("the direction in which a path runs does not matter")
  func direction() throws {
    var random = Random(11)
    for _ in 0..<50 {
      let points = (0..<5).map { _ in
        CGPoint(x: random.fraction() * 30, y: random.fraction() * 30)
      }
      func polygon(_ points: [CGPoint]) -> Path {
        Path(elements: [.move(points[0])] + points.dropFirst().map { .line($0) })
      }
      for rule in [FillRule.nonZero, .evenOdd] {
        let forward = try coverage(30, 30, .fill(.path(polygon(points), rule), .black))
        let backward = try coverage(
          30, 30, .fill(.path(polygon(points.reversed()), rule), .black))
        for (a, b) in zip(forward.joined(), backward.joined()) {
          #expect((a - b).magnitude <= 1)
        }
      }
    }
  }

  @Test("open subpaths are filled like closed subpaths, and repeated starts count once")
  func openSubpaths() throws {
    var open = Path()
    open.move(to: CGPoint(x: 9, y: 9))
    open.move(to: CGPoint(x: 1, y: 1))
    open.addLine(to: CGPoint(x: 5, y: 1))
    open.addLine(to: CGPoint(x: 5, y: 5))
    var closed = open
    closed.close()
    #expect(
      try coverage(10, 10, .fill(.path(open, .nonZero), .black))
        == coverage(10, 10, .fill(.path(closed, .nonZero), .black)))
  }

  @Test("shapes that share an edge leave no seam and no overlap in their coverage")
  func sharedEdges() throws {
    var random = Random(13)
    for _ in 0..<40 {
      let a = CGPoint(x: random.fraction() * 20, y: 0)
      let b = CGPoint(x: random.fraction() * 20, y: 20)
      let left = Path(elements: [.move(.zero), .line(a), .line(b), .line(CGPoint(x: 0, y: 20))])
      let right = Path(elements: [
        .move(a), .line(CGPoint(x: 20, y: 0)), .line(CGPoint(x: 20, y: 20)), .line(b),
      ])
      let first = try coverage(20, 20, .fill(.path(left, .nonZero), .black))
      let second = try coverage(20, 20, .fill(.path(right, .nonZero), .black))
      for (x, y) in zip(first.joined(), second.joined()) {
        // Each coverage is rounded separately.
        #expect((x + y - 255).magnitude <= 1)
      }
    }
  }

  @Test("a shape looks the same at all whole-pixel positions, even if it is clipped")
  func translation() throws {
    var random = Random(17)
    var path = Path()
    path.move(to: CGPoint(x: 1, y: 2))
    for _ in 0..<4 {
      path.addCubic(
        to: CGPoint(x: random.fraction() * 20, y: random.fraction() * 20),
        control1: CGPoint(x: random.fraction() * 20, y: random.fraction() * 20),
        control2: CGPoint(x: random.fraction() * 20, y: random.fraction() * 20))
    }
    let whole = try coverage(20, 20, .fill(.path(path, .nonZero), .black))
    for (dx, dy) in [(-7, 0), (5, -9), (-12, -12), (11, 13)] {
      let moved = path.applying(CGAffineTransform(translationX: CGFloat(dx), y: CGFloat(dy)))
      let part = try coverage(20, 20, .fill(.path(moved, .nonZero), .black))
      let grouped = try coverage(
        20, 20,
        .group(
          .init(
            items: [.fill(.path(path, .nonZero), .black)],
            transform: CGAffineTransform(translationX: CGFloat(dx), y: CGFloat(dy)))))
      for y in 0..<20 {
        for x in 0..<20 where whole.indices.contains(y - dy) && whole.indices.contains(x - dx) {
          #expect(part[y][x] == whole[y - dy][x - dx])
          #expect(grouped[y][x] == whole[y - dy][x - dx])
        }
      }
    }
  }

  @Test("a path that starts without a move starts at the origin, wherever that is")
  func impliedStart() throws {
    let lines: [Path.Element] = [.line(CGPoint(x: 6, y: 0)), .line(CGPoint(x: 6, y: 6))]
    for leading in [[], [Path.Element.close]] {
      func picture(_ elements: [Path.Element]) throws -> [[Int]] {
        try coverage(
          12, 12,
          .group(
            .init(
              items: [.fill(.path(Path(elements: elements), .nonZero), .black)],
              transform: CGAffineTransform(translationX: 4, y: 3))))
      }
      #expect(try picture(leading + lines) == picture([.move(.zero)] + lines))
    }
  }
}
