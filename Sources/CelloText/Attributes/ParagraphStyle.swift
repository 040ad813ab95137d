/// The line breaking and placement of a paragraph. Lengths are in points. A length that is not
/// finite is treated as 0, as is a negative length, except ``tailIndent``.
package struct ParagraphStyle: Hashable, Sendable {
  /// The horizontal alignment of lines.
  package enum Alignment: Hashable, Sendable {
    /// Lines are at the leading edge of the interface's layout direction.
    case natural
    case left, right, center
    /// Lines extend to both edges with wider spaces. The last line of a paragraph has natural
    /// alignment.
    case justified
  }

  /// The treatment of text that is wider than a line.
  package enum LineBreakMode: Hashable, Sendable {
    case byWordWrapping, byCharWrapping
    /// Lines wrap at words, and the last permitted line is clipped.
    case byClipping
    /// Lines wrap at words, and an ellipsis replaces the text that does not fit in the last
    /// permitted line.
    case byTruncatingHead, byTruncatingMiddle, byTruncatingTail
  }

  /// Rules in addition to the line break mode.
  package struct LineBreakStrategy: OptionSet, Hashable, Sendable {
    /// The bits of the set.
    package let rawValue: UInt8

    /// Creates a set from its bits.
    package init(rawValue: UInt8) { self.rawValue = rawValue }

    /// If the last line of a paragraph would be a single word, the preceding word moves to it, if
    /// both fit.
    package static let pushOut = LineBreakStrategy(rawValue: 1 << 0)
    /// Lines are not broken between the Hangul characters of a word.
    package static let hangulWordPriority = LineBreakStrategy(rawValue: 1 << 1)
    /// The strategy of labels.
    package static let standard: LineBreakStrategy = [.pushOut, .hangulWordPriority]
  }

  /// The writing direction of a paragraph.
  package enum BaseDirection: Hashable, Sendable {
    /// The direction of the first strong character; the interface's direction if there is none.
    case natural
    case leftToRight, rightToLeft
  }

  /// A position in a line to which a tab advances.
  package struct TabStop: Hashable, Sendable {
    /// The alignment of the text after a tab.
    package enum Alignment: Hashable, Sendable {
      /// The text after the tab starts at the stop.
      case leading
      /// The text up to the next tab ends at the stop.
      case trailing
      /// The text up to the next tab is centered at the stop.
      case center
      /// The first point or comma of the text is at the stop; the end of the text if there is none.
      case decimal
    }

    /// The alignment of the text after the tab.
    package var alignment: Alignment
    /// The distance from the leading edge.
    package var location: CGFloat

    /// Creates a tab stop.
    package init(_ alignment: Alignment, _ location: CGFloat) {
      self.alignment = alignment
      self.location = location
    }
  }

  /// A text next to the first line of a paragraph, such as the bullet of a list item.
  package struct Marker: Hashable, Sendable {
    /// The text of the marker.
    package var text: String
    /// The distance from the leading edge to the marker's start. It does not affect the line.
    package var location: CGFloat

    /// Creates a marker.
    package init(_ text: String, at location: CGFloat) {
      self.text = text
      self.location = location
    }
  }

  /// The horizontal alignment of lines.
  package var alignment: Alignment
  /// The treatment of text that is wider than a line.
  package var lineBreakMode: LineBreakMode
  /// Rules in addition to the line break mode.
  package var lineBreakStrategy: LineBreakStrategy
  /// The space between the lines of the paragraph.
  package var lineSpacing: CGFloat
  /// The space after the paragraph, except after the last paragraph.
  package var paragraphSpacing: CGFloat
  /// The space before the paragraph, except before the first paragraph.
  package var paragraphSpacingBefore: CGFloat
  /// The minimum height of line boxes. The difference is added above the text.
  package var minimumLineHeight: CGFloat
  /// The maximum height of line boxes; 0 for no limit.
  package var maximumLineHeight: CGFloat
  /// The factor of the line height, which is applied before the limits; 0 is treated as 1.
  package var lineHeightMultiple: CGFloat
  /// The distance from the leading edge to the start of the first line.
  package var firstLineHeadIndent: CGFloat
  /// The distance from the leading edge to the start of the other lines.
  package var headIndent: CGFloat
  /// The position of the ends of lines: a positive value is the distance from the leading edge;
  /// other values are relative to the trailing edge.
  package var tailIndent: CGFloat
  /// The writing direction.
  package var baseDirection: BaseDirection
  /// The positions to which tabs advance, from the leading edge.
  package var tabStops: [TabStop]
  /// The distance between the tab stops after the last element of ``tabStops``; 0 for
  /// ``standardTabInterval``.
  package var defaultTabInterval: CGFloat
  /// The distance between tab stops, in points. Source: Apple's documentation of
  /// `NSParagraphStyle.tabStops`.
  package static let standardTabInterval: CGFloat = 28
  /// The text next to the first line; `nil` for none.
  package var marker: Marker?
  /// The space above the first line, including the first paragraph of a text.
  package var topMargin: CGFloat = 0
  /// The space below the last line, including the last paragraph of a text.
  package var bottomMargin: CGFloat = 0

  /// Creates a style.
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
  /// The part of the line break strategy that applies in the line break mode. Clipping ignores it,
  /// as Apple documents for single-line modes, and so does character wrapping.
  var effectiveStrategy: LineBreakStrategy {
    switch lineBreakMode {
    case .byCharWrapping, .byClipping: []
    case .byWordWrapping, .byTruncatingHead, .byTruncatingMiddle, .byTruncatingTail:
      lineBreakStrategy
    }
  }
}
