/// Places the lines of a text from top to bottom.
struct LineStack {
  private let context: LayoutContext
  private let grid: PixelGrid
  private var lines: [TextLayout.Line] = []
  /// The height of all lines so far.
  private var height: CGFloat = 0
  /// The position of the last baseline before rounding. The first baseline is on a pixel.
  private var lastBaseline: CGFloat = 0
  private var lastDescent: CGFloat = 0
  private var lastLeading: CGFloat = 0
  private var isTruncated = false
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
        let isFirst = lineStart == paragraph.range.lowerBound
        let isLast = lines.count + 1 >= limit
        let breaker = LineBreaker(
          paragraph, isFirstOfParagraph: isFirst, excludedWidth: excludedWidth(below: gap))
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

  /// The width of the exclusion beside a line that follows after a gap.
  private func excludedWidth(below gap: CGFloat) -> CGFloat {
    let exclusion = context.constraints.exclusion
    let top = lines.isEmpty ? 0 : height + lastLeading + gap
    return LayoutUnit.nearest(top) < LayoutUnit.nearest(exclusion.height)
      ? ResolvedStyle.length(exclusion.width) : 0
  }

  private mutating func add(_ line: TypesetLine, gap: CGFloat) -> Bool {
    let box = line.box
    var total = height + box.ascent + box.descent
    var baseline = grid.roundedUp(box.ascent)
    if !lines.isEmpty {
      let between = lastLeading + gap
      total += between
      if LayoutUnit.nearest(total) > LayoutUnit.nearest(context.constraints.height) { return false }
      baseline = lastBaseline + lastDescent + between + box.ascent
    }
    height = total
    lastBaseline = baseline
    lastDescent = box.descent
    lastLeading = context.constraints.usesLeading ? box.leading : 0
    let roundedBaseline = grid.rounded(baseline)
    lines.append(
      TextLayout.Line(
        baseline: roundedBaseline, x: 0, width: line.width, top: roundedBaseline - box.ascent,
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
        size: .zero, lines: [], isTruncated: false, scale: 1, missingCharacters: [])
    }
    let width = min(max(LayoutUnit.roundedUp(widest, on: grid), 0), context.width)
    var placed = lines
    for index in placed.indices {
      placed[index].x = placed[index].placement.x(ofWidth: placed[index].width, in: width)
    }
    return TextLayout(
      size: CGSize(width: width, height: LayoutUnit.roundedUp(height, on: grid)), lines: placed,
      isTruncated: isTruncated, scale: 1, missingCharacters: context.missing.scalars)
  }
}
