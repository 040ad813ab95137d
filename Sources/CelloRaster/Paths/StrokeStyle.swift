/// The style of a line along a path. Lengths are in the path's coordinates.
package struct StrokeStyle: Hashable, Sendable {
  /// The shape of the ends of a line.
  package enum Cap: Hashable, Sendable { case butt, round, square }
  /// The shape of the corners of a line.
  package enum Join: Hashable, Sendable { case miter, round, bevel }

  /// The full width of the line, half of it on each side. If it is zero, negative or NaN, nothing
  /// is drawn.
  package var width: CGFloat
  /// The shape of the ends.
  package var cap: Cap
  /// The shape of the corners.
  package var join: Join
  /// The maximum ratio of miter length to line width; longer miters become bevels.
  package var miterLimit: CGFloat

  /// Creates a style.
  package init(width: CGFloat, cap: Cap = .butt, join: Join = .miter, miterLimit: CGFloat = 10) {
    self.width = width
    self.cap = cap
    self.join = join
    self.miterLimit = miterLimit
  }
}
