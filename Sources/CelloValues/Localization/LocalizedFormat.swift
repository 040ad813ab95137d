/// The insertion of values into localized text.
enum LocalizedFormat {
  /// Replaces the format specifiers of a text with values, in order or by their positions (`%2$@`).
  ///
  /// Unlike C's functions, it never reads beyond the values: a specifier without a value remains
  /// unchanged. A conversion that does not fit its value is replaced by a conversion that does.
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
    case .text(let text): return text
    case .integer(let number):
      if "fFeEgGaA".contains(specifier.conversion) {
        return text(.number(Double(number)), specifier, locale)
      }
      let conversion = "diuxXo".contains(specifier.conversion) ? specifier.conversion : "d"
      return String(format: specifier.prefix + "ll\(conversion)", locale: locale, number)
    case .number(let number):
      let conversion = "fFeEgGaA".contains(specifier.conversion) ? specifier.conversion : "f"
      return String(format: specifier.prefix + "\(conversion)", locale: locale, number)
    }
  }

  /// A format specifier after its percent sign: a position, flags, a width, a precision and a
  /// conversion.
  private struct Specifier {
    private(set) var position: Int?
    private(set) var conversion: Character
    /// The percent sign with the flags, the width and the precision.
    private(set) var prefix = "%"
    private(set) var end: Substring.Index

    /// Parses the specifier at the start of a text; `nil` if there is none.
    init?(_ text: Substring) {
      var rest = text
      func digits() -> Substring {
        let digits = rest.prefix { $0.isASCII && $0.isNumber }
        rest = rest[digits.endIndex...]
        return digits
      }
      let first = digits()
      if rest.first == "$" {
        position = Int(first)
        if position == nil { return nil }
        rest.removeFirst()
      } else {
        rest = text
      }
      while let flag = rest.first, "+-# 0'".contains(flag) {
        if !prefix.contains(flag) { prefix.append(flag) }
        rest.removeFirst()
      }
      // The limits prevent excessively long text.
      if let width = Int(digits()) { prefix += "\(min(width, 100))" }
      if rest.first == "." {
        rest.removeFirst()
        prefix += ".\(min(Int(digits()) ?? 0, 17))"
      }
      while let modifier = rest.first, "hlqLzjt".contains(modifier) { rest.removeFirst() }
      guard let conversion = rest.first, "@dDiuUxXoOfFeEgGsSaAcC".contains(conversion) else {
        return nil
      }
      rest.removeFirst()
      self.conversion = conversion
      end = rest.startIndex
    }
  }
}
