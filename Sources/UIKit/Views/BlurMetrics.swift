internal import CelloRaster

/// The appearance of a blur style. Lengths in points.
///
/// Chosen: Apple publishes no figures of its materials. The blur is wide enough that text behind it
/// cannot be read; thicker materials let less through; tints are the neutral grays of the system
/// backgrounds.
struct BlurMetrics {
  /// The Gaussian's standard deviation.
  var sigma: CGFloat
  var saturation: CGFloat
  var tint: Color

  init(_ style: UIBlurEffect.Style, isDark: Bool) {
    let appearance = Self.appearance(style)
    let isDark = appearance.isDark ?? isDark
    sigma = appearance.sigma
    saturation = 1.8
    tint = Color(
      fractions: isDark ? appearance.darkLevel : appearance.lightLevel,
      isDark ? appearance.darkLevel : appearance.lightLevel,
      isDark ? appearance.darkLevel : appearance.lightLevel, alpha: appearance.opacity)
  }

  fileprivate struct Appearance {
    /// `nil` follows the interface style.
    var isDark: Bool?
    var sigma: CGFloat
    var opacity: CGFloat
    var lightLevel: CGFloat = 0.97
    var darkLevel: CGFloat = 0.12
  }

  private static func appearance(_ style: UIBlurEffect.Style) -> Appearance {
    switch style {
    case .extraLight: Appearance(isDark: false, sigma: 20, opacity: 0.82)
    case .light: Appearance(isDark: false, sigma: 30, opacity: 0.3, lightLevel: 1)
    case .dark: Appearance(isDark: true, sigma: 20, opacity: 0.73, darkLevel: 0.11)
    case .regular: Appearance(sigma: 30, opacity: 0.5)
    case .prominent: Appearance(sigma: 20, opacity: 0.75)
    case .systemUltraThinMaterial: ultraThin
    case .systemThinMaterial: thin
    case .systemMaterial: standard
    case .systemThickMaterial: thick
    case .systemChromeMaterial: chrome
    case .systemUltraThinMaterialLight: ultraThin.fixed(dark: false)
    case .systemThinMaterialLight: thin.fixed(dark: false)
    case .systemMaterialLight: standard.fixed(dark: false)
    case .systemThickMaterialLight: thick.fixed(dark: false)
    case .systemChromeMaterialLight: chrome.fixed(dark: false)
    case .systemUltraThinMaterialDark: ultraThin.fixed(dark: true)
    case .systemThinMaterialDark: thin.fixed(dark: true)
    case .systemMaterialDark: standard.fixed(dark: true)
    case .systemThickMaterialDark: thick.fixed(dark: true)
    case .systemChromeMaterialDark: chrome.fixed(dark: true)
    }
  }

  private static let ultraThin = Appearance(sigma: 22.5, opacity: 0.44)
  private static let thin = Appearance(sigma: 29, opacity: 0.6)
  private static let standard = Appearance(sigma: 29, opacity: 0.75)
  private static let thick = Appearance(sigma: 29, opacity: 0.88)
  private static let chrome = Appearance(sigma: 29, opacity: 0.8, lightLevel: 1, darkLevel: 0.09)
}

extension BlurMetrics.Appearance {
  fileprivate func fixed(dark: Bool) -> Self {
    var appearance = self
    appearance.isDark = dark
    return appearance
  }
}
