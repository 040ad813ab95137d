internal import CelloRaster

/// Shows content as a change of the colors behind it, for use inside a blur.
///
/// Only the opacity of the content matters: where it is opaque, what is behind shows through with
/// stronger colors, darker in light interfaces and lighter in dark ones.
open class UIVibrancyEffect: UIVisualEffect, @unchecked Sendable {
  private let blurEffect: UIBlurEffect
  private let style: UIVibrancyEffectStyle

  /// An effect for labels on a blur.
  public convenience init(blurEffect: UIBlurEffect) {
    self.init(blurEffect: blurEffect, style: .label)
  }

  /// An effect on a blur, whose style determines whether the interface is light or dark.
  public init(blurEffect: UIBlurEffect, style: UIVibrancyEffectStyle) {
    self.blurEffect = blurEffect
    self.style = style
  }

  override func displayItems(
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

/// How strongly content with vibrancy stands out.
public enum UIVibrancyEffectStyle: Int, Hashable, Sendable {
  case label = 0
  case secondaryLabel = 1
  case tertiaryLabel = 2
  case quaternaryLabel = 3
  case fill = 4
  case secondaryFill = 5
  case tertiaryFill = 6
  case separator = 7

  /// The saturation of the colors behind the content. Chosen.
  static var saturation: CGFloat { 1.8 }

  /// The opacity of black or white over these colors.
  ///
  /// Chosen: that of the system colors of the same names in light interfaces; labels let some
  /// color through.
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
  /// Whether the style is that of a dark interface.
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
