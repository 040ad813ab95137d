extension NSAttributedString.Key {
  /// The font, as a `UIFont`.
  public static let font = Self(rawValue: "NSFont")
  /// The paragraph style, as an `NSParagraphStyle`. The style at the start of a paragraph applies
  /// to all of it.
  public static let paragraphStyle = Self(rawValue: "NSParagraphStyle")
  /// The color of the text, as a `UIColor`.
  public static let foregroundColor = Self(rawValue: "NSColor")
  /// The color behind the text, as a `UIColor`.
  public static let backgroundColor = Self(rawValue: "NSBackgroundColor")
  /// The use of ligatures, as a number: 0 for none, otherwise the default ligatures.
  public static let ligature = Self(rawValue: "NSLigature")
  /// The space added after each character, in points; 0 disables the font's pair kerning.
  public static let kern = Self(rawValue: "NSKern")
  /// The space added between characters, in points, in addition to the font's kerning.
  public static let tracking = Self(rawValue: "CTTracking")
  /// The style of a line through the text, as the raw value of an `NSUnderlineStyle`.
  public static let strikethroughStyle = Self(rawValue: "NSStrikethrough")
  /// The style of a line under the text, as the raw value of an `NSUnderlineStyle`.
  public static let underlineStyle = Self(rawValue: "NSUnderline")
  /// The color of the outline, as a `UIColor`; without it, the text's color.
  public static let strokeColor = Self(rawValue: "NSStrokeColor")
  /// The width of the outline, in percent of the font size: positive to stroke only, negative to
  /// stroke and fill.
  public static let strokeWidth = Self(rawValue: "NSStrokeWidth")
  /// The attachment of a U+FFFC character, as an `NSTextAttachment`.
  public static let attachment = Self(rawValue: "NSAttachment")
  /// The link, as a `URL` or a string. It has the tint color, or the link attributes of a text
  /// view.
  public static let link = Self(rawValue: "NSLink")
  /// The offset of the baseline, in points upward.
  public static let baselineOffset = Self(rawValue: "NSBaselineOffset")
  /// The color of a line under the text, as a `UIColor`.
  public static let underlineColor = Self(rawValue: "NSUnderlineColor")
  /// The color of a line through the text, as a `UIColor`.
  public static let strikethroughColor = Self(rawValue: "NSStrikethroughColor")
  /// The shadow of the text, as an `NSShadow`.
  public static let shadow = Self(rawValue: "NSShadow")
  /// The slant of the letters, as a fraction of their height.
  public static let obliqueness = Self(rawValue: "NSObliqueness")
  /// The natural logarithm of the factor that widens the letters; 0 for the font's width.
  public static let expansion = Self(rawValue: "NSExpansion")
  /// The language of the text, as an identifier such as `ja` or `zh-Hant`. It selects the shapes of
  /// ideographs.
  public static let languageIdentifier = Self(rawValue: "NSLanguage")
}

extension NSAttributedString {
  /// Creates an empty string. Foundation's class on Linux lacks this initializer, and an extension
  /// cannot override the initializer of `NSObject`; the parameter's default value allows the same
  /// call.
  public convenience init(_nothing: Void = ()) { self.init(string: "") }
}
