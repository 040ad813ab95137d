package import CelloRaster

/// A visual effect on the content behind a view.
open class UIVisualEffect: NSObject, NSCopying, @unchecked Sendable {
  /// Creates an effect that changes nothing.
  public override init() {}

  /// Returns the effect itself, which never changes.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// Returns the shape of the effect in a view, for the view's area and corner radii, which are
  /// `nil` without rounded corners. Effects other than glass fill the area; the view's clipping
  /// limits them.
  func shape(of area: CGRect, corners: Corners<CGFloat>?) -> Shape { .rect(area) }

  /// Returns the items painted over the backdrop of a shape.
  package func displayItems(behind shape: Shape, traits: UITraitCollection) -> [DisplayList.Item] {
    []
  }

  /// Returns the items painted over the backdrop and the fill of a shape, and below the content.
  package func displayItems(above shape: Shape, traits: UITraitCollection) -> [DisplayList.Item] {
    []
  }

  /// Returns the items that replace the content, masked by its opacity; `nil` to paint the content
  /// itself.
  package func displayItems(
    replacingContentIn shape: Shape, traits: UITraitCollection
  ) -> [DisplayList.Item]? { nil }
}

/// An effect that blurs and tints the content behind a view.
open class UIBlurEffect: UIVisualEffect, @unchecked Sendable {
  /// The styles of blurs.
  public enum Style: Int, Hashable, Sendable {
    /// A very light blur.
    case extraLight = 0
    /// A light blur.
    case light = 1
    /// A dark blur.
    case dark = 2
    /// A blur that is light or dark like the interface.
    case regular = 4
    /// A blur with more contrast that is light or dark like the interface.
    case prominent = 5
    /// A mostly transparent material.
    case systemUltraThinMaterial = 6
    /// A material that is more transparent than opaque.
    case systemThinMaterial = 7
    /// A material that is somewhat transparent.
    case systemMaterial = 8
    /// A material that is more opaque than transparent.
    case systemThickMaterial = 9
    /// The material of bars.
    case systemChromeMaterial = 10
    /// The ultra-thin material, always light.
    case systemUltraThinMaterialLight = 11
    /// The thin material, always light.
    case systemThinMaterialLight = 12
    /// The regular material, always light.
    case systemMaterialLight = 13
    /// The thick material, always light.
    case systemThickMaterialLight = 14
    /// The bar material, always light.
    case systemChromeMaterialLight = 15
    /// The ultra-thin material, always dark.
    case systemUltraThinMaterialDark = 16
    /// The thin material, always dark.
    case systemThinMaterialDark = 17
    /// The regular material, always dark.
    case systemMaterialDark = 18
    /// The thick material, always dark.
    case systemThickMaterialDark = 19
    /// The bar material, always dark.
    case systemChromeMaterialDark = 20
  }

  let style: Style

  /// Creates a blur in a style.
  public init(style: Style) { self.style = style }

  package override func displayItems(
    behind shape: Shape, traits: UITraitCollection
  ) -> [DisplayList.Item] {
    let metrics = BlurMetrics.current(style, isDark: traits.isDark)
    if traits.reducesTransparency {
      return [.fill(shape, metrics.tint.overBackground(isDark: style.isDark(in: traits)))]
    }
    return [
      .backdrop(
        DisplayList.Backdrop(
          shape: shape, sigma: metrics.sigma, saturation: metrics.saturation,
          tints: [metrics.tint]))
    ]
  }

  open override func isEqual(_ object: Any?) -> Bool {
    (object as? UIBlurEffect)?.style == style
  }

  open override var hash: Int { style.hashValue }

  open override var description: String { "<UIBlurEffect: style=\(style)>" }
}

extension UIVisualEffect: NotationConvertible {
  /// `blur` and the style of a blur; otherwise the class name, which cannot be read back.
  package var notation: String {
    (self as? UIBlurEffect).map { "blur \($0.style)" } ?? "\(type(of: self))"
  }
}

extension NotationConvertible where Self: UIVisualEffect {
  package init?(notation: String) {
    guard notation.hasPrefix("blur "),
      let style = UIBlurEffect.Style(notation: String(notation.dropFirst(5))),
      let effect = UIBlurEffect(style: style) as? Self
    else { return nil }
    self = effect
  }
}

extension UIBlurEffect.Style: NotationConvertible {}
