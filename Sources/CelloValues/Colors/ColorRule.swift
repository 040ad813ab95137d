/// The rule that determines the components of a color.
package enum ColorRule: Hashable, Sendable {
  case components(ColorComponents)
  case system(SystemColor)
  /// A color in an asset catalog.
  case asset(AssetColor)
  /// The tint color of the traits.
  case tint
  case provider(ColorProvider)
  /// A repeated tile. It has no components; where it cannot be drawn, it is transparent.
  case pattern(ColorPattern)
  case modified(UIColor, Modification)

  /// A change of the resolved color.
  package enum Modification: Hashable, Sendable {
    /// Replaces the opacity.
    case alpha(Double)
    /// Multiplies the opacity by a factor.
    case alphaFactor(Double)
    /// Multiplies the opacity by a factor for light interfaces and another for dark interfaces.
    case alphaFactors(light: Double, dark: Double)
    case grayscale
    /// Changes the opacity according to a prominence.
    case prominence(UIColor.Prominence)
    /// Dims a tint color behind a presentation.
    case dimmed

    func applied(to color: ColorComponents, isDark: Bool) -> ColorComponents {
      switch self {
      case .alpha(let alpha): color.withAlpha(alpha)
      case .alphaFactor(let factor): color.withAlpha(color.alpha * factor)
      case .alphaFactors(let light, let dark):
        color.withAlpha(color.alpha * (isDark ? dark : light))
      case .grayscale: color.grayscale
      case .prominence(let prominence): color.withAlpha(color.alpha * prominence.alphaFactor)
      // Chosen: Apple documents that the color is desaturated, but not how.
      case .dimmed: color.grayscale.withAlpha(color.alpha * 0.8)
      }
    }

    /// A Boolean value that indicates whether the modification changes only the opacity.
    var changesAlpha: Bool {
      switch self {
      case .grayscale, .dimmed, .prominence: false
      default: true
      }
    }

    /// Returns the changed components of a fixed color; `nil` if they depend on traits or can be
    /// undone.
    func applied(to color: ColorComponents) -> ColorComponents? {
      switch self {
      case .alphaFactors, .dimmed, .prominence: nil
      default: applied(to: color, isDark: false)
      }
    }
  }

  /// Returns the components for traits.
  ///
  /// A provider that never returns a fixed color, because it returns itself, yields transparent
  /// black.
  package func components(in traits: UITraitCollection) -> ColorComponents {
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
      // Inside a tint color, the tint color is the system's, even if a closure resolves it.
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
  /// The description, like Apple's colors but without addresses, which would differ between runs.
  package var description: String {
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

  /// Returns a number with at most six digits, like C's `%g`.
  private func text(_ number: Double) -> String { String(format: "%g", number) }
}

extension ColorRule.Modification: CustomStringConvertible {
  package var description: String {
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

/// A closure that returns a color for traits, compared by identity.
///
/// Unchecked: as on iOS, the app must ensure that the closure can be called on any thread.
package final class ColorProvider: Hashable, @unchecked Sendable {
  let color: (UITraitCollection) -> UIColor

  init(_ color: @escaping (UITraitCollection) -> UIColor) { self.color = color }

  package static func == (left: ColorProvider, right: ColorProvider) -> Bool { left === right }

  package func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
