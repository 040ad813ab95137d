// The values of Apple's traits. The names are Apple's.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

/// The style of an interface: light or dark.
public enum UIUserInterfaceStyle: Int, Sendable {
  /// The style is not specified.
  case unspecified = 0
  /// A light interface.
  case light = 1
  /// A dark interface.
  case dark = 2
}

/// The level of an interface: the base level, or above it, as sheets and popovers are.
public enum UIUserInterfaceLevel: Int, Sendable {
  /// The level is not specified.
  case unspecified = -1
  /// The base level.
  case base = 0
  /// Above the base level.
  case elevated = 1
}

/// The contrast of an interface, which the Increase Contrast setting changes.
public enum UIAccessibilityContrast: Int, Sendable {
  /// The contrast is not specified.
  case unspecified = -1
  /// The normal contrast.
  case normal = 0
  /// Increased contrast.
  case high = 1
}

/// The weight of text, which the Bold Text setting changes.
public enum UILegibilityWeight: Int, Sendable {
  /// The weight is not specified.
  case unspecified = -1
  /// The regular weight.
  case regular = 0
  /// Bold text.
  case bold = 1
}

/// The layout direction of an interface.
public enum UITraitEnvironmentLayoutDirection: Int, Sendable {
  /// The direction is not specified.
  case unspecified = -1
  /// The direction from left to right.
  case leftToRight = 0
  /// The direction from right to left.
  case rightToLeft = 1
}

/// The size class of an axis.
public enum UIUserInterfaceSizeClass: Int, Sendable {
  /// The size class is not specified.
  case unspecified = 0
  /// Limited space, such as the width of a phone.
  case compact = 1
  /// Ample space, such as the width of a tablet.
  case regular = 2
}

/// The kind of device for which an interface is designed.
public enum UIUserInterfaceIdiom: Int, Sendable {
  /// The device is not specified.
  case unspecified = -1
  /// An iPhone.
  case phone = 0
  /// An iPad.
  case pad = 1
  /// An Apple TV.
  case tv = 2
  /// A car.
  case carPlay = 3
  /// A Mac.
  case mac = 5
  /// An Apple Vision.
  case vision = 6
}

/// The active state of the window that contains an interface.
public enum UIUserInterfaceActiveAppearance: Int, Sendable {
  /// The state is not specified.
  case unspecified = -1
  /// The window is inactive.
  case inactive = 0
  /// The window is active.
  case active = 1
}

/// The range of colors of a display. It has no effect, because everything is drawn in sRGB.
public enum UIDisplayGamut: Int, Sendable {
  /// The range is not specified.
  case unspecified = -1
  /// The sRGB color space.
  case SRGB = 0
  /// The Display P3 color space.
  case P3 = 1
}

/// The pressure sensing of a display.
public enum UIForceTouchCapability: Int, Sendable {
  /// It is not known whether the display measures pressure.
  case unknown = 0
  /// The display does not measure pressure.
  case unavailable = 1
  /// The display measures pressure.
  case available = 2
}

/// The kind of list that contains an interface. Configurations without a fixed style follow it.
public enum UIListEnvironment: Int, Sendable {
  /// The kind is not specified.
  case unspecified = 0
  /// The interface is not in a list.
  case none = 1
  /// A plain list.
  case plain = 2
  /// A grouped list.
  case grouped = 3
  /// An inset grouped list.
  case insetGrouped = 4
  /// A sidebar list.
  case sidebar = 5
  /// A plain sidebar list.
  case sidebarPlain = 6
}

/// The recording or mirroring state of a scene.
public enum UISceneCaptureState: Int, Sendable {
  /// The state is not specified.
  case unspecified = -1
  /// The scene is not being recorded.
  case inactive = 0
  /// The scene is being recorded.
  case active = 1
}
