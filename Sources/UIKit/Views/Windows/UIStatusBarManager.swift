/// The colors of the status bar, which is not drawn. Source of the values: Apple's
/// `UIApplication.h`.
public enum UIStatusBarStyle: Int, Hashable, Sendable {
  /// Light or dark content, depending on the interface style.
  case `default` = 0
  case lightContent = 1
  case darkContent = 3
}

/// How the status bar is hidden and shown. Source of the values: Apple's `UIApplication.h`.
public enum UIStatusBarAnimation: Int, Hashable, Sendable {
  case none = 0
  case fade = 1
  case slide = 2
}

/// The status bar of a scene. It is not drawn; its area is part of the safe area.
@MainActor @preconcurrency open class UIStatusBarManager: NSObject {
  nonisolated override init() { super.init() }

  open internal(set) var statusBarStyle = UIStatusBarStyle.default
  open internal(set) var isStatusBarHidden = false

  /// In the coordinates of the screen, in points; empty if the bar is hidden.
  open var statusBarFrame: CGRect {
    let screen = UIScreen.main
    return isStatusBarHidden
      ? .zero
      : CGRect(x: 0, y: 0, width: screen.bounds.width, height: screen.safeArea.top)
  }
}
