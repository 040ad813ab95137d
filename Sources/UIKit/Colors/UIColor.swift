package import CelloRaster

/// A colour, fixed or dynamic: a dynamic one is a rule that gives a fixed one for given traits.
///
/// Components are straight (not premultiplied) extended sRGB, 0 to 1; what lies outside is kept, and clamped when
/// painted. Two colours are equal when they are the same rule: components of the same space, the same system colour,
/// the same provider object. A dynamic colour never equals the colour it resolves to.
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

  /// A shade of grey, 0 for black.
  public init(white: CGFloat, alpha: CGFloat) {
    rule = .components(ColorComponents(white: Double(white), alpha: Double(alpha)))
    super.init()
  }

  /// A colour from components of 0 to 1; what lies outside is clamped.
  public init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
    rule = .components(
      ColorComponents(
        hue: Double(hue), saturation: Double(saturation), brightness: Double(brightness),
        alpha: Double(alpha)))
    super.init()
  }

  /// A color of the same appearance as components in Display P3. Outside the sRGB gamut, the components are below 0 or
  /// above 1, which is clamped when painted.
  public init(displayP3Red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    rule = .components(
      ColorComponents(
        displayP3Red: Double(displayP3Red), green: Double(green), blue: Double(blue),
        alpha: Double(alpha)))
    super.init()
  }

  /// A dynamic colour: the closure is asked each time it is resolved.
  ///
  /// Two colours made this way are never equal, whatever their closures do.
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

  /// The fixed colour that this one is under the given traits; a fixed colour is itself.
  open func resolvedColor(with traitCollection: UITraitCollection) -> UIColor {
    if case .components = rule { return self }
    return UIColor(.components(rule.components(in: traitCollection)))
  }

  /// The same colour with another opacity; a dynamic colour stays dynamic.
  open func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    modified(by: .alpha(Double(alpha)))
  }

  func modified(by modification: ColorRule.Modification) -> UIColor {
    if case .components(let components) = rule, let fixed = modification.applied(to: components) {
      return UIColor(.components(fixed))
    }
    // Of two opacities in a row only the last counts; without this, equal colours would be told apart.
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
  /// What is painted under the given traits.
  package func color(in traits: UITraitCollection) -> Color { rule.components(in: traits).color }

  /// A fixed colour from what is painted.
  package convenience init(_ color: Color) {
    self.init(
      .components(
        ColorComponents(
          red: Double(color.red) / 255, green: Double(color.green) / 255,
          blue: Double(color.blue) / 255, alpha: Double(color.alpha) / 65_535)))
  }
}

extension UIColor: _ExpressibleByColorLiteral {}

/// The type of a colour literal that says no other.
public typealias _ColorLiteralType = UIColor
