package import CelloRaster

/// A fixed color with straight (not premultiplied) sRGB components, or a pattern.
public final class CGColor: Hashable, Sendable {
  package let values: ColorComponents
  /// The tile that is painted instead of the components; `nil` for none.
  private let pattern: ColorPattern?

  package init(_ values: ColorComponents) {
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

  /// Creates a color from sRGB components, from 0 to 1.
  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(
      ColorComponents(
        red: Double(red), green: Double(green), blue: Double(blue), alpha: Double(alpha)))
  }

  /// Creates a color from sRGB components, from 0 to 1.
  public convenience init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// Creates a gray, from 0 for black to 1 for white.
  public convenience init(gray: CGFloat, alpha: CGFloat) {
    self.init(ColorComponents(white: Double(gray), alpha: Double(alpha)))
  }

  /// The opacity, from 0 to 1.
  public var alpha: CGFloat { CGFloat(values.alpha) }

  /// The components: red, green and blue, or the white of a gray, followed by the opacity.
  public var components: [CGFloat]? {
    values.isGray
      ? [CGFloat(values.red), alpha]
      : [CGFloat(values.red), CGFloat(values.green), CGFloat(values.blue), alpha]
  }

  /// The number of components: 2 for a gray, otherwise 4.
  public var numberOfComponents: Int { values.isGray ? 2 : 4 }

  /// Returns a copy of the color with another opacity.
  public func copy(alpha: CGFloat) -> CGColor? {
    guard var pattern else { return CGColor(values.withAlpha(Double(alpha))) }
    pattern.opacity = alpha > 0 ? min(Double(alpha), 1) : 0
    return CGColor(.pattern(pattern))
  }

  /// Returns a Boolean value that indicates whether two colors have the same components or pattern.
  public static func == (left: CGColor, right: CGColor) -> Bool {
    left.values == right.values && left.pattern == right.pattern
  }

  /// Hashes the components and the pattern.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(values)
    hasher.combine(pattern)
  }

  /// The color for painting; black for a pattern.
  package var color: Color { values.color }

  /// The resolved color: components or a pattern.
  package var resolved: ResolvedColor { pattern.map(ResolvedColor.pattern) ?? .components(values) }

  var rule: ColorRule { pattern.map(ColorRule.pattern) ?? .components(values) }
}

extension CGColor: CustomStringConvertible {
  /// The description of a fixed ``UIColor`` with the same components.
  public var description: String { rule.description }
}

extension UIColor {
  /// Creates a fixed color.
  public convenience init(cgColor: CGColor) { self.init(cgColor.rule) }
}
