/// The smallest visible steps of values.
enum Mutant {
  /// Returns a different value of a property or a metric; `nil` if its value has no step. Frames have
  /// none, because they follow from other properties.
  static func value(of property: ResolvedProperties.Property) -> String? {
    guard !property.name.hasPrefix("accessib") else { return nil }
    let change = ResolvedProperties.Change(name: property.name, old: nil, new: nil)
    if change.isMetric { return value(of: property.value) }
    guard !change.isFrame else { return nil }
    let value = property.value
    if value.hasPrefix("\""), value.hasSuffix("\""), value.utf8.count > 1 {
      return value.dropLast() + "x\""
    }
    if property.name.lowercased().hasSuffix("color"), value.first?.isLetter == true {
      return value == "none" ? nil : "#123456"
    }
    if property.name.lowercased().hasSuffix("font") { return font(value) }
    return self.value(of: value)
  }

  /// Returns a font that is a point larger, such as `body 18.0/23.0` for `body 17.0/22.0`.
  private static func font(_ text: String) -> String? {
    guard let start = text.lastIndex(of: " ") else { return nil }
    let sizes = text[text.index(after: start)...].split(separator: "/").map { Double($0) }
    guard !sizes.isEmpty, !sizes.contains(nil) else { return nil }
    return text[...start] + sizes.map { "\($0! + 1)" }.joined(separator: "/")
  }

  /// Returns a value that differs by one step: a length by a pixel at three pixels per point, a color
  /// by a level, a weight or opacity by a tenth; `nil` if the value has no step.
  static func value(of notation: String) -> String? {
    switch notation {
    case "yes": return "no"
    case "no": return "yes"
    case "none": return nil
    default: break
    }
    if notation.hasPrefix("#"), notation.utf8.count >= 7 { return color(notation) }
    let separators = notation.contains(" × ") ? " × " : notation.contains("/") ? "/" : " "
    let parts = notation.split(separator: separators).map(String.init)
    guard let first = parts.first, let number = Double(first), number.isFinite else { return nil }
    let isFraction = number != 0 && number.magnitude < 1
    // Font sizes are whole numbers of points.
    let step = isFraction ? 0.1 : separators == "/" ? 1 : 1.0 / 3
    let sum = number + step
    return ([text(of: sum)] + parts.dropFirst()).joined(separator: separators)
  }

  private static func text(of number: Double) -> String {
    Int(exactly: number).map(String.init) ?? "\((number * 1000).rounded() / 1000)"
  }

  /// Returns a color whose blue component differs by a level or, if the color is translucent, by as
  /// many levels as change the result by one.
  private static func color(_ text: String) -> String? {
    let start = text.index(text.startIndex, offsetBy: 5)
    let end = text.index(start, offsetBy: 2)
    guard let level = UInt8(text[start..<end], radix: 16) else { return nil }
    let alpha = text[end...].hasPrefix("@") ? Double(text[end...].dropFirst()) ?? 1 : 1
    let step = alpha > 0 && alpha < 1 ? Int(exactly: min((1 / alpha).rounded(.up), 255)) ?? 1 : 1
    let other = Int(level) + step > 255 ? max(Int(level) - step, 0) : Int(level) + step
    let digits = String(other, radix: 16)
    return text[..<start] + (digits.utf8.count == 1 ? "0" : "") + digits + text[end...]
  }
}
