/// A paragraph of an attributed string.
open class NSTextParagraph: NSTextElement {
  private let text: NSAttributedString

  /// The text, including the separator at its end, if there is one.
  open var attributedString: NSAttributedString { text }

  /// Creates a paragraph with a text; `nil` creates an empty paragraph.
  public init(attributedString: NSAttributedString?) {
    text =
      attributedString.map { NSAttributedString(attributedString: $0.copied) }
      ?? NSAttributedString(string: "")
    super.init(textContentManager: nil)
  }

  /// Creates an empty paragraph.
  public override convenience init(textContentManager: NSTextContentManager?) {
    self.init(attributedString: nil)
    self.textContentManager = textContentManager
  }

  /// The range without the separator; `nil` for a paragraph without a range.
  open var paragraphContentRange: NSTextRange? {
    guard let elementRange else { return nil }
    return separatorLocation.flatMap { NSTextRange(location: elementRange.location, end: $0) }
      ?? elementRange
  }

  /// The range of the separator at the end; `nil` without a separator.
  open var paragraphSeparatorRange: NSTextRange? {
    guard let elementRange, let separatorLocation else { return nil }
    return NSTextRange(location: separatorLocation, end: elementRange.endLocation)
  }

  private var separatorLocation: (any NSTextLocation)? {
    let length = ParagraphScanner.separatorLength(atEndOf: attributedString.string)
    guard length > 0, let elementRange else { return nil }
    if let end = elementRange.endLocation as? TextOffset { return TextOffset(end.offset - length) }
    return textContentManager?.location(elementRange.endLocation, offsetBy: -length)
  }
}
