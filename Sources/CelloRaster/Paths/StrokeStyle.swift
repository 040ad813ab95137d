/// How a line is drawn along a path; lengths in the path's coordinates.
package struct StrokeStyle: Hashable, Sendable {
  package enum Cap: Hashable, Sendable { case butt, round, square }
  package enum Join: Hashable, Sendable { case miter, round, bevel }

  /// The line's full width, half of it on either side. Zero, negative or NaN draws nothing.
  package var width: CGFloat
  package var cap: Cap
  package var join: Join
  /// A miter longer than this many widths becomes a bevel.
  package var miterLimit: CGFloat

  package init(width: CGFloat, cap: Cap = .butt, join: Join = .miter, miterLimit: CGFloat = 10) {
    self.width = width
    self.cap = cap
    self.join = join
    self.miterLimit = miterLimit
  }
}
