// UIKit's attributes for `AttributedString` and `AttributeContainer`.

extension AttributeScopes {
  /// The scope of UIKit's attributes.
  public var uiKit: UIKitAttributes.Type { UIKitAttributes.self }

  /// The attributes of UIKit, which include Foundation's attributes.
  ///
  /// Text effects and accessibility attributes are missing, because nothing here uses them.
  public struct UIKitAttributes: AttributeScope {
    /// The font.
    public let font: FontAttribute
    /// The paragraph style.
    public let paragraphStyle: ParagraphStyleAttribute
    /// The color of the text.
    public let foregroundColor: ForegroundColorAttribute
    /// The color behind the text.
    public let backgroundColor: BackgroundColorAttribute
    /// The use of ligatures.
    public let ligature: LigatureAttribute
    /// The kerning, in points.
    public let kern: KernAttribute
    /// The tracking, in points.
    public let tracking: TrackingAttribute
    /// The style of a line through the text.
    public let strikethroughStyle: StrikethroughStyleAttribute
    /// The style of a line under the text.
    public let underlineStyle: UnderlineStyleAttribute
    /// The color of outlined text.
    public let strokeColor: StrokeColorAttribute
    /// The width of outlined text, in percent of the font size.
    public let strokeWidth: StrokeWidthAttribute
    /// The attachment.
    public let attachment: AttachmentAttribute
    /// The offset of the baseline, in points upward.
    public let baselineOffset: BaselineOffsetAttribute
    /// The color of a line under the text.
    public let underlineColor: UnderlineColorAttribute
    /// The color of a line through the text.
    public let strikethroughColor: StrikethroughColorAttribute
    /// The slant of the text.
    public let obliqueness: ObliquenessAttribute
    /// The shadow of the text.
    public let shadow: ShadowAttribute
    /// The expansion of the text.
    public let expansion: ExpansionAttribute
    /// The attributes of Foundation.
    public let foundation: FoundationAttributes
  }
}

extension AttributeDynamicLookup {
  /// Returns the key of an attribute of the scope.
  public subscript<T: AttributedStringKey>(
    dynamicMember keyPath: KeyPath<AttributeScopes.UIKitAttributes, T>
  ) -> T { self[T.self] }
}

extension AttributeScopes.UIKitAttributes {
  /// The attribute of the font.
  @frozen public enum FontAttribute: AttributedStringKey {
    /// The type of the value.
    public typealias Value = UIFont
    /// The name of the attribute.
    public static let name = NSAttributedString.Key.font.rawValue
  }

  /// The attribute of the paragraph style.
  @frozen public enum ParagraphStyleAttribute: AttributedStringKey {
    /// The type of the value.
    public typealias Value = NSParagraphStyle
    /// The name of the attribute.
    public static let name = NSAttributedString.Key.paragraphStyle.rawValue
  }

  /// The attribute of the text color.
  @frozen public enum ForegroundColorAttribute: AttributedStringKey {
    /// The type of the value.
    public typealias Value = UIColor
    /// The name of the attribute.
    public static let name = NSAttributedString.Key.foregroundColor.rawValue
  }

  /// The attribute of the background color.
  @frozen public enum BackgroundColorAttribute: AttributedStringKey {
    /// The type of the value.
    public typealias Value = UIColor
    /// The name of the attribute.
    public static let name = NSAttributedString.Key.backgroundColor.rawValue
  }

  /// The attribute of ligatures.
  @frozen public enum LigatureAttribute: AttributedStringKey {
    /// The type of the value.
    public typealias Value = Int
    /// The name of the attribute.
    public static let name = NSAttributedString.Key.ligature.rawValue
  }

  /// The attribute of kerning.
  @frozen public enum KernAttribute: AttributedStringKey {
    /// The type of the value, in points.
    public typealias Value = CGFloat
    /// The name of the attribute.
    public static let name = NSAttributedString.Key.kern.rawValue
  }

  /// The attribute of tracking.
  @frozen public enum TrackingAttribute: AttributedStringKey {
    /// The type of the value, in points.
    public typealias Value = CGFloat
    /// The name of the attribute.
    public static let name = NSAttributedString.Key.tracking.rawValue
  }

  /// The attribute of a line through the text.
  @frozen public enum StrikethroughStyleAttribute: AttributedStringKey {
    /// The type of the value.
    public typealias Value = NSUnderlineStyle
    /// The name of the attribute.
    public static let name = NSAttributedString.Key.strikethroughStyle.rawValue
  }

  /// The attribute of a line under the text.
  @frozen public enum UnderlineStyleAttribute: AttributedStringKey {
    /// The type of the value.
    public typealias Value = NSUnderlineStyle
    /// The name of the attribute.
    public static let name = NSAttributedString.Key.underlineStyle.rawValue
  }

  /// The attribute of the outline color.
  @frozen public enum StrokeColorAttribute: AttributedStringKey {
    /// The type of the value.
    public typealias Value = UIColor
    /// The name of the attribute.
    public static let name = NSAttributedString.Key.strokeColor.rawValue
  }

  /// The attribute of the outline width.
  @frozen public enum StrokeWidthAttribute: AttributedStringKey {
    /// The type of the value, in percent of the font size.
    public typealias Value = CGFloat
    /// The name of the attribute.
    public static let name = NSAttributedString.Key.strokeWidth.rawValue
  }

  /// The attribute of an attachment.
  @frozen public enum AttachmentAttribute: AttributedStringKey {
    /// The type of the value.
    public typealias Value = NSTextAttachment
    /// The name of the attribute.
    public static let name = NSAttributedString.Key.attachment.rawValue
  }

  /// The attribute of the baseline offset.
  @frozen public enum BaselineOffsetAttribute: AttributedStringKey {
    /// The type of the value, in points upward.
    public typealias Value = CGFloat
    /// The name of the attribute.
    public static let name = NSAttributedString.Key.baselineOffset.rawValue
  }

  /// The attribute of the underline color.
  @frozen public enum UnderlineColorAttribute: AttributedStringKey {
    /// The type of the value.
    public typealias Value = UIColor
    /// The name of the attribute.
    public static let name = NSAttributedString.Key.underlineColor.rawValue
  }

  /// The attribute of the strikethrough color.
  @frozen public enum StrikethroughColorAttribute: AttributedStringKey {
    /// The type of the value.
    public typealias Value = UIColor
    /// The name of the attribute.
    public static let name = NSAttributedString.Key.strikethroughColor.rawValue
  }

  /// The attribute of the slant.
  @frozen public enum ObliquenessAttribute: AttributedStringKey {
    /// The type of the value, as a fraction of the height.
    public typealias Value = CGFloat
    /// The name of the attribute.
    public static let name = NSAttributedString.Key.obliqueness.rawValue
  }

  /// The attribute of the expansion.
  @frozen public enum ExpansionAttribute: AttributedStringKey {
    /// The type of the value, the natural logarithm of the factor.
    public typealias Value = CGFloat
    /// The name of the attribute.
    public static let name = NSAttributedString.Key.expansion.rawValue
  }

  /// The attribute of the shadow.
  @frozen public enum ShadowAttribute: AttributedStringKey {
    /// The type of the value.
    public typealias Value = NSShadow
    /// The name of the attribute.
    public static let name = NSAttributedString.Key.shadow.rawValue
  }
}
