/// The base direction of a paragraph.
public enum NSWritingDirection: Int, Hashable, Sendable {
  /// That of the first letter with a direction, else that of the surroundings.
  case natural = -1
  case leftToRight = 0
  case rightToLeft = 1
}
