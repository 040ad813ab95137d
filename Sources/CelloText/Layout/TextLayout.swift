/// Lines of glyphs, ready to be drawn at any place in any colours.
///
/// The origin is the top left corner of the text's box, y goes down, all in points. Baselines lie on whole pixels of
/// the constraints' grid; glyphs keep their fractional x.
package struct TextLayout: Hashable, Sendable {
  package struct Line: Hashable, Sendable {
    /// Distance of the baseline from the top of the box.
    package var baseline: CGFloat
    /// Where the line's visible text starts from the left, in a box as wide as the layout itself, after alignment.
    package var x: CGFloat
    /// Width of the visible text; spaces at which the line was broken hang beyond it and do not count.
    package var width: CGFloat
    /// Top of the line box, not rounded.
    package var top: CGFloat
    /// Height of the line box, not rounded.
    package var height: CGFloat
    /// The characters that the line stands for, in UTF-16 code units of the source, with the spaces and the newline at
    /// its end, and with what an ellipsis replaces.
    package var range: Range<Int>
    /// Whether an ellipsis replaces a part of the range.
    package var isTruncated: Bool
    /// Whether the line's paragraph runs from right to left.
    package var isRightToLeft: Bool

    var placement: LinePlacement
    var content: LineContent
  }

  /// Width and height of the text's box, rounded up to whole pixels. Zero for an empty text.
  package var size: CGSize
  package var lines: [Line]
  /// Whether some of the text is left out: replaced by an ellipsis, or in lines for which there is no room.
  package var isTruncated: Bool
  /// The factor by which the font has shrunk to fit; 1 when it has not.
  package var scale: CGFloat
  /// The characters that no font has, each once, in the order of their first appearance. They are drawn as boxes.
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
  ///   - origin: the top left corner of the box. On a whole pixel the baselines are, too.
  ///   - palette: the colours that the attributes' indices mean.
  ///   - boxWidth: the width in which lines are aligned; that of the layout itself when `nil`. A line that is wider
  ///     starts at the box's leading edge. Justified lines keep the width for which they were laid out.
  ///   - attachments: paints an attachment that has only a number, in its rectangle.
  package func draw(
    into items: inout [DisplayList.Item], at origin: CGPoint, palette: [Color],
    boxWidth: CGFloat? = nil,
    attachments: (_ number: Int, _ rect: CGRect) -> [DisplayList.Item] = { _, _ in [] }
  ) {
    let width = boxWidth ?? size.width
    for line in lines {
      line.content.draw(
        into: &items,
        at: CGPoint(
          x: origin.x + line.placement.x(ofWidth: line.width, in: width),
          y: origin.y + line.baseline),
        lineTop: line.top - line.baseline, lineHeight: line.height, palette: palette,
        attachments: attachments)
    }
  }

  /// Where a line's visible text starts from the left in a box of a width, as ``draw(into:at:palette:boxWidth:)`` has
  /// it.
  package func x(ofLine index: Int, boxWidth: CGFloat) -> CGFloat {
    lines[index].placement.x(ofWidth: lines[index].width, in: boxWidth)
  }
}

/// Where a line stands between the edges of a box.
struct LinePlacement: Hashable, Sendable {
  /// The share of the free room that is left of the line: 0, 0.5 or 1.
  var alignment: CGFloat
  /// Distances of the line's room from the box's edges, in points.
  var leftInset: CGFloat
  var rightInset: CGFloat
  var isRightToLeft: Bool

  func x(ofWidth width: CGFloat, in boxWidth: CGFloat) -> CGFloat {
    let room = boxWidth - leftInset - rightInset - width
    guard room.isFinite else { return leftInset }
    if room < 0 { return isRightToLeft ? leftInset + room : leftInset }
    return leftInset + room * alignment
  }
}

/// What stands in a line. Relative to the left end of the visible text on the baseline, y down.
struct LineContent: Hashable, Sendable {
  /// Glyphs of one font and colour.
  struct Glyphs: Hashable, Sendable {
    var font: GlyphFont
    var size: CGFloat
    var slant: CGFloat
    var color: Int
    /// The outline's width in points; above zero only stroked, below zero filled, too.
    var stroke: CGFloat
    var strokeColor: Int?
    var glyphs: [GlyphRun.Glyph]
  }

  /// A rectangle: a line under or through text, or a part of one.
  struct Rule: Hashable, Sendable {
    var rect: CGRect
    var color: Int
    var isAboveText: Bool
  }

  /// The colour behind a run, as tall as the line's box.
  struct Background: Hashable, Sendable {
    var x: CGFloat
    var width: CGFloat
    var color: Int
  }

  struct Image: Hashable, Sendable {
    var rect: CGRect
    var content: TextAttachment.Content
  }

  var glyphs: [Glyphs] = []
  var rules: [Rule] = []
  var backgrounds: [Background] = []
  var images: [Image] = []

  func draw(
    into items: inout [DisplayList.Item], at origin: CGPoint, lineTop: CGFloat,
    lineHeight: CGFloat, palette: [Color],
    attachments: (_ number: Int, _ rect: CGRect) -> [DisplayList.Item]
  ) {
    func color(_ index: Int) -> Color {
      palette.indices.contains(index) ? palette[index] : .clear
    }
    for background in backgrounds {
      items.append(
        .fill(
          .rect(
            CGRect(
              x: origin.x + background.x, y: origin.y + lineTop, width: background.width,
              height: lineHeight)), color(background.color)))
    }
    for rule in rules where !rule.isAboveText {
      items.append(
        .fill(.rect(rule.rect.offsetBy(dx: origin.x, dy: origin.y)), color(rule.color)))
    }
    for run in glyphs {
      var moved = run.glyphs
      for index in moved.indices {
        moved[index].position.x += origin.x
        moved[index].position.y += origin.y
      }
      var item = GlyphRun(
        font: run.font, size: run.size, color: color(run.color), glyphs: moved, slant: run.slant)
      if run.stroke <= 0 { items.append(.glyphs(item)) }
      if run.stroke != 0 {
        item.color = color(run.strokeColor ?? run.color)
        item.strokeWidth = abs(run.stroke)
        items.append(.glyphs(item))
      }
    }
    for image in images {
      let rect = image.rect.offsetBy(dx: origin.x, dy: origin.y)
      switch image.content {
      case .picture(let picture, let tint):
        items.append(
          .image(DisplayList.ImageItem(picture: picture, rect: rect, tint: tint.map(color))))
      case .drawing(let list):
        guard list.size.width > 0, list.size.height > 0 else { continue }
        let transform = CGAffineTransform(
          a: rect.width / list.size.width, b: 0, c: 0, d: rect.height / list.size.height,
          tx: rect.minX, ty: rect.minY)
        items.append(.group(DisplayList.Group(items: list.items, transform: transform)))
      case .numbered(let number): items += attachments(number, rect)
      case .space: break
      }
    }
    for rule in rules where rule.isAboveText {
      items.append(
        .fill(.rect(rule.rect.offsetBy(dx: origin.x, dy: origin.y)), color(rule.color)))
    }
  }
}
