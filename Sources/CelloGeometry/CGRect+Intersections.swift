extension CGRect {
  /// Returns `true` if two rectangles have common points other than of their edges.
  ///
  /// Foundation's method on Linux is also `true` for rectangles that only touch. This property, which
  /// is called like a method, is preferred to it: a method of the same type would be ambiguous in
  /// files that import Foundation as well. The expression `CGRect.intersects` without a rectangle is
  /// Foundation's method.
  public var intersects: @Sendable (CGRect) -> Bool {
    { other in
      // The null rectangle is at infinity, and NaN is in no order: they intersect nothing.
      minX < other.maxX && other.minX < maxX && minY < other.maxY && other.minY < maxY
    }
  }
}
