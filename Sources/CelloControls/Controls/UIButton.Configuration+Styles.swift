extension UIButton.Configuration {
  /// The system's button styles.
  enum Style: String, Hashable, Sendable {
    case plain, tinted, gray, filled, borderless
    case glass, prominentGlass, clearGlass, prominentClearGlass
  }

  /// Creates a configuration with tinted content and no background.
  public static func plain() -> Self { Self(.plain) }
  /// Creates a configuration with tinted content on a translucent background in the tint color.
  public static func tinted() -> Self { Self(.tinted) }
  /// Creates a configuration with tinted content on a gray background.
  public static func gray() -> Self { Self(.gray) }
  /// Creates a configuration with white content on a background in the tint color.
  public static func filled() -> Self { Self(.filled) }

  // Styles that adapt to the platform. On iOS, they look like the styles above.

  /// Creates a configuration with tinted content that never has a background.
  public static func borderless() -> Self { Self(.borderless) }
  /// Creates a configuration with tinted content on a gray background.
  public static func bordered() -> Self { Self(.gray) }
  /// Creates a configuration with tinted content on a translucent background in the tint color.
  public static func borderedTinted() -> Self { Self(.tinted) }
  /// Creates a configuration with white content on a background in the tint color.
  public static func borderedProminent() -> Self { Self(.filled) }

  // Glass is drawn as a blurred background without refraction and highlights.

  /// Creates a configuration with content on glass.
  public static func glass() -> Self { Self(.glass) }
  /// Creates a configuration with white content on glass in the tint color.
  public static func prominentGlass() -> Self { Self(.prominentGlass) }
  /// Creates a configuration with content on clear glass.
  public static func clearGlass() -> Self { Self(.clearGlass) }
  /// Creates a configuration with white content on clear glass in the tint color.
  public static func prominentClearGlass() -> Self { Self(.prominentClearGlass) }
}
