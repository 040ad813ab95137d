/// The behavior of a view's content in a right-to-left layout.
public enum UISemanticContentAttribute: Int, Hashable, Sendable {
  /// Follows the direction of the interface.
  case unspecified = 0
  /// Playback controls do not flip.
  case playback = 1
  /// Controls for directions in space do not flip.
  case spatial = 2
  case forceLeftToRight = 3
  case forceRightToLeft = 4
}

/// The layout direction of an interface.
public enum UIUserInterfaceLayoutDirection: Int, Hashable, Sendable {
  case leftToRight = 0
  case rightToLeft = 1
}
