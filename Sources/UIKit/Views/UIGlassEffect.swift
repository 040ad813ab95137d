internal import CelloRaster

/// Shows the view as glass (iOS 26), in the shape of a capsule unless the view's corners are set.
///
/// Glass is a blurred backdrop above a shadow. It does not refract, and touches do not change it.
open class UIGlassEffect: UIVisualEffect, @unchecked Sendable {
  /// How much of what is behind shows through glass.
  public enum Style: Int, Hashable, Sendable {
    case regular = 0
    case clear = 1
  }

  private let style: Style

  /// A color over the glass; `nil` for none.
  open var tintColor: UIColor?
  /// Whether the glass reacts to touches on iOS; pictures show it at rest.
  open var isInteractive = false

  /// Glass of the regular style.
  public override convenience init() { self.init(style: .regular) }

  public init(style: Style) {
    self.style = style
    super.init()
  }

  open override func copy(with zone: NSZone? = nil) -> Any {
    let copy = UIGlassEffect(style: style)
    copy.tintColor = tintColor
    copy.isInteractive = isInteractive
    return copy
  }

  override func shape(of area: CGRect, corners: Corners<CGFloat>?) -> Shape {
    if let corners { return corners.shape(of: area) }
    return .roundedRect(RoundedRect(area, radius: min(area.width, area.height) / 2))
  }

  override func displayItems(
    behind shape: Shape, traits: UITraitCollection
  ) -> [DisplayList.Item] {
    let material = UIBlurEffect(
      style: style == .regular ? .systemThinMaterial : .systemUltraThinMaterial)
    var items: [DisplayList.Item] = [
      .shadow(
        DisplayList.Shadow(
          shape: shape, color: Color(fractions: 0, 0, 0, alpha: GlassMetrics.shadowAlpha),
          radius: GlassMetrics.shadowRadius, offset: GlassMetrics.shadowOffset,
          isKnockedOut: true))
    ]
    items += material.displayItems(behind: shape, traits: traits)
    let alpha = style == .regular ? 1 : GlassMetrics.clearTintAlpha
    if let tint = tintColor?.withAlphaComponent(by: alpha, in: traits) {
      items.append(.fill(shape, tint))
    }
    return items
  }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIGlassEffect else { return false }
    return style == other.style && tintColor == other.tintColor
      && isInteractive == other.isInteractive
  }

  open override var hash: Int { style.hashValue }

  open override var description: String { "<UIGlassEffect: style=\(style)>" }
}

/// Joins glass in the content of its view that is close together (iOS 26). Here each piece of glass
/// is drawn by itself, as on iOS where they are further apart than ``spacing``.
open class UIGlassContainerEffect: UIVisualEffect, @unchecked Sendable {
  /// The distance in points below which pieces of glass are joined on iOS.
  open var spacing: CGFloat = 0

  public override init() { super.init() }

  open override func copy(with zone: NSZone? = nil) -> Any {
    let copy = UIGlassContainerEffect()
    copy.spacing = spacing
    return copy
  }

  open override func isEqual(_ object: Any?) -> Bool {
    (object as? UIGlassContainerEffect)?.spacing == spacing
  }

  open override var hash: Int { spacing.hashValue }
}

extension UIColor {
  /// The resolved color, with its opacity multiplied.
  fileprivate func withAlphaComponent(by factor: CGFloat, in traits: UITraitCollection) -> Color {
    color(in: traits).multiplyingAlpha(by: factor)
  }
}
