/// A map of a plane in space to the plane of a picture, with perspective.
///
/// A point (x, y) is mapped to (x' / w, y' / w) with x' = m11 · x + m21 · y + m41,
/// y' = m12 · x + m22 · y + m42 and w = m14 · x + m24 · y + m44, as by the elements of `CATransform3D`
/// with these names. Points with w ≤ 0 are behind the viewer and not visible.
package struct Projection: Hashable, Sendable {
  package var m11: CGFloat
  package var m12: CGFloat
  package var m14: CGFloat
  package var m21: CGFloat
  package var m22: CGFloat
  package var m24: CGFloat
  package var m41: CGFloat
  package var m42: CGFloat
  package var m44: CGFloat

  /// The projection that maps each point to itself.
  package static let identity = Projection(CATransform3DIdentity)

  /// Creates the projection of the plane in which z is 0.
  package init(_ transform: CATransform3D) {
    (m11, m12, m14) = (transform.m11, transform.m12, transform.m14)
    (m21, m22, m24) = (transform.m21, transform.m22, transform.m24)
    (m41, m42, m44) = (transform.m41, transform.m42, transform.m44)
  }

  /// The affine transform with the same result; `nil` if there is none, because points have different
  /// distances from the viewer.
  package var affine: CGAffineTransform? {
    guard m14 == 0, m24 == 0, m44 > 0 else { return nil }
    return CGAffineTransform(
      a: m11 / m44, b: m12 / m44, c: m21 / m44, d: m22 / m44, tx: m41 / m44, ty: m42 / m44)
  }

  /// Returns the bounds of a projected rectangle; `nil` if a part of it is behind the viewer, or if
  /// the bounds are not finite.
  package func bounds(of rect: CGRect) -> CGRect? {
    var (left, top) = (CGFloat.infinity, CGFloat.infinity)
    var (right, bottom) = (-CGFloat.infinity, -CGFloat.infinity)
    for x in [rect.minX, rect.maxX] {
      for y in [rect.minY, rect.maxY] {
        let w = m14 * x + m24 * y + m44
        guard w > 0 else { return nil }
        let (px, py) = ((m11 * x + m21 * y + m41) / w, (m12 * x + m22 * y + m42) / w)
        guard px.isFinite, py.isFinite else { return nil }
        (left, right) = (min(left, px), max(right, px))
        (top, bottom) = (min(top, py), max(bottom, py))
      }
    }
    return CGRect(x: left, y: top, width: right - left, height: bottom - top)
  }
}
