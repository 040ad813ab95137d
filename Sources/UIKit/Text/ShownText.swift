internal import CelloRaster
internal import CelloText

/// A text with what determines its layout besides the area: that of a storage, or as a view shows it.
struct ShownText {
  var string: NSAttributedString
  /// The number of UTF-16 code units without what was appended to give an empty last line its height.
  var length: Int
  var font: UIFont
  var color: UIColor
  var paragraph: ParagraphStyle
  var traits: UITraitCollection
  var adjustsFonts: Bool
  var isRightToLeft: Bool

  /// The text of a storage without a view, in the system font of 12 points (on iOS in Helvetica).
  init(_ storage: NSAttributedString) {
    self.init(
      storage, emptyLine: [:], font: .systemFont(ofSize: 12), color: .black,
      paragraph: ParagraphStyle(), traits: .current, adjustsFonts: false,
      isRightToLeft: UITraitCollection.current.isRightToLeft)
  }

  /// - Parameter emptyLine: the attributes of an empty last line that follows no character.
  init(
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
    // A character without width gives an empty last line its height.
    shown.append(NSAttributedString(string: "\u{200b}", attributes: attributes))
    self.string = shown
  }

  /// The text from an offset on.
  ///
  /// - Parameter start: in UTF-16 code units. A line that begins inside a paragraph has the indent of
  ///   the paragraph's later lines.
  func block(
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
    return TextBlock(
      rest, font: font, color: color, paragraph: paragraph, numberOfLines: numberOfLines,
      traits: traits, adjustsFonts: adjustsFonts)
  }
}

/// A view whose text a layout manager lays out.
@MainActor protocol TextLayoutHost: AnyObject {
  var shownText: ShownText { get }
  /// The width of the container, in points; the height has no limit.
  var containerWidth: CGFloat { get }
  /// The layout must be made again.
  func textLayoutDidChange()
}
