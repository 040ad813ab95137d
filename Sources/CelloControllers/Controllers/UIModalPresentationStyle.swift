/// The style of a presentation. The raw values are from Apple's `UIViewController.h`.
public enum UIModalPresentationStyle: Int, Hashable, Sendable {
  case fullScreen = 0
  case pageSheet = 1
  case formSheet = 2
  case currentContext = 3
  case custom = 4
  case overFullScreen = 5
  case overCurrentContext = 6
  case popover = 7
  case none = -1
  /// The default style of the presented controller; a page sheet for most controllers.
  case automatic = -2
}

/// The animation of a presentation. It has no effect, because presentations take no time. The raw
/// values are from Apple's `UIViewController.h`.
public enum UIModalTransitionStyle: Int, Hashable, Sendable {
  case coverVertical = 0
  case flipHorizontal = 1
  case crossDissolve = 2
  case partialCurl = 3
}
