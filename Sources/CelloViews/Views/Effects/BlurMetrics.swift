internal import CelloRaster

/// The appearance of a blur style.
struct BlurMetrics: Hashable {
  /// The Gaussian's standard deviation, in points.
  var sigma: CGFloat
  /// The factor that moves colors away from the gray of their luminance before the tint is painted;
  /// 1 leaves them unchanged.
  var saturation: CGFloat
  /// The gray painted over the blurred backdrop, 0 to 1.
  var level: CGFloat
  /// The opacity of the gray.
  var opacity: CGFloat

  /// The color painted over the blurred backdrop.
  var tint: Color { Color(fractions: level, level, level, alpha: opacity) }

  /// Returns the appearance of a style, with values that are replaced at the moment.
  static func current(_ style: UIBlurEffect.Style, isDark: Bool) -> BlurMetrics {
    MetricRecording.table(
      "blur(\(style)\(isDark && style.followsInterfaceStyle ? ", dark" : ""))",
      BlurMetrics(style, isDark: isDark))
  }

  init(_ style: UIBlurEffect.Style, isDark: Bool) {
    switch style {
    case .extraLight: self = .extraLight
    case .light: self = .light
    case .dark: self = .dark
    case .regular: self = isDark ? .dark : .light
    case .prominent: self = isDark ? .dark : .extraLight
    case .systemUltraThinMaterial: self = Material.ultraThin(isDark: isDark).metrics
    case .systemThinMaterial: self = Material.thin(isDark: isDark).metrics
    case .systemMaterial: self = Material.regular(isDark: isDark).metrics
    case .systemThickMaterial: self = Material.thick(isDark: isDark).metrics
    case .systemChromeMaterial: self = Material.chrome(isDark: isDark).metrics
    case .systemUltraThinMaterialLight: self = Material.ultraThin(isDark: false).metrics
    case .systemThinMaterialLight: self = Material.thin(isDark: false).metrics
    case .systemMaterialLight: self = Material.regular(isDark: false).metrics
    case .systemThickMaterialLight: self = Material.thick(isDark: false).metrics
    case .systemChromeMaterialLight: self = Material.chrome(isDark: false).metrics
    case .systemUltraThinMaterialDark: self = Material.ultraThin(isDark: true).metrics
    case .systemThinMaterialDark: self = Material.thin(isDark: true).metrics
    case .systemMaterialDark: self = Material.regular(isDark: true).metrics
    case .systemThickMaterialDark: self = Material.thick(isDark: true).metrics
    case .systemChromeMaterialDark: self = Material.chrome(isDark: true).metrics
    }
  }

  /// - Parameters:
  ///   - level: the gray of the tint, 0 to 1.
  ///   - opacity: the opacity of the tint.
  fileprivate init(sigma: CGFloat, saturation: CGFloat, level: CGFloat, opacity: CGFloat) {
    self.sigma = sigma
    self.saturation = saturation
    self.level = level
    self.opacity = opacity
  }

  // Source: docs/measurements/backgrounds.md#blur-styles-before-ios-13.
  private static let extraLight = BlurMetrics(
    sigma: 20, saturation: 1.8, level: 0.97, opacity: 0.82)
  private static let light = BlurMetrics(sigma: 30, saturation: 1.8, level: 1, opacity: 0.3)
  private static let dark = BlurMetrics(sigma: 20, saturation: 1.8, level: 0.11, opacity: 0.73)
}

extension UIBlurEffect.Style {
  fileprivate var followsInterfaceStyle: Bool {
    BlurMetrics(self, isDark: true) != BlurMetrics(self, isDark: false)
  }
}

extension BlurMetrics: MetricTable {
  static var metrics: [Metric<Self>] {
    [
      Metric("sigma", \.sigma),
      Metric("saturation", \.saturation),
      Metric("level", \.level),
      Metric("opacity", \.opacity),
    ]
  }
}

/// A system material: a blur whose pixels are mixed with grays that depend on their luminance.
///
/// Source: docs/measurements/backgrounds.md#materials.
private struct Material {
  /// The Gaussian's standard deviation, in points.
  var sigma: CGFloat
  var saturation: CGFloat
  /// The value added to the result.
  var brightness: CGFloat
  /// The fraction of the grays in the mix, 0 to 1.
  var amount: CGFloat
  /// The gray over black, 0 to 1.
  var overBlack: CGFloat
  /// The gray over white, 0 to 1.
  var overWhite: CGFloat

  static func ultraThin(isDark: Bool) -> Material {
    isDark
      ? Material(
        sigma: 22.5, saturation: 1.1, brightness: 0, amount: 0.5, overBlack: 0.24, overWhite: 0.39)
      : Material(
        sigma: 22.5, saturation: 1.1, brightness: 0.12, amount: 0.5, overBlack: 0.45,
        overWhite: 0.68)
  }

  static func thin(isDark: Bool) -> Material {
    isDark
      ? Material(
        sigma: 30, saturation: 1.35, brightness: 0, amount: 0.6, overBlack: 0.2, overWhite: 0.15)
      : Material(
        sigma: 30, saturation: 1.35, brightness: 0.12, amount: 0.6, overBlack: 0.725,
        overWhite: 0.73)
  }

  static func regular(isDark: Bool) -> Material {
    isDark
      ? Material(
        sigma: 30, saturation: 1.5, brightness: 0, amount: 0.75, overBlack: 0.16, overWhite: 0.1)
      : Material(
        sigma: 30, saturation: 1.5, brightness: 0.1, amount: 0.75, overBlack: 0.9,
        overWhite: 0.815)
  }

  static func thick(isDark: Bool) -> Material {
    isDark
      ? Material(
        sigma: 45, saturation: 1.5, brightness: 0, amount: 0.88, overBlack: 0.14, overWhite: 0.03)
      : Material(
        sigma: 45, saturation: 1.5, brightness: 0.045, amount: 0.88, overBlack: 0.99,
        overWhite: 0.905)
  }

  static func chrome(isDark: Bool) -> Material {
    isDark
      ? Material(
        sigma: 22.5, saturation: 2, brightness: -0.1, amount: 0.75, overBlack: 0.23,
        overWhite: 0.255)
      : Material(
        sigma: 22.5, saturation: 1.1, brightness: 0.1, amount: 0.75, overBlack: 0.8,
        overWhite: 0.825)
  }

  /// Returns a flat tint and a saturation that give the material's exact gray over black and over
  /// white, and the exact distance of colors from gray.
  var metrics: BlurMetrics {
    let black = amount * overBlack + brightness
    let white = amount * overWhite + (1 - amount) + brightness
    let opacity = 1 - (white - black)
    return BlurMetrics(
      sigma: sigma, saturation: (1 - amount) * saturation / (1 - opacity), level: black / opacity,
      opacity: opacity)
  }
}
