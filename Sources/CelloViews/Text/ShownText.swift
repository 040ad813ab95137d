internal import CelloRaster
package import CelloText

/// A text with everything except the area that determines its layout, from a storage or a view.
package struct ShownText {
  package var string: NSAttributedString
  /// The number of UTF-16 code units, without the character appended for the height of an empty
  /// last line.
  var length: Int
  var font: UIFont
  var color: UIColor
  var paragraph: ParagraphStyle
  var traits: UITraitCollection
  var adjustsFonts: Bool
  var isRightToLeft: Bool
  /// The space around paragraphs; empty for none.
  var margins: [Margins] = []
  /// A closure that returns the bounds and image of an attachment for its attributes and offset in
  /// the text; `nil` for default bounds and images.
  var attachments: AttachmentLayout?
  /// The offsets before which line breaks between words are not allowed.
  var forbiddenBreaks: Set<Int> = []

  package typealias AttachmentLayout =
    (NSTextAttachment, [NSAttributedString.Key: Any], Int) -> AttachmentPlace?

  /// The space around a paragraph, in points.
  struct Margins {
    var range: Range<Int>
    var top: CGFloat
    var leading: CGFloat
    var bottom: CGFloat
    var trailing: CGFloat

    var isEmpty: Bool { top == 0 && leading == 0 && bottom == 0 && trailing == 0 }
  }

  /// The bounds and image of an attachment that differ from its default.
  package struct AttachmentPlace {
    /// The bounds: x to the right of the position in the line, y up from the baseline.
    var bounds: CGRect
    /// The image; `nil` for the attachment's image.
    var image: UIImage?
    /// A Boolean value that indicates whether nothing is drawn, because a view is shown.
    var isEmpty = false

    init(bounds: CGRect, image: UIImage?, isEmpty: Bool) {
      self.bounds = bounds
      self.image = image
      self.isEmpty = isEmpty
    }

    /// Creates the layout that a subclass provides; `nil` if it is the default.
    init?(_ attachment: NSTextAttachment, bounds: CGRect, image: UIImage?) {
      let hasOwnImage = !attachment.isDefault(image)
      guard hasOwnImage || bounds != attachment.defaultBounds else { return nil }
      self.init(
        bounds: bounds, image: hasOwnImage ? image : nil, isEmpty: hasOwnImage && image == nil)
    }

    /// Creates the layout in a text that TextKit 2 does not lay out.
    init?(_ attachment: NSTextAttachment, font: UIFont, at offset: Int) {
      guard type(of: attachment) != NSTextAttachment.self else { return nil }
      let bounds = attachment.attachmentBounds(
        for: nil,
        proposedLineFragment: CGRect(
          x: 0, y: 0, width: CGFloat.greatestFiniteMagnitude, height: font.lineHeight),
        glyphPosition: .zero, characterIndex: offset)
      self.init(
        attachment, bounds: bounds,
        image: attachment.image(forBounds: bounds, textContainer: nil, characterIndex: offset))
    }
  }

  /// Creates the text of a storage without a view, in the system font of 12 points (on iOS in
  /// Helvetica).
  init(_ storage: NSAttributedString) {
    self.init(
      storage, emptyLine: [:], font: .ofText, color: .black,
      paragraph: ParagraphStyle(), traits: .current, adjustsFonts: false,
      isRightToLeft: UITraitCollection.current.isRightToLeft)
  }

  /// Creates the text of a view.
  ///
  /// - Parameter emptyLine: the attributes of an empty text, or of an empty last line.
  package init(
    _ string: NSAttributedString, emptyLine: [NSAttributedString.Key: Any], font: UIFont,
    color: UIColor, paragraph: ParagraphStyle, traits: UITraitCollection, adjustsFonts: Bool,
    isRightToLeft: Bool
  ) {
    let text = string.string
    length = text.utf16.count
    self.font = font
    self.color = color
    self.paragraph = paragraph
    self.traits = traits
    self.adjustsFonts = adjustsFonts
    self.isRightToLeft = isRightToLeft
    guard text.last?.isNewline ?? true else {
      self.string = string
      return
    }
    let shown = NSMutableAttributedString(attributedString: string.copied)
    var attributes = emptyLine
    if attributes.isEmpty, length > 0 {
      attributes = string.attributes(at: length - 1, effectiveRange: nil)
    }
    // A zero-width character gives an empty last line its height.
    shown.append(NSAttributedString(string: "\u{200b}", attributes: attributes))
    self.string = shown
  }

  /// Returns the text from an offset on.
  ///
  /// - Parameter start: the offset in UTF-16 code units. A line that starts inside a paragraph has
  ///   the indent of the paragraph's later lines.
  package func block(
    from start: Int = 0, lineBreakMode: NSLineBreakMode, numberOfLines: Int
  ) -> TextBlock {
    var paragraph = paragraph
    paragraph.lineBreakMode = .init(lineBreakMode)
    var rest = string
    if start > 0 {
      let all = string.string.utf16.count
      let part = NSMutableAttributedString(
        attributedString: string.copied.attributedSubstring(
          from: NSRange(location: start, length: max(all - start, 0))))
      let before = string.string.utf16.dropFirst(start - 1).first
      if let before, before != 0x0a, before != 0x0d, before != 0x2029, part.length > 0,
        let style = part.attribute(.paragraphStyle, at: 0, effectiveRange: nil)
          as? NSParagraphStyle
      {
        let continued = NSMutableParagraphStyle()
        continued.setParagraphStyle(style)
        continued.firstLineHeadIndent = style.headIndent
        part.addAttribute(
          .paragraphStyle, value: continued, range: NSRange(location: 0, length: 1))
      }
      rest = part
    }
    var block = TextBlock(
      rest, font: font, color: color, paragraph: paragraph, numberOfLines: numberOfLines,
      traits: traits, adjustsFonts: adjustsFonts, attachments: attachments)
    // Text with space around paragraphs is laid out in a single area.
    if !margins.isEmpty, start == 0 { block.add(margins) }
    block.forbiddenBreaks = forbiddenBreaks
    return block
  }
}

/// A view whose text is laid out by a layout manager.
@MainActor package protocol TextLayoutHost: AnyObject {
  var shownText: ShownText { get }
  /// The size of the container, in points; an infinite length for no limit.
  var containerSize: CGSize { get }
  /// Called when the layout was invalidated.
  func textLayoutDidChange()

  // For layout managers of TextKit 2

  /// Returns a text in the view's font, color and direction.
  func shownText(of text: NSAttributedString) -> ShownText
  /// Returns a paragraph as the view shows it.
  ///
  /// - Parameter offset: the start of the paragraph in the storage; `nil` if it is not in the
  ///   storage.
  func shownParagraph(_ text: NSAttributedString, at offset: Int?) -> NSAttributedString
  /// The attributes of links.
  var linkAttributes: [NSAttributedString.Key: Any] { get }
  /// The superview of the views of attachments.
  var attachmentParent: UIView { get }
  /// The visible part of the container.
  var viewport: CGRect { get }
  /// The selection, in UTF-16 code units of the storage.
  var selectedUnits: NSRange { get set }
  /// Switches to an ``NSLayoutManager``.
  func switchToLayoutManager()
}
