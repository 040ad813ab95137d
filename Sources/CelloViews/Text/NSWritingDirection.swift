/// The base direction of a paragraph.
public enum NSWritingDirection: Int, Hashable, Sendable {
  /// The direction of the first letter with a direction; without one, the interface's direction.
  case natural = -1
  /// From left to right.
  case leftToRight = 0
  /// From right to left.
  case rightToLeft = 1
}
