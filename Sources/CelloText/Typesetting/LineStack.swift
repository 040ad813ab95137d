/// Places the lines of a text from top to bottom.
struct LineStack {
  private let context: LayoutContext
  private let grid: PixelGrid
  private var lines: [TextLayout.Line] = []
  private var totals = Totals()
  private var isTruncated = false

  /// The accumulated values of the lines so far.
  private struct Totals {
    /// The bottom of the last line's box. Positions are rounded only when a line is placed, so that
    /// rounding errors do not accumulate.
    var height: CGFloat = 0
    var lastLeading: CGFloat = 0
    var widest: CGFloat = 0
    var breaksWords = false
    var startsBelowExclusion = false
  }

  /// A line that was broken where it was full, with the state required to break it earlier.
  private struct FullLine {
    var start: Int
    /// The last break before the chosen break.
    var earlierBreak: Int
    var breaker: LineBreaker
    var gap: CGFloat
    /// The totals before the line.
    var totals: Totals
  }

  init(_ context: LayoutContext) {
    self.context = context
    grid = context.constraints.grid
  }

  var count: Int { lines.count }

  /// Adds lines up to the end of the text or the limit.
  ///
  /// - Returns: `false` if a line does not fit in the height; that line is not added.
  mutating func fill(limit: Int) -> Bool {
    guard context.count > 0 else { return true }
    var start = 0
    var gap: CGFloat = 0
    while true {
      let paragraph = ShapedParagraph(context, at: start)
      if !lines.isEmpty { gap += ResolvedStyle.length(paragraph.style.paragraphSpacingBefore) }
      gap += ResolvedStyle.length(paragraph.style.topMargin)
      let bottomMargin = ResolvedStyle.length(paragraph.style.bottomMargin)
      let pushesOut = paragraph.style.effectiveStrategy.contains(.pushOut)
      var lineStart = paragraph.range.lowerBound
      var previous: FullLine?
      repeat {
        let isLast = lines.count + 1 >= limit
        let breaker = breaker(of: paragraph, from: lineStart, gap: &gap)
        let line = isLast ? breaker.lastLine(from: lineStart) : breaker.line(from: lineStart)
        let totalsBefore = totals
        if line.endsParagraph, !line.omitsText, let previous,
          let pushed = pushingOutWord(of: previous, to: line, in: paragraph)
        {
          self = pushed
        } else if !add(line, gap: gap) {
          return false
        }
        previous = nil
        if pushesOut, !line.endsParagraph, !breaker.endsLine(at: line.end - 1),
          let earlier = paragraph.breaks.last(after: lineStart, atOrBefore: line.end - 1)
        {
          previous = FullLine(
            start: lineStart, earlierBreak: earlier, breaker: breaker, gap: gap,
            totals: totalsBefore)
        }
        gap = ResolvedStyle.length(paragraph.style.lineSpacing)
        lineStart = line.end
        if isLast {
          isTruncated = isTruncated || line.omitsText
          totals.height += bottomMargin
          return true
        }
        if line.endsParagraph { break }
      } while true
      start = paragraph.next
      // A separator at the end of the text starts an additional, empty line.
      guard start > paragraph.range.upperBound else {
        totals.height += bottomMargin
        return true
      }
      gap += ResolvedStyle.length(paragraph.style.paragraphSpacing) + bottomMargin
    }
  }

  /// Returns the lines with the last word of the preceding line moved to a paragraph's last line;
  /// `nil` unless the last line is a single word and both words fit.
  private func pushingOutWord(
    of previous: FullLine, to last: TypesetLine, in paragraph: ShapedParagraph
  ) -> LineStack? {
    let start = last.range.lowerBound
    let end = previous.breaker.trimmed(start..<paragraph.range.upperBound)
    guard !paragraph.breaks.hasBreak(after: start, before: end),
      let shortened = previous.breaker.line(from: previous.start, to: previous.earlierBreak)
    else { return nil }
    var stack = self
    stack.lines.removeLast()
    stack.totals = previous.totals
    guard stack.add(shortened, gap: previous.gap) else { return nil }
    var gap = ResolvedStyle.length(paragraph.style.lineSpacing)
    let line = stack.breaker(of: paragraph, from: previous.earlierBreak, gap: &gap)
      .line(from: previous.earlierBreak)
    return line.endsParagraph && stack.add(line, gap: gap) ? stack : nil
  }

  /// Returns a breaker for the next line.
  ///
  /// A line next to the exclusion ends between words. A line that would end inside a word is moved
  /// below the exclusion, where the whole width is available, by increasing the gap above it.
  private mutating func breaker(
    of paragraph: ShapedParagraph, from start: Int, gap: inout CGFloat
  ) -> LineBreaker {
    let isFirst = start == paragraph.range.lowerBound
    let exclusion = context.constraints.exclusion
    let bottom = ResolvedStyle.length(exclusion.height)
    let width = ResolvedStyle.length(exclusion.width)
    let top = top(below: gap)
    if width > 0, LayoutUnit.nearest(top) < LayoutUnit.nearest(bottom) {
      let beside = LineBreaker(paragraph, isFirstOfParagraph: isFirst, excludedWidth: width)
      guard beside.extent(from: start).breaksWord else { return beside }
      gap += bottom - top
      totals.startsBelowExclusion = totals.startsBelowExclusion || lines.isEmpty
    }
    return LineBreaker(paragraph, isFirstOfParagraph: isFirst)
  }

  /// Returns the top of the next line's box, before rounding.
  private func top(below gap: CGFloat) -> CGFloat { totals.height + totals.lastLeading + gap }

  private mutating func add(_ line: TypesetLine, gap: CGFloat) -> Bool {
    let box = line.box
    let top = top(below: gap)
    let bottom = top + box.ascent + box.descent
    if !lines.isEmpty,
      LayoutUnit.nearest(bottom) > LayoutUnit.nearest(context.constraints.height)
    {
      return false
    }
    totals.height = bottom
    totals.lastLeading = context.constraints.usesLeading ? box.leading : 0
    totals.breaksWords = totals.breaksWords || line.breaksWord
    // Source: docs/measurements/text.md#font-metrics.
    let baseline = grid.rounded(top + box.ascent)
    lines.append(
      TextLayout.Line(
        baseline: baseline, x: 0, width: line.width, top: baseline - box.ascent,
        height: box.ascent + box.descent, range: line.range, isTruncated: line.isTruncated,
        isRightToLeft: line.placement.isRightToLeft, placement: line.placement,
        content: line.content))
    let indent =
      line.placement.isRightToLeft ? line.placement.rightInset : line.placement.leftInset
    totals.widest = max(totals.widest, indent + line.width)
    return true
  }

  func layout() -> TextLayout {
    guard !lines.isEmpty else {
      return TextLayout(
        size: .zero, lines: [], isTruncated: false, breaksWords: false,
        startsBelowExclusion: false, scale: 1, missingCharacters: [])
    }
    let width = min(max(LayoutUnit.roundedUp(totals.widest, on: grid), 0), context.width)
    var placed = lines
    for index in placed.indices {
      placed[index].x = placed[index].placement.x(ofWidth: placed[index].width, in: width)
    }
    return TextLayout(
      size: CGSize(width: width, height: LayoutUnit.roundedUp(totals.height, on: grid)),
      lines: placed,
      isTruncated: isTruncated, breaksWords: totals.breaksWords,
      startsBelowExclusion: totals.startsBelowExclusion, scale: 1,
      missingCharacters: context.missing.scalars)
  }
}
