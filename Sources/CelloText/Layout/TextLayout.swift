/// Lines of glyphs, which can be drawn at any position in any colors.
///
/// The origin is the top left corner of the text's box, and y increases downward, in points.
/// Baselines are on whole pixels of the constraints' grid; glyphs keep their fractional x.
package struct TextLayout: Hashable, Sendable {
  /// A line of a layout.
  package struct Line: Hashable, Sendable {
    /// The distance of the baseline from the top of the box.
    package var baseline: CGFloat
    /// The left edge of the line's visible text after alignment, in a box as wide as the layout
    /// itself.
    package var x: CGFloat
    /// The width of the visible text, without the spaces at which the line was broken.
    package var width: CGFloat
    /// The top of the line box, not rounded.
    package var top: CGFloat
    /// The height of the line box, not rounded.
    package var height: CGFloat
    /// The UTF-16 code units of the source that the line represents, including the spaces and the
    /// newline at its end and the characters that an ellipsis replaces.
    package var range: Range<Int>
    /// A Boolean value that indicates whether an ellipsis replaces a part of the range.
    package var isTruncated: Bool
    /// A Boolean value that indicates whether the line's paragraph runs from right to left.
    package var isRightToLeft: Bool

    var placement: LinePlacement
    var content: LineContent
  }

  /// The parts of a line to draw.
  package struct Parts: OptionSet, Sendable {
    /// The bits of the set.
    package let rawValue: UInt8

    /// Creates a set from its bits.
    package init(rawValue: UInt8) { self.rawValue = rawValue }

    /// The backgrounds of runs.
    package static let backgrounds = Parts(rawValue: 1 << 0)
    /// Glyphs with their shadows, decorations and attachments.
    package static let characters = Parts(rawValue: 1 << 1)
    /// All parts.
    package static let all: Parts = [.backgrounds, .characters]
  }

  /// The size of the text's box, rounded up to whole pixels; zero for an empty text.
  package var size: CGSize
  /// The lines from top to bottom.
  package var lines: [Line]
  /// A Boolean value that indicates whether text is omitted: it is replaced by an ellipsis, or in
  /// lines that do not fit.
  package var isTruncated: Bool
  /// A Boolean value that indicates whether a line ends inside a word that is wider than the line.
  package var breaksWords: Bool
  /// A Boolean value that indicates whether the first line is below the exclusion, because its
  /// first word does not fit next to it.
  package var startsBelowExclusion: Bool
  /// The factor by which the font was scaled to fit; 1 if it was not scaled.
  package var scale: CGFloat
  /// The characters that no font supports, without duplicates, in order of first appearance. They
  /// are drawn as boxes.
  package var missingCharacters: [Unicode.Scalar]

  /// The distance of the first baseline from the top; 0 for an empty text.
  package var firstBaseline: CGFloat { lines.first?.baseline ?? 0 }
  /// The height of the first line's box, not rounded; 0 for an empty text.
  package var firstLineHeight: CGFloat { lines.first?.height ?? 0 }
  /// The distance of the last baseline from the top; 0 for an empty text.
  package var lastBaseline: CGFloat { lines.last?.baseline ?? 0 }

  /// Adds the text to a display list.
  ///
  /// - Parameters:
  ///   - origin: the top left corner of the box. If it is on whole pixels, so are the baselines.
  ///   - palette: the colors to which the attributes' indices refer.
  ///   - boxWidth: the width in which lines are aligned; `nil` for the width of the layout. A wider
  ///     line starts at the leading edge of the box. Justified lines keep the width for which they
  ///     were laid out.
  ///   - range: the lines to draw; `nil` for all lines.
  ///   - parts: the parts of the lines to draw.
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

  /// Returns the left edge of a line's visible text in a box of a given width, as it is drawn.
  package func x(ofLine index: Int, boxWidth: CGFloat) -> CGFloat {
    lines[index].placement.x(ofWidth: lines[index].width, in: boxWidth)
  }
}
