/// The rule by which a color gets its components.
enum ColorRule: Hashable, Sendable {
  case components(ColorComponents)
  case system(SystemColor)
  /// A color of an asset catalog.
  case asset(AssetColor)
  /// The tint color of the traits.
  case tint
  case provider(ColorProvider)
  /// A tile that is repeated. It has no components; what cannot draw it is transparent.
  case pattern(ColorPattern)
  case modified(UIColor, Modification)

  /// A change of the resolved color.
  enum Modification: Hashable, Sendable {
    /// An opacity that replaces the color's.
    case alpha(Double)
    /// The color's own opacity times a factor.
    case alphaFactor(Double)
    /// The color's own opacity times one factor in light and another in dark interfaces.
    case alphaFactors(light: Double, dark: Double)
    case grayscale
    /// An opacity for how much the color stands out.
    case prominence(UIColor.Prominence)
    /// A tint color behind a presentation.
    case dimmed

    func applied(to color: ColorComponents, isDark: Bool) -> ColorComponents {
      switch self {
      case .alpha(let alpha): color.withAlpha(alpha)
      case .alphaFactor(let factor): color.withAlpha(color.alpha * factor)
      case .alphaFactors(let light, let dark):
        color.withAlpha(color.alpha * (isDark ? dark : light))
      case .grayscale: color.grayscale
      case .prominence(let prominence): color.withAlpha(color.alpha * prominence.alphaFactor)
      // Chosen: Apple documents that the color is less saturated, not how.
      case .dimmed: color.grayscale.withAlpha(color.alpha * 0.8)
      }
    }

    /// Whether it changes only the opacity.
    var changesAlpha: Bool {
      switch self {
      case .grayscale, .dimmed, .prominence: false
      default: true
      }
    }

    /// The change of a fixed color; `nil` when it depends on traits, or can be undone.
    func applied(to color: ColorComponents) -> ColorComponents? {
      switch self {
      case .alphaFactors, .dimmed, .prominence: nil
      default: applied(to: color, isDark: false)
      }
    }
  }

  /// The components under the given traits.
  ///
  /// A provider that never returns a fixed color, because it returns itself, gives transparent
  /// black.
  func components(in traits: UITraitCollection) -> ColorComponents {
    components(in: traits, depth: 0)
  }

  private func components(in traits: UITraitCollection, depth: Int) -> ColorComponents {
    guard depth < 32 else { return .clear }
    switch self {
    case .components(let components): return components
    case .system(let color): return color.components(in: traits)
    case .asset(let color): return color.components(in: traits)
    case .pattern: return .clear
    case .tint:
      guard let tint = traits.tintColor else {
        return UIColor.systemBlue.rule.components(in: traits, depth: depth + 1)
      }
      // Within a tint color, the tint color is the system's, also where a closure resolves it.
      let traits =
        tint.rule.mayDependOnTint ? traits.replacing(TintColorTrait.self, value: nil) : traits
      return tint.rule.components(in: traits, depth: depth + 1)
    case .provider(let provider):
      return provider.color(traits).rule.components(in: traits, depth: depth + 1)
    case .modified(let color, let modification):
      let traits = modification == .dimmed ? traits.withUndimmedTint : traits
      return modification.applied(
        to: color.rule.components(in: traits, depth: depth + 1), isDark: traits.isDark)
    }
  }

  private var mayDependOnTint: Bool {
    switch self {
    case .components, .system, .asset, .pattern: false
    case .tint, .provider, .modified: true
    }
  }
}

extension UITraitCollection {
  /// The traits with a tint color that is not dimmed, so that it is not dimmed twice.
  fileprivate var withUndimmedTint: UITraitCollection {
    guard case .modified(let color, .dimmed) = tintColor?.rule else { return self }
    return replacing(TintColorTrait.self, value: color)
  }
}

extension ColorRule: CustomStringConvertible {
  /// The description that Apple's colors have, without addresses, which would differ between runs.
  var description: String {
    switch self {
    case .components(let color):
      color.isGray
        ? "UIExtendedGrayColorSpace \(text(color.red)) \(text(color.alpha))"
        : "UIExtendedSRGBColorSpace \(text(color.red)) \(text(color.green)) \(text(color.blue)) "
          + text(color.alpha)
    case .system(let color): "<UIDynamicSystemColor; name = \(color.rawValue)Color>"
    case .asset(let color): "<UIDynamicCatalogColor; name = \(color.name)>"
    case .tint: "<UITintColor>"
    case .provider: "<UIDynamicProviderColor>"
    case .pattern: "<UIPatternColor>"
    case .modified(let color, let modification):
      "<UIDynamicModifiedColor; baseColor = \(color); \(modification)>"
    }
  }

  /// At most six digits, as C's `%g` has them.
  private func text(_ number: Double) -> String { String(format: "%g", number) }
}

extension ColorRule.Modification: CustomStringConvertible {
  var description: String {
    switch self {
    case .alpha(let alpha): "alpha = \(alpha)"
    case .alphaFactor(let factor): "alpha × \(factor)"
    case .alphaFactors(let light, let dark): "alpha × \(light) light, \(dark) dark"
    case .grayscale: "grayscale"
    case .prominence(let prominence): "prominence = \(prominence)"
    case .dimmed: "dimmed"
    }
  }
}

/// A closure that gives a color for traits, compared by identity.
///
/// Unchecked: as on iOS, the app must make sure that the closure can be called on any thread.
final class ColorProvider: Hashable, @unchecked Sendable {
  let color: (UITraitCollection) -> UIColor

  init(_ color: @escaping (UITraitCollection) -> UIColor) { self.color = color }

  static func == (left: ColorProvider, right: ColorProvider) -> Bool { left === right }

  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
