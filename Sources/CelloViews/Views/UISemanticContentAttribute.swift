/// The behavior of a view's content in right-to-left layouts.
public enum UISemanticContentAttribute: Int, Hashable, Sendable {
  /// The content follows the direction of the interface.
  case unspecified = 0
  /// Playback controls, which are not mirrored.
  case playback = 1
  /// Controls for directions in space, which are not mirrored.
  case spatial = 2
  /// The content is always laid out left to right.
  case forceLeftToRight = 3
  /// The content is always laid out right to left.
  case forceRightToLeft = 4
}

/// The layout direction of an interface.
public enum UIUserInterfaceLayoutDirection: Int, Hashable, Sendable {
  /// The direction from left to right.
  case leftToRight = 0
  /// The direction from right to left.
  case rightToLeft = 1
}
