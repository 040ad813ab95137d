/// The horizontal alignment of a paragraph's lines.
public enum NSTextAlignment: Int, Hashable, Sendable {
  /// Lines are at the left edge.
  case left = 0
  /// Centered.
  case center = 1
  /// Lines are at the right edge.
  case right = 2
  /// Justified to both edges, except for a paragraph's last line.
  case justified = 3
  /// Lines are at the leading edge of the interface's direction.
  case natural = 4
}
