/// A transform of coordinates into pixels.
///
/// It differs from `CGAffineTransform` in what the inner loops need: fields of type `Double`,
/// methods in this module, which is optimized in debug builds too, and upright transforms that keep
/// infinite coordinates infinite.
package struct AffineMap: Equatable {
  package var a: Double
  package var b: Double
  package var c: Double
  package var d: Double
  package var tx: Double
  package var ty: Double

  package static let identity = AffineMap(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0)

  package init(a: Double, b: Double, c: Double, d: Double, tx: Double, ty: Double) {
    self.a = a
    self.b = b
    self.c = c
    self.d = d
    self.tx = tx
    self.ty = ty
  }

  package init(_ t: CGAffineTransform) {
    self.init(
      a: Double(t.a), b: Double(t.b), c: Double(t.c), d: Double(t.d), tx: Double(t.tx),
      ty: Double(t.ty))
  }

  /// Whether rectangles stay rectangles with their sides where they were.
  var isUpright: Bool { b == 0 && c == 0 }

  package var isFinite: Bool {
    a.isFinite && b.isFinite && c.isFinite && d.isFinite && tx.isFinite && ty.isFinite
  }

  @inline(__always)
  func map(_ point: CGPoint) -> (x: Double, y: Double) {
    let x = Double(point.x)
    let y = Double(point.y)
    // An upright map must not turn an infinite coordinate into NaN by multiplying it with zero.
    return isUpright ? (a * x + tx, d * y + ty) : (a * x + c * y + tx, b * x + d * y + ty)
  }

  /// This mapping first, then `other`.
  package func concatenating(_ other: AffineMap) -> AffineMap {
    AffineMap(
      a: a * other.a + b * other.c, b: a * other.b + b * other.d, c: c * other.a + d * other.c,
      d: c * other.b + d * other.d, tx: tx * other.a + ty * other.c + other.tx,
      ty: tx * other.b + ty * other.d + other.ty)
  }
}
