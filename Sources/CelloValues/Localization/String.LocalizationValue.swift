extension String {
  /// A text to localize, with the values to insert into it.
  ///
  /// The key of `"\(count) items"` is `%lld items`, as on iOS.
  public struct LocalizationValue: Hashable, Sendable, ExpressibleByStringInterpolation {
    /// A value to insert.
    package enum Argument: Hashable, Sendable {
      /// A string.
      case text(String)
      /// An integer.
      case integer(Int)
      /// A floating-point number.
      case number(Double)
    }

    /// The text with a format specifier for each value, and `%%` for a percent sign if there are
    /// values.
    let key: String
    /// The values, in order.
    let arguments: [Argument]

    /// Creates a text without values.
    public init(_ value: String) {
      key = value
      arguments = []
    }

    /// Creates a text from a string literal.
    public init(stringLiteral value: String) { self.init(value) }

    /// Creates a text from an interpolated string.
    public init(stringInterpolation: StringInterpolation) {
      key = stringInterpolation.key
      arguments = stringInterpolation.arguments
    }

    /// The parts of an interpolated string.
    public struct StringInterpolation: StringInterpolationProtocol, Sendable {
      fileprivate var key = ""
      fileprivate var arguments: [Argument] = []

      /// Creates an empty interpolation.
      public init(literalCapacity: Int, interpolationCount: Int) {}

      /// Appends literal text.
      public mutating func appendLiteral(_ literal: String) {
        key += literal.replacingOccurrences(of: "%", with: "%%")
      }

      /// Appends a string.
      public mutating func appendInterpolation(_ value: String) { append("%@", .text(value)) }

      /// Appends a substring.
      public mutating func appendInterpolation(_ value: Substring) {
        append("%@", .text(String(value)))
      }

      /// Appends an integer in the format of the locale.
      public mutating func appendInterpolation<Value: FixedWidthInteger>(_ value: Value) {
        let length = Value.bitWidth > 32 ? "ll" : ""
        append("%" + length + (Value.isSigned ? "d" : "u"), Self.argument(value))
      }

      /// Appends a floating-point number in the format of the locale.
      public mutating func appendInterpolation<Value: BinaryFloatingPoint>(_ value: Value) {
        append(Value.self == Float.self ? "%f" : "%lf", .number(Double(value)))
      }

      /// Appends an integer with a format specifier, such as `%04lld`.
      public mutating func appendInterpolation<Value: FixedWidthInteger>(
        _ value: Value, specifier: String
      ) {
        append(specifier, Self.argument(value))
      }

      /// Appends a floating-point number with a format specifier, such as `%.2f`.
      public mutating func appendInterpolation<Value: BinaryFloatingPoint>(
        _ value: Value, specifier: String
      ) {
        append(specifier, .number(Double(value)))
      }

      private static func argument(_ value: some FixedWidthInteger) -> Argument {
        Int(exactly: value).map { .integer($0) } ?? .text("\(value)")
      }

      /// Appends the text that a format style returns for a value.
      public mutating func appendInterpolation<Style: FormatStyle>(
        _ value: Style.FormatInput, format: Style
      ) where Style.FormatOutput == String {
        append("%@", .text(format.format(value)))
      }

      /// Appends another localized text.
      public mutating func appendInterpolation(_ value: LocalizedStringResource) {
        append("%@", .text(String(localized: value)))
      }

      /// Appends the description of an object.
      public mutating func appendInterpolation(_ value: some NSObject) {
        append("%@", .text(value.description))
      }

      private mutating func append(_ specifier: String, _ argument: Argument) {
        key += specifier
        arguments.append(argument)
      }
    }
  }
}
