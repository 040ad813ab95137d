internal import CelloRaster
package import CelloText

/// A text in the text engine's format, with its colors and images.
///
/// Colors and attached images are stored separately, so that light and dark appearance share a
/// layout.
package struct TextBlock {
  private(set) var text: StyledText
  /// The colors that the text's attributes refer to by index. They are resolved when drawing.
  private(set) var palette: [UIColor]
  /// The images that the text's attachments refer to by number.
  private var images: [AttachedImage] = []
  /// The bounds of attachments by offset: x to the right of the position in the line, y up from the
  /// baseline.
  private var attachmentBounds: [Int: CGRect] = [:]
  /// The offsets before which line breaks between words are not allowed.
  var forbiddenBreaks: Set<Int> = []
  var numberOfLines: Int
  /// The minimum factor by which the font is scaled to fit; 1 disables scaling.
  package var minimumScale: CGFloat = 1
  package var allowsTightening = false
  /// The language of ideographs in runs without a language of their own.
  private let language: IdeographLanguage?

  /// Creates a plain text.
  package init(
    _ string: String, font: UIFont, color: UIColor, paragraph: ParagraphStyle, numberOfLines: Int,
    traits: UITraitCollection
  ) {
    text = StyledText(
      string, attributes: TextAttributes(font: font.fontDescription), paragraph: paragraph)
    palette = [color]
    language = IdeographLanguage(traits)
    self.numberOfLines = max(numberOfLines, 0)
  }

  /// Lays out the text for a proposal. A negative width or NaN is treated as 0.
  package func layout(
    for proposal: TextProposal, height: CGFloat = .infinity, isRightToLeft: Bool,
    grid: PixelGrid, usesLeading: Bool = true, recordsClusters: Bool = false
  ) -> TextLayout {
    var constraints = TextConstraints(
      width: proposal.width.isNaN ? 0 : max(proposal.width, 0), height: height,
      numberOfLines: numberOfLines, isRightToLeft: isRightToLeft, grid: grid,
      minimumScale: minimumScale, allowsTightening: allowsTightening,
      exclusion: proposal.exclusion,
      usesLeading: usesLeading, recordsClusters: recordsClusters)
    constraints.forbiddenBreaks = forbiddenBreaks
    constraints.language = language
    return TextEngine.shared.layOut(text, in: constraints)
  }

  /// Returns the bounds of the attachment at an offset: x to the right of the position in the line,
  /// y up from the baseline; `nil` for other characters.
  func attachmentBounds(at offset: Int) -> CGRect? { attachmentBounds[offset] }

  /// Adds space around paragraphs.
  mutating func add(_ margins: [ShownText.Margins]) {
    text = text.changingParagraphs(in: margins.map(\.range)) { index, style in
      let margin = margins[index]
      style.topMargin = margin.top
      style.bottomMargin = margin.bottom
      style.firstLineHeadIndent += margin.leading
      style.headIndent += margin.leading
      style.marker?.location += margin.leading
      for stop in style.tabStops.indices { style.tabStops[stop].location += margin.leading }
      style.tailIndent += style.tailIndent > 0 ? margin.leading : -margin.trailing
    }
  }

  /// Returns the text with a background behind a range of UTF-16 code units. The background has a
  /// color index of its own, by which the characters are found in a layout.
  func marking(_ range: NSRange) -> (block: TextBlock, color: Int) { marking([range]) }

  /// Returns the text with a background behind several ranges, in a color index of its own.
  func marking(_ ranges: [NSRange]) -> (block: TextBlock, color: Int) {
    var block = self
    let color = palette.count
    for range in ranges where range.length > 0 {
      block.text = block.text.settingBackground(
        color, in: range.location..<(range.location + range.length))
    }
    block.palette.append(.clear)
    return (block, color)
  }

  /// Adds the text to a display list.
  ///
  /// - Parameters:
  ///   - origin: the top left corner of the text's box.
  ///   - boxWidth: the width in which lines are aligned; `nil` for the width of the layout.
  ///   - lines: the lines to draw; `nil` for all.
  ///   - parts: the parts of the lines to draw.
  package func draw(
    _ layout: TextLayout, into items: inout [DisplayList.Item], at origin: CGPoint,
    boxWidth: CGFloat? = nil, lines: Range<Int>? = nil, parts: TextLayout.Parts = .all,
    traits: UITraitCollection
  ) {
    layout.draw(
      into: &items, at: origin, palette: palette.map { $0.color(in: traits) }, boxWidth: boxWidth,
      lines: lines, parts: parts
    ) { number, rect in
      images.indices.contains(number)
        ? images[number].items(in: rect, palette: palette, traits: traits) : []
    }
  }

  /// Adds the characters and lines of a text in one color, without images.
  package func drawShadow(
    _ layout: TextLayout, into items: inout [DisplayList.Item], at origin: CGPoint,
    boxWidth: CGFloat, color: UIColor, traits: UITraitCollection
  ) {
    var shadow: [DisplayList.Item] = []
    let color = color.color(in: traits)
    layout.draw(
      into: &shadow, at: origin, palette: palette.map { _ in color }, boxWidth: boxWidth)
    items += shadow.filter { item in
      switch item {
      case .glyphs, .fill: true
      default: false
      }
    }
  }
}

extension TextBlock {
  /// Creates an attributed text. The font, color and paragraph style apply to runs without their
  /// own.
  ///
  /// Unsupported attributes, and attributes with values of the wrong type, are ignored.
  package init(
    _ string: NSAttributedString, font: UIFont, color: UIColor, paragraph: ParagraphStyle,
    numberOfLines: Int, traits: UITraitCollection, adjustsFonts: Bool,
    attachments: ShownText.AttachmentLayout? = nil
  ) {
    self.init(
      string.string, runs: string.forEachRun, font: font, color: color, paragraph: paragraph,
      numberOfLines: numberOfLines, traits: traits, adjustsFonts: adjustsFonts,
      attachments: attachments)
  }

  /// Creates a text with the same attributes everywhere.
  package init(
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
    traits: UITraitCollection, adjustsFonts: Bool, attachments: ShownText.AttachmentLayout? = nil
  ) {
    var palette = [color]
    var images: [AttachedImage] = []
    var attachmentBounds: [Int: CGRect] = [:]
    var runs: [StyledText.Run] = []
    var paragraphs: [StyledText.ParagraphRun] = []
    var isTightened = false
    var lists: [(location: Int, lists: [NSTextList])] = []
    forEachRun { values, range in
      // Both lengths are in UTF-16 code units.
      let length = range.length
      let runFont =
        (values[.font] as? UIFont)?.resolved(for: traits, adjustsSize: adjustsFonts) ?? font
      var attributes = TextAttributes(values, font: runFont, palette: &palette)
      if let attachment = values[.attachment] as? NSTextAttachment {
        let position =
          attachments.map { $0(attachment, values, range.location) }
          ?? ShownText.AttachmentPlace(attachment, font: runFont, at: range.location)
        if position?.isEmpty != true,
          let image = AttachedImage(
            attachment, image: position?.image, font: runFont, color: attributes.color,
            traits: traits)
        {
          attributes.attachment = image.placed(
            attachment, bounds: position?.bounds, number: images.count)
          images.append(image)
        } else {
          attributes.attachment = TextAttachment(
            position?.bounds ?? attachment.bounds, attachment, content: .space)
        }
        if let placed = attributes.attachment {
          attachmentBounds[range.location] = placed.bounds
        }
      }
      runs.append(StyledText.Run(length: length, attributes: attributes))
      if let style = values[.paragraphStyle] as? NSParagraphStyle,
        style.allowsDefaultTighteningForTruncation
      {
        isTightened = true
      }
      if let style = values[.paragraphStyle] as? NSParagraphStyle, !style.textLists.isEmpty {
        lists.append((range.location, style.textLists))
      } else if !lists.isEmpty {
        lists.append((range.location, []))
      }
      paragraphs.append(
        StyledText.ParagraphRun(
          length: length,
          style: (values[.paragraphStyle] as? NSParagraphStyle).map {
            ParagraphStyle($0, under: paragraph)
          } ?? paragraph))
    }
    if !lists.isEmpty { paragraphs = Self.numbered(paragraphs, of: string, lists) }
    text = StyledText(
      string, runs: runs, paragraphs: paragraphs,
      defaultAttributes: TextAttributes(font: font.fontDescription), defaultParagraph: paragraph)
    self.palette = palette
    self.images = images
    self.attachmentBounds = attachmentBounds
    language = IdeographLanguage(traits)
    self.numberOfLines = max(numberOfLines, 0)
    allowsTightening = isTightened
  }
}

extension TextBlock {
  /// Returns the styles with a run for each paragraph and the markers of lists.
  ///
  /// - Parameter lists: the lists of the characters from each location on, in order.
  private static func numbered(
    _ styles: [StyledText.ParagraphRun], of string: String,
    _ lists: [(location: Int, lists: [NSTextList])]
  ) -> [StyledText.ParagraphRun] {
    var result: [StyledText.ParagraphRun] = []
    var numbering = TextListNumbering()
    var (run, runEnd) = (0, styles.first?.length ?? 0)
    var list = -1
    var (location, position) = (0, string.startIndex)
    while position < string.endIndex {
      let next = string.lineRange(for: position..<position).upperBound
      let length = string.utf16.distance(from: position, to: next)
      while runEnd <= location, run + 1 < styles.count {
        run += 1
        runEnd += styles[run].length
      }
      while list + 1 < lists.count, lists[list + 1].location <= location { list += 1 }
      result.append(
        StyledText.ParagraphRun(
          length: length,
          style: numbering.style(
            styles[run].style, lists: list >= 0 ? lists[list].lists : [],
            text: string[position..<next])))
      location += length
      position = next
    }
    return result
  }
}

extension TextAttributes {
  fileprivate init(
    _ values: [NSAttributedString.Key: Any], font: UIFont, palette: inout [UIColor]
  ) {
    func index(_ key: NSAttributedString.Key) -> Int? { (values[key] as? UIColor).map(index(of:)) }
    func index(of color: UIColor) -> Int {
      if let known = palette.firstIndex(of: color) { return known }
      palette.append(color)
      return palette.count - 1
    }
    func number(_ key: NSAttributedString.Key) -> CGFloat? {
      values[key].flatMap(CGFloat.init(any:))
    }
    func line(_ key: NSAttributedString.Key, color: Int?) -> TextDecoration? {
      guard let style = values[key].flatMap(NSUnderlineStyle.init(any:)), style.rawValue & 0xff != 0
      else { return nil }
      return TextDecoration(style, color: color)
    }
    self.init(
      font: font.fontDescription,
      color: values[.link] != nil ? index(of: .tintColor) : index(.foregroundColor) ?? 0,
      kern: number(.kern),
      tracking: number(.tracking), baselineOffset: number(.baselineOffset) ?? 0,
      ligatures: number(.ligature) != 0,
      underline: line(.underlineStyle, color: index(.underlineColor)),
      strikethrough: line(.strikethroughStyle, color: index(.strikethroughColor)),
      strokeWidth: number(.strokeWidth) ?? 0, strokeColor: index(.strokeColor),
      background: index(.backgroundColor), obliqueness: number(.obliqueness) ?? 0,
      shadow: (values[.shadow] as? NSShadow).flatMap { shadow in
        shadow.color.map {
          TextShadow(
            offset: shadow.shadowOffset.clamped, blurRadius: shadow.shadowBlurRadius,
            color: index(of: $0))
        }
      }, stretch: number(.expansion).map(Self.factor) ?? 1)
    language = (values[.languageIdentifier] as? String).flatMap(IdeographLanguage.init(identifier:))
  }
}

extension TextAttributes {
  /// Returns e to the power of a logarithm, limited to the factors of letters that are drawn.
  ///
  /// The C library's function can differ between machines; this series has the same sum everywhere.
  fileprivate static func factor(logarithm: CGFloat) -> CGFloat {
    guard logarithm.isFinite else { return 1 }
    let exponent = min(max(logarithm, -5), 5) / 32
    var term: CGFloat = 1
    var sum: CGFloat = 1
    for index in 1...12 {
      term = term * exponent / CGFloat(index)
      sum += term
    }
    for _ in 0..<5 { sum *= sum }
    return sum
  }
}

extension IdeographLanguage {
  /// Creates the language of text with the given traits.
  fileprivate init?(_ traits: UITraitCollection) {
    guard let language = traits.typesettingLanguage else { return nil }
    self.init(identifier: language.maximalIdentifier)
  }
}

extension TextDecoration {
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
  /// Creates the style of a paragraph in an attributed string. The style of the whole text replaces
  /// natural values, but never the line break strategy, even if it is empty.
  fileprivate init(_ style: NSParagraphStyle, under whole: ParagraphStyle) {
    // The default stops are needed only if the interval after them differs.
    let tabStops: [NSTextTab]? =
      style.defaultTabInterval > 0 ? style.tabStops : style.values.tabStops
    self.init(
      alignment: style.alignment == .natural ? whole.alignment : Alignment(style.alignment),
      lineBreakMode: style.lineBreakMode == .byWordWrapping
        ? whole.lineBreakMode : LineBreakMode(style.lineBreakMode),
      lineBreakStrategy: LineBreakStrategy(style.lineBreakStrategy), lineSpacing: style.lineSpacing,
      paragraphSpacing: style.paragraphSpacing,
      paragraphSpacingBefore: style.paragraphSpacingBefore,
      minimumLineHeight: style.minimumLineHeight, maximumLineHeight: style.maximumLineHeight,
      lineHeightMultiple: style.lineHeightMultiple,
      firstLineHeadIndent: style.firstLineHeadIndent, headIndent: style.headIndent,
      tailIndent: style.tailIndent,
      baseDirection: style.baseWritingDirection == .natural
        ? .natural : style.baseWritingDirection == .rightToLeft ? .rightToLeft : .leftToRight,
      tabStops: (tabStops ?? []).map {
        TabStop($0, isRightToLeft: style.baseWritingDirection == .rightToLeft)
      }, defaultTabInterval: style.defaultTabInterval)
  }
}

extension ParagraphStyle.TabStop {
  fileprivate init(_ tab: NSTextTab, isRightToLeft: Bool) {
    let alignment: Alignment =
      switch tab.alignment {
      case _ where tab.isDecimal: .decimal
      case .center: .center
      case .right: isRightToLeft ? .leading : .trailing
      case .left: isRightToLeft ? .trailing : .leading
      case .natural, .justified: .leading
      }
    self.init(alignment, tab.location)
  }
}

extension ParagraphStyle.Alignment {
  package init(_ alignment: NSTextAlignment) {
    switch alignment {
    case .left: self = .left
    case .center: self = .center
    case .right: self = .right
    case .justified: self = .justified
    case .natural: self = .natural
    }
  }
}

extension ParagraphStyle.LineBreakStrategy {
  init(_ strategy: NSParagraphStyle.LineBreakStrategy) {
    self = []
    if strategy.contains(.pushOut) { insert(.pushOut) }
    if strategy.contains(.hangulWordPriority) { insert(.hangulWordPriority) }
  }
}

extension ParagraphStyle.LineBreakMode {
  package init(_ mode: NSLineBreakMode) {
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
