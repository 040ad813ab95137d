// The last line that the constraints permit.
extension LineBreaker {
  /// Returns the last line of the text. If more text follows, it is cut according to the
  /// paragraph's line break mode.
  func lastLine(from start: Int) -> TypesetLine {
    if context.count == paragraph.range.upperBound, extent(from: start).end == context.count {
      let line = line(from: start)
      if line.endsParagraph { return line }
    }
    var result: TypesetLine
    switch paragraph.style.lineBreakMode {
    case .byWordWrapping, .byCharWrapping:
      result = line(from: start)
    case .byClipping:
      result = clippedLine(from: start)
    case .byTruncatingTail:
      result = truncated(from: start) { width in
        (head: headEnd(from: start, width: width), tail: nil)
      }
    case .byTruncatingHead:
      result = truncated(from: start) { width in
        (head: start, tail: tailStart(after: start, width: width))
      }
    case .byTruncatingMiddle:
      result = truncated(from: start) { width in
        let head = headEnd(from: start, width: width / 2)
        let used = self.width(of: paragraph.slices(in: start..<head))
        return (head: head, tail: tailStart(after: head, width: width - used))
      }
    }
    result.omitsText = true
    return result
  }

  /// Returns the rest of the paragraph on a single line, up to the first cluster beyond the
  /// available width.
  private func clippedLine(from start: Int) -> TypesetLine {
    let limit = paragraph.range.upperBound
    var x: CGFloat = 0
    var position = start
    while position < limit, x <= availableWidth {
      if position >= paragraph.measured { paragraph.measureMore() }
      let flags = paragraph.flags(at: position)
      if flags.contains(.endsLine) { break }
      x +=
        flags.contains(.isTab)
        ? tabAdvance(at: x) { self.width(behindTab: position, upTo: $0, isDecimal: $1) }
        : paragraph.advance(at: position)
      position += 1
    }
    while position < limit {
      if position >= paragraph.measured { paragraph.measureMore() }
      if paragraph.flags(at: position).contains(.startsCluster) { break }
      position += 1
    }
    var line = finish(
      start, end: limit, slices: paragraph.slices(in: start..<position), endsParagraph: true,
      isJustified: false)
    line.range = start..<context.count
    return line
  }

  /// Returns a line with an ellipsis between a head and a tail.
  ///
  /// - Parameter cut: returns the longest head and tail that fit in a width together.
  private func truncated(
    from start: Int, cut: (CGFloat) -> (head: Int, tail: (paragraph: ShapedParagraph, start: Int)?)
  ) -> TypesetLine {
    var width = availableWidth
    while true {
      let probe = mark([0x2026], styleOf: start, level: paragraph.level)
      let parts = cut(width - (probe.width ?? 0))
      let head = trimmed(start..<parts.head)
      var slices = paragraph.slices(in: start..<head, isCutBehind: true)
      let ellipsisStyle = head > start ? head - 1 : parts.tail?.start ?? start
      slices.append(mark([0x2026], styleOf: ellipsisStyle, level: paragraph.level))
      if let tail = parts.tail {
        var tailStart = tail.start
        while tailStart < tail.paragraph.range.upperBound,
          Characters.isHangingSpace(context.text[tailStart])
        {
          tailStart += 1
        }
        slices += tail.paragraph.slices(
          in: tailStart..<tail.paragraph.range.upperBound, isCutBefore: true)
      }
      let excess = self.width(of: slices) - availableWidth
      // Shaping the parts separately can make them wider, and the ellipsis can have another font.
      if excess > 0, width > 0, head > start || parts.tail != nil {
        width -= max(excess, 0.25)
        continue
      }
      var line = finish(
        start, end: head, slices: slices, endsParagraph: true, isJustified: false)
      line.range = start..<context.count
      line.isTruncated = true
      return line
    }
  }

  /// Returns the end of the longest head that fits in a width.
  private func headEnd(from start: Int, width: CGFloat) -> Int {
    let limit = paragraph.range.upperBound
    var x: CGFloat = 0
    var position = start
    while position < limit {
      if position >= paragraph.measured { paragraph.measureMore() }
      let flags = paragraph.flags(at: position)
      if flags.contains(.endsLine) { return position }
      x +=
        flags.contains(.isTab)
        ? tabAdvance(at: x) { self.width(behindTab: position, upTo: $0, isDecimal: $1) }
        : paragraph.advance(at: position)
      if x > width {
        let found =
          GraphemeBoundaries.last(in: context.text, start..<limit, atOrBefore: position) ?? start
        var end = found
        while end > start, !paragraph.flags(at: end).contains(.startsCluster) { end -= 1 }
        return end
      }
      position += 1
    }
    return limit
  }

  /// Returns the start of the longest tail of the text's last paragraph that fits in a width.
  private func tailStart(
    after earliest: Int, width: CGFloat
  ) -> (paragraph: ShapedParagraph, start: Int)? {
    let last = paragraph.lastOfText()
    let first = max(earliest, last.range.lowerBound)
    let limit = last.range.upperBound
    // Shapes only as much of the end as the line can show.
    var length = 256
    while true {
      let from = limit - first <= length ? first : limit - length
      let suffix = last.suffix(
        from: GraphemeBoundaries.aligned(from, in: context.text, first..<limit))
      while suffix.measured < limit { suffix.measureMore() }
      var x: CGFloat = 0
      var position = limit
      while position > suffix.range.lowerBound {
        let flags = suffix.flags(at: position - 1)
        if flags.contains(.endsLine) { break }
        let advance =
          flags.contains(.isTab)
          ? ParagraphStyle.standardTabInterval : suffix.advance(at: position - 1)
        if x + advance > width { break }
        x += advance
        position -= 1
      }
      if position == suffix.range.lowerBound, position > first {
        length *= 4
        continue
      }
      // Moves forward to the start of a character.
      var start = GraphemeBoundaries.atOrAfter(
        position, in: context.text, suffix.range.lowerBound..<limit)
      while start < limit, !suffix.flags(at: start).contains(.startsCluster) { start += 1 }
      return start < limit ? (suffix, start) : nil
    }
  }
}
