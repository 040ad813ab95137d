package import CelloRaster

/// An effect that shows the view as glass (iOS 26), in a capsule unless the view's corners are set.
///
/// Glass is a blurred backdrop with a shadow and a bright rim. It does not refract or respond to
/// touches.
open class UIGlassEffect: UIVisualEffect, @unchecked Sendable {
  /// The transparency of glass.
  public enum Style: Int, Hashable, Sendable {
    /// Glass that blurs the content behind it.
    case regular = 0
    /// Glass that is more transparent.
    case clear = 1
  }

  private let material: GlassMetrics.Material

  private var style: Style { material == .clear ? .clear : .regular }

  /// The color over the glass; `nil` for none.
  open var tintColor: UIColor?
  /// Stored only: a Boolean value that indicates whether the glass responds to touches.
  open var isInteractive = false

  /// Creates glass in the regular style.
  public override convenience init() { self.init(style: .regular) }

  /// Creates glass in a style.
  public init(style: Style) {
    material = style == .clear ? .clear : .regular
    super.init()
  }

  /// Creates glass in a material.
  package init(material: GlassMetrics.Material, tintColor: UIColor? = nil) {
    self.material = material
    self.tintColor = tintColor
    super.init()
  }

  open override func copy(with zone: NSZone? = nil) -> Any {
    let copy = UIGlassEffect(material: material, tintColor: tintColor)
    copy.isInteractive = isInteractive
    return copy
  }

  override func shape(of area: CGRect, corners: Corners<CGFloat>?) -> Shape {
    if let corners { return corners.shape(of: area) }
    return .roundedRect(RoundedRect(area, radius: min(area.width, area.height) / 2))
  }

  package override func displayItems(
    behind shape: Shape, traits: UITraitCollection
  ) -> [DisplayList.Item] {
    let metrics = GlassMetrics(material, isDark: traits.isDark)
    var items: [DisplayList.Item] = [
      .shadow(
        DisplayList.Shadow(
          shape: shape, color: Color(fractions: 0, 0, 0, alpha: GlassMetrics.shadowAlpha),
          sigma: GlassMetrics.shadowSigma, offset: GlassMetrics.shadowOffset,
          isKnockedOut: true)),
      traits.reducesTransparency
        ? .fill(shape, metrics.tint.overBackground(isDark: traits.isDark))
        : .backdrop(
          DisplayList.Backdrop(
            shape: shape, sigma: metrics.sigma, saturation: metrics.saturation,
            tints: [metrics.tint])),
    ]
    let alpha = material == .clear ? GlassMetrics.clearTintAlpha : 1
    if let tint = tintColor?.withAlphaComponent(by: alpha, in: traits) {
      items.append(.fill(shape, tint))
    }
    return items
  }

  package override func displayItems(
    above shape: Shape, traits: UITraitCollection
  ) -> [DisplayList.Item] {
    GlassRim.items(
      in: shape, isWhite: tintColor == nil && !traits.isDark, grid: traits.pixelGrid)
  }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIGlassEffect else { return false }
    return material == other.material && tintColor == other.tintColor
      && isInteractive == other.isInteractive
  }

  open override var hash: Int { material.hashValue }

  open override var description: String { "<UIGlassEffect: style=\(style)>" }
}

/// An effect that joins nearby glass in the content of its view (iOS 26). Here each piece of glass
/// is drawn separately, as on iOS where the pieces are farther apart than ``spacing``.
open class UIGlassContainerEffect: UIVisualEffect, @unchecked Sendable {
  /// Stored only: the distance, in points, below which pieces of glass are joined.
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

extension Color {
  /// Returns the opaque color over white, or over black in the dark.
  ///
  /// Source: docs/measurements/backgrounds.md#reduced-transparency.
  func overBackground(isDark: Bool) -> Color {
    let background: CGFloat = isDark ? 0 : 1
    let opacity = CGFloat(alpha) / CGFloat(UInt16.max)
    func mixed(_ component: UInt8) -> CGFloat {
      background + (CGFloat(component) / 255 - background) * opacity
    }
    return Color(fractions: mixed(red), mixed(green), mixed(blue), alpha: 1)
  }
}

extension UIColor {
  /// Returns the resolved color with its opacity multiplied by a factor.
  fileprivate func withAlphaComponent(by factor: CGFloat, in traits: UITraitCollection) -> Color {
    color(in: traits).multiplyingAlpha(by: factor)
  }
}
