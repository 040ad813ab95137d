extension String {
  /// A text to be localized, with the values that are inserted into it.
  ///
  /// The key of `"\(count) items"` is `%lld items`, as on iOS.
  public struct LocalizationValue: Hashable, Sendable, ExpressibleByStringInterpolation {
    /// A value that is inserted.
    package enum Argument: Hashable, Sendable {
      case text(String)
      case integer(Int)
      case number(Double)
    }

    /// The text with a format specifier for each value, and `%%` for a percent sign if there is a
    /// value.
    let key: String
    let arguments: [Argument]

    public init(_ value: String) {
      key = value
      arguments = []
    }

    public init(stringLiteral value: String) { self.init(value) }

    public init(stringInterpolation: StringInterpolation) {
      key = stringInterpolation.key
      arguments = stringInterpolation.arguments
    }

    public struct StringInterpolation: StringInterpolationProtocol, Sendable {
      fileprivate var key = ""
      fileprivate var arguments: [Argument] = []

      public init(literalCapacity: Int, interpolationCount: Int) {}

      public mutating func appendLiteral(_ literal: String) {
        key += literal.replacingOccurrences(of: "%", with: "%%")
      }

      public mutating func appendInterpolation(_ value: String) { append("%@", .text(value)) }

      public mutating func appendInterpolation(_ value: Substring) {
        append("%@", .text(String(value)))
      }

      /// Inserts a whole number, in the manner of the locale.
      public mutating func appendInterpolation<Value: FixedWidthInteger>(_ value: Value) {
        let length = Value.bitWidth > 32 ? "ll" : ""
        append("%" + length + (Value.isSigned ? "d" : "u"), Self.argument(value))
      }

      /// Inserts a number, in the manner of the locale.
      public mutating func appendInterpolation<Value: BinaryFloatingPoint>(_ value: Value) {
        append(Value.self == Float.self ? "%f" : "%lf", .number(Double(value)))
      }

      /// Inserts a whole number with a format specifier, for example `%04lld`.
      public mutating func appendInterpolation<Value: FixedWidthInteger>(
        _ value: Value, specifier: String
      ) {
        append(specifier, Self.argument(value))
      }

      /// Inserts a number with a format specifier, for example `%.2f`.
      public mutating func appendInterpolation<Value: BinaryFloatingPoint>(
        _ value: Value, specifier: String
      ) {
        append(specifier, .number(Double(value)))
      }

      private static func argument(_ value: some FixedWidthInteger) -> Argument {
        Int(exactly: value).map { .integer($0) } ?? .text("\(value)")
      }

      /// Inserts what a format style makes of a value.
      public mutating func appendInterpolation<Style: FormatStyle>(
        _ value: Style.FormatInput, format: Style
      ) where Style.FormatOutput == String {
        append("%@", .text(format.format(value)))
      }

      /// Inserts another localized text.
      public mutating func appendInterpolation(_ value: LocalizedStringResource) {
        append("%@", .text(String(localized: value)))
      }

      /// Inserts an object's description.
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
