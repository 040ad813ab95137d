/// The markers of lists: bullets, and numbers in several numeral systems.
enum ListNumber {
  // Source: the comments of Apple's `NSTextList.h`, recalled.
  static let bullets: [String: String] = [
    "box": "\u{25a1}", "check": "\u{2713}", "circle": "\u{25e6}", "diamond": "\u{25c6}",
    "disc": "\u{2022}", "hyphen": "\u{2043}", "square": "\u{25aa}",
  ]

  /// Returns the name in the braces of a format; `nil` if the format has no name.
  static func name(in format: String) -> String? {
    guard let open = format.firstIndex(of: "{"),
      let close = format[open...].firstIndex(of: "}")
    else { return nil }
    return String(format[format.index(after: open)..<close])
  }

  /// Returns a number in a numeral system; `nil` for an unknown system. Letters and Roman numerals,
  /// which have no zero and no negative numbers, fall back to decimal numbers.
  static func text(_ number: Int, as name: String) -> String? {
    if let bullet = bullets[name] { return bullet }
    switch name {
    case "decimal": return String(number)
    case "octal": return String(number, radix: 8)
    case "lower-hexadecimal": return String(number, radix: 16)
    case "upper-hexadecimal": return String(number, radix: 16, uppercase: true)
    case "lower-alpha", "lower-latin": return letters(number)
    case "upper-alpha", "upper-latin": return letters(number).uppercased()
    case "lower-roman": return roman(number).lowercased()
    case "upper-roman": return roman(number)
    default: return nil
    }
  }

  private static func letters(_ number: Int) -> String {
    guard number > 0 else { return String(number) }
    var result = ""
    var rest = number
    while rest > 0 {
      let digit = UInt8((rest - 1) % 26)
      result.insert(Character(Unicode.Scalar(UInt8(ascii: "a") + digit)), at: result.startIndex)
      rest = (rest - 1) / 26
    }
    return result
  }

  private static func roman(_ number: Int) -> String {
    guard (1..<4000).contains(number) else { return String(number) }
    let numerals = [
      (1000, "M"), (900, "CM"), (500, "D"), (400, "CD"), (100, "C"), (90, "XC"), (50, "L"),
      (40, "XL"), (10, "X"), (9, "IX"), (5, "V"), (4, "IV"), (1, "I"),
    ]
    var result = ""
    var rest = number
    for (value, letters) in numerals {
      while rest >= value {
        result += letters
        rest -= value
      }
    }
    return result
  }
}
