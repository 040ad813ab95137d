package import CelloRaster

/// An effect that shows content as a change of the colors behind it, for use inside a blur.
///
/// Only the opacity of the content matters: where it is opaque, the background shows through with
/// more saturated colors, darker in light interfaces and lighter in dark interfaces.
open class UIVibrancyEffect: UIVisualEffect, @unchecked Sendable {
  private let blurEffect: UIBlurEffect
  private let style: UIVibrancyEffectStyle

  /// Creates an effect for labels on a blur.
  public convenience init(blurEffect: UIBlurEffect) {
    self.init(blurEffect: blurEffect, style: .label)
  }

  /// Creates an effect on a blur, whose style determines whether the interface is light or dark.
  public init(blurEffect: UIBlurEffect, style: UIVibrancyEffectStyle) {
    self.blurEffect = blurEffect
    self.style = style
  }

  package override func displayItems(
    replacingContentIn shape: Shape, traits: UITraitCollection
  ) -> [DisplayList.Item]? {
    let isDark = blurEffect.style.isDark(in: traits)
    let level: CGFloat = isDark ? 1 : 0
    let tint = Color(fractions: level, level, level, alpha: style.opacity)
    return [
      .backdrop(
        DisplayList.Backdrop(
          shape: shape, sigma: 0, saturation: UIVibrancyEffectStyle.saturation, tints: [tint]))
    ]
  }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIVibrancyEffect else { return false }
    return blurEffect == other.blurEffect && style == other.style
  }

  open override var hash: Int {
    var hasher = Hasher()
    hasher.combine(blurEffect)
    hasher.combine(style)
    return hasher.finalize()
  }

  open override var description: String {
    "<UIVibrancyEffect: style=\(style) blurStyle=\(blurEffect.style)>"
  }
}

/// The strength of a vibrancy effect.
public enum UIVibrancyEffectStyle: Int, Hashable, Sendable {
  /// Labels.
  case label = 0
  /// Secondary labels, such as subtitles.
  case secondaryLabel = 1
  /// Tertiary labels.
  case tertiaryLabel = 2
  /// Quaternary labels.
  case quaternaryLabel = 3
  /// Fills of large areas.
  case fill = 4
  /// Secondary fills.
  case secondaryFill = 5
  /// Tertiary fills.
  case tertiaryFill = 6
  /// Separators.
  case separator = 7

  /// The saturation of the colors behind the content. Chosen.
  static var saturation: CGFloat { 1.8 }

  /// The opacity of black or white over these colors.
  ///
  /// Chosen: the opacity of the system color with the same name in light interfaces, except that
  /// labels let some color through.
  var opacity: CGFloat {
    switch self {
    case .label: 0.85
    case .secondaryLabel: 0.6
    case .tertiaryLabel: 0.3
    case .quaternaryLabel: 0.18
    case .fill: 0.2
    case .secondaryFill: 0.16
    case .tertiaryFill: 0.12
    case .separator: 0.29
    }
  }
}

extension UIBlurEffect.Style {
  /// Returns a Boolean value that indicates whether the style is dark in the given traits.
  func isDark(in traits: UITraitCollection) -> Bool {
    switch self {
    case .extraLight, .light, .systemUltraThinMaterialLight, .systemThinMaterialLight,
      .systemMaterialLight, .systemThickMaterialLight, .systemChromeMaterialLight:
      false
    case .dark, .systemUltraThinMaterialDark, .systemThinMaterialDark, .systemMaterialDark,
      .systemThickMaterialDark, .systemChromeMaterialDark:
      true
    case .regular, .prominent, .systemUltraThinMaterial, .systemThinMaterial, .systemMaterial,
      .systemThickMaterial, .systemChromeMaterial:
      traits.isDark
    }
  }
}
