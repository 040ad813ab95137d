/// Where the lines of a paragraph that are shorter than its room go.
public enum NSTextAlignment: Int, Hashable, Sendable {
  case left = 0
  case center = 1
  case right = 2
  /// Both edges straight, except in a paragraph's last line.
  case justified = 3
  /// Leading in the direction of the text's surroundings.
  case natural = 4
}
