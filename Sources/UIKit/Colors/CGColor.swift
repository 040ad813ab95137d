internal import CelloRaster

/// A fixed color: sRGB components that are not premultiplied; or a pattern.
public final class CGColor: Hashable, Sendable {
  let values: ColorComponents
  /// A tile that is painted in the place of the components.
  private let pattern: ColorPattern?

  init(_ values: ColorComponents) {
    self.values = values
    pattern = nil
  }

  init(_ color: ResolvedColor) {
    switch color {
    case .components(let values):
      self.values = values
      pattern = nil
    case .pattern(let pattern):
      values = ColorComponents(white: 0, alpha: pattern.opacity)
      self.pattern = pattern
    }
  }

  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(
      ColorComponents(
        red: Double(red), green: Double(green), blue: Double(blue), alpha: Double(alpha)))
  }

  public convenience init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// A shade of gray, 0 for black.
  public convenience init(gray: CGFloat, alpha: CGFloat) {
    self.init(ColorComponents(white: Double(gray), alpha: Double(alpha)))
  }

  public var alpha: CGFloat { CGFloat(values.alpha) }

  /// Red, green and blue, or the shade of a gray, followed by the opacity.
  public var components: [CGFloat]? {
    values.isGray
      ? [CGFloat(values.red), alpha]
      : [CGFloat(values.red), CGFloat(values.green), CGFloat(values.blue), alpha]
  }

  public var numberOfComponents: Int { values.isGray ? 2 : 4 }

  public func copy(alpha: CGFloat) -> CGColor? {
    guard var pattern else { return CGColor(values.withAlpha(Double(alpha))) }
    pattern.opacity = alpha > 0 ? min(Double(alpha), 1) : 0
    return CGColor(.pattern(pattern))
  }

  public static func == (left: CGColor, right: CGColor) -> Bool {
    left.values == right.values && left.pattern == right.pattern
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(values)
    hasher.combine(pattern)
  }

  /// The color for painting; of a pattern, black.
  var color: Color { values.color }

  /// What the color paints.
  var resolved: ResolvedColor { pattern.map(ResolvedColor.pattern) ?? .components(values) }

  var rule: ColorRule { pattern.map(ColorRule.pattern) ?? .components(values) }
}

extension CGColor: CustomStringConvertible {
  /// The components, as a fixed ``UIColor`` prints them.
  public var description: String { rule.description }
}

extension UIColor {
  public convenience init(cgColor: CGColor) { self.init(cgColor.rule) }

  /// The components, or the pattern; a dynamic color's for the current traits.
  public var cgColor: CGColor {
    if case .components(let components) = rule { return CGColor(components) }
    return CGColor(rule.resolved(in: .current))
  }
}
