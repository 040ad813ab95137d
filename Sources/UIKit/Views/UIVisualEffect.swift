internal import CelloRaster

/// An effect on the content behind a view.
open class UIVisualEffect: NSObject, NSCopying, @unchecked Sendable {
  public override init() {}

  /// The effect, which never changes.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// The shape that has the effect, of a view with an area and radii of its corners, if these are
  /// rounded. Other effects than glass fill the area, and the view's clipping limits them.
  func shape(of area: CGRect, corners: Corners<CGFloat>?) -> Shape { .rect(area) }

  /// The items painted over the backdrop of a shape.
  func displayItems(behind shape: Shape, traits: UITraitCollection) -> [DisplayList.Item] { [] }

  /// The items painted in the place of the content, as far as the content is opaque; `nil` to paint
  /// the content itself.
  func displayItems(
    replacingContentIn shape: Shape, traits: UITraitCollection
  ) -> [DisplayList.Item]? { nil }
}

/// Blurs and tints the content behind a view.
open class UIBlurEffect: UIVisualEffect, @unchecked Sendable {
  /// The styles that UIKit names.
  public enum Style: Int, Hashable, Sendable {
    case extraLight = 0
    case light = 1
    case dark = 2
    case regular = 4
    case prominent = 5
    case systemUltraThinMaterial = 6
    case systemThinMaterial = 7
    case systemMaterial = 8
    case systemThickMaterial = 9
    case systemChromeMaterial = 10
    case systemUltraThinMaterialLight = 11
    case systemThinMaterialLight = 12
    case systemMaterialLight = 13
    case systemThickMaterialLight = 14
    case systemChromeMaterialLight = 15
    case systemUltraThinMaterialDark = 16
    case systemThinMaterialDark = 17
    case systemMaterialDark = 18
    case systemThickMaterialDark = 19
    case systemChromeMaterialDark = 20
  }

  let style: Style

  public init(style: Style) { self.style = style }

  override func displayItems(
    behind shape: Shape, traits: UITraitCollection
  ) -> [DisplayList.Item] {
    let metrics = BlurMetrics(style, isDark: traits.isDark)
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
  /// `blur` and the style of a blur; the class of another effect, which cannot be read back.
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
