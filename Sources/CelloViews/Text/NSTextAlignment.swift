/// The horizontal alignment of a paragraph's lines.
public enum NSTextAlignment: Int, Hashable, Sendable {
  /// At the left edge.
  case left = 0
  /// Centered.
  case center = 1
  /// At the right edge.
  case right = 2
  /// Justified to both edges, except for a paragraph's last line.
  case justified = 3
  /// At the leading edge of the interface's direction.
  case natural = 4
}
