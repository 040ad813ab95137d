// Apple's names.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

extension CGAffineTransform {
  /// A rotation around the origin by an angle in radians; a positive angle rotates clockwise where y
  /// points down. An angle that is not finite, or of a trillion and more, gives the identity.
  public init(rotationAngle angle: CGFloat) {
    guard angle.magnitude < 1e12 else {
      self.init()
      return
    }
    let (cosine, sine) = Double(angle).unitVector
    self.init(
      a: CGFloat(cosine), b: CGFloat(sine), c: CGFloat(-sine), d: CGFloat(cosine), tx: 0, ty: 0)
  }

  /// A rotation by an angle in radians first, then this mapping.
  public func rotated(by angle: CGFloat) -> CGAffineTransform {
    CGAffineTransform(rotationAngle: angle).concatenating(self)
  }
}

public let CGAffineTransformIdentity = CGAffineTransform.identity

public func CGAffineTransformMake(
  _ a: CGFloat, _ b: CGFloat, _ c: CGFloat, _ d: CGFloat, _ tx: CGFloat, _ ty: CGFloat
) -> CGAffineTransform {
  CGAffineTransform(a: a, b: b, c: c, d: d, tx: tx, ty: ty)
}

public func CGAffineTransformMakeRotation(_ angle: CGFloat) -> CGAffineTransform {
  CGAffineTransform(rotationAngle: angle)
}

public func CGAffineTransformMakeScale(_ sx: CGFloat, _ sy: CGFloat) -> CGAffineTransform {
  CGAffineTransform(scaleX: sx, y: sy)
}

public func CGAffineTransformMakeTranslation(_ tx: CGFloat, _ ty: CGFloat) -> CGAffineTransform {
  CGAffineTransform(translationX: tx, y: ty)
}
