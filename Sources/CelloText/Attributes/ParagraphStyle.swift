/// How the lines of a paragraph are broken and placed. Lengths are in points; a length that is not
/// finite is treated as zero, as is a negative one except `tailIndent`.
package struct ParagraphStyle: Hashable, Sendable {
  package enum Alignment: Hashable, Sendable {
    /// At the leading edge of the interface's layout direction.
    case natural
    case left, right, center
    /// At both edges, by wider spaces; the last line of a paragraph is natural.
    case justified
  }

  package enum LineBreakMode: Hashable, Sendable {
    case byWordWrapping, byCharWrapping
    /// Lines wrap at words; the last allowed line is clipped.
    case byClipping
    /// Lines wrap at words; in the last allowed line an ellipsis replaces text that does not fit.
    case byTruncatingHead, byTruncatingMiddle, byTruncatingTail
  }

  /// Rules beyond the line break mode.
  package struct LineBreakStrategy: OptionSet, Hashable, Sendable {
    package let rawValue: UInt8

    package init(rawValue: UInt8) { self.rawValue = rawValue }

    /// A paragraph whose last line would be a single word gives it the word before, if both fit.
    package static let pushOut = LineBreakStrategy(rawValue: 1 << 0)
    /// Lines are not broken between Hangul characters of one word.
    package static let hangulWordPriority = LineBreakStrategy(rawValue: 1 << 1)
    /// The strategy of labels.
    package static let standard: LineBreakStrategy = [.pushOut, .hangulWordPriority]
  }

  package enum BaseDirection: Hashable, Sendable {
    /// The direction of the first strong character, or of the interface if there is none.
    case natural
    case leftToRight, rightToLeft
  }

  /// A place in a line to which a tab leads.
  package struct TabStop: Hashable, Sendable {
    package enum Alignment: Hashable, Sendable {
      /// The text behind the tab starts at the stop.
      case leading
      /// The text up to the next tab ends at the stop.
      case trailing
      /// The middle of the text up to the next tab is at the stop.
      case center
      /// The first point or comma of the text is at the stop, or else its end.
      case decimal
    }

    package var alignment: Alignment
    /// From the leading edge.
    package var location: CGFloat

    package init(_ alignment: Alignment, _ location: CGFloat) {
      self.alignment = alignment
      self.location = location
    }
  }

  /// A text beside the first line of a paragraph, such as the bullet of an item of a list.
  package struct Marker: Hashable, Sendable {
    package var text: String
    /// The distance of the marker's start from the leading edge. It has no effect on the line.
    package var location: CGFloat

    package init(_ text: String, at location: CGFloat) {
      self.text = text
      self.location = location
    }
  }

  package var alignment: Alignment
  package var lineBreakMode: LineBreakMode
  package var lineBreakStrategy: LineBreakStrategy
  /// Added between the lines of the paragraph.
  package var lineSpacing: CGFloat
  /// Added after the paragraph, unless it is the last.
  package var paragraphSpacing: CGFloat
  /// Added before the paragraph, unless it is the first.
  package var paragraphSpacingBefore: CGFloat
  /// Line boxes are at least this tall; the difference is added above the text.
  package var minimumLineHeight: CGFloat
  /// Line boxes are at most this tall; 0 for no limit.
  package var maximumLineHeight: CGFloat
  /// A factor of the line height, applied before the limits; 0 is treated as 1.
  package var lineHeightMultiple: CGFloat
  /// Distance of the first line's start from the leading edge.
  package var firstLineHeadIndent: CGFloat
  /// Distance of the other lines' start from the leading edge.
  package var headIndent: CGFloat
  /// Where lines end: above zero the distance from the leading edge, else from the trailing edge.
  package var tailIndent: CGFloat
  package var baseDirection: BaseDirection
  /// The places to which tabs lead, from the leading edge on.
  package var tabStops: [TabStop]
  /// The distance of the stops behind the last one of ``tabStops``; 0 for 28 points.
  package var defaultTabInterval: CGFloat
  package var marker: Marker?
  /// Free space above the first line, also of the first paragraph of a text.
  package var topMargin: CGFloat = 0
  /// Free space below the last line, also of the last paragraph of a text.
  package var bottomMargin: CGFloat = 0

  package init(
    alignment: Alignment = .natural, lineBreakMode: LineBreakMode = .byWordWrapping,
    lineBreakStrategy: LineBreakStrategy = [], lineSpacing: CGFloat = 0,
    paragraphSpacing: CGFloat = 0, paragraphSpacingBefore: CGFloat = 0,
    minimumLineHeight: CGFloat = 0, maximumLineHeight: CGFloat = 0, lineHeightMultiple: CGFloat = 0,
    firstLineHeadIndent: CGFloat = 0, headIndent: CGFloat = 0, tailIndent: CGFloat = 0,
    baseDirection: BaseDirection = .natural, tabStops: [TabStop] = [],
    defaultTabInterval: CGFloat = 0, marker: Marker? = nil
  ) {
    self.alignment = alignment
    self.lineBreakMode = lineBreakMode
    self.lineBreakStrategy = lineBreakStrategy
    self.lineSpacing = lineSpacing
    self.paragraphSpacing = paragraphSpacing
    self.paragraphSpacingBefore = paragraphSpacingBefore
    self.minimumLineHeight = minimumLineHeight
    self.maximumLineHeight = maximumLineHeight
    self.lineHeightMultiple = lineHeightMultiple
    self.firstLineHeadIndent = firstLineHeadIndent
    self.headIndent = headIndent
    self.tailIndent = tailIndent
    self.baseDirection = baseDirection
    self.tabStops = tabStops.filter { $0.location.isFinite }.sorted { $0.location < $1.location }
    self.defaultTabInterval = defaultTabInterval
    self.marker = marker
  }
}

extension ParagraphStyle {
  /// The line break strategy as far as it applies in the line break mode: clipping ignores it, as
  /// Apple documents for modes of a single line, and so do lines that are broken inside words.
  var effectiveStrategy: LineBreakStrategy {
    switch lineBreakMode {
    case .byCharWrapping, .byClipping: []
    case .byWordWrapping, .byTruncatingHead, .byTruncatingMiddle, .byTruncatingTail:
      lineBreakStrategy
    }
  }
}
