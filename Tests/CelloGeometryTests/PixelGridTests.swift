import CelloGeometry
import Testing

struct PixelGridTests {
  @Test(
    "an edge rounds to the nearest pixel, a tie to the right",
    arguments: [
      (0.24, 0.0),
      (0.25, 0.5),  // a tie at two pixels per point
      (0.26, 0.5),
      (-0.25, 0.0),  // negative ties also round to the right
      (-0.26, -0.5),
    ])
  func rounding(edge: CGFloat, expected: CGFloat) {
    #expect(PixelGrid(scale: 2).rounded(edge) == expected)
  }

  @Test(
    "lengths round up to the device pixel",
    arguments: [
      (20.287109, 3.0, 20.333333333333332),  // a line in the system font at 17 pt
      (20.287109, 2.0, 20.5),
      (44.0, 3.0, 44.0),
      (0.9999999999, 3.0, 1.0),
    ])
  func roundingUp(length: CGFloat, scale: CGFloat, expected: CGFloat) {
    #expect(PixelGrid(scale: scale).roundedUp(length) == expected)
  }

  @Test(
    "lengths round down to the device pixel",
    arguments: [
      (20.287109, 3.0, 20.0),
      (20.4, 3.0, 20.333333333333332),
      (44.0, 3.0, 44.0),
      (0.9999999999, 3.0, 1.0),
      (-2.0, 3.0, 0.0),
    ])
  func roundingDown(length: CGFloat, scale: CGFloat, expected: CGFloat) {
    #expect(PixelGrid(scale: scale).roundedDown(length) == expected)
    #expect(PixelGrid(scale: scale).roundedDown(.nan) == 0)
  }

  @Test("neighbors that share an edge stay neighbors")
  func sharedEdges() {
    let grid = PixelGrid(scale: 3)
    let upper = grid.rounded(CGRect(x: 0, y: 0.2, width: 10, height: 10.3))
    let lower = grid.rounded(CGRect(x: 0, y: 10.5, width: 10, height: 7.77))
    #expect(upper.maxY == lower.minY)
  }

  @Test(
    "values that are not finite are not changed",
    arguments: [Double.infinity, -Double.infinity, 1e300])
  func notFinite(edge: Double) {
    #expect(PixelGrid(scale: 2).rounded(CGFloat(edge)) == CGFloat(edge))
    #expect(PixelGrid(scale: .nan).scale == 1)
    #expect(PixelGrid(scale: 0).rounded(CGFloat(edge)) == CGFloat(edge))
  }
}
