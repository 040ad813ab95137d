/// A size of a screen.
@MainActor @preconcurrency open class UIScreenMode: NSObject {
  /// The size in pixels.
  public final let size: CGSize
  /// The ratio of a pixel's width to its height; always 1.
  open var pixelAspectRatio: CGFloat { 1 }

  init(size: CGSize) {
    self.size = size
    super.init()
  }
}

// Members for external displays, with the values of the built-in screen.
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

  /// The modes of the screen: always its current mode.
  public var availableModes: [UIScreenMode] { [UIScreenMode(size: nativeBounds.size)] }

  /// The current mode of the screen. The screen of a device has a single mode; setting another has
  /// no effect, as on iOS.
  public var currentMode: UIScreenMode? {
    get { UIScreenMode(size: nativeBounds.size) }
    set {}
  }

  /// The preferred mode: the current mode.
  public var preferredMode: UIScreenMode? { currentMode }

  /// The overscan compensation; always `none`. Setting another value has no effect, as on iOS.
  public var overscanCompensation: OverscanCompensation {
    get { .none }
    set {}
  }

  /// The insets of the visible area; always zero.
  public var overscanCompensationInsets: UIEdgeInsets { .zero }

  /// The status of the screen's reference mode; always `notSupported`.
  public var referenceDisplayModeStatus: ReferenceDisplayModeStatus { .notSupported }

  /// Posted when ``referenceDisplayModeStatus`` changes. UIKit never posts it.
  public nonisolated static let referenceDisplayModeStatusDidChangeNotification =
    NSNotification.Name("UIScreenReferenceDisplayModeStatusDidChangeNotification")

  /// Returns a view that shows the current appearance of the visible windows.
  public func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView {
    let container = UIView(frame: bounds)
    for window in windows where !window.isHidden {
      guard let snapshot = window.snapshotView(afterScreenUpdates: afterUpdates) else { continue }
      snapshot.frame = window.frame
      container.addSubview(snapshot)
    }
    return container
  }
}
