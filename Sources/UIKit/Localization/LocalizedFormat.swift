/// The insertion of values into a translated text.
enum LocalizedFormat {
  /// Replaces the format specifiers of a text by values, in order or by their positions (`%2$@`).
  ///
  /// Unlike C's functions, it reads no more values than there are: a specifier without a value stays
  /// as it is. Precisions (`%.2f`) apply to numbers.
  static func text(
    _ format: String, _ arguments: [String.LocalizationValue.Argument], _ locale: Locale
  ) -> String {
    var result = ""
    var next = 0
    var rest = format[...]
    while let percent = rest.firstIndex(of: "%") {
      result += rest[..<percent]
      rest = rest[rest.index(after: percent)...]
      if rest.first == "%" {
        result += "%"
        rest.removeFirst()
        continue
      }
      guard let specifier = Specifier(rest) else {
        result += "%"
        continue
      }
      let index = specifier.position.map { $0 - 1 } ?? next
      if specifier.position == nil { next += 1 }
      if arguments.indices.contains(index) {
        result += text(arguments[index], specifier, locale)
      } else {
        result += "%" + rest[..<specifier.end]
      }
      rest = rest[specifier.end...]
    }
    return result + rest
  }

  private static func text(
    _ argument: String.LocalizationValue.Argument, _ specifier: Specifier, _ locale: Locale
  ) -> String {
    switch argument {
    case .text(let text): text
    case .integer(let number):
      specifier.isDecimal
        ? text(.number(Double(number)), specifier, locale)
        : String(format: "%lld", locale: locale, number)
    case .number(let number):
      String(format: "%.\(min(specifier.precision ?? 6, 17))f", locale: locale, number)
    }
  }

  /// What follows a percent sign: a position, flags, a width, a precision and a conversion.
  private struct Specifier {
    var position: Int?
    var precision: Int?
    var isDecimal: Bool
    var end: Substring.Index

    /// `nil` if the text does not begin with a specifier.
    init?(_ text: Substring) {
      var rest = text
      func number() -> Int? {
        let digits = rest.prefix { $0.isASCII && $0.isNumber }
        rest = rest[digits.endIndex...]
        return Int(digits)
      }
      let first = number()
      if rest.first == "$" {
        position = first
        rest.removeFirst()
        while let flag = rest.first, "+-# 0".contains(flag) { rest.removeFirst() }
        _ = number()
      }
      if rest.first == "." {
        rest.removeFirst()
        precision = number() ?? 0
      }
      while let modifier = rest.first, "hlqLzjt".contains(modifier) { rest.removeFirst() }
      guard let conversion = rest.first, "@dDiuUxXoOfFeEgGsSaAcC".contains(conversion) else {
        return nil
      }
      rest.removeFirst()
      isDecimal = "fFeEgGaA".contains(conversion)
      end = rest.startIndex
    }
  }
}
