extension UIButton.Configuration {
  /// The system's ready-made styles.
  enum Style: String, Hashable, Sendable {
    case plain, tinted, gray, filled, borderless
    case glass, prominentGlass, clearGlass, prominentClearGlass
  }

  /// A tinted content without a background.
  public static func plain() -> Self { Self(.plain) }
  /// A tinted content on a background of the same hue.
  public static func tinted() -> Self { Self(.tinted) }
  /// A tinted content on a gray background.
  public static func gray() -> Self { Self(.gray) }
  /// A white content on the tint color.
  public static func filled() -> Self { Self(.filled) }

  // The styles that adapt to the platform. On iOS, they look like the ones above.

  /// A tinted content that never has a background.
  public static func borderless() -> Self { Self(.borderless) }
  /// A tinted content on a gray background.
  public static func bordered() -> Self { Self(.gray) }
  /// A tinted content on a background of the same hue.
  public static func borderedTinted() -> Self { Self(.tinted) }
  /// A white content on the tint color.
  public static func borderedProminent() -> Self { Self(.filled) }

  // Glass is drawn as a blurred backdrop; its refraction and highlights are missing.

  /// A content on glass.
  public static func glass() -> Self { Self(.glass) }
  /// A white content on tinted glass.
  public static func prominentGlass() -> Self { Self(.prominentGlass) }
  /// A content on clear glass.
  public static func clearGlass() -> Self { Self(.clearGlass) }
  /// A white content on clear tinted glass.
  public static func prominentClearGlass() -> Self { Self(.prominentClearGlass) }
}
