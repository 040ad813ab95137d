/// A transform of coordinates to pixels.
///
/// Unlike `CGAffineTransform`, it meets the requirements of inner loops: fields of type `Double`,
/// methods in this module, which is optimized even in debug builds, and upright transforms that map
/// infinite coordinates to infinite coordinates.
package struct AffineMap: Equatable {
  /// The contribution of x to x'.
  package var a: Double
  /// The contribution of x to y'.
  package var b: Double
  /// The contribution of y to x'.
  package var c: Double
  /// The contribution of y to y'.
  package var d: Double
  /// The horizontal translation, in pixels.
  package var tx: Double
  /// The vertical translation, in pixels.
  package var ty: Double

  /// The identity map.
  package static let identity = AffineMap(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0)

  /// Creates a map from its elements.
  package init(a: Double, b: Double, c: Double, d: Double, tx: Double, ty: Double) {
    self.a = a
    self.b = b
    self.c = c
    self.d = d
    self.tx = tx
    self.ty = ty
  }

  /// Creates a map from a transform.
  package init(_ t: CGAffineTransform) {
    self.init(
      a: Double(t.a), b: Double(t.b), c: Double(t.c), d: Double(t.d), tx: Double(t.tx),
      ty: Double(t.ty))
  }

  /// A Boolean value that indicates whether horizontal and vertical lines remain horizontal and
  /// vertical.
  var isUpright: Bool { b == 0 && c == 0 }

  /// A Boolean value that indicates whether all elements are finite.
  package var isFinite: Bool {
    a.isFinite && b.isFinite && c.isFinite && d.isFinite && tx.isFinite && ty.isFinite
  }

  @inline(__always)
  func map(_ point: CGPoint) -> (x: Double, y: Double) {
    let x = Double(point.x)
    let y = Double(point.y)
    // An upright map must not convert an infinite coordinate to NaN by multiplying it by zero.
    return isUpright ? (a * x + tx, d * y + ty) : (a * x + c * y + tx, b * x + d * y + ty)
  }

  /// Returns this map followed by another map.
  package func concatenating(_ other: AffineMap) -> AffineMap {
    AffineMap(
      a: a * other.a + b * other.c, b: a * other.b + b * other.d, c: c * other.a + d * other.c,
      d: c * other.b + d * other.d, tx: tx * other.a + ty * other.c + other.tx,
      ty: tx * other.b + ty * other.d + other.ty)
  }
}
