extension UITextFormattingViewController {
  public struct TextAlignment: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public static let left = TextAlignment(rawValue: "left")
    public static let center = TextAlignment(rawValue: "center")
    public static let right = TextAlignment(rawValue: "right")
    public static let justified = TextAlignment(rawValue: "justified")
    public static let natural = TextAlignment(rawValue: "natural")
  }

  public struct TextList: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public static let disc = TextList(rawValue: "disc")
    public static let hyphen = TextList(rawValue: "hyphen")
    public static let decimal = TextList(rawValue: "decimal")
    /// A list with another marker.
    public static let other = TextList(rawValue: "other")
  }

  public struct Highlight: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public static let `default` = Highlight(rawValue: "default")
    public static let purple = Highlight(rawValue: "purple")
    public static let pink = Highlight(rawValue: "pink")
    public static let orange = Highlight(rawValue: "orange")
    public static let mint = Highlight(rawValue: "mint")
    public static let blue = Highlight(rawValue: "blue")
  }

  /// A change that the user has made.
  public enum ChangeValue {
    case undefined
    case bold(Bool)
    case italic(Bool)
    case underline(Bool)
    case strikethrough(Bool)
    case font(UIFont)
    /// In points.
    case fontSize(Double)
    case increaseFontSize
    case decreaseFontSize
    case textColor(UIColor)
    /// In points.
    case lineHeightPointSize(Double)
    case increaseIndentation
    case decreaseIndentation
    /// The key of a ``FormattingStyle``.
    case formattingStyle(String)
    /// `nil` removes the list.
    case textList(TextList?)
    case textAlignment(TextAlignment)
    /// `nil` removes the highlight.
    case highlight(Highlight?)
  }

  /// What a text is like.
  public struct FormattingDescriptor {
    /// The fonts of the text, each one once, in the order in which they begin.
    public var fonts: [UIFont] = []
    /// The colors of the text, each one once, in the order in which they begin.
    public var textColors: [UIColor] = []
    /// The height of lines in points, if all are equally high; `nil` for the font's.
    public var lineHeight: Double?
    public var underlinePresent = false
    public var strikethroughPresent = false
    public var textAlignments: Set<TextAlignment> = []
    public var textLists: Set<TextList> = []
    public var highlights: Set<Highlight> = []
    /// The key of the style that the text has.
    public var formattingStyleKey: String?

    /// Nothing is known about the text.
    public init() {}

    /// A text of one run.
    public init(attributes: [NSAttributedString.Key: Any]) { add(attributes) }

    /// A text of one run.
    public init(attributes: AttributeContainer) { self.init(attributes: .init(attributes)) }

    /// A whole text.
    public init(string: some AttributedStringProtocol) {
      let text = NSAttributedString(AttributedString(string[string.startIndex..<string.endIndex]))
      self.init(string: text, range: NSRange(location: 0, length: text.length))
    }

    /// A part of a text. What is outside of the text is ignored.
    ///
    /// - Parameter range: in UTF-16 code units.
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

  /// The marker; `nil` for a list that only the app knows.
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
  /// Whether all fonts have a trait.
  func has(_ trait: UIFontDescriptor.SymbolicTraits) -> Bool {
    !fonts.isEmpty && fonts.allSatisfy { $0.fontDescriptor.symbolicTraits.contains(trait) }
  }
}
