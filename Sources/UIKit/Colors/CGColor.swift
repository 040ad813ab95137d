internal import CelloRaster

/// A fixed color: sRGB components that are not premultiplied.
public final class CGColor: Hashable, Sendable {
  private let values: ColorComponents

  init(_ values: ColorComponents) { self.values = values }

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

  public func copy(alpha: CGFloat) -> CGColor? { CGColor(values.withAlpha(Double(alpha))) }

  public static func == (left: CGColor, right: CGColor) -> Bool { left.values == right.values }

  public func hash(into hasher: inout Hasher) { hasher.combine(values) }

  /// The color for painting.
  var color: Color { values.color }

  var rule: ColorRule { .components(values) }
}

extension CGColor: CustomStringConvertible {
  /// The components, as a fixed ``UIColor`` prints them.
  public var description: String { rule.description }
}

extension UIColor {
  public convenience init(cgColor: CGColor) { self.init(cgColor.rule) }

  /// The components; a dynamic color's for the current traits.
  public var cgColor: CGColor { CGColor(rule.components(in: .current)) }
}
