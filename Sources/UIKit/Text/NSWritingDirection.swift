/// The base direction of a paragraph.
public enum NSWritingDirection: Int, Hashable, Sendable {
  /// The direction of the first letter with one, or else of the surroundings.
  case natural = -1
  case leftToRight = 0
  case rightToLeft = 1
}
