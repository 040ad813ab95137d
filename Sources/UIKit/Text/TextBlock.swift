internal import CelloRaster
internal import CelloText

/// A text with its attributes, in the form that the text engine takes, and the colours that it is drawn in.
///
/// Colours and attached images stay apart from the rest, so that light and dark share one layout.
struct TextBlock {
  private(set) var text: StyledText
  /// What the indices in the text's attributes mean; the last word on light and dark is spoken when drawing.
  private(set) var palette: [UIColor]
  /// What the numbers of the text's attachments mean.
  private var images: [AttachedImage] = []
  var numberOfLines: Int
  /// The smallest share of the size that shrinking may use; 1 forbids it.
  var minimumScale: CGFloat = 1
  var allowsTightening = false

  /// A plain text.
  init(
    _ string: String, font: UIFont, color: UIColor, paragraph: ParagraphStyle, numberOfLines: Int
  ) {
    text = StyledText(
      string, attributes: TextAttributes(font: font.fontDescription), paragraph: paragraph)
    palette = [color]
    self.numberOfLines = max(numberOfLines, 0)
  }

  /// How the text is laid out in a room.
  func layout(
    in room: ListContentLayout.Room, height: CGFloat = .infinity, isRightToLeft: Bool,
    grid: PixelGrid, usesLeading: Bool = true
  ) -> TextLayout {
    TextEngine.shared.layOut(
      text,
      in: TextConstraints(
        width: room.width.isNaN ? 0 : max(room.width, 0), height: height,
        numberOfLines: numberOfLines, isRightToLeft: isRightToLeft, grid: grid,
        minimumScale: minimumScale, allowsTightening: allowsTightening, exclusion: room.exclusion,
        usesLeading: usesLeading))
  }

  /// Adds the laid out text to a display list.
  ///
  /// - Parameters:
  ///   - origin: the top left corner of the text's box.
  ///   - boxWidth: the width in which lines are aligned; that of the layout itself when `nil`.
  func draw(
    _ layout: TextLayout, into items: inout [DisplayList.Item], at origin: CGPoint,
    boxWidth: CGFloat? = nil, traits: UITraitCollection
  ) {
    layout.draw(
      into: &items, at: origin, palette: palette.map { $0.color(in: traits) }, boxWidth: boxWidth
    ) { number, rect in
      images.indices.contains(number)
        ? images[number].items(in: rect, palette: palette, traits: traits) : []
    }
  }
}

extension TextBlock {
  /// An attributed text. What its attributes leave open comes from the font, colour and paragraph given.
  ///
  /// An attribute that says nothing here, or whose value has an unexpected type, is left out.
  init(
    _ string: NSAttributedString, font: UIFont, color: UIColor, paragraph: ParagraphStyle,
    numberOfLines: Int, traits: UITraitCollection, adjustsFonts: Bool
  ) {
    self.init(
      string.string, runs: string.forEachRun, font: font, color: color, paragraph: paragraph,
      numberOfLines: numberOfLines, traits: traits, adjustsFonts: adjustsFonts)
  }

  /// A text of one run of attributes.
  init(
    _ string: String, attributes: [NSAttributedString.Key: Any], font: UIFont, color: UIColor,
    paragraph: ParagraphStyle, numberOfLines: Int, traits: UITraitCollection, adjustsFonts: Bool
  ) {
    let all = NSRange(location: 0, length: string.utf16.count)
    self.init(
      string, runs: { $0(attributes, all) }, font: font, color: color, paragraph: paragraph,
      numberOfLines: numberOfLines, traits: traits, adjustsFonts: adjustsFonts)
  }

  private init(
    _ string: String, runs forEachRun: (([NSAttributedString.Key: Any], NSRange) -> Void) -> Void,
    font: UIFont, color: UIColor, paragraph: ParagraphStyle, numberOfLines: Int,
    traits: UITraitCollection, adjustsFonts: Bool
  ) {
    var palette = [color]
    var images: [AttachedImage] = []
    var runs: [StyledText.Run] = []
    var paragraphs: [StyledText.ParagraphRun] = []
    forEachRun { values, range in
      // Both sides count in UTF-16.
      let length = range.length
      let runFont =
        (values[.font] as? UIFont)?.resolved(for: traits, adjustsSize: adjustsFonts) ?? font
      var attributes = TextAttributes(values, font: runFont, palette: &palette)
      if let attachment = values[.attachment] as? NSTextAttachment {
        if let image = AttachedImage(
          attachment, font: runFont, color: attributes.color, traits: traits)
        {
          attributes.attachment = image.placed(attachment, number: images.count)
          images.append(image)
        } else {
          attributes.attachment = TextAttachment(attachment.bounds, attachment, content: .space)
        }
      }
      runs.append(StyledText.Run(length: length, attributes: attributes))
      paragraphs.append(
        StyledText.ParagraphRun(
          length: length,
          style: (values[.paragraphStyle] as? NSParagraphStyle).map {
            ParagraphStyle($0, under: paragraph)
          } ?? paragraph))
    }
    text = StyledText(
      string, runs: runs, paragraphs: paragraphs,
      defaultAttributes: TextAttributes(font: font.fontDescription), defaultParagraph: paragraph)
    self.palette = palette
    self.images = images
    self.numberOfLines = max(numberOfLines, 0)
  }
}

extension TextAttributes {
  fileprivate init(
    _ values: [NSAttributedString.Key: Any], font: UIFont, palette: inout [UIColor]
  ) {
    func index(_ key: NSAttributedString.Key) -> Int? {
      guard let color = values[key] as? UIColor else { return nil }
      if let known = palette.firstIndex(of: color) { return known }
      palette.append(color)
      return palette.count - 1
    }
    func number(_ key: NSAttributedString.Key) -> CGFloat? {
      values[key].flatMap(CGFloat.init(any:))
    }
    func line(_ key: NSAttributedString.Key, color: Int?) -> TextLine? {
      guard let style = values[key].flatMap(NSUnderlineStyle.init(any:)), style.rawValue & 0xff != 0
      else { return nil }
      return TextLine(style, color: color)
    }
    self.init(
      font: font.fontDescription, color: index(.foregroundColor) ?? 0, kern: number(.kern),
      tracking: number(.tracking), baselineOffset: number(.baselineOffset) ?? 0,
      ligatures: number(.ligature) != 0,
      underline: line(.underlineStyle, color: index(.underlineColor)),
      strikethrough: line(.strikethroughStyle, color: index(.strikethroughColor)),
      strokeWidth: number(.strokeWidth) ?? 0, strokeColor: index(.strokeColor),
      background: index(.backgroundColor), obliqueness: number(.obliqueness) ?? 0)
  }
}

extension TextLine {
  fileprivate init(_ style: NSUnderlineStyle, color: Int?) {
    let pattern: Pattern =
      switch style.rawValue & 0x0f00 {
      case 0x0100: .dot
      case 0x0200: .dash
      case 0x0300: .dashDot
      case 0x0400: .dashDotDot
      default: .solid
      }
    self.init(
      style: style.contains(.double) ? .double : style.contains(.thick) ? .thick : .single,
      pattern: pattern, color: color)
  }
}

extension ParagraphStyle {
  /// An attributed string's paragraph style; what it leaves natural comes from the style of the whole text.
  fileprivate init(_ style: NSParagraphStyle, under whole: ParagraphStyle) {
    self.init(
      alignment: style.alignment == .natural ? whole.alignment : Alignment(style.alignment),
      lineBreakMode: style.lineBreakMode == .byWordWrapping
        ? whole.lineBreakMode : LineBreakMode(style.lineBreakMode),
      lineSpacing: style.lineSpacing, paragraphSpacing: style.paragraphSpacing,
      paragraphSpacingBefore: style.paragraphSpacingBefore,
      minimumLineHeight: style.minimumLineHeight, maximumLineHeight: style.maximumLineHeight,
      lineHeightMultiple: style.lineHeightMultiple,
      firstLineHeadIndent: style.firstLineHeadIndent, headIndent: style.headIndent,
      tailIndent: style.tailIndent,
      baseDirection: style.baseWritingDirection == .natural
        ? .natural : style.baseWritingDirection == .rightToLeft ? .rightToLeft : .leftToRight)
  }
}

extension ParagraphStyle.Alignment {
  init(_ alignment: NSTextAlignment) {
    switch alignment {
    case .left: self = .left
    case .center: self = .center
    case .right: self = .right
    case .justified: self = .justified
    case .natural: self = .natural
    }
  }

  init(_ alignment: UIListContentConfiguration.TextProperties.TextAlignment) {
    switch alignment {
    case .natural: self = .natural
    case .center: self = .center
    case .justified: self = .justified
    }
  }
}

extension ParagraphStyle.LineBreakMode {
  init(_ mode: NSLineBreakMode) {
    switch mode {
    case .byWordWrapping: self = .byWordWrapping
    case .byCharWrapping: self = .byCharWrapping
    case .byClipping: self = .byClipping
    case .byTruncatingHead: self = .byTruncatingHead
    case .byTruncatingTail: self = .byTruncatingTail
    case .byTruncatingMiddle: self = .byTruncatingMiddle
    }
  }
}
