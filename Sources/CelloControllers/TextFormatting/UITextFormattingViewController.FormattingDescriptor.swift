extension UITextFormattingViewController {
  /// The alignment of a paragraph.
  public struct TextAlignment: RawRepresentable, Hashable, Sendable {
    /// The alignment as a string.
    public let rawValue: String

    /// Creates an alignment from a string.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Aligned to the left.
    public static let left = TextAlignment(rawValue: "left")
    /// Centered.
    public static let center = TextAlignment(rawValue: "center")
    /// Aligned to the right.
    public static let right = TextAlignment(rawValue: "right")
    /// Justified.
    public static let justified = TextAlignment(rawValue: "justified")
    /// The natural alignment of the writing direction.
    public static let natural = TextAlignment(rawValue: "natural")
  }

  /// The style of a list.
  public struct TextList: RawRepresentable, Hashable, Sendable {
    /// The style as a string.
    public let rawValue: String

    /// Creates a style from a string.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// A list with bullets.
    public static let disc = TextList(rawValue: "disc")
    /// A list with dashes.
    public static let hyphen = TextList(rawValue: "hyphen")
    /// A numbered list.
    public static let decimal = TextList(rawValue: "decimal")
    /// A list with another marker.
    public static let other = TextList(rawValue: "other")
  }

  /// The color of a highlight behind the text. Highlights are not applied.
  public struct Highlight: RawRepresentable, Hashable, Sendable {
    /// The color as a string.
    public let rawValue: String

    /// Creates a color from a string.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The default color.
    public static let `default` = Highlight(rawValue: "default")
    /// Purple.
    public static let purple = Highlight(rawValue: "purple")
    /// Pink.
    public static let pink = Highlight(rawValue: "pink")
    /// Orange.
    public static let orange = Highlight(rawValue: "orange")
    /// Mint.
    public static let mint = Highlight(rawValue: "mint")
    /// Blue.
    public static let blue = Highlight(rawValue: "blue")
  }

  /// A change that the user makes in the formatting panel.
  public enum ChangeValue {
    /// An unknown change, which has no effect.
    case undefined
    case bold(Bool)
    case italic(Bool)
    case underline(Bool)
    case strikethrough(Bool)
    /// Another font.
    case font(UIFont)
    /// A font size, in points.
    case fontSize(Double)
    /// The next larger font size, by one point.
    case increaseFontSize
    /// The next smaller font size, by one point.
    case decreaseFontSize
    case textColor(UIColor)
    /// A line height, in points; 0 for the height of the font.
    case lineHeightPointSize(Double)
    case increaseIndentation
    case decreaseIndentation
    /// A style with the given ``FormattingStyle/styleKey``.
    case formattingStyle(String)
    /// A list style; `nil` removes the list.
    case textList(TextList?)
    case textAlignment(TextAlignment)
    /// A highlight; `nil` removes it. Text views ignore this change.
    case highlight(Highlight?)
  }

  /// A description of a text's formatting.
  public struct FormattingDescriptor {
    /// The fonts in the text, without duplicates, in the order of their first use.
    public var fonts: [UIFont] = []
    /// The colors in the text, without duplicates, in the order of their first use.
    public var textColors: [UIColor] = []
    /// The line height in points; `nil` for the height of the font or for different heights.
    public var lineHeight: Double?
    /// A Boolean value that indicates whether a part of the text is underlined; `false` by default.
    public var underlinePresent = false
    /// A Boolean value that indicates whether a part of the text has a strikethrough; `false` by
    /// default.
    public var strikethroughPresent = false
    /// The alignments of the paragraphs; empty by default.
    public var textAlignments: Set<TextAlignment> = []
    /// The list styles of the paragraphs; empty by default.
    public var textLists: Set<TextList> = []
    /// Stored only: the highlights in the text; empty by default. The panel does not show
    /// highlights.
    public var highlights: Set<Highlight> = []
    /// The key of the text's style; `nil`, the default, for none.
    public var formattingStyleKey: String?

    /// Creates a descriptor without information about a text.
    public init() {}

    /// Creates a descriptor for attributes.
    public init(attributes: [NSAttributedString.Key: Any]) { add(attributes) }

    /// Creates a descriptor for attributes.
    public init(attributes: AttributeContainer) { self.init(attributes: .init(attributes)) }

    /// Creates a descriptor for a whole text.
    public init(string: some AttributedStringProtocol) {
      let text = NSAttributedString(AttributedString(string[string.startIndex..<string.endIndex]))
      self.init(string: text, range: NSRange(location: 0, length: text.length))
    }

    /// Creates a descriptor for a part of a text.
    ///
    /// - Parameters:
    ///   - string: the text.
    ///   - range: the range in UTF-16 code units, which is clamped to the text.
    public init(string: NSAttributedString, range: NSRange) {
      let range = EditableText(string).clamped(range)
      string.forEachRun { values, run in
        if run.location < range.upperBound, run.upperBound > range.location { add(values) }
      }
    }

    private mutating func add(_ attributes: [NSAttributedString.Key: Any]) {
      let isFirst = textAlignments.isEmpty
      if let font = attributes[.font] as? UIFont, !fonts.contains(font) { fonts.append(font) }
      if let color = attributes[.foregroundColor] as? UIColor, !textColors.contains(color) {
        textColors.append(color)
      }
      func isPresent(_ key: NSAttributedString.Key) -> Bool {
        attributes[key].flatMap(NSUnderlineStyle.init(any:)).map { $0 != [] } ?? false
      }
      underlinePresent = underlinePresent || isPresent(.underlineStyle)
      strikethroughPresent = strikethroughPresent || isPresent(.strikethroughStyle)
      let style = attributes[.paragraphStyle] as? NSParagraphStyle
      textAlignments.insert(TextAlignment(style?.alignment ?? .natural))
      if let list = style?.textLists.last { textLists.insert(TextList(list)) }
      let height = style.flatMap { $0.minimumLineHeight > 0 ? Double($0.minimumLineHeight) : nil }
      lineHeight = isFirst || lineHeight == height ? height : nil
    }
  }
}

extension UITextFormattingViewController.TextAlignment {
  init(_ alignment: NSTextAlignment) {
    self =
      switch alignment {
      case .left: .left
      case .center: .center
      case .right: .right
      case .justified: .justified
      default: .natural
      }
  }

  var alignment: NSTextAlignment {
    switch self {
    case .left: .left
    case .center: .center
    case .right: .right
    case .justified: .justified
    default: .natural
    }
  }
}

extension UITextFormattingViewController.TextList {
  init(_ list: NSTextList) {
    self =
      switch list.markerFormat {
      case .disc: .disc
      case .hyphen: .hyphen
      case .decimal: .decimal
      default: .other
      }
  }

  /// The marker of the list; `nil` for lists with another marker.
  var markerFormat: NSTextList.MarkerFormat? {
    switch self {
    case .disc: .disc
    case .hyphen: .hyphen
    case .decimal: .decimal
    default: nil
    }
  }
}

extension UITextFormattingViewController.FormattingDescriptor {
  /// Returns a Boolean value that indicates whether all fonts have a trait; `false` if there are no
  /// fonts.
  func has(_ trait: UIFontDescriptor.SymbolicTraits) -> Bool {
    !fonts.isEmpty && fonts.allSatisfy { $0.fontDescriptor.symbolicTraits.contains(trait) }
  }
}
