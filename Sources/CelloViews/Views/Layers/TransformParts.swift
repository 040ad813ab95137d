/// The components of an affine transform that are interpolated separately: a scale, then a shear, a
/// rotation and a translation.
struct TransformParts {
  var scaleX: Double
  var scaleY: Double
  /// The change of x per unit of y, before the rotation.
  var shear: Double
  /// The rotation in radians.
  var rotation: Double
  var x: Double
  var y: Double

  init(_ transform: CGAffineTransform) {
    let (a, b) = (Double(transform.a), Double(transform.b))
    let (c, d) = (Double(transform.c), Double(transform.d))
    (x, y) = (Double(transform.tx), Double(transform.ty))
    let length = (a * a + b * b).squareRoot()
    guard length > 0 else {
      (scaleX, shear) = (0, 0)
      scaleY = (c * c + d * d).squareRoot()
      rotation = scaleY > 0 ? Double.angle(x: d, y: -c) : 0
      return
    }
    scaleX = length
    scaleY = (a * d - b * c) / length
    shear = (a * c + b * d) / (length * length)
    rotation = Double.angle(x: a, y: b)
    // Represent a mirroring at the y-axis as such, not as a half turn and a mirroring at the
    // x-axis.
    if scaleY < 0, a < 0 {
      (scaleX, scaleY) = (-scaleX, -scaleY)
      rotation = Double.angle(x: -a, y: -b)
    }
  }

  var transform: CGAffineTransform {
    let (cosine, sine) = rotation.unitVector
    let (sheared, upright) = (shear * scaleX, scaleY)
    return CGAffineTransform(
      a: CGFloat(scaleX * cosine), b: CGFloat(scaleX * sine),
      c: CGFloat(sheared * cosine - upright * sine), d: CGFloat(sheared * sine + upright * cosine),
      tx: CGFloat(x), ty: CGFloat(y))
  }

  /// Returns the interpolated components at a fraction, rotating along the shorter way.
  func mixed(with other: TransformParts, _ share: Double) -> TransformParts {
    var result = self
    func mix(_ from: Double, _ to: Double) -> Double { from + (to - from) * share }
    result.scaleX = mix(scaleX, other.scaleX)
    result.scaleY = mix(scaleY, other.scaleY)
    result.shear = mix(shear, other.shear)
    result.x = mix(x, other.x)
    result.y = mix(y, other.y)
    var turn = other.rotation - rotation
    if turn > .pi { turn -= 2 * .pi }
    if turn < -.pi { turn += 2 * .pi }
    result.rotation = rotation + turn * share
    return result
  }
}

extension CATransform3D {
  /// Returns the interpolated transform at a fraction. Affine transforms are interpolated by their
  /// components, others by their matrix elements (chosen: depth is not drawn).
  func mixed(with other: CATransform3D, _ share: Double) -> CATransform3D {
    if CATransform3DIsAffine(self), CATransform3DIsAffine(other) {
      let from = TransformParts(CATransform3DGetAffineTransform(self))
      let to = TransformParts(CATransform3DGetAffineTransform(other))
      return CATransform3DMakeAffineTransform(from.mixed(with: to, share).transform)
    }
    var result = self
    for path in Self.numbers {
      result[keyPath: path] += (other[keyPath: path] - self[keyPath: path]) * CGFloat(share)
    }
    return result
  }

  private nonisolated(unsafe) static let numbers: [WritableKeyPath<CATransform3D, CGFloat>] = [
    \.m11, \.m12, \.m13, \.m14, \.m21, \.m22, \.m23, \.m24, \.m31, \.m32, \.m33, \.m34, \.m41,
    \.m42, \.m43, \.m44,
  ]
}
