package import CelloRaster

/// A fixed color, or a dynamic color that is resolved with traits.
///
/// Components are straight (not premultiplied) extended sRGB, from 0 to 1; other values are kept,
/// and clamped when painting. Two colors are equal if they have the same rule: components in the
/// same color space, the same system color, or the same provider object. A dynamic color never
/// equals its resolved color.
open class UIColor: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
  private let typeGuard = CFTypeGuard()
  package let rule: ColorRule

  package init(_ rule: ColorRule) {
    self.rule = rule
    super.init()
  }

  /// Creates a color from sRGB components, from 0 to 1.
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    rule = .components(
      ColorComponents(
        red: Double(red), green: Double(green), blue: Double(blue), alpha: Double(alpha)))
    super.init()
  }

  /// Creates a gray, from 0 for black to 1 for white.
  public init(white: CGFloat, alpha: CGFloat) {
    rule = .components(ColorComponents(white: Double(white), alpha: Double(alpha)))
    super.init()
  }

  /// Creates a color from hue, saturation and brightness, from 0 to 1; other values are clamped.
  public init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
    rule = .components(
      ColorComponents(
        hue: Double(hue), saturation: Double(saturation), brightness: Double(brightness),
        alpha: Double(alpha)))
    super.init()
  }

  /// Creates a color from components in Display P3. Outside the sRGB gamut, the resulting
  /// components are below 0 or above 1, and clamped when painting.
  public init(displayP3Red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    rule = .components(
      ColorComponents(
        displayP3Red: Double(displayP3Red), green: Double(green), blue: Double(blue),
        alpha: Double(alpha)))
    super.init()
  }

  /// Creates a dynamic color whose closure is called each time the color is resolved.
  ///
  /// Two colors with providers are never equal, regardless of their closures.
  public init(dynamicProvider: @escaping (UITraitCollection) -> UIColor) {
    rule = .provider(ColorProvider(dynamicProvider))
    super.init()
  }

  /// Creates the color of a color literal.
  public required init(_colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float) {
    rule = .components(
      ColorComponents(
        red: Double(red), green: Double(green), blue: Double(blue), alpha: Double(alpha)))
    super.init()
  }

  /// Reads a color from an archive; `nil` if the archive is damaged.
  public required init?(coder: NSCoder) {
    guard let rule = coder.decodeValue(ColorArchive.self)?.rule else { return nil }
    self.rule = rule
    super.init()
  }

  /// A Boolean value that indicates whether archives of the class are secure; always `true`.
  open class var supportsSecureCoding: Bool { true }

  /// Archives the color. A system color stays dynamic; another dynamic color is archived as the
  /// fixed color for the current traits.
  open func encode(with coder: NSCoder) { coder.encodeValue(ColorArchive(self)) }

  /// Returns the fixed color for traits; a fixed color returns itself.
  open func resolvedColor(with traitCollection: UITraitCollection) -> UIColor {
    if case .components = rule { return self }
    switch rule.resolved(in: traitCollection) {
    case .components(let components): return UIColor(.components(components))
    case .pattern(let pattern): return UIColor(.pattern(pattern))
    }
  }

  /// Returns the color with another opacity. A dynamic color stays dynamic.
  open func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    modified(by: .alpha(Double(alpha)))
  }

  package func modified(by modification: ColorRule.Modification) -> UIColor {
    if case .components(let components) = rule, let fixed = modification.applied(to: components) {
      return UIColor(.components(fixed))
    }
    // Of two consecutive opacities only the last has an effect; otherwise, equal colors would
    // differ.
    if case .alpha = modification, case .modified(let base, let former) = rule, former.changesAlpha
    {
      return base.modified(by: modification)
    }
    return UIColor(.modified(self, modification))
  }

  /// Returns the color itself, because it is immutable.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIColor else { return false }
    return self === other || rule == other.rule
  }

  open override var hash: Int { rule.hashValue }

  open override var description: String { rule.description }
}

extension UIColor {
  /// Returns the color for painting with traits.
  package func color(in traits: UITraitCollection) -> Color { rule.components(in: traits).color }

  /// Creates a fixed color from a painted color.
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
