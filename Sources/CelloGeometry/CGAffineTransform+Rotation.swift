// Apple's names.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

extension CGAffineTransform {
  /// Creates a rotation about the origin by an angle in radians. A positive angle rotates clockwise
  /// if the y axis points down. The transform is the identity if the angle is not finite, or at
  /// least 10¹² in magnitude.
  public init(rotationAngle angle: CGFloat) {
    guard angle.magnitude < 1e12 else {
      self.init()
      return
    }
    let (cosine, sine) = Double(angle).unitVector
    self.init(
      a: CGFloat(cosine), b: CGFloat(sine), c: CGFloat(-sine), d: CGFloat(cosine), tx: 0, ty: 0)
  }

  /// Returns a rotation by an angle in radians followed by this transform.
  public func rotated(by angle: CGFloat) -> CGAffineTransform {
    CGAffineTransform(rotationAngle: angle).concatenating(self)
  }
}

/// The identity transform.
public let CGAffineTransformIdentity = CGAffineTransform.identity

/// Returns a transform with the given elements.
public func CGAffineTransformMake(
  _ a: CGFloat, _ b: CGFloat, _ c: CGFloat, _ d: CGFloat, _ tx: CGFloat, _ ty: CGFloat
) -> CGAffineTransform {
  CGAffineTransform(a: a, b: b, c: c, d: d, tx: tx, ty: ty)
}

/// Returns a rotation by an angle in radians; see ``CGAffineTransform/init(rotationAngle:)``.
public func CGAffineTransformMakeRotation(_ angle: CGFloat) -> CGAffineTransform {
  CGAffineTransform(rotationAngle: angle)
}

/// Returns a scaling.
public func CGAffineTransformMakeScale(_ sx: CGFloat, _ sy: CGFloat) -> CGAffineTransform {
  CGAffineTransform(scaleX: sx, y: sy)
}

/// Returns a translation.
public func CGAffineTransformMakeTranslation(_ tx: CGFloat, _ ty: CGFloat) -> CGAffineTransform {
  CGAffineTransform(translationX: tx, y: ty)
}
