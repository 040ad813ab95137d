/// The values from which the frames of views and layers derive.
package struct ViewGeometry: Equatable {
  /// The anchor point in the superview's coordinates.
  package var position = CGPoint.zero
  package var bounds = CGRect.zero
  /// The transform around the anchor point.
  package var transform = CGAffineTransform.identity
  /// The point of the bounds that ``position`` places and ``transform`` turns around, as fractions
  /// of the bounds.
  var anchorPoint = CGPoint(x: 0.5, y: 0.5)

  package init(
    position: CGPoint = CGPoint.zero, bounds: CGRect = CGRect.zero,
    transform: CGAffineTransform = CGAffineTransform.identity,
    anchorPoint: CGPoint = CGPoint(x: 0.5, y: 0.5)
  ) {
    self.position = position
    self.bounds = bounds
    self.transform = transform
    self.anchorPoint = anchorPoint
  }

  /// The vector from the top left corner of the bounds to the anchor point.
  private var anchorOffset: CGPoint {
    CGPoint(x: bounds.size.width * anchorPoint.x, y: bounds.size.height * anchorPoint.y)
  }

  /// The bounding box of the transformed bounds in the superview's coordinates.
  ///
  /// Setting it keeps the transform: the size of the bounds is that of the frame under the inverse
  /// transform, so that scales and quarter turns give the frame that was set. Other rotations give
  /// a larger frame around the same center. A transform without an inverse does not change the
  /// size (chosen).
  package var frame: CGRect {
    get {
      let anchor = anchorOffset
      guard !transform.isIdentity else {
        return CGRect(
          origin: CGPoint(x: position.x - anchor.x, y: position.y - anchor.y), size: bounds.size)
      }
      let box = CGRect(origin: CGPoint(x: -anchor.x, y: -anchor.y), size: bounds.size)
      return box.applying(transform).offsetBy(dx: position.x, dy: position.y)
    }
    set {
      bounds.size = newValue.size
      let anchor = anchorOffset
      position = CGPoint(x: newValue.origin.x + anchor.x, y: newValue.origin.y + anchor.y)
      guard !transform.isIdentity else { return }
      let determinant = transform.a * transform.d - transform.b * transform.c
      if determinant != 0, determinant.isFinite {
        // A division is exact for a scale that multiplies the result again.
        bounds.size =
          transform.b == 0 && transform.c == 0
          ? CGSize(
            width: abs(newValue.width / transform.a), height: abs(newValue.height / transform.d))
          : newValue.applying(transform.inverted()).size
      }
      let box = frame
      position.x += newValue.midX - box.midX
      position.y += newValue.midY - box.midY
    }
  }

  /// The transform from the bounds' coordinates to the superview's coordinates.
  var transformToSuperview: CGAffineTransform {
    let anchor = anchorOffset
    return CGAffineTransform(
      translationX: -(bounds.origin.x + anchor.x), y: -(bounds.origin.y + anchor.y)
    )
    .concatenating(transform)
    .concatenating(CGAffineTransform(translationX: position.x, y: position.y))
  }
}
