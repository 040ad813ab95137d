import Foundation

// Apple's names.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

/// The device of the main screen.
///
/// There is no hardware. The device's properties follow from the screen's size and traits, and are
/// the same on every machine.
@MainActor @preconcurrency open class UIDevice: NSObject {
  /// The device of the main screen.
  open class var current: UIDevice { theCurrent }

  private static let theCurrent = UIDevice()

  private final var orientationObserverCount = 0

  nonisolated override init() { super.init() }

  // MARK: Device and system

  /// The name of the device: its ``model``, as in iOS apps that may not read the name that the user
  /// has chosen.
  open var name: String { model }

  /// The model of the device: `iPhone`, `iPad`, or another family, depending on
  /// ``userInterfaceIdiom``.
  open var model: String {
    switch userInterfaceIdiom {
    case .pad, .mac: "iPad"
    case .tv: "Apple TV"
    case .vision: "Apple Vision"
    default: "iPhone"
    }
  }

  /// The model of the device, not localized.
  open var localizedModel: String { model }

  /// The name of the system: `iOS`, or its name on another family of devices.
  open var systemName: String {
    switch userInterfaceIdiom {
    case .pad, .mac: "iPadOS"
    case .tv: "tvOS"
    case .vision: "visionOS"
    default: "iOS"
    }
  }

  /// The version of the system whose appearance is drawn: `26.0` or `18.0`.
  open var systemVersion: String {
    switch UIScreen.main.traitCollection.systemVersion {
    case .iOS26: "26.0"
    case .iOS18: "18.0"
    }
  }

  /// The idiom of the main screen's traits; `phone` if they do not specify one.
  open var userInterfaceIdiom: UIUserInterfaceIdiom {
    let idiom = UIScreen.main.traitCollection.userInterfaceIdiom
    return idiom == .unspecified ? .phone : idiom
  }

  /// An identifier that is the same on every machine and in every run.
  open var identifierForVendor: UUID? { UUID(uuidString: "5B3A1F0C-7E42-4D19-9C86-2A5D0E71B4F8") }

  /// A Boolean value that indicates whether the device supports multitasking; always `true`.
  open var isMultitaskingSupported: Bool { true }

  // MARK: Orientation

  /// The orientation of the device: portrait, or landscape if the main screen is wider than high.
  ///
  /// It is up to date even without ``beginGeneratingDeviceOrientationNotifications()``.
  open var orientation: UIDeviceOrientation {
    let size = UIScreen.main.bounds.size
    // A device that is turned to the left has an interface that is turned to the right.
    return size.width > size.height ? .landscapeLeft : .portrait
  }

  /// A Boolean value that indicates whether ``orientationDidChangeNotification`` is posted.
  open var isGeneratingDeviceOrientationNotifications: Bool { orientationObserverCount > 0 }

  /// Starts posting ``orientationDidChangeNotification`` when the orientation of the main screen
  /// changes. Calls can be nested.
  open func beginGeneratingDeviceOrientationNotifications() { orientationObserverCount += 1 }

  /// Ends one call of ``beginGeneratingDeviceOrientationNotifications()``. A call without a
  /// matching begin has no effect.
  open func endGeneratingDeviceOrientationNotifications() {
    orientationObserverCount = max(orientationObserverCount - 1, 0)
  }

  /// Posts a notification if the orientation differs from the orientation before a change of the
  /// screen.
  final func orientationMayHaveChanged(from previous: UIDeviceOrientation) {
    guard isGeneratingDeviceOrientationNotifications, orientation != previous else { return }
    NotificationCenter.default.post(name: Self.orientationDidChangeNotification, object: self)
  }

  // MARK: Battery and proximity

  /// The state of the battery.
  public enum BatteryState: Int, Hashable, Sendable {
    /// The state is unknown.
    case unknown = 0
    /// The device runs on its battery.
    case unplugged = 1
    /// The battery is charging.
    case charging = 2
    /// The battery is full.
    case full = 3
  }

  /// Stored only: a Boolean value that indicates whether the battery is monitored. There is no
  /// battery.
  open var isBatteryMonitoringEnabled = false
  /// The charge of the battery; always -1, which means unknown, as in Apple's simulators.
  open var batteryLevel: Float { -1 }
  /// The state of the battery; always `unknown`, as in Apple's simulators.
  open var batteryState: BatteryState { .unknown }
  /// A Boolean value that indicates whether the proximity sensor is enabled; always `false`,
  /// because there is no sensor. Setting it has no effect, as on devices without the sensor.
  open var isProximityMonitoringEnabled: Bool {
    get { false }
    set {}
  }
  /// A Boolean value that indicates whether the sensor is close to the user; always `false`.
  open var proximityState: Bool { false }

  /// Plays the sound of a key. Does nothing, because there is no sound.
  open func playInputClick() {}

  // MARK: Notifications

  /// Posted when the orientation of the main screen changes, after
  /// ``beginGeneratingDeviceOrientationNotifications()``.
  public nonisolated static let orientationDidChangeNotification =
    NSNotification.Name("UIDeviceOrientationDidChangeNotification")
  /// Posted when the battery level changes. UIKit never posts it.
  public nonisolated static let batteryLevelDidChangeNotification =
    NSNotification.Name("UIDeviceBatteryLevelDidChangeNotification")
  /// Posted when the battery state changes. UIKit never posts it.
  public nonisolated static let batteryStateDidChangeNotification =
    NSNotification.Name("UIDeviceBatteryStateDidChangeNotification")
  /// Posted when the proximity state changes. UIKit never posts it.
  public nonisolated static let proximityStateDidChangeNotification =
    NSNotification.Name("UIDeviceProximityStateDidChangeNotification")
}

/// The orientation of a device. Source of the values: Apple's `UIOrientation.h`.
public enum UIDeviceOrientation: Int, Hashable, Sendable {
  /// The orientation is unknown.
  case unknown = 0
  /// The top edge is up.
  case portrait = 1
  /// The bottom edge is up.
  case portraitUpsideDown = 2
  /// The device is turned to the left: its right edge is up.
  case landscapeLeft = 3
  /// The device is turned to the right: its left edge is up.
  case landscapeRight = 4
  /// The screen faces up.
  case faceUp = 5
  /// The screen faces down.
  case faceDown = 6

  /// A Boolean value that indicates whether the orientation is portrait, either way up.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
  /// A Boolean value that indicates whether the orientation is landscape, either way up.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
  /// A Boolean value that indicates whether the screen faces up or down.
  public var isFlat: Bool { self == .faceUp || self == .faceDown }
  /// A Boolean value that indicates whether an interface can have the orientation.
  public var isValidInterfaceOrientation: Bool { isPortrait || isLandscape }
}

/// Returns the idiom of the device: phone or iPad. Use `UIDevice.current.userInterfaceIdiom` in new
/// code.
@MainActor @preconcurrency public func UI_USER_INTERFACE_IDIOM() -> UIUserInterfaceIdiom {
  UIDevice.current.userInterfaceIdiom
}
