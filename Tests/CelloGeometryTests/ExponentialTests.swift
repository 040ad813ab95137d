import CelloGeometry
import Testing

struct ExponentialTests {
  @Test(
    "powers of e agree with published values to the last digits",
    arguments: [
      (0.0, 1.0), (1, 2.718281828459045), (-1, 0.36787944117144233), (0.5, 1.6487212707001282),
      (10, 22026.465794806718), (-20, 2.061153622438558e-9), (700, 1.0142320547350045e304),
    ])
  func exponential(power: Double, expected: Double) {
    #expect(abs(power.exponential / expected - 1) < 5e-15)
  }

  @Test("powers out of range are 0 or infinite, and NaN remains NaN")
  func limits() {
    #expect((-800.0).exponential == 0)
    #expect(800.0.exponential == .infinity)
    #expect((-Double.infinity).exponential == 0)
    #expect(Double.nan.exponential.isNaN)
    #expect((-740.0).exponential > 0)
  }

  @Test(
    "logarithms agree with published values to the last digits",
    arguments: [
      (1.0, 0.0), (2, 0.6931471805599453), (10, 2.302585092994046), (0.5, -0.6931471805599453),
      (1e-300, -690.7755278982137), (1577.3502691896258, 7.363501673390463),
    ])
  func logarithm(number: Double, expected: Double) {
    #expect(abs(number.naturalLogarithm - expected) <= 4e-16 * max(1, abs(expected)))
  }

  @Test("the logarithm of 0 is negative infinity, and the logarithm of a negative number is NaN")
  func oddLogarithms() {
    #expect(0.0.naturalLogarithm == -.infinity)
    #expect((-1.0).naturalLogarithm.isNaN)
    #expect(Double.nan.naturalLogarithm.isNaN)
    #expect(Double.infinity.naturalLogarithm == .infinity)
  }

  @Test("an angle leads back to its direction, in all quadrants")
  func angles() {
    for degrees in stride(from: -179.0, through: 180, by: 1) {
      let angle = degrees * .pi / 180
      let (cosine, sine) = angle.unitVector
      #expect(abs(Double.angle(x: 3 * cosine, y: 3 * sine) - angle) < 4e-15)
    }
    #expect(Double.angle(x: 1, y: 0) == 0)
    #expect(Double.angle(x: 0, y: 1) == .pi / 2)
    #expect(Double.angle(x: 0, y: -1) == -.pi / 2)
    #expect(Double.angle(x: -1, y: 0) == .pi)
    #expect(Double.angle(x: 0, y: 0) == 0)
    #expect(Double.angle(x: .nan, y: 1).isNaN)
    #expect(Double.angle(x: .infinity, y: .infinity) == .pi / 4)
  }
}
