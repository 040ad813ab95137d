import Foundation

/// The least width of a value in a message.
public struct OSLogStringAlignment: Sendable {
  private var columns = 0
  private var isLeft = false

  /// The value's own width.
  public static var none: OSLogStringAlignment { OSLogStringAlignment() }

  /// A number of columns; spaces are added before a shorter value.
  public static func right(columns: Int) -> OSLogStringAlignment {
    OSLogStringAlignment(columns: columns, isLeft: false)
  }

  /// A number of columns; spaces are added after a shorter value.
  public static func left(columns: Int) -> OSLogStringAlignment {
    OSLogStringAlignment(columns: columns, isLeft: true)
  }

  func padded(_ text: String) -> String {
    let spaces = String(repeating: " ", count: max(0, columns - text.count))
    return isLeft ? text + spaces : spaces + text
  }
}

/// The format of an integer in a message.
public struct OSLogIntegerFormatting: Sendable {
  private var radix = 10
  private var hasPositiveSign = false
  private var prefix = ""
  private var isUppercase = false
  private var minDigits = 1

  /// Decimal digits.
  public static var decimal: OSLogIntegerFormatting { OSLogIntegerFormatting() }
  /// Hexadecimal digits in lower case, without a prefix.
  public static var hex: OSLogIntegerFormatting { hex() }
  /// Octal digits, without a prefix.
  public static var octal: OSLogIntegerFormatting { octal() }

  /// Decimal digits, with zeros before a shorter number.
  public static func decimal(
    explicitPositiveSign: Bool = false, minDigits: Int = 1
  ) -> OSLogIntegerFormatting {
    OSLogIntegerFormatting(hasPositiveSign: explicitPositiveSign, minDigits: minDigits)
  }

  /// Hexadecimal digits, with zeros before a shorter number. The prefix is `0x`.
  public static func hex(
    explicitPositiveSign: Bool = false, includePrefix: Bool = false, uppercase: Bool = false,
    minDigits: Int = 1
  ) -> OSLogIntegerFormatting {
    OSLogIntegerFormatting(
      radix: 16, hasPositiveSign: explicitPositiveSign, prefix: includePrefix ? "0x" : "",
      isUppercase: uppercase, minDigits: minDigits)
  }

  /// Octal digits, with zeros before a shorter number. The prefix is `0o`.
  public static func octal(
    explicitPositiveSign: Bool = false, includePrefix: Bool = false, uppercase: Bool = false,
    minDigits: Int = 1
  ) -> OSLogIntegerFormatting {
    OSLogIntegerFormatting(
      radix: 8, hasPositiveSign: explicitPositiveSign, prefix: includePrefix ? "0o" : "",
      minDigits: minDigits)
  }

  func text(_ number: some FixedWidthInteger) -> String {
    let digits = String(number.magnitude, radix: radix, uppercase: isUppercase)
    let zeros = String(repeating: "0", count: max(0, minDigits - digits.count))
    let sign = number < 0 ? "-" : hasPositiveSign ? "+" : ""
    return sign + prefix + zeros + digits
  }
}

/// The format of a floating-point number in a message.
public struct OSLogFloatFormatting: Sendable {
  private var conversion = "f"
  private var precision: Int?
  private var hasPositiveSign = false
  private var isUppercase = false

  /// Decimal digits, six of them after the point.
  public static var fixed: OSLogFloatFormatting { fixed() }
  /// Hexadecimal digits and an exponent of 2.
  public static var hex: OSLogFloatFormatting { hex() }
  /// One digit before the point, six after it, and an exponent of 10.
  public static var exponential: OSLogFloatFormatting { exponential() }
  /// The shorter one of decimal digits and an exponential format, six digits in all.
  public static var hybrid: OSLogFloatFormatting { hybrid() }

  /// Decimal digits, six of them after the point.
  public static func fixed(
    explicitPositiveSign: Bool = false, uppercase: Bool = false
  ) -> OSLogFloatFormatting {
    OSLogFloatFormatting(hasPositiveSign: explicitPositiveSign, isUppercase: uppercase)
  }

  /// Decimal digits, as many of them after the point as the precision says.
  public static func fixed(
    precision: Int, explicitPositiveSign: Bool = false, uppercase: Bool = false
  ) -> OSLogFloatFormatting {
    OSLogFloatFormatting(
      precision: precision, hasPositiveSign: explicitPositiveSign, isUppercase: uppercase)
  }

  /// Hexadecimal digits and an exponent of 2.
  public static func hex(
    explicitPositiveSign: Bool = false, uppercase: Bool = false
  ) -> OSLogFloatFormatting {
    OSLogFloatFormatting(
      conversion: "a", hasPositiveSign: explicitPositiveSign, isUppercase: uppercase)
  }

  /// One digit before the point, six after it, and an exponent of 10.
  public static func exponential(
    explicitPositiveSign: Bool = false, uppercase: Bool = false
  ) -> OSLogFloatFormatting {
    OSLogFloatFormatting(
      conversion: "e", hasPositiveSign: explicitPositiveSign, isUppercase: uppercase)
  }

  /// One digit before the point, as many after it as the precision says, and an exponent of 10.
  public static func exponential(
    precision: Int, explicitPositiveSign: Bool = false, uppercase: Bool = false
  ) -> OSLogFloatFormatting {
    OSLogFloatFormatting(
      conversion: "e", precision: precision, hasPositiveSign: explicitPositiveSign,
      isUppercase: uppercase)
  }

  /// The shorter one of decimal digits and an exponential format, six digits in all.
  public static func hybrid(
    explicitPositiveSign: Bool = false, uppercase: Bool = false
  ) -> OSLogFloatFormatting {
    OSLogFloatFormatting(
      conversion: "g", hasPositiveSign: explicitPositiveSign, isUppercase: uppercase)
  }

  /// The shorter one of decimal digits and an exponential format, as many digits in all as the
  /// precision says.
  public static func hybrid(
    precision: Int, explicitPositiveSign: Bool = false, uppercase: Bool = false
  ) -> OSLogFloatFormatting {
    OSLogFloatFormatting(
      conversion: "g", precision: precision, hasPositiveSign: explicitPositiveSign,
      isUppercase: uppercase)
  }

  func text(_ number: Double) -> String {
    let digits = precision.map { ".\(max(0, min($0, 100)))" } ?? ""
    let letter = isUppercase ? conversion.uppercased() : conversion
    return String(format: "%\(hasPositiveSign ? "+" : "")\(digits)\(letter)", number)
  }
}

/// The words for a Boolean value in a message.
public enum OSLogBoolFormat: Hashable, Sendable {
  /// `true` and `false`.
  case truth
  /// `YES` and `NO`.
  case answer

  func text(_ value: Bool) -> String {
    switch self {
    case .truth: value ? "true" : "false"
    case .answer: value ? "YES" : "NO"
    }
  }
}
