/// The alignment of the lines of a paragraph in its width.
public enum NSTextAlignment: Int, Hashable, Sendable {
  case left = 0
  case center = 1
  case right = 2
  /// Both edges straight, except in a paragraph's last line.
  case justified = 3
  /// The leading edge in the direction of the surroundings.
  case natural = 4
}
