package import CelloRaster

/// A fixed color, or a dynamic color, which resolves to a fixed one for given traits.
///
/// Components are straight (not premultiplied) extended sRGB, from 0 to 1; other values are kept,
/// and clamped when painted. Two colors are equal if they are the same rule: components of the same
/// space, the same system color, the same provider object. A dynamic color never equals the color
/// it resolves to.
open class UIColor: NSObject, NSCopying, @unchecked Sendable {
  private let typeGuard = CFTypeGuard()
  let rule: ColorRule

  init(_ rule: ColorRule) {
    self.rule = rule
    super.init()
  }

  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    rule = .components(
      ColorComponents(
        red: Double(red), green: Double(green), blue: Double(blue), alpha: Double(alpha)))
    super.init()
  }

  /// A shade of gray, 0 for black.
  public init(white: CGFloat, alpha: CGFloat) {
    rule = .components(ColorComponents(white: Double(white), alpha: Double(alpha)))
    super.init()
  }

  /// A color with components from 0 to 1; other values are clamped.
  public init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
    rule = .components(
      ColorComponents(
        hue: Double(hue), saturation: Double(saturation), brightness: Double(brightness),
        alpha: Double(alpha)))
    super.init()
  }

  /// A color of the same appearance as components in Display P3. Outside the sRGB gamut, the
  /// components are below 0 or above 1, which is clamped when painted.
  public init(displayP3Red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    rule = .components(
      ColorComponents(
        displayP3Red: Double(displayP3Red), green: Double(green), blue: Double(blue),
        alpha: Double(alpha)))
    super.init()
  }

  /// A dynamic color: the closure is called each time the color is resolved.
  ///
  /// Two colors made this way are never equal, whatever their closures do.
  public init(dynamicProvider: @escaping (UITraitCollection) -> UIColor) {
    rule = .provider(ColorProvider(dynamicProvider))
    super.init()
  }

  public required init(_colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float) {
    rule = .components(
      ColorComponents(
        red: Double(red), green: Double(green), blue: Double(blue), alpha: Double(alpha)))
    super.init()
  }

  /// The fixed color for the given traits; a fixed color returns itself.
  open func resolvedColor(with traitCollection: UITraitCollection) -> UIColor {
    if case .components = rule { return self }
    switch rule.resolved(in: traitCollection) {
    case .components(let components): return UIColor(.components(components))
    case .pattern(let pattern): return UIColor(.pattern(pattern))
    }
  }

  /// The same color with another opacity; a dynamic color stays dynamic.
  open func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    modified(by: .alpha(Double(alpha)))
  }

  func modified(by modification: ColorRule.Modification) -> UIColor {
    if case .components(let components) = rule, let fixed = modification.applied(to: components) {
      return UIColor(.components(fixed))
    }
    // Of two opacities in a row only the last has an effect; without this, equal colors would
    // differ.
    if case .alpha = modification, case .modified(let base, let former) = rule, former.changesAlpha
    {
      return base.modified(by: modification)
    }
    return UIColor(.modified(self, modification))
  }

  open func copy(with zone: NSZone? = nil) -> Any { self }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIColor else { return false }
    return self === other || rule == other.rule
  }

  open override var hash: Int { rule.hashValue }

  open override var description: String { rule.description }
}

extension UIColor {
  /// The color for painting with the given traits.
  package func color(in traits: UITraitCollection) -> Color { rule.components(in: traits).color }

  /// A fixed color from a painted one.
  package convenience init(_ color: Color) {
    self.init(
      .components(
        ColorComponents(
          red: Double(color.red) / 255, green: Double(color.green) / 255,
          blue: Double(color.blue) / 255, alpha: Double(color.alpha) / 65_535)))
  }
}

extension UIColor: _ExpressibleByColorLiteral {}

/// The default type of a color literal.
public typealias _ColorLiteralType = UIColor
