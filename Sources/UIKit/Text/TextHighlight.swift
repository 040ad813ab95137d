extension NSAttributedString {
  /// How a range is highlighted.
  public struct TextHighlightStyle: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(_ rawValue: String) { self.rawValue = rawValue }

    public init(rawValue: String) { self.rawValue = rawValue }

    public static let `default` = TextHighlightStyle("NSTextHighlightStyleDefault")
  }

  /// The color of a highlighted range.
  public struct TextHighlightColorScheme: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(_ rawValue: String) { self.rawValue = rawValue }

    public init(rawValue: String) { self.rawValue = rawValue }

    /// The tint color.
    public static let `default` = Self("NSTextHighlightColorSchemeDefault")
    public static let purple = Self("NSTextHighlightColorSchemePurple")
    public static let pink = Self("NSTextHighlightColorSchemePink")
    public static let orange = Self("NSTextHighlightColorSchemeOrange")
    public static let mint = Self("NSTextHighlightColorSchemeMint")
    public static let blue = Self("NSTextHighlightColorSchemeBlue")
  }
}

extension NSAttributedString.Key {
  /// An `NSAttributedString.TextHighlightStyle`, which text views draw behind the text.
  public static let textHighlightStyle = Self(rawValue: "NSTextHighlightStyle")
  /// An `NSAttributedString.TextHighlightColorScheme`; only together with a style.
  public static let textHighlightColorScheme = Self(rawValue: "NSTextHighlightColorScheme")
}

extension NSAttributedString.TextHighlightColorScheme {
  /// The color of the scheme in attributes; `nil` for the tint color, and for a value of another kind.
  static func color(in attributes: [NSAttributedString.Key: Any]) -> UIColor? {
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

// On Apple's systems the values are strings of Objective-C, as which they are stored. Foundation on Linux
// crashes when it compares other values.
extension NSAttributedString.TextHighlightStyle: _ObjectiveCBridgeable {
  public func _bridgeToObjectiveC() -> NSString { NSString(string: rawValue) }

  public static func _forceBridgeFromObjectiveC(_ source: NSString, result: inout Self?) {
    result = Self(rawValue: source as String)
  }

  public static func _conditionallyBridgeFromObjectiveC(
    _ source: NSString, result: inout Self?
  ) -> Bool {
    _forceBridgeFromObjectiveC(source, result: &result)
    return true
  }

  public static func _unconditionallyBridgeFromObjectiveC(_ source: NSString?) -> Self {
    Self(rawValue: source.map { $0 as String } ?? "")
  }
}

extension NSAttributedString.TextHighlightColorScheme: _ObjectiveCBridgeable {
  public func _bridgeToObjectiveC() -> NSString { NSString(string: rawValue) }

  public static func _forceBridgeFromObjectiveC(_ source: NSString, result: inout Self?) {
    result = Self(rawValue: source as String)
  }

  public static func _conditionallyBridgeFromObjectiveC(
    _ source: NSString, result: inout Self?
  ) -> Bool {
    _forceBridgeFromObjectiveC(source, result: &result)
    return true
  }

  public static func _unconditionallyBridgeFromObjectiveC(_ source: NSString?) -> Self {
    Self(rawValue: source.map { $0 as String } ?? "")
  }
}
