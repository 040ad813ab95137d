/// Places the lines of a text from top to bottom.
struct LineStack {
  private let context: LayoutContext
  private let grid: PixelGrid
  private var lines: [TextLayout.Line] = []
  /// The bottom of the last line's box. Positions are rounded only when a line is placed, so that
  /// rounding does not accumulate.
  private var height: CGFloat = 0
  private var lastLeading: CGFloat = 0
  private var isTruncated = false
  private var breaksWords = false
  private var startsBelowExclusion = false
  private var widest: CGFloat = 0

  init(_ context: LayoutContext) {
    self.context = context
    grid = context.constraints.grid
  }

  var count: Int { lines.count }

  /// Adds lines up to the end of the text or the limit. Returns `false` at a line that does not fit
  /// in the height, which is not added.
  mutating func fill(limit: Int) -> Bool {
    guard context.count > 0 else { return true }
    var start = 0
    var gap: CGFloat = 0
    while true {
      let paragraph = ShapedParagraph(context, at: start)
      if !lines.isEmpty { gap += ResolvedStyle.length(paragraph.style.paragraphSpacingBefore) }
      var lineStart = paragraph.range.lowerBound
      repeat {
        let isLast = lines.count + 1 >= limit
        let breaker = breaker(of: paragraph, from: lineStart, gap: &gap)
        let line = isLast ? breaker.lastLine(from: lineStart) : breaker.line(from: lineStart)
        guard add(line, gap: gap) else { return false }
        gap = ResolvedStyle.length(paragraph.style.lineSpacing)
        lineStart = line.end
        if isLast {
          isTruncated = isTruncated || line.omitsText
          return true
        }
        if line.endsParagraph { break }
      } while true
      start = paragraph.next
      // A separator at the end of the text starts one more, empty line.
      guard start > paragraph.range.upperBound else { return true }
      gap += ResolvedStyle.length(paragraph.style.paragraphSpacing)
    }
  }

  /// A breaker for the next line.
  ///
  /// A line beside the exclusion ends between words. One that would end inside a word is moved below
  /// the exclusion, where a word has the whole width, by making the gap above it larger.
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
      startsBelowExclusion = startsBelowExclusion || lines.isEmpty
    }
    return LineBreaker(paragraph, isFirstOfParagraph: isFirst)
  }

  /// The top of the next line's box, before rounding.
  private func top(below gap: CGFloat) -> CGFloat { height + lastLeading + gap }

  private mutating func add(_ line: TypesetLine, gap: CGFloat) -> Bool {
    let box = line.box
    let top = top(below: gap)
    let bottom = top + box.ascent + box.descent
    if !lines.isEmpty,
      LayoutUnit.nearest(bottom) > LayoutUnit.nearest(context.constraints.height)
    {
      return false
    }
    height = bottom
    lastLeading = context.constraints.usesLeading ? box.leading : 0
    breaksWords = breaksWords || line.breaksWord
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
    widest = max(widest, indent + line.width)
    return true
  }

  func layout() -> TextLayout {
    guard !lines.isEmpty else {
      return TextLayout(
        size: .zero, lines: [], isTruncated: false, breaksWords: false,
        startsBelowExclusion: false, scale: 1, missingCharacters: [])
    }
    let width = min(max(LayoutUnit.roundedUp(widest, on: grid), 0), context.width)
    var placed = lines
    for index in placed.indices {
      placed[index].x = placed[index].placement.x(ofWidth: placed[index].width, in: width)
    }
    return TextLayout(
      size: CGSize(width: width, height: LayoutUnit.roundedUp(height, on: grid)), lines: placed,
      isTruncated: isTruncated, breaksWords: breaksWords,
      startsBelowExclusion: startsBelowExclusion, scale: 1,
      missingCharacters: context.missing.scalars)
  }
}
