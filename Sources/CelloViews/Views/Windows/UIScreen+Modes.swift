/// A size of a screen.
@MainActor @preconcurrency open class UIScreenMode: NSObject {
  /// The size in pixels.
  open private(set) var size: CGSize
  /// The ratio of a pixel's width to its height; always 1.
  open var pixelAspectRatio: CGFloat { 1 }

  init(size: CGSize) {
    self.size = size
    super.init()
  }
}

extension UIScreen {
  /// The method by which an external screen shows a larger image.
  public enum OverscanCompensation: Int, Hashable, Sendable {
    /// The image is scaled down.
    case scale = 0
    /// The bounds of the screen are reduced.
    case insetBounds = 1
    /// The edges of the image may be invisible.
    case none = 2
  }

  /// The status of a screen's reference mode for colors.
  public enum ReferenceDisplayModeStatus: Int, Hashable, Sendable {
    /// The screen has no reference mode.
    case notSupported = 0
    /// The reference mode is off.
    case notEnabled = 1
    /// The reference mode is on but limited.
    case limited = 2
    /// The reference mode is on.
    case enabled = 3
  }

  /// Posted when ``referenceDisplayModeStatus`` changes. UIKit never posts it.
  public nonisolated static let referenceDisplayModeStatusDidChangeNotification =
    NSNotification.Name("UIScreenReferenceDisplayModeStatusDidChangeNotification")
}
