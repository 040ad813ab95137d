extension NSAttributedString.Key {
  /// A `UIFont`.
  public static let font = Self(rawValue: "NSFont")
  /// An `NSParagraphStyle`; the one at the start of a paragraph applies to all of it.
  public static let paragraphStyle = Self(rawValue: "NSParagraphStyle")
  /// A `UIColor`.
  public static let foregroundColor = Self(rawValue: "NSColor")
  /// A `UIColor` behind the text.
  public static let backgroundColor = Self(rawValue: "NSBackgroundColor")
  /// 0 for no ligatures, else the default ones.
  public static let ligature = Self(rawValue: "NSLigature")
  /// Points added after each character; 0 disables the font's pair kerning.
  public static let kern = Self(rawValue: "NSKern")
  /// Points added between characters, on top of the font's own kerning.
  public static let tracking = Self(rawValue: "CTTracking")
  /// The raw value of an `NSUnderlineStyle`.
  public static let strikethroughStyle = Self(rawValue: "NSStrikethrough")
  /// The raw value of an `NSUnderlineStyle`.
  public static let underlineStyle = Self(rawValue: "NSUnderline")
  /// A `UIColor`; without it the outline has the text's color.
  public static let strokeColor = Self(rawValue: "NSStrokeColor")
  /// In percent of the font size: positive to stroke only, negative to stroke and fill.
  public static let strokeWidth = Self(rawValue: "NSStrokeWidth")
  /// An `NSTextAttachment`, on the character U+FFFC.
  public static let attachment = Self(rawValue: "NSAttachment")
  /// A `URL` or its text; drawn in the tint color, or by a text view as it says.
  public static let link = Self(rawValue: "NSLink")
  /// Points upwards.
  public static let baselineOffset = Self(rawValue: "NSBaselineOffset")
  /// A `UIColor`.
  public static let underlineColor = Self(rawValue: "NSUnderlineColor")
  /// A `UIColor`.
  public static let strikethroughColor = Self(rawValue: "NSStrikethroughColor")
  /// An `NSShadow`.
  public static let shadow = Self(rawValue: "NSShadow")
  /// How far letters lean, as a share of their height.
  public static let obliqueness = Self(rawValue: "NSObliqueness")
  /// The natural logarithm of the factor of the letters' width; 0 for the font's own width.
  public static let expansion = Self(rawValue: "NSExpansion")
}

extension NSAttributedString {
  /// An empty text. Foundation's class on Linux lacks this initializer, and an extension cannot
  /// override that of `NSObject`; the default value of the parameter allows the same call.
  public convenience init(_nothing: Void = ()) { self.init(string: "") }
}
