extension NSAttributedString {
  /// The style of a highlight.
  public struct TextHighlightStyle: RawRepresentable, Hashable, Sendable {
    /// The raw value of the constant.
    public let rawValue: String

    /// Creates a style from its raw value.
    public init(_ rawValue: String) { self.rawValue = rawValue }

    /// Creates a value from its raw value.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The default style.
    public static let `default` = TextHighlightStyle("NSTextHighlightStyleDefault")
  }

  /// The color scheme of a highlight.
  public struct TextHighlightColorScheme: RawRepresentable, Hashable, Sendable {
    /// The raw value of the constant.
    public let rawValue: String

    /// Creates a color scheme from its raw value.
    public init(_ rawValue: String) { self.rawValue = rawValue }

    /// Creates a value from its raw value.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The tint color.
    public static let `default` = Self("NSTextHighlightColorSchemeDefault")
    /// Purple.
    public static let purple = Self("NSTextHighlightColorSchemePurple")
    /// Pink.
    public static let pink = Self("NSTextHighlightColorSchemePink")
    /// Orange.
    public static let orange = Self("NSTextHighlightColorSchemeOrange")
    /// Mint.
    public static let mint = Self("NSTextHighlightColorSchemeMint")
    /// Blue.
    public static let blue = Self("NSTextHighlightColorSchemeBlue")
  }
}

extension NSAttributedString.Key {
  /// The highlight that text views draw behind the text, as an
  /// `NSAttributedString.TextHighlightStyle`.
  public static let textHighlightStyle = Self(rawValue: "NSTextHighlightStyle")
  /// The color of a highlight, as an `NSAttributedString.TextHighlightColorScheme`. It requires a
  /// style.
  public static let textHighlightColorScheme = Self(rawValue: "NSTextHighlightColorScheme")
}

extension NSAttributedString.TextHighlightColorScheme {
  /// Returns the color of the scheme in attributes; `nil` for the tint color and for a value of
  /// another type.
  package static func color(in attributes: [NSAttributedString.Key: Any]) -> UIColor? {
    let value = attributes[.textHighlightColorScheme]
    return switch (value as? Self)?.rawValue ?? value as? String {
    case Self.purple.rawValue: .systemPurple
    case Self.pink.rawValue: .systemPink
    case Self.orange.rawValue: .systemOrange
    case Self.mint.rawValue: .systemMint
    case Self.blue.rawValue: .systemBlue
    default: nil
    }
  }
}

// On Apple's systems the values are stored as Objective-C strings. Foundation on Linux crashes when
// it compares other values.
extension NSAttributedString.TextHighlightStyle: _ObjectiveCBridgeable {
  /// Returns the raw value as an `NSString`.
  public func _bridgeToObjectiveC() -> NSString { NSString(string: rawValue) }

  /// Converts a string to a style.
  public static func _forceBridgeFromObjectiveC(_ source: NSString, result: inout Self?) {
    result = Self(rawValue: source as String)
  }

  /// Converts a string to a style. Always succeeds.
  public static func _conditionallyBridgeFromObjectiveC(
    _ source: NSString, result: inout Self?
  ) -> Bool {
    _forceBridgeFromObjectiveC(source, result: &result)
    return true
  }

  /// Returns the style with a raw value; an empty raw value for `nil`.
  public static func _unconditionallyBridgeFromObjectiveC(_ source: NSString?) -> Self {
    Self(rawValue: source.map { $0 as String } ?? "")
  }
}

extension NSAttributedString.TextHighlightColorScheme: _ObjectiveCBridgeable {
  /// Returns the raw value as an `NSString`.
  public func _bridgeToObjectiveC() -> NSString { NSString(string: rawValue) }

  /// Converts a string to a color scheme.
  public static func _forceBridgeFromObjectiveC(_ source: NSString, result: inout Self?) {
    result = Self(rawValue: source as String)
  }

  /// Converts a string to a color scheme. Always succeeds.
  public static func _conditionallyBridgeFromObjectiveC(
    _ source: NSString, result: inout Self?
  ) -> Bool {
    _forceBridgeFromObjectiveC(source, result: &result)
    return true
  }

  /// Returns the color scheme with a raw value; an empty raw value for `nil`.
  public static func _unconditionallyBridgeFromObjectiveC(_ source: NSString?) -> Self {
    Self(rawValue: source.map { $0 as String } ?? "")
  }
}
