/// Where a presented controller appears. Source of the values: Apple's `UIViewController.h`.
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
  /// The style that the presented controller's kind calls for; a page sheet in general.
  case automatic = -2
}

/// How a presented controller moves onto the screen. It has no effect on pictures. Source of the
/// values: Apple's `UIViewController.h`.
public enum UIModalTransitionStyle: Int, Hashable, Sendable {
  case coverVertical = 0
  case flipHorizontal = 1
  case crossDissolve = 2
  case partialCurl = 3
}
