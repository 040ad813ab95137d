import CelloGeometry
import Testing

@Suite struct CGAffineTransformTests {
  @Test(
    "a transform and its inverse lead back to where they started",
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
}
