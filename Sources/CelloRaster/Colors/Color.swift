/// A color for drawing: straight (not premultiplied) sRGB with eight bits per component and sixteen
/// bits of alpha.
///
/// Alpha has sixteen bits because translucent system colors are defined by decimal alphas, and the
/// measured pixels require more than eight: 12 % of (60, 60, 67) over white must result in #e8e8e8.
package struct Color: Hashable, Sendable {
  /// The red component, from 0 to 255.
  package var red: UInt8
  /// The green component, from 0 to 255.
  package var green: UInt8
  /// The blue component, from 0 to 255.
  package var blue: UInt8
  /// The opacity, from 0 to 65,535.
  package var alpha: UInt16

  /// Creates a color from its components.
  package init(red: UInt8, green: UInt8, blue: UInt8, alpha: UInt16 = .max) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }

  /// Creates a color from components from 0 to 1. Other values are clamped, and NaN is treated as
  /// 0.
  package init(fractions red: CGFloat, _ green: CGFloat, _ blue: CGFloat, alpha: CGFloat) {
    self.init(
      red: UInt8(Self.scaled(red, to: 255)), green: UInt8(Self.scaled(green, to: 255)),
      blue: UInt8(Self.scaled(blue, to: 255)), alpha: UInt16(Self.scaled(alpha, to: 65_535)))
  }

  /// Opaque black.
  package static let black = Color(red: 0, green: 0, blue: 0)
  /// Opaque white.
  package static let white = Color(red: 255, green: 255, blue: 255)
  /// Transparent black.
  package static let clear = Color(red: 0, green: 0, blue: 0, alpha: 0)

  /// A Boolean value that indicates whether the color is opaque.
  package var isOpaque: Bool { alpha == .max }

  /// Returns the color with its opacity multiplied by a factor from 0 to 1.
  package func multiplyingAlpha(by factor: CGFloat) -> Color {
    var result = self
    result.alpha = UInt16(Self.scaled(CGFloat(alpha) / 65_535 * factor, to: 65_535))
    return result
  }

  private static func scaled(_ component: CGFloat, to maximum: CGFloat) -> Int {
    guard component > 0 else { return 0 }
    return component < 1 ? Int(clamping: component * maximum + 0.5) : Int(clamping: maximum)
  }
}

extension Color: CustomStringConvertible {
  /// `#rrggbb`, followed by the opacity, such as `@0.6`, unless it is 1.
  package var description: String {
    let digits = [red, green, blue].map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
    guard !isOpaque else { return "#" + digits }
    let tenThousandths = (Int(alpha) * 10_000 + 32_767) / 65_535
    var fraction = String(tenThousandths + 10_000).dropFirst()
    while fraction.count > 1, fraction.last == "0" { fraction.removeLast() }
    return "#\(digits)@0.\(fraction)"
  }
}
