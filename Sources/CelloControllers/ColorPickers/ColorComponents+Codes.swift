extension ColorComponents {
  /// Creates an opaque color from a code with eight bits each for red, green and blue, red first.
  init(code: UInt32) {
    self.init(
      red: Double(code >> 16 & 0xff) / 255, green: Double(code >> 8 & 0xff) / 255,
      blue: Double(code & 0xff) / 255, alpha: 1)
  }

  /// The code of the color, with eight bits each for red, green and blue, red first; clamped to
  /// sRGB.
  var code: UInt32 {
    UInt32(level(red) << 16 | level(green) << 8 | level(blue))
  }

  /// Returns a component as an integer from 0 to 255; NaN is treated as 0.
  private func level(_ component: Double) -> Int {
    component > 0 ? Int(clamping: min(component, 1) * 255 + 0.5) : 0
  }

  /// The ``code`` as six hexadecimal digits.
  var hexText: String {
    let digits = String(code, radix: 16, uppercase: true)
    return String(repeating: "0", count: 6 - digits.count) + digits
  }

  /// Creates an opaque color from six hexadecimal digits, or from three digits that are doubled,
  /// with an optional number sign; `nil` for other texts.
  init?(hexText text: String) {
    var digits = text.filter { !$0.isWhitespace }
    if digits.hasPrefix("#") { digits.removeFirst() }
    if digits.count == 3 { digits = digits.map { "\($0)\($0)" }.joined() }
    guard digits.utf8.count == 6, digits.utf8.allSatisfy({ Character(.init($0)).isHexDigit }),
      let code = UInt32(digits, radix: 16)
    else { return nil }
    self.init(code: code)
  }

  /// The color with each component clamped to 0 to 1; NaN is treated as 0.
  var insideGamut: ColorComponents {
    func clamped(_ value: Double) -> Double { value > 0 ? min(value, 1) : 0 }
    return ColorComponents(
      red: clamped(red), green: clamped(green), blue: clamped(blue), alpha: clamped(alpha))
  }
}

extension UIColor {
  convenience init(_ components: ColorComponents) { self.init(.components(components)) }
}
