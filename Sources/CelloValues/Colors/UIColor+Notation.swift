// The notation of colors: text that can be read back into an equal color, for configurations.
//
//   label                      a system color, or `tintColor`
//   #1c1c1e  #3c3c43@0.6       eight bits per component, and the opacity unless it is 1
//   rgb(0.1, 0.2, 0.3, 1)      components that are not whole 255ths
//   gray(0.5, 1)               a gray and its opacity
//   alpha(label, 0.5)          another opacity; also `alphaFactor`, `alphaFactors`, `grayscale`,
//                              `prominence`, `dimmed`
extension UIColor {
  /// The color as text; `nil` if it depends on a closure or an asset catalog.
  package var losslessNotation: String? { rule.notation }

  /// The ``losslessNotation``, with names for clear, white and black, and `closure` for colors that
  /// cannot be read back.
  package var notation: String {
    Self.names.first { $0.color == self }?.name ?? losslessNotation ?? "closure"
  }

  private static let names: [(name: String, color: UIColor)] = [
    ("clear", .clear), ("white", .white), ("black", .black),
  ]

  /// Returns the color of a notation; `nil` if the text is not a notation.
  static func read(_ text: String) -> UIColor? {
    if let named = names.first(where: { $0.name == text }) { return named.color }
    var reader = ColorNotationReader(text: Substring(text))
    guard let color = reader.color(depth: 0), reader.text.isEmpty else { return nil }
    return color
  }
}

extension ColorRule {
  fileprivate var notation: String? {
    switch self {
    case .components(let color): color.notation
    case .system(let color): color.rawValue
    case .tint: "tintColor"
    case .provider, .asset, .pattern: nil
    case .modified(let color, let modification):
      color.losslessNotation.map { base in
        switch modification {
        case .alpha(let alpha): "alpha(\(base), \(alpha))"
        case .alphaFactor(let factor): "alphaFactor(\(base), \(factor))"
        case .alphaFactors(let light, let dark): "alphaFactors(\(base), \(light), \(dark))"
        case .grayscale: "grayscale(\(base))"
        case .prominence(let prominence): "prominence(\(base), \(prominence.rawValue))"
        case .dimmed: "dimmed(\(base))"
        }
      }
    }
  }
}

extension ColorComponents {
  fileprivate var notation: String {
    if isGray { return "gray(\(red), \(alpha))" }
    let bytes = [red, green, blue].map { component -> UInt8? in
      guard component >= 0, component <= 1 else { return nil }
      let byte = UInt8(clamping: Int(clamping: component * 255 + 0.5))
      return Double(byte) / 255 == component ? byte : nil
    }
    guard let red = bytes[0], let green = bytes[1], let blue = bytes[2] else {
      return "rgb(\(self.red), \(self.green), \(self.blue), \(alpha))"
    }
    let digits = [red, green, blue].map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
    return alpha == 1 ? "#" + digits : "#\(digits)@\(alpha)"
  }
}

/// A reader of a notation from left to right.
private struct ColorNotationReader {
  var text: Substring

  mutating func color(depth: Int) -> UIColor? {
    guard depth < 32 else { return nil }
    if skip("#") { return hexadecimal() }
    let name = text.prefix { $0.isLetter || $0.isNumber }
    text.removeFirst(name.count)
    guard skip("(") else {
      return name == "tintColor" ? .tintColor : SystemColor(rawValue: String(name))?.color
    }
    switch name {
    case "rgb":
      guard let numbers = numbers(4) else { return nil }
      return UIColor(
        .components(
          ColorComponents(red: numbers[0], green: numbers[1], blue: numbers[2], alpha: numbers[3])))
    case "gray":
      guard let numbers = numbers(2) else { return nil }
      return UIColor(.components(ColorComponents(white: numbers[0], alpha: numbers[1])))
    default:
      guard let base = color(depth: depth + 1) else { return nil }
      if name == "grayscale" { return skip(")") ? base.modified(by: .grayscale) : nil }
      if name == "dimmed" { return skip(")") ? base.modified(by: .dimmed) : nil }
      guard skip(", ") else { return nil }
      switch name {
      case "alpha": return numbers(1).map { base.modified(by: .alpha($0[0])) }
      case "alphaFactor": return numbers(1).map { base.modified(by: .alphaFactor($0[0])) }
      case "prominence":
        return numbers(1).flatMap { UIColor.Prominence(rawValue: Int(clamping: $0[0])) }
          .map(base.withProminence)
      case "alphaFactors":
        return numbers(2).map { base.modified(by: .alphaFactors(light: $0[0], dark: $0[1])) }
      default: return nil
      }
    }
  }

  private mutating func hexadecimal() -> UIColor? {
    let digits = text.prefix(6)
    guard digits.utf8.count == 6, digits.allSatisfy(\.isHexDigit),
      let value = Int(digits, radix: 16)
    else { return nil }
    text.removeFirst(6)
    var alpha = 1.0
    if skip("@") {
      guard let number = number() else { return nil }
      alpha = number
    }
    return UIColor(
      .components(
        ColorComponents(
          red: Double(value >> 16) / 255, green: Double(value >> 8 & 255) / 255,
          blue: Double(value & 255) / 255, alpha: alpha)))
  }

  /// Reads numbers separated by commas, and the closing parenthesis.
  private mutating func numbers(_ count: Int) -> [Double]? {
    var result: [Double] = []
    while result.count < count {
      if !result.isEmpty { guard skip(", ") else { return nil } }
      guard let number = number() else { return nil }
      result.append(number)
    }
    return skip(")") ? result : nil
  }

  private mutating func number() -> Double? {
    let digits = text.prefix { $0.isNumber || "+-.einfa".contains($0) }
    text.removeFirst(digits.count)
    return Double(digits)
  }

  private mutating func skip(_ prefix: String) -> Bool {
    guard text.hasPrefix(prefix) else { return false }
    text.removeFirst(prefix.count)
    return true
  }
}

extension UIColor: NotationConvertible {}

extension NotationConvertible where Self: UIColor {
  /// Creates the color of a ``UIColor/notation`` or a ``UIColor/losslessNotation``.
  package init?(notation: String) {
    guard let color = UIColor.read(notation) as? Self else { return nil }
    self = color
  }
}
