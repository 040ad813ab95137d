import CelloGeometry
import Foundation
import Testing

struct CATransform3DTests {
  @Test("mappings of the plane keep their affine form")
  func affine() {
    let affine = CGAffineTransform(a: 2, b: 1, c: -1, d: 3, tx: 4, ty: 5)
    let matrix = CATransform3DMakeAffineTransform(affine)
    #expect(CATransform3DIsAffine(matrix))
    #expect(CATransform3DGetAffineTransform(matrix) == affine)
    #expect(CATransform3DIsIdentity(CATransform3DMakeAffineTransform(.identity)))
    #expect(!CATransform3DIsAffine(CATransform3DMakeTranslation(0, 0, 1)))
  }

  @Test("the first mapping of a concatenation applies first, as for affine ones")
  func concatenation() {
    let first = CGAffineTransform(translationX: 3, y: 4)
    let second = CGAffineTransform(scaleX: 2, y: 5)
    let both = CATransform3DConcat(
      CATransform3DMakeAffineTransform(first), CATransform3DMakeAffineTransform(second))
    #expect(CATransform3DGetAffineTransform(both) == first.concatenating(second))
    #expect(
      CATransform3DEqualToTransform(
        CATransform3DTranslate(CATransform3DMakeScale(2, 5, 1), 3, 4, 0), both))
  }

  @Test("a rotation about z equals a rotation in the plane; a rotation about y reduces the width")
  func rotation() {
    let turned = CATransform3DMakeRotation(.pi / 6, 0, 0, 2)
    #expect(CATransform3DIsAffine(turned))
    #expect(
      CATransform3DGetAffineTransform(turned) == CGAffineTransform(rotationAngle: .pi / 6))
    let flipped = CATransform3DGetAffineTransform(CATransform3DMakeRotation(.pi / 3, 0, 1, 0))
    #expect(abs(flipped.a - 0.5) < 1e-12)
    #expect(flipped.d == 1)
    #expect(CATransform3DIsIdentity(CATransform3DMakeRotation(1, 0, 0, 0)))
    #expect(CATransform3DIsIdentity(CATransform3DMakeRotation(1, .nan, 0, 0)))
  }

  @Test("a mapping and its inverse cancel out; one without an inverse is returned")
  func inverse() {
    var matrix = CATransform3DMakeRotation(0.7, 1, 2, 3)
    matrix = CATransform3DScale(CATransform3DTranslate(matrix, 5, -6, 7), 2, 4, 8)
    let product = CATransform3DConcat(matrix, CATransform3DInvert(matrix))
    #expect(abs(product.m11 - 1) < 1e-12 && abs(product.m43) < 1e-12 && abs(product.m12) < 1e-12)
    let flat = CATransform3DMakeScale(1, 1, 0)
    #expect(CATransform3DInvert(flat) == flat)
    #expect(CATransform3DInvert(CATransform3D()) == CATransform3D())
  }
}
