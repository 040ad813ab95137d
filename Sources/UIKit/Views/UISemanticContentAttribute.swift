/// How a view's content behaves when the interface runs from right to left.
public enum UISemanticContentAttribute: Int, Hashable, Sendable {
  /// Follows the direction of the interface.
  case unspecified = 0
  /// Playback controls do not flip.
  case playback = 1
  /// Controls for a place in space do not flip.
  case spatial = 2
  case forceLeftToRight = 3
  case forceRightToLeft = 4
}

/// The direction in which an interface is laid out.
public enum UIUserInterfaceLayoutDirection: Int, Hashable, Sendable {
  case leftToRight = 0
  case rightToLeft = 1
}
