import CelloRaster
import Testing

struct ConicGradientTests {
  private func gradient(end: CGPoint) throws -> Bitmap {
    let gradient = Gradient(
      .conic,
      stops: [
        .init(Color(red: 0, green: 0, blue: 0), at: 0),
        .init(Color(red: 200, green: 0, blue: 0), at: 1),
      ], start: CGPoint(x: 0.5, y: 0.5), end: end)
    return try #require(gradient.bitmap(width: 3, height: 3))
  }

  @Test("colors go clockwise around the start, from the direction of the end")
  func direction() throws {
    // The midpoints of the sides, clockwise from the top.
    let fromTop = try gradient(end: CGPoint(x: 0.5, y: 0))
    #expect(
      [fromTop[1, 0], fromTop[2, 1], fromTop[1, 2], fromTop[0, 1]].map { $0 & 0xff }
        == [0, 50, 100, 150])
    let fromRight = try gradient(end: CGPoint(x: 1, y: 0.5))
    #expect(
      [fromRight[1, 0], fromRight[2, 1], fromRight[1, 2], fromRight[0, 1]].map { $0 & 0xff }
        == [150, 0, 50, 100])
  }

  @Test("an end at the start begins at the top")
  func noDirection() throws {
    let bitmap = try gradient(end: CGPoint(x: 0.5, y: 0.5))
    #expect(bitmap[2, 1] & 0xff == 50)
  }
}
