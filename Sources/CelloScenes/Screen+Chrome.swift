import CelloRaster
@_spi(Cello) import UIKit

extension Screen {
  /// The parts of a device that the system draws, and not the app.
  ///
  /// ```swift
  /// let screen = Screen(.iPhone16, SettingsController(), chrome: .none)
  /// ```
  ///
  /// They belong to pictures only: no view hierarchy contains them, and touches and assistive
  /// technologies do not find them. The safe area and the frame of the keyboard do not depend on
  /// them.
  public struct Chrome: OptionSet, Hashable, Sendable {
    /// The bits of the set.
    public let rawValue: Int

    /// Creates a set from its bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// The status bar at 9:41, with full signals and a full battery. Phones on their side have
    /// none. Controllers determine its style and whether it is hidden.
    public static let statusBar = Chrome(rawValue: 1 << 0)
    /// The home indicator of devices without a home button, unless controllers hide it.
    public static let homeIndicator = Chrome(rawValue: 1 << 1)
    /// The keys of the keyboard. Without them, the keyboard is an area in its color.
    public static let keyboard = Chrome(rawValue: 1 << 2)

    /// No parts: pictures show only what the app draws.
    public static let none: Chrome = []
    /// All parts.
    public static let all: Chrome = [.statusBar, .homeIndicator, .keyboard]
  }

  /// Returns the drawing of the window and of the system bars in front of it.
  package func record(_ view: UIView) -> DisplayList {
    var list = DisplayListRecorder.record(view)
    guard view === window else { return list }
    var bars = window.systemBars
    if !chrome.contains(.statusBar) { bars.statusBar = nil }
    if !chrome.contains(.homeIndicator) { bars.homeIndicator = nil }
    list.items += bars.items(on: size, safeArea: device.safeArea, traits: allTraits)
    return list
  }
}
