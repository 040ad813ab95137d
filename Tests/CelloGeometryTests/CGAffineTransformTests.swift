import CelloGeometry
import Testing

struct CGAffineTransformTests {
  @Test(
    "a transform followed by its inverse is the identity",
    arguments: [
      CGAffineTransform(translationX: 3, y: -4), CGAffineTransform(scaleX: 2, y: -0.5),
      CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 5, ty: 6),
      CGAffineTransform(a: 2, b: 1, c: 4, d: 3, tx: -8, ty: 16),
    ])
  func inverse(transform: CGAffineTransform) {
    let point = CGPoint(x: 10, y: -20)
    #expect(point.applying(transform).applying(transform.inverted()) == point)
    #expect(transform.concatenating(transform.inverted()).isIdentity)
  }

  @Test("a transform without an inverse inverts to itself")
  func singular() {
    let flat = CGAffineTransform(scaleX: 0, y: 1)
    #expect(flat.inverted() == flat)
  }

  @Test(
    "a rotation turns clockwise where y points down, exactly for quarter turns",
    arguments: [
      (CGFloat(0), CGPoint(x: 3, y: 4)), (CGFloat.pi / 2, CGPoint(x: -4, y: 3)),
      (CGFloat.pi, CGPoint(x: -3, y: -4)), (-CGFloat.pi / 2, CGPoint(x: 4, y: -3)),
      (CGFloat.nan, CGPoint(x: 3, y: 4)), (CGFloat.infinity, CGPoint(x: 3, y: 4)),
    ])
  func rotation(angle: CGFloat, expected: CGPoint) {
    let point = CGPoint(x: 3, y: 4)
    #expect(point.applying(CGAffineTransform(rotationAngle: angle)) == expected)
    #expect(point.applying(CGAffineTransformMakeRotation(angle)) == expected)
  }

  @Test("a prepended rotation applies first")
  func rotated() {
    let transform = CGAffineTransformMakeTranslation(10, 0).rotated(by: .pi / 2)
    #expect(CGPoint(x: 1, y: 0).applying(transform) == CGPoint(x: 10, y: 1))
    #expect(CGAffineTransformMakeScale(2, 3) == CGAffineTransform(scaleX: 2, y: 3))
    #expect(CGAffineTransformMake(1, 0, 0, 1, 0, 0) == CGAffineTransformIdentity)
  }

  @Test("cosine and sine agree with the series to the last digits, all around the circle")
  func unitVector() {
    for degrees in stride(from: -720.0, through: 720, by: 7) {
      let (cosine, sine) = (degrees * .pi / 180).unitVector
      #expect(abs(cosine * cosine + sine * sine - 1) < 1e-15)
    }
    // At 30°, the sine is 1/2 and the cosine is √3/2.
    let (cosine, sine) = (Double.pi / 6).unitVector
    #expect(abs(sine - 0.5) < 1e-16)
    #expect(abs(cosine - 0.75.squareRoot()) < 2e-16)
  }
}
