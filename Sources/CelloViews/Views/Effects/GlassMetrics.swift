internal import CelloRaster

/// The appearance of glass.
///
/// Source: docs/measurements/backgrounds.md#glass.
package struct GlassMetrics: Hashable {
  /// The materials of glass.
  package enum Material: Hashable, Sendable {
    /// The material of buttons, bars and views.
    case regular
    /// A material that is more transparent.
    case clear
    /// The material of menus and alerts, through which little of the content is visible.
    case panel
  }

  /// The Gaussian's standard deviation, in points.
  var sigma: CGFloat
  /// The saturation of the blurred content before the tint is painted.
  var saturation: CGFloat
  /// The color painted over the blurred content.
  var tint: Color

  init(_ material: Material, isDark: Bool) {
    switch material {
    case .regular:
      sigma = 10
      tint =
        isDark
        ? Color(red: 31, green: 31, blue: 31, opacity: 0.8)
        : Color(red: 255, green: 255, blue: 255, opacity: 0.8)
    case .clear:
      sigma = 4
      tint =
        isDark
        ? Color(red: 0, green: 0, blue: 0, opacity: 0.3)
        : Color(red: 255, green: 255, blue: 255, opacity: 0.3)
    case .panel:
      sigma = 20
      tint =
        isDark
        ? Color(red: 44, green: 44, blue: 46, opacity: 0.9)
        : Color(red: 255, green: 255, blue: 255, opacity: 0.9)
    }
    saturation = 2.3
  }

  // The shadow: its opacity, and the standard deviation of its blur and its offset in points.

  static let shadowAlpha: CGFloat = 0.087
  static let shadowSigma: CGFloat = 20
  static let shadowOffset = CGSize(width: 0, height: 8)

  /// The opacity of the tint over clear glass.
  package static let clearTintAlpha: CGFloat = 0.75
}

extension Color {
  fileprivate init(red: UInt8, green: UInt8, blue: UInt8, opacity: CGFloat) {
    self.init(
      fractions: CGFloat(red) / 255, CGFloat(green) / 255, CGFloat(blue) / 255, alpha: opacity)
  }
}
