import Foundation

/// The device that has the main screen.
///
/// There is no hardware: what the device reports follows from the screen's size and traits, and is
/// the same on every machine.
@MainActor @preconcurrency open class UIDevice: NSObject {
  /// The device of the main screen.
  open class var current: UIDevice { theCurrent }

  private static let theCurrent = UIDevice()

  private final var orientationObserverCount = 0

  nonisolated override init() { super.init() }

  // MARK: Device and system

  /// The same as ``model``, as in apps that may not read the name that the user has chosen.
  open var name: String { model }

  /// `iPhone`, `iPad`, or another family, by ``userInterfaceIdiom``.
  open var model: String {
    switch userInterfaceIdiom {
    case .pad, .mac: "iPad"
    case .tv: "Apple TV"
    case .vision: "Apple Vision"
    default: "iPhone"
    }
  }

  /// The same as ``model``.
  open var localizedModel: String { model }

  /// `iOS`, or the name that the system has on another family of devices.
  open var systemName: String {
    switch userInterfaceIdiom {
    case .pad, .mac: "iPadOS"
    case .tv: "tvOS"
    case .vision: "visionOS"
    default: "iOS"
    }
  }

  /// The version whose appearance is drawn: `26.0`, or `18.0`.
  open var systemVersion: String {
    switch UIScreen.main.traitCollection.systemVersion {
    case .iOS26: "26.0"
    case .iOS18: "18.0"
    }
  }

  /// The idiom in the traits of the main screen; a phone if they have none.
  open var userInterfaceIdiom: UIUserInterfaceIdiom {
    let idiom = UIScreen.main.traitCollection.userInterfaceIdiom
    return idiom == .unspecified ? .phone : idiom
  }

  /// The same identifier on every machine and in every run.
  open var identifierForVendor: UUID? { UUID(uuidString: "5B3A1F0C-7E42-4D19-9C86-2A5D0E71B4F8") }

  open var isMultitaskingSupported: Bool { true }

  // MARK: Orientation

  /// How the device is held: portrait, or landscape if the main screen is wider than high.
  ///
  /// Notifications need not be enabled first.
  open var orientation: UIDeviceOrientation {
    let size = UIScreen.main.bounds.size
    // A device that is turned to the left has an interface that is turned to the right.
    return size.width > size.height ? .landscapeLeft : .portrait
  }

  /// Whether more calls have begun notifications than ended them.
  open var isGeneratingDeviceOrientationNotifications: Bool { orientationObserverCount > 0 }

  /// Begins to post ``orientationDidChangeNotification`` when the main screen is turned.
  open func beginGeneratingDeviceOrientationNotifications() { orientationObserverCount += 1 }

  /// Ends what one call of ``beginGeneratingDeviceOrientationNotifications()`` began. A call
  /// without a beginning has no effect.
  open func endGeneratingDeviceOrientationNotifications() {
    orientationObserverCount = max(orientationObserverCount - 1, 0)
  }

  /// Posts a notification if the orientation is another one than before a change of the screen.
  final func orientationMayHaveChanged(from previous: UIDeviceOrientation) {
    guard isGeneratingDeviceOrientationNotifications, orientation != previous else { return }
    NotificationCenter.default.post(name: Self.orientationDidChangeNotification, object: self)
  }

  // MARK: Battery and proximity

  public enum BatteryState: Int, Hashable, Sendable {
    case unknown = 0
    case unplugged = 1
    case charging = 2
    case full = 3
  }

  /// Stored only: there is no battery.
  open var isBatteryMonitoringEnabled = false
  /// Always -1, which stands for an unknown level, as in Apple's simulators.
  open var batteryLevel: Float { -1 }
  /// Always unknown, as in Apple's simulators.
  open var batteryState: BatteryState { .unknown }
  /// Always `false`, because there is no sensor. Apps read it after setting it, to find that out.
  open var isProximityMonitoringEnabled: Bool {
    get { false }
    set {}
  }
  open var proximityState: Bool { false }

  /// Has no effect: there is no sound.
  open func playInputClick() {}

  // MARK: Notifications

  /// Posted when the main screen was turned, after
  /// ``beginGeneratingDeviceOrientationNotifications()``.
  public nonisolated static let orientationDidChangeNotification =
    NSNotification.Name("UIDeviceOrientationDidChangeNotification")
  /// Never posted.
  public nonisolated static let batteryLevelDidChangeNotification =
    NSNotification.Name("UIDeviceBatteryLevelDidChangeNotification")
  /// Never posted.
  public nonisolated static let batteryStateDidChangeNotification =
    NSNotification.Name("UIDeviceBatteryStateDidChangeNotification")
  /// Never posted.
  public nonisolated static let proximityStateDidChangeNotification =
    NSNotification.Name("UIDeviceProximityStateDidChangeNotification")
}

/// How a device is held. Source of the values: Apple's `UIOrientation.h`.
public enum UIDeviceOrientation: Int, Hashable, Sendable {
  case unknown = 0
  case portrait = 1
  case portraitUpsideDown = 2
  case landscapeLeft = 3
  case landscapeRight = 4
  case faceUp = 5
  case faceDown = 6

  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
  public var isFlat: Bool { self == .faceUp || self == .faceDown }
  public var isValidInterfaceOrientation: Bool { isPortrait || isLandscape }
}
