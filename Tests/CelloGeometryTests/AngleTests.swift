import Testing

@testable import CelloGeometry

struct AngleTests {
  @Test(
    "angles of vectors, to the last digits",
    arguments: [
      (1.0, 0.0, 0.0), (1, 1, 0.785398163397448309616), (0, 1, 1.57079632679489661923),
      (-1, 1, 2.35619449019234492885), (-1, 0, 3.14159265358979323846),
      (0, -1, -1.57079632679489661923), (-1, -1, -2.35619449019234492885),
      // tan π/8 and tan π/12
      (1, 0.41421356237309504880, 0.392699081698724154808),
      (1, 0.26794919243112270647, 0.261799387799149436539),
      (2, 1, 0.463647609000806116214), (1, 2, 1.10714871779409050302),
    ])
  func angle(x: Double, y: Double, expected: Double) {
    #expect((Double.angle(x: x, y: y) - expected).magnitude < 1e-15)
  }

  @Test("it is the inverse of the unit vector")
  func inverse() {
    for step in -30...30 {
      let angle = Double(step) / 10
      let (cosine, sine) = angle.unitVector
      #expect((Double.angle(x: cosine, y: sine) - angle).magnitude < 1e-14)
    }
  }

  @Test("vectors without a direction and infinite ones have an angle")
  func oddVectors() {
    #expect(Double.angle(x: 0, y: 0) == 0)
    #expect(Double.angle(x: .nan, y: .nan).isNaN)
    #expect((Double.angle(x: .infinity, y: .infinity) - .pi / 4).magnitude < 1e-15)
    #expect(Double.angle(x: .infinity, y: 1) == 0)
    #expect(Double.angle(x: 1, y: .infinity) == .pi / 2)
  }
}
