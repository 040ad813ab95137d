/// A line that has been broken off and filled.
struct SetLine {
  /// All characters that the line stands for.
  var range: Range<Int>
  /// Where the next line of the paragraph starts.
  var end: Int
  var endsParagraph: Bool
  /// Whether an ellipsis stands for a part.
  var isTruncated = false
  /// Whether text after the line is not shown at all, or replaced by an ellipsis.
  var leavesOut = false
  var width: CGFloat
  var box: LineBox
  var placement: LinePlacement
  var content: LineContent
}

/// Heights of a line, in points.
struct LineBox {
  var ascent: CGFloat
  var descent: CGFloat
  /// What comes between this line's box and the next one's.
  var leading: CGFloat
}

/// Breaks single lines off a paragraph.
struct LineBreaker {
  private let paragraph: Paragraph
  private let setter: Typesetter
  private let isFirstOfParagraph: Bool
  private let indent: CGFloat
  /// Points between the line's start and its end.
  private let room: CGFloat
  private let trailingInset: CGFloat

  /// What a sum of advances may exceed the room by, in points, because widths that come back from a layout have been
  /// added and subtracted.
  private static let tolerance: CGFloat = 0.001
  /// Distance of tab stops, in points. Source: the default tab stops of `NSParagraphStyle`.
  private static let tabInterval: CGFloat = 28

  /// - Parameter excludedWidth: what the line leaves free on the side where the interface starts.
  init(
    _ paragraph: Paragraph, isFirstOfParagraph: Bool, isOnlyLine: Bool, excludedWidth: CGFloat = 0
  ) {
    self.paragraph = paragraph
    setter = paragraph.setter
    self.isFirstOfParagraph = isFirstOfParagraph
    let style = paragraph.style
    // The excluded side is the interface's; the indent's, too, unless the paragraph has a direction of its own.
    let startsAtExclusion =
      style.baseDirection == .natural
      || (style.baseDirection == .rightToLeft) == setter.constraints.isRightToLeft
    indent =
      max(
        ResolvedStyle.finite(isFirstOfParagraph ? style.firstLineHeadIndent : style.headIndent), 0)
      + (startsAtExclusion ? excludedWidth : 0)
    let width = paragraph.setter.width
    let tail = ResolvedStyle.finite(style.tailIndent)
    let lineEnd =
      (tail > 0 ? min(tail, width) : width + tail) - (startsAtExclusion ? 0 : excludedWidth)
    room = max(lineEnd - indent, 0)
    trailingInset = width.isFinite ? max(width - lineEnd, 0) : 0
  }

  /// The line that starts at an offset, broken where it is full.
  func line(from start: Int) -> SetLine {
    let found = extent(from: start)
    guard !found.reachesEnd else {
      return finish(
        start, end: found.end, slices: slices(start..<found.visibleEnd),
        endsParagraph: found.end == paragraph.range.upperBound
          && !(found.end > start && endsLine(at: found.end - 1)),
        isJustified: false)
    }
    var end = found.end
    while true {
      let slices = softLine(start, end)
      let isWider = width(of: slices) > room + Self.tolerance
      // Shaping the part alone, or its hyphen, may have made it wider than it was.
      if isWider, let earlier = paragraph.breaks.last(after: start, atOrBefore: end - 1) {
        end = earlier
        continue
      }
      return finish(
        start, end: end, slices: slices, endsParagraph: end == paragraph.range.upperBound,
        isJustified: end < paragraph.range.upperBound)
    }
  }

  /// The last line that is allowed: what does not fit is cut as the paragraph wants it.
  func lastLine(from start: Int) -> SetLine {
    let found = extent(from: start)
    if setter.count == paragraph.range.upperBound, found.end == paragraph.range.upperBound {
      let line = line(from: start)
      if line.endsParagraph { return line }
    }
    var result: SetLine
    switch paragraph.style.lineBreakMode {
    case .byWordWrapping, .byCharWrapping:
      result = line(from: start)
    case .byClipping:
      result = clippedLine(from: start)
    case .byTruncatingTail:
      result = truncated(from: start) { room in
        (head: headEnd(from: start, room: room), tail: nil)
      }
    case .byTruncatingHead:
      result = truncated(from: start) { room in
        (head: start, tail: tailStart(after: start, room: room))
      }
    case .byTruncatingMiddle:
      result = truncated(from: start) { room in
        let head = headEnd(from: start, room: room / 2)
        let used = width(of: slices(start..<head))
        return (head: head, tail: tailStart(after: head, room: room - used))
      }
    }
    result.leavesOut = true
    return result
  }

  // MARK: Where lines end

  private struct Extent {
    /// Where the next line starts.
    var end: Int
    /// Where the visible text ends.
    var visibleEnd: Int
    /// Whether the line ends because the text does, or by a line separator.
    var reachesEnd: Bool
  }

  private func endsLine(at offset: Int) -> Bool { paragraph.flags(at: offset).contains(.endsLine) }

  private func extent(from start: Int) -> Extent {
    let limit = paragraph.range.upperBound
    var x: CGFloat = 0
    var position = start
    while position < limit {
      if position >= paragraph.measured { paragraph.measureMore() }
      let flags = paragraph.flags(at: position)
      if flags.contains(.endsLine) {
        return Extent(end: position + 1, visibleEnd: position, reachesEnd: true)
      }
      let advance = flags.contains(.isTab) ? tabAdvance(at: x) : paragraph.advance(at: position)
      if x + advance > room + Self.tolerance, !Characters.isHangingSpace(setter.text[position]) {
        return brokenExtent(from: start, overflow: position)
      }
      x += advance
      position += 1
    }
    var visibleEnd = limit
    if x > room + Self.tolerance { visibleEnd = trimmed(start..<limit) }
    return Extent(end: limit, visibleEnd: visibleEnd, reachesEnd: true)
  }

  /// The end of a line whose character at `overflow` has no room.
  private func brokenExtent(from start: Int, overflow: Int) -> Extent {
    if paragraph.style.lineBreakMode != .byCharWrapping,
      let end = paragraph.breaks.last(after: start, atOrBefore: overflow)
    {
      return Extent(end: end, visibleEnd: end, reachesEnd: false)
    }
    // A word that is wider than the line breaks between characters. One always has to fit.
    let end = characterBoundary(atOrBefore: overflow, after: start)
    return Extent(end: end, visibleEnd: end, reachesEnd: false)
  }

  /// The last character boundary at or before an offset, or else the first after the start.
  private func characterBoundary(atOrBefore limit: Int, after start: Int) -> Int {
    if let found = GraphemeBoundaries.last(
      in: setter.text, start..<paragraph.range.upperBound, atOrBefore: limit)
    {
      var position = found
      while position > start {
        if paragraph.flags(at: position).contains(.startsCluster) { return position }
        position -= 1
      }
    }
    var position =
      GraphemeBoundaries.first(in: setter.text, start..<paragraph.range.upperBound)
    while position < paragraph.range.upperBound {
      if position >= paragraph.measured { paragraph.measureMore() }
      if paragraph.flags(at: position).contains(.startsCluster) { break }
      position += 1
    }
    return position
  }

  private func trimmed(_ range: Range<Int>) -> Int {
    var end = range.upperBound
    while end > range.lowerBound, Characters.isHangingSpace(setter.text[end - 1]) { end -= 1 }
    return end
  }

  private func tabAdvance(at x: CGFloat) -> CGFloat {
    let position = indent + x
    guard position < 1e9 else { return 0 }
    return CGFloat(Int(clamping: position / Self.tabInterval) &+ 1) * Self.tabInterval - position
  }

  // MARK: What stands in a line

  /// The visible glyphs of a line that is broken at `end`, with a hyphen for a soft hyphen.
  private func softLine(_ start: Int, _ end: Int) -> [LineSlice] {
    let visibleEnd = trimmed(start..<end)
    var slices = slices(start..<visibleEnd)
    if visibleEnd > start, setter.text[visibleEnd - 1] == 0xad {
      slices.append(
        mark([0x2010, 0x2d], styleOf: visibleEnd - 1, level: paragraph.level(at: visibleEnd - 1)))
    }
    return slices
  }

  /// The glyphs of a part of the paragraph, in the order of the text.
  private func slices(_ range: Range<Int>) -> [LineSlice] {
    paragraph.slices(in: range)
  }

  private func width(of slices: [LineSlice]) -> CGFloat {
    var x: CGFloat = 0
    for slice in slices { x += slice.width ?? tabAdvance(at: x) }
    return x
  }

  /// A sign that is not in the text, such as an ellipsis: the first of the candidates that the face has.
  private func mark(_ candidates: [UInt16], styleOf offset: Int, level: UInt8) -> LineSlice {
    let index = setter.itemizer.styleIndex(at: min(max(offset, 0), max(setter.count - 1, 0)))
    return LineSlice.mark(candidates, style: index, level: level, setter: setter)
  }

  private func finish(
    _ start: Int, end: Int, slices: [LineSlice], endsParagraph: Bool, isJustified: Bool
  ) -> SetLine {
    var rangeEnd = end
    if endsParagraph { rangeEnd = paragraph.next }
    let isRightToLeft = paragraph.isRightToLeft
    let style = paragraph.style
    // Explicit directions carry natural alignment along; otherwise the interface decides.
    let startsRight =
      style.baseDirection == .natural ? setter.constraints.isRightToLeft : isRightToLeft
    let alignment: CGFloat =
      switch style.alignment {
      case .natural, .justified: startsRight ? 1 : 0
      case .left: 0
      case .right: 1
      case .center: 0.5
      }
    var resolved = slices
    var x: CGFloat = 0
    for index in resolved.indices {
      let width = resolved[index].width ?? tabAdvance(at: x)
      resolved[index].width = width
      x += width
    }
    let target = style.alignment == .justified && isJustified && room.isFinite ? room : nil
    let builder = LineBuilder(setter, baseLevel: paragraph.level)
    let built = builder.build(resolved, justifiedTo: target)
    return SetLine(
      range: start..<rangeEnd, end: end, endsParagraph: endsParagraph, width: built.width,
      box: box(of: start..<max(end, start), slices: resolved),
      placement: LinePlacement(
        alignment: alignment, leftInset: startsRight ? trailingInset : indent,
        rightInset: startsRight ? indent : trailingInset, isRightToLeft: isRightToLeft),
      content: built.content)
  }

  /// The line's box: as tall as its tallest run and attachment want, and letters of other fonts than the one asked for
  /// need; then as the paragraph's limits have it.
  private func box(of range: Range<Int>, slices: [LineSlice]) -> LineBox {
    var ascent: CGFloat = 0
    var descent: CGFloat = 0
    var leading: CGFloat = 0
    func include(_ style: ResolvedStyle) {
      ascent = max(ascent, style.ascent)
      descent = max(descent, style.descent)
      leading = max(leading, style.leading)
    }
    // An empty paragraph is as tall as its separator, or the text before it.
    let first = setter.itemizer.styleIndex(at: min(range.lowerBound, setter.count - 1))
    include(setter.styles[first])
    var index = first
    while index + 1 < setter.styles.count, setter.itemizer.styleEnds[index] < range.upperBound {
      index += 1
      include(setter.styles[index])
    }
    // What letters need that the style's own font does not have.
    var above: CGFloat = 0
    var below: CGFloat = 0
    for slice in slices {
      let style = setter.styles[slice.style]
      include(style)
      if let face = slice.face, face !== style.face, !face.hasColorBitmaps {
        let reach = face.reach(of: slice.run.glyphs[slice.glyphs])
        let rise = ResolvedStyle.finite(style.attributes.baselineOffset)
        // Chosen: what passes the line by less than a twentieth of the size touches nothing.
        let slack = slice.metrics.size / 20
        let top = CGFloat(reach.above) * slice.metrics.pointsPerUnit + rise
        let bottom = CGFloat(reach.below) * slice.metrics.pointsPerUnit - rise
        if top > style.ascent + slack { above = max(above, top) }
        if bottom > style.descent + slack { below = max(below, bottom) }
      }
      if slice.kind == .attachment {
        let attributes = style.attributes
        let bottom =
          ResolvedStyle.finite(attributes.attachment?.baselineOffset ?? 0)
          + ResolvedStyle.finite(attributes.baselineOffset)
        ascent = max(ascent, bottom + style.attachmentSize.height)
        descent = max(descent, -bottom)
      }
    }
    let style = paragraph.style
    let multiple = ResolvedStyle.finite(style.lineHeightMultiple)
    func limited(_ height: CGFloat) -> CGFloat {
      var height = multiple > 0 ? height * multiple : height
      let maximum = ResolvedStyle.length(style.maximumLineHeight)
      if maximum > 0 { height = min(height, maximum) }
      return max(height, ResolvedStyle.length(style.minimumLineHeight))
    }
    // The leading gives way first, so that lines with and without such letters keep their distance as long as they can.
    let usualAdvance = ascent + descent + leading
    ascent = max(ascent, above)
    descent = max(descent, below)
    let height = limited(ascent + descent)
    let advance = limited(max(usualAdvance, ascent + descent))
    return LineBox(
      ascent: height - descent, descent: descent, leading: max(advance - height, 0))
  }

  // MARK: Lines that are cut

  /// Everything up to the paragraph's end on one line, however wide, as far as anyone can see it.
  private func clippedLine(from start: Int) -> SetLine {
    let limit = paragraph.range.upperBound
    var x: CGFloat = 0
    var position = start
    while position < limit, x <= room {
      if position >= paragraph.measured { paragraph.measureMore() }
      let flags = paragraph.flags(at: position)
      if flags.contains(.endsLine) { break }
      x += flags.contains(.isTab) ? tabAdvance(at: x) : paragraph.advance(at: position)
      position += 1
    }
    while position < limit {
      if position >= paragraph.measured { paragraph.measureMore() }
      if paragraph.flags(at: position).contains(.startsCluster) { break }
      position += 1
    }
    var line = finish(
      start, end: limit, slices: slices(start..<position), endsParagraph: true, isJustified: false)
    line.range = start..<setter.count
    return line
  }

  /// A line with an ellipsis for what lies between a head and a tail.
  private func truncated(
    from start: Int, cut: (CGFloat) -> (head: Int, tail: (paragraph: Paragraph, start: Int)?)
  ) -> SetLine {
    var room = self.room
    while true {
      let probe = mark([0x2026], styleOf: start, level: paragraph.level)
      let parts = cut(room - (probe.width ?? 0))
      let head = trimmed(start..<parts.head)
      var slices = paragraph.slices(in: start..<head, isCutBehind: true)
      let ellipsisStyle = head > start ? head - 1 : parts.tail?.start ?? start
      slices.append(mark([0x2026], styleOf: ellipsisStyle, level: paragraph.level))
      if let tail = parts.tail {
        var tailStart = tail.start
        while tailStart < tail.paragraph.range.upperBound,
          Characters.isHangingSpace(setter.text[tailStart])
        {
          tailStart += 1
        }
        slices += tail.paragraph.slices(
          in: tailStart..<tail.paragraph.range.upperBound, isCutBefore: true)
      }
      let excess = width(of: slices) - self.room
      // Shaping the parts alone may have made them wider than they were, or the ellipsis has another font.
      if excess > Self.tolerance, room > 0, head > start || parts.tail != nil {
        room -= max(excess, 0.25)
        continue
      }
      var line = finish(
        start, end: head, slices: slices, endsParagraph: true, isJustified: false)
      line.range = start..<setter.count
      line.isTruncated = true
      return line
    }
  }

  /// Where a head that starts a line ends, so that it fits.
  private func headEnd(from start: Int, room: CGFloat) -> Int {
    let limit = paragraph.range.upperBound
    var x: CGFloat = 0
    var position = start
    while position < limit {
      if position >= paragraph.measured { paragraph.measureMore() }
      let flags = paragraph.flags(at: position)
      if flags.contains(.endsLine) { return position }
      x += flags.contains(.isTab) ? tabAdvance(at: x) : paragraph.advance(at: position)
      if x > room + Self.tolerance {
        let found =
          GraphemeBoundaries.last(in: setter.text, start..<limit, atOrBefore: position) ?? start
        var end = found
        while end > start, !paragraph.flags(at: end).contains(.startsCluster) { end -= 1 }
        return end
      }
      position += 1
    }
    return limit
  }

  /// Where the text's last paragraph can start, so that the rest of it fits behind an ellipsis.
  private func tailStart(
    after earliest: Int, room: CGFloat
  ) -> (paragraph: Paragraph, start: Int)? {
    let last = setter.lastParagraph(from: paragraph)
    let first = max(earliest, last.range.lowerBound)
    let limit = last.range.upperBound
    // Only the end is looked at, as much of it as the line could show.
    var length = 256
    while true {
      let from = limit - first <= length ? first : limit - length
      let suffix = last.suffix(
        from: GraphemeBoundaries.aligned(from, in: setter.text, first..<limit))
      while suffix.measured < limit { suffix.measureMore() }
      var x: CGFloat = 0
      var position = limit
      while position > suffix.range.lowerBound {
        let flags = suffix.flags(at: position - 1)
        if flags.contains(.endsLine) { break }
        let advance = flags.contains(.isTab) ? Self.tabInterval : suffix.advance(at: position - 1)
        if x + advance > room + Self.tolerance { break }
        x += advance
        position -= 1
      }
      if position == suffix.range.lowerBound, position > first {
        length *= 4
        continue
      }
      // Forward to where a character starts.
      var start = GraphemeBoundaries.atOrAfter(
        position, in: setter.text, suffix.range.lowerBound..<limit)
      while start < limit, !suffix.flags(at: start).contains(.startsCluster) { start += 1 }
      return start < limit ? (suffix, start) : nil
    }
  }
}
