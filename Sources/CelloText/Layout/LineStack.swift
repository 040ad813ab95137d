/// The lines of a text, from top to bottom, as they come to stand.
struct LineStack {
  private let setter: Typesetter
  private let grid: PixelGrid
  private var lines: [TextLayout.Line] = []
  /// Height of all lines so far, and the exact place of the last baseline counted from the first, which is on a pixel.
  private var height: CGFloat = 0
  private var lastBaseline: CGFloat = 0
  private var lastDescent: CGFloat = 0
  private var lastLeading: CGFloat = 0
  private var isTruncated = false
  private var widest: CGFloat = 0

  init(_ setter: Typesetter) {
    self.setter = setter
    grid = setter.constraints.grid
  }

  var count: Int { lines.count }

  /// Adds lines until the text is used up or the limit reached. `false` when a line does not fit in the height; it is
  /// then not among the lines.
  mutating func fill(limit: Int) -> Bool {
    guard setter.count > 0 else { return true }
    var start = 0
    var gap: CGFloat = 0
    while true {
      let paragraph = setter.paragraph(at: start)
      if !lines.isEmpty { gap += ResolvedStyle.length(paragraph.style.paragraphSpacingBefore) }
      var lineStart = paragraph.range.lowerBound
      repeat {
        let isFirst = lineStart == paragraph.range.lowerBound
        let isLast = lines.count + 1 >= limit
        let breaker = LineBreaker(
          paragraph, isFirstOfParagraph: isFirst, isOnlyLine: lines.isEmpty,
          excludedWidth: excludedWidth(below: gap))
        let line = isLast ? breaker.lastLine(from: lineStart) : breaker.line(from: lineStart)
        guard add(line, gap: gap) else { return false }
        gap = ResolvedStyle.length(paragraph.style.lineSpacing)
        lineStart = line.end
        if isLast {
          isTruncated = isTruncated || line.leavesOut
          return true
        }
        if line.endsParagraph { break }
      } while true
      start = paragraph.next
      // A separator at the very end opens one more, empty line.
      guard start > paragraph.range.upperBound else { return true }
      gap += ResolvedStyle.length(paragraph.style.paragraphSpacing)
    }
  }

  /// How far the excluded box reaches into a line that follows after a gap.
  private func excludedWidth(below gap: CGFloat) -> CGFloat {
    let exclusion = setter.constraints.exclusion
    let top = lines.isEmpty ? 0 : height + lastLeading + gap
    return top + 0.001 < exclusion.height ? max(ResolvedStyle.finite(exclusion.width), 0) : 0
  }

  private mutating func add(_ line: SetLine, gap: CGFloat) -> Bool {
    let box = line.box
    var total = height + box.ascent + box.descent
    var baseline = grid.roundedUp(box.ascent)
    if !lines.isEmpty {
      let between = lastLeading + gap
      total += between
      if total > setter.constraints.height + 0.001 { return false }
      baseline = lastBaseline + lastDescent + between + box.ascent
    }
    height = total
    lastBaseline = baseline
    lastDescent = box.descent
    lastLeading = setter.constraints.usesLeading ? box.leading : 0
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

  func layout(missing: [Unicode.Scalar]) -> TextLayout {
    guard !lines.isEmpty else {
      return TextLayout(
        size: .zero, lines: [], isTruncated: false, scale: 1, missingCharacters: [])
    }
    let width = min(max(grid.roundedUp(widest), 0), setter.width)
    var placed = lines
    for index in placed.indices {
      placed[index].x = placed[index].placement.x(ofWidth: placed[index].width, in: width)
    }
    return TextLayout(
      size: CGSize(width: width, height: grid.roundedUp(height)), lines: placed,
      isTruncated: isTruncated, scale: 1, missingCharacters: missing)
  }
}
