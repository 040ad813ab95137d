/// A direction in which assistive technologies scroll content.
public enum UIAccessibilityScrollDirection: Int, Hashable, Sendable {
  /// The user scrolls to the right.
  case right = 1
  /// The user scrolls to the left.
  case left = 2
  /// The user scrolls up.
  case up = 3
  /// The user scrolls down.
  case down = 4
  /// The user scrolls to the next page.
  case next = 5
  /// The user scrolls to the previous page.
  case previous = 6
}
