/// Lines of glyphs, which can be drawn at any position in any colors.
///
/// The origin is the top left corner of the text's box, y goes down, all in points. Baselines lie
/// on whole pixels of the constraints' grid; glyphs keep their fractional x.
package struct TextLayout: Hashable, Sendable {
  package struct Line: Hashable, Sendable {
    /// Distance of the baseline from the top of the box.
    package var baseline: CGFloat
    /// Where the line's visible text starts from the left, in a box as wide as the layout itself,
    /// after alignment.
    package var x: CGFloat
    /// Width of the visible text, without the spaces at which the line was broken.
    package var width: CGFloat
    /// Top of the line box, not rounded.
    package var top: CGFloat
    /// Height of the line box, not rounded.
    package var height: CGFloat
    /// The UTF-16 code units of the source that the line represents, including the spaces and
    /// newline at its end and the characters replaced by an ellipsis.
    package var range: Range<Int>
    /// Whether an ellipsis replaces a part of the range.
    package var isTruncated: Bool
    /// Whether the line's paragraph runs from right to left.
    package var isRightToLeft: Bool

    var placement: LinePlacement
    var content: LineContent
  }

  /// What is drawn of a line.
  package struct Parts: OptionSet, Sendable {
    package let rawValue: UInt8

    package init(rawValue: UInt8) { self.rawValue = rawValue }

    package static let backgrounds = Parts(rawValue: 1 << 0)
    /// Glyphs with their shadows, lines and attachments.
    package static let characters = Parts(rawValue: 1 << 1)
    package static let all: Parts = [.backgrounds, .characters]
  }

  /// Width and height of the text's box, rounded up to whole pixels. Zero for an empty text.
  package var size: CGSize
  package var lines: [Line]
  /// Whether text is omitted: replaced by an ellipsis, or in lines that do not fit.
  package var isTruncated: Bool
  /// Whether a line ends inside a word, because the word is wider than the line.
  package var breaksWords: Bool
  /// Whether the first line is below the exclusion, because its first word does not fit beside it.
  package var startsBelowExclusion: Bool
  /// The factor by which the font was scaled to fit; 1 if it was not.
  package var scale: CGFloat
  /// The characters that no font supports, each once, in order of first appearance. They are drawn
  /// as boxes.
  package var missingCharacters: [Unicode.Scalar]

  /// Distance of the first baseline from the top; 0 for an empty text.
  package var firstBaseline: CGFloat { lines.first?.baseline ?? 0 }
  /// Height of the first line's box, not rounded; 0 for an empty text.
  package var firstLineHeight: CGFloat { lines.first?.height ?? 0 }
  /// Distance of the last baseline from the top; 0 for an empty text.
  package var lastBaseline: CGFloat { lines.last?.baseline ?? 0 }

  /// Adds the text to a display list.
  ///
  /// - Parameters:
  ///   - origin: the top left corner of the box. If it lies on whole pixels, so do the baselines.
  ///   - palette: the colors to which the attributes' indices refer.
  ///   - boxWidth: the width in which lines are aligned; `nil` for the width of the layout. A wider
  ///     line starts at the box's leading edge. Justified lines keep the width for which they were
  ///     laid out.
  ///   - range: the lines that are drawn; `nil` for all.
  ///   - parts: what is drawn of them.
  ///   - attachments: returns the drawing of a numbered attachment in its rectangle.
  package func draw(
    into items: inout [DisplayList.Item], at origin: CGPoint, palette: [Color],
    boxWidth: CGFloat? = nil, lines range: Range<Int>? = nil, parts: Parts = .all,
    attachments: (_ number: Int, _ rect: CGRect) -> [DisplayList.Item] = { _, _ in [] }
  ) {
    let width = boxWidth ?? size.width
    for line in lines[range ?? lines.indices] {
      line.content.draw(
        into: &items,
        at: CGPoint(
          x: origin.x + line.placement.x(ofWidth: line.width, in: width),
          y: origin.y + line.baseline),
        lineTop: line.top - line.baseline, lineHeight: line.height, palette: palette,
        parts: parts, attachments: attachments)
    }
  }

  /// The left edge of a line's visible text in a box of a given width, as it is drawn.
  package func x(ofLine index: Int, boxWidth: CGFloat) -> CGFloat {
    lines[index].placement.x(ofWidth: lines[index].width, in: boxWidth)
  }
}
