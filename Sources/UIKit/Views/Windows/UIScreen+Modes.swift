/// A size of a screen.
@MainActor @preconcurrency open class UIScreenMode: NSObject {
  /// In pixels.
  public final let size: CGSize
  /// The width of a pixel, in heights of a pixel.
  open var pixelAspectRatio: CGFloat { 1 }

  init(size: CGSize) {
    self.size = size
    super.init()
  }
}

// Members for external displays, with the values of the built-in screen.
extension UIScreen {
  /// How an external screen shows a picture that is larger.
  public enum OverscanCompensation: Int, Hashable, Sendable {
    case scale = 0
    case insetBounds = 1
    case none = 2
  }

  /// Whether colors are shown as the standards of film demand.
  public enum ReferenceDisplayModeStatus: Int, Hashable, Sendable {
    case notSupported = 0
    case notEnabled = 1
    case limited = 2
    case enabled = 3
  }

  /// The only mode, in which the screen is.
  public var availableModes: [UIScreenMode] { [UIScreenMode(size: nativeBounds.size)] }

  /// The mode that the screen is in. The screen of a device has one mode; setting another has no
  /// effect, as on iOS.
  public var currentMode: UIScreenMode? {
    get { UIScreenMode(size: nativeBounds.size) }
    set {}
  }

  public var preferredMode: UIScreenMode? { currentMode }

  /// Of the screen of a device nothing is hidden; setting another value has no effect, as on iOS.
  public var overscanCompensation: OverscanCompensation {
    get { .none }
    set {}
  }

  public var overscanCompensationInsets: UIEdgeInsets { .zero }

  /// The screen does not support it.
  public var referenceDisplayModeStatus: ReferenceDisplayModeStatus { .notSupported }

  /// ``referenceDisplayModeStatus`` has changed.
  public nonisolated static let referenceDisplayModeStatusDidChangeNotification =
    NSNotification.Name("UIScreenReferenceDisplayModeStatusDidChangeNotification")

  /// A view that shows the windows as they are now.
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
