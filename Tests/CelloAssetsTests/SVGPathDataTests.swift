import CelloAssets
import Testing

struct SVGPathDataTests {
  private func printed(_ data: String) throws -> String? {
    let list = try SVGReader.drawing(
      of: Array(
        "<svg viewBox='-2000 -2000 4000 4000' width='4000' height='4000'><path d='\(data)'/></svg>"
          .utf8),
      file: "test.svg")
    guard case .fill(.path(let path, _), _)? = list.items.first else { return nil }
    return path.applying(CGAffineTransform(translationX: -2000, y: -2000)).description
  }

  @Test(
    "commands in all their forms",
    arguments: [
      ("M0 0L10 0L10 10Z", "M 0 0 L 10 0 L 10 10 Z"),
      ("m1 2 3 4 5 6z", "M 1 2 L 4 6 L 9 12 Z"),
      ("M1,2 3,4", "M 1 2 L 3 4"),
      ("M0 0h5v5h-5z", "M 0 0 L 5 0 L 5 5 L 0 5 Z"),
      ("M1 1H5V6", "M 1 1 L 5 1 L 5 6"),
      ("M0 0C1 2 3 4 5 6", "M 0 0 C 1 2 3 4 5 6"),
      ("M1 1c1 2 3 4 5 6s1 1 2 2", "M 1 1 C 2 3 4 5 6 7 C 8 9 7 8 8 9"),
      ("M0 0S1 1 2 2", "M 0 0 C 0 0 1 1 2 2"),
      ("M0 0Q1 2 3 4T5 5", "M 0 0 Q 1 2 3 4 Q 5 6 5 5"),
      ("M1 1t2 2", "M 1 1 Q 1 1 3 3"),
      // A smooth curve after a command of another type has no control point to mirror.
      ("M0 0Q1 2 3 4L5 5T9 9", "M 0 0 Q 1 2 3 4 L 5 5 Q 5 5 9 9"),
      ("M-.5.5-1.5e1-.5", "M -0.5 0.5 L -15 -0.5"),
      ("M+1,+2l.5,.5.5.5", "M 1 2 L 1.5 2.5 L 2 3"),
      // After a close command, the next subpath starts at the start of the closed subpath.
      ("M1 1h2v2zl5 5", "M 1 1 L 3 1 L 3 3 Z M 1 1 L 6 6"),
      ("M0 0h1z m5 5h1", "M 0 0 L 1 0 Z M 5 5 L 6 5"),
      (" \n M 0 , 0 \t L 1 1 \r ", "M 0 0 L 1 1"),
    ])
  func commands(data: String, expected: String) throws { #expect(try printed(data) == expected) }

  @Test(
    "arcs",
    arguments: [
      // A quarter circle, and the same arc with its flags written without separators.
      ("M10 0A10 10 0 0 1 0 10", "M 10 0 C 10 5.523 5.523 10 0 10"),
      ("M10 0A10 10 0 010 10", "M 10 0 C 10 5.523 5.523 10 0 10"),
      // The end points are the same, but the other flags select three quarters of the circle.
      (
        "M10 0A10 10 0 1 0 0 10",
        "M 10 0 C 10 -5.523 5.523 -10 0 -10 C -5.523 -10 -10 -5.523 -10 0 C -10 5.523 -5.523 10 0 10"
      ),
      // The radius is too small for the half circle and is enlarged.
      (
        "M-10 0A1 1 0 0 1 10 0",
        "M -10 0 C -10 -5.523 -5.523 -10 0 -10 C 5.523 -10 10 -5.523 10 0"
      ),
      // An ellipse that is rotated by 90 degrees.
      ("M0 20A20 10 90 0 0 10 0", "M 0 20 C 5.523 20 10 11.046 10 0"),
      ("M0 0A0 5 0 0 1 5 5", "M 0 0 L 5 5"),
      ("M0 0A5 5 0 0 1 0 0", "M 0 0"),
      ("M0 0a5-5 0 0 1 5 5", "M 0 0 C 2.761 0 5 2.239 5 5"),
    ])
  func arcs(data: String, expected: String) throws {
    let path = try printed(data)
    #expect(path?.replacing("-0 ", with: "0 ") == expected)
  }

  @Test("arcs are on their circle for all flags and angles", arguments: 0..<360)
  func arcsOnCircle(degrees: Int) throws {
    let angle = Double(degrees) * .pi / 180
    let x = 300 * cos(angle)
    let y = 300 * sin(angle)
    for (isLarge, isSweeping) in [(0, 0), (0, 1), (1, 0), (1, 1)] where degrees != 0 {
      let isExpected =
        isSweeping == 1 ? (degrees > 180) == (isLarge == 1) : (degrees < 180) == (isLarge == 1)
      let list = try SVGReader.drawing(
        of: Array(
          "<svg viewBox='-2000 -2000 4000 4000' width='4000' height='4000'><path d='M300 0A300 300 0 \(isLarge) \(isSweeping) \(x) \(y)'/></svg>"
            .utf8), file: "test.svg")
      guard case .fill(.path(let path, _), _)? = list.items.first else {
        Issue.record("nothing drawn")
        return
      }
      // Two circles pass through both points. The flags select the circle around the origin.
      guard isExpected, degrees != 180 else { continue }
      path.forEachPolygon(tolerance: 0.01) { points, _ in
        for point in points {
          let radius = ((point.x - 2000) * (point.x - 2000) + (point.y - 2000) * (point.y - 2000))
            .squareRoot()
          #expect(abs(Double(radius) - 300) < 0.1)
        }
      }
    }
  }

  @Test(
    "invalid path data draws nothing and causes an error that names it",
    arguments: [
      "L0 0", "M0", "M0 0 L", "M0 0 X1 1", "M0 0 1", "M0 0 C1 2 3 4 5", "M0 0 A1 1 0 2 0 5 5",
      "M0 0 Z5", "M1e99 0", "M0 0 L 1e12 0", "M--1 0", "M.", "0 0", "M0 0,", "M0 0 L1 1 #",
    ])
  func mistakes(data: String) {
    #expect(throws: AssetError.self) { try printed(data) }
  }
}
