public import Foundation

/// A message, usually an interpolated string. Values are formatted only if the message is written.
public struct OSLogMessage: ExpressibleByStringInterpolation {
  let interpolation: OSLogInterpolation

  /// Creates a message from an interpolated string.
  public init(stringInterpolation: OSLogInterpolation) { interpolation = stringInterpolation }

  /// Creates a message without values.
  public init(stringLiteral value: String) {
    var interpolation = OSLogInterpolation(literalCapacity: 0, interpolationCount: 0)
    interpolation.appendLiteral(value)
    self.interpolation = interpolation
  }

  func text(in output: LogOutput) -> String {
    interpolation.parts.map { $0(output) }.joined()
  }
}

/// The parts of an interpolated message.
public struct OSLogInterpolation: StringInterpolationProtocol {
  var parts: [(LogOutput) -> String] = []

  /// Creates an interpolation without parts.
  public init(literalCapacity: Int, interpolationCount: Int) {}

  /// Adds text, which is always visible.
  public mutating func appendLiteral(_ literal: String) {
    parts.append { _ in literal }
  }

  private mutating func append(
    isScalar: Bool, _ align: OSLogStringAlignment, _ privacy: OSLogPrivacy,
    _ text: @escaping () -> String
  ) {
    parts.append { align.padded(privacy.text(text(), isScalar: isScalar, in: $0)) }
  }

  /// Adds an integer.
  public mutating func appendInterpolation<T: FixedWidthInteger>(
    _ number: @autoclosure @escaping () -> T, format: OSLogIntegerFormatting = .decimal,
    align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto
  ) {
    append(isScalar: true, align, privacy) { format.text(number()) }
  }

  /// Adds a floating-point number.
  public mutating func appendInterpolation(
    _ number: @autoclosure @escaping () -> Float, format: OSLogFloatFormatting = .fixed,
    align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto
  ) {
    append(isScalar: true, align, privacy) { format.text(Double(number())) }
  }

  /// Adds a floating-point number.
  public mutating func appendInterpolation(
    _ number: @autoclosure @escaping () -> Double, format: OSLogFloatFormatting = .fixed,
    align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto
  ) {
    append(isScalar: true, align, privacy) { format.text(number()) }
  }

  /// Adds a Boolean value.
  public mutating func appendInterpolation(
    _ boolean: @autoclosure @escaping () -> Bool, format: OSLogBoolFormat = .truth,
    privacy: OSLogPrivacy = .auto
  ) {
    append(isScalar: true, .none, privacy) { format.text(boolean()) }
  }

  /// Adds a string.
  public mutating func appendInterpolation(
    _ argumentString: @autoclosure @escaping () -> String, align: OSLogStringAlignment = .none,
    privacy: OSLogPrivacy = .auto
  ) {
    append(isScalar: false, align, privacy, argumentString)
  }

  /// Adds the description of a value.
  @_disfavoredOverload
  public mutating func appendInterpolation<T: CustomStringConvertible>(
    _ value: @autoclosure @escaping () -> T, align: OSLogStringAlignment = .none,
    privacy: OSLogPrivacy = .auto
  ) {
    append(isScalar: false, align, privacy) { value().description }
  }

  /// Adds the name of a type.
  public mutating func appendInterpolation(
    _ value: @autoclosure @escaping () -> any Any.Type, align: OSLogStringAlignment = .none,
    privacy: OSLogPrivacy = .auto
  ) {
    append(isScalar: true, align, privacy) { String(reflecting: value()) }
  }

  /// Adds the description of an object, or `(null)`.
  public mutating func appendInterpolation(
    _ argumentObject: @autoclosure @escaping () -> NSObject?, privacy: OSLogPrivacy = .auto
  ) {
    append(isScalar: false, .none, privacy) { argumentObject()?.description ?? "(null)" }
  }

  /// Adds the description of an error, or `(null)`.
  public mutating func appendInterpolation(
    _ error: @autoclosure @escaping () -> (any Error)?, privacy: OSLogPrivacy = .auto
  ) {
    append(isScalar: false, .none, privacy) { error().map { "\($0)" } ?? "(null)" }
  }
}
