package import CelloRaster

/// An effect that shows the view as glass (iOS 26), in a capsule unless the view's corners are set.
///
/// Glass is a blurred backdrop with a shadow. It does not refract or respond to touches.
open class UIGlassEffect: UIVisualEffect, @unchecked Sendable {
  /// The transparency of glass.
  public enum Style: Int, Hashable, Sendable {
    /// Glass that blurs the content behind it.
    case regular = 0
    /// Glass that is more transparent.
    case clear = 1
  }

  private let style: Style

  /// The color over the glass; `nil` for none.
  open var tintColor: UIColor?
  /// Stored only: a Boolean value that indicates whether the glass responds to touches.
  open var isInteractive = false

  /// Creates glass in the regular style.
  public override convenience init() { self.init(style: .regular) }

  /// Creates glass in a style.
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

  package override func displayItems(
    behind shape: Shape, traits: UITraitCollection
  ) -> [DisplayList.Item] {
    let material = UIBlurEffect(
      style: style == .regular ? .systemThinMaterial : .systemUltraThinMaterial)
    var items: [DisplayList.Item] = [
      .shadow(
        DisplayList.Shadow(
          shape: shape, color: Color(fractions: 0, 0, 0, alpha: GlassMetrics.shadowAlpha),
          sigma: GlassMetrics.shadowSigma, offset: GlassMetrics.shadowOffset,
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

extension UIColor {
  /// Returns the resolved color with its opacity multiplied by a factor.
  fileprivate func withAlphaComponent(by factor: CGFloat, in traits: UITraitCollection) -> Color {
    color(in: traits).multiplyingAlpha(by: factor)
  }
}
