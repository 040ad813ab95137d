/// The style of the status bar. Source of the values: Apple's `UIApplication.h`.
public enum UIStatusBarStyle: Int, Hashable, Sendable {
  /// Light or dark content, depending on the interface style.
  case `default` = 0
  /// Light content.
  case lightContent = 1
  /// Dark content.
  case darkContent = 3
}

/// The animation with which the status bar is hidden and shown. Source of the values: Apple's
/// `UIApplication.h`.
public enum UIStatusBarAnimation: Int, Hashable, Sendable {
  /// No animation.
  case none = 0
  /// The status bar fades.
  case fade = 1
  /// The status bar slides.
  case slide = 2
}

/// The status bar of a scene. Its area belongs to the unsafe area.
@MainActor @preconcurrency open class UIStatusBarManager: NSObject {
  nonisolated override init() { super.init() }

  /// The style of the status bar.
  open package(set) var statusBarStyle = UIStatusBarStyle.default
  /// A Boolean value that indicates whether the status bar is hidden.
  open package(set) var isStatusBarHidden = false

  /// The frame of the status bar in screen coordinates, in points; empty if the bar is hidden.
  open var statusBarFrame: CGRect {
    let screen = UIScreen.main
    return isStatusBarHidden
      ? .zero
      : CGRect(x: 0, y: 0, width: screen.bounds.width, height: screen.safeArea.top)
  }
}
