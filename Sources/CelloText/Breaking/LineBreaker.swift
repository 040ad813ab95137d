/// Breaks a single line from a paragraph.
struct LineBreaker {
  let paragraph: ShapedParagraph
  let context: LayoutContext
  /// The distance from the edge where the line starts to its first character, in points.
  private let indent: CGFloat
  /// The width available to the line, a multiple of ``LayoutUnit``.
  let availableWidth: CGFloat
  private let trailingInset: CGFloat
  /// A Boolean value that indicates whether the line is the first line of its paragraph.
  private let isFirst: Bool

  /// Creates a breaker.
  ///
  /// - Parameter excludedWidth: the width at the interface's leading edge that the line leaves
  ///   free.
  init(_ paragraph: ShapedParagraph, isFirstOfParagraph: Bool, excludedWidth: CGFloat = 0) {
    self.paragraph = paragraph
    context = paragraph.context
    isFirst = isFirstOfParagraph
    let style = paragraph.style
    // The exclusion is at the interface's leading edge. The indent is at the paragraph's leading
    // edge, which can be the opposite edge.
    let startsAtExclusion =
      style.baseDirection == .natural
      || (style.baseDirection == .rightToLeft) == context.constraints.isRightToLeft
    indent =
      max(
        ResolvedStyle.finite(isFirstOfParagraph ? style.firstLineHeadIndent : style.headIndent), 0)
      + (startsAtExclusion ? excludedWidth : 0)
    let width = context.width
    let tail = ResolvedStyle.finite(style.tailIndent)
    let lineEnd =
      (tail > 0 ? min(tail, width) : width + tail) - (startsAtExclusion ? 0 : excludedWidth)
    availableWidth = LayoutUnit.nearest(max(lineEnd - indent, 0))
    trailingInset = width.isFinite ? max(width - lineEnd, 0) : 0
  }

  /// Returns the line that starts at an offset and is broken where it is full.
  func line(from start: Int) -> TypesetLine {
    let found = extent(from: start)
    guard !found.reachesEnd else {
      return finish(
        start, end: found.end, slices: paragraph.slices(in: start..<found.visibleEnd),
        endsParagraph: found.end == paragraph.range.upperBound
          && !(found.end > start && endsLine(at: found.end - 1)),
        isJustified: false)
    }
    var end = found.end
    while true {
      let slices = softLine(start, end)
      // Shaping the part separately, or its hyphen, can make it wider.
      if width(of: slices) > availableWidth,
        let earlier = paragraph.breaks.last(after: start, atOrBefore: end - 1)
      {
        end = earlier
        continue
      }
      var line = finish(
        start, end: end, slices: slices, endsParagraph: end == paragraph.range.upperBound,
        isJustified: end < paragraph.range.upperBound)
      line.breaksWord = found.breaksWord
      return line
    }
  }

  /// Returns the line between an offset and a break before the point where it is full; `nil` if a
  /// hyphen at the break does not fit.
  func line(from start: Int, to earlierBreak: Int) -> TypesetLine? {
    let slices = softLine(start, earlierBreak)
    guard width(of: slices) <= availableWidth else { return nil }
    return finish(
      start, end: earlierBreak, slices: slices, endsParagraph: false, isJustified: true)
  }

  // MARK: Line ends

  struct Extent {
    /// The start of the next line.
    var end: Int
    /// The end of the visible text.
    var visibleEnd: Int
    /// A Boolean value that indicates whether the line ends with the paragraph or at a line
    /// separator.
    var reachesEnd: Bool
    /// A Boolean value that indicates whether the line ends inside a word that is wider than the
    /// line.
    var breaksWord = false
  }

  func endsLine(at offset: Int) -> Bool { paragraph.flags(at: offset).contains(.endsLine) }

  func extent(from start: Int) -> Extent {
    let limit = paragraph.range.upperBound
    var x: CGFloat = 0
    var position = start
    while position < limit {
      if position >= paragraph.measured { paragraph.measureMore() }
      let flags = paragraph.flags(at: position)
      if flags.contains(.endsLine) {
        return Extent(end: position + 1, visibleEnd: position, reachesEnd: true)
      }
      let advance =
        flags.contains(.isTab)
        ? tabAdvance(at: x) { width(behindTab: position, upTo: $0, isDecimal: $1) }
        : paragraph.advance(at: position)
      if x + advance > availableWidth, !Characters.isHangingSpace(context.text[position]) {
        return brokenExtent(from: start, overflow: position)
      }
      x += advance
      position += 1
    }
    var visibleEnd = limit
    if x > availableWidth { visibleEnd = trimmed(start..<limit) }
    return Extent(end: limit, visibleEnd: visibleEnd, reachesEnd: true)
  }

  /// Returns the extent of a line whose character at `overflow` does not fit.
  private func brokenExtent(from start: Int, overflow: Int) -> Extent {
    let wrapsAtWords = paragraph.style.lineBreakMode != .byCharWrapping
    if wrapsAtWords, let end = paragraph.breaks.last(after: start, atOrBefore: overflow) {
      return Extent(end: end, visibleEnd: end, reachesEnd: false)
    }
    // A word that is wider than the line is broken between characters. A line has at least one
    // character.
    let end = characterBoundary(atOrBefore: overflow, after: start)
    return Extent(end: end, visibleEnd: end, reachesEnd: false, breaksWord: wrapsAtWords)
  }

  /// Returns the last character boundary at or before an offset; the first boundary after the start
  /// if there is none.
  private func characterBoundary(atOrBefore limit: Int, after start: Int) -> Int {
    if let found = GraphemeBoundaries.last(
      in: context.text, start..<paragraph.range.upperBound, atOrBefore: limit)
    {
      var position = found
      while position > start {
        if paragraph.flags(at: position).contains(.startsCluster) { return position }
        position -= 1
      }
    }
    var position =
      GraphemeBoundaries.first(in: context.text, start..<paragraph.range.upperBound)
    while position < paragraph.range.upperBound {
      if position >= paragraph.measured { paragraph.measureMore() }
      if paragraph.flags(at: position).contains(.startsCluster) { break }
      position += 1
    }
    return position
  }

  /// Returns the end of a range without its trailing spaces.
  func trimmed(_ range: Range<Int>) -> Int {
    var end = range.upperBound
    while end > range.lowerBound, Characters.isHangingSpace(context.text[end - 1]) { end -= 1 }
    return end
  }

  /// Returns the advance of a tab.
  ///
  /// - Parameters:
  ///   - x: the position of the tab in the line.
  ///   - following: returns the width of the text up to the next tab, or of its part before the
  ///     decimal point, but not more than a limit.
  func tabAdvance(
    at x: CGFloat, following: (_ limit: CGFloat, _ isDecimal: Bool) -> CGFloat
  ) -> CGFloat {
    let position = indent + x
    guard position < 1e9 else { return 0 }
    let style = paragraph.style
    if let stop = style.tabStops.first(where: { LayoutUnit.nearest($0.location) > position }) {
      let distance = LayoutUnit.nearest(stop.location - position)
      switch stop.alignment {
      case .leading: return distance
      case .trailing: return max(distance - following(distance, false), 0)
      case .decimal: return max(distance - following(distance, true), 0)
      case .center: return max(LayoutUnit.nearest(distance - following(2 * distance, false) / 2), 0)
      }
    }
    let own = ResolvedStyle.finite(style.defaultTabInterval)
    let interval = own > 0 ? max(own, 0.01) : ParagraphStyle.standardTabInterval
    return LayoutUnit.nearest(
      CGFloat(Int(clamping: position / interval) &+ 1) * interval - position)
  }

  /// Returns the width of the text between a tab and the next tab, the end of the line, or the
  /// decimal point.
  func width(behindTab tab: Int, upTo limit: CGFloat, isDecimal: Bool) -> CGFloat {
    var width: CGFloat = 0
    var position = tab + 1
    while position < paragraph.range.upperBound, width < limit {
      if position >= paragraph.measured { paragraph.measureMore() }
      let flags = paragraph.flags(at: position)
      if flags.contains(.isTab) || flags.contains(.endsLine) { break }
      if isDecimal, isDecimalPoint(position) { break }
      width += paragraph.advance(at: position)
      position += 1
    }
    return width
  }

  private func isDecimalPoint(_ offset: Int) -> Bool {
    context.text[offset] == 0x2e || context.text[offset] == 0x2c
  }

  /// Returns the width of the slices between a tab and the next tab, or of their part before the
  /// decimal point.
  private func width(behindTab tab: Int, in slices: [LineSlice], isDecimal: Bool) -> CGFloat {
    var width: CGFloat = 0
    for slice in slices[(tab + 1)...] {
      if slice.kind == .tab { break }
      if isDecimal, slice.base >= 0,
        let point = slice.glyphs.first(where: {
          isDecimalPoint(slice.base + Int(slice.run.glyphs[$0].cluster))
        })
      {
        let units = slice.run.glyphs[slice.glyphs.lowerBound..<point].reduce(0) {
          $0 + Int($1.advance)
        }
        return width + slice.metrics.width(of: units)
      }
      width += slice.width ?? 0
    }
    return width
  }

  /// Returns the advance of the tab at an index.
  private func tabAdvance(of index: Int, in slices: [LineSlice], at x: CGFloat) -> CGFloat {
    tabAdvance(at: x) { width(behindTab: index, in: slices, isDecimal: $1) }
  }

  // MARK: Content

  /// Returns the visible glyphs of a line that is broken at `end`, with a hyphen for a soft hyphen.
  private func softLine(_ start: Int, _ end: Int) -> [LineSlice] {
    let visibleEnd = trimmed(start..<end)
    var slices = paragraph.slices(in: start..<visibleEnd)
    if visibleEnd > start, context.text[visibleEnd - 1] == 0xad {
      slices.append(
        mark([0x2010, 0x2d], styleOf: visibleEnd - 1, level: paragraph.level(at: visibleEnd - 1)))
    }
    return slices
  }

  func width(of slices: [LineSlice]) -> CGFloat {
    var x: CGFloat = 0
    for (index, slice) in slices.enumerated() {
      x += slice.width ?? tabAdvance(of: index, in: slices, at: x)
    }
    return x
  }

  /// Returns a mark in the style of a character: the first candidate that the face supports.
  func mark(_ candidates: [UInt16], styleOf offset: Int, level: UInt8) -> LineSlice {
    LineSlice.mark(
      candidates, style: context.styleIndex(at: min(offset, context.count - 1)), level: level,
      in: context)
  }

  func finish(
    _ start: Int, end: Int, slices: [LineSlice], endsParagraph: Bool, isJustified: Bool
  ) -> TypesetLine {
    let isRightToLeft = paragraph.isRightToLeft
    let style = paragraph.style
    // An explicit direction determines natural alignment; otherwise, the interface does.
    let startsRight =
      style.baseDirection == .natural ? context.constraints.isRightToLeft : isRightToLeft
    let alignment: CGFloat =
      switch style.alignment {
      case .natural, .justified: startsRight ? 1 : 0
      case .left: 0
      case .right: 1
      case .center: 0.5
      }
    var slices = slices
    var x: CGFloat = 0
    for index in slices.indices {
      let width = slices[index].width ?? tabAdvance(of: index, in: slices, at: x)
      slices[index].width = width
      x += width
    }
    let isSpread = style.alignment == .justified && isJustified && availableWidth.isFinite
    let built = LineBuilder(context).build(
      slices, justifiedTo: isSpread ? availableWidth : nil,
      marker: marker(isRightToLeft: startsRight))
    return TypesetLine(
      range: start..<(endsParagraph ? paragraph.next : end), end: end, endsParagraph: endsParagraph,
      width: built.width,
      box: LineBox(of: start..<max(end, start), slices: slices, paragraph: style, in: context),
      placement: LinePlacement(
        alignment: alignment, leftInset: startsRight ? trailingInset : indent,
        rightInset: startsRight ? indent : trailingInset, isRightToLeft: isRightToLeft),
      content: built.content)
  }

  /// Returns the marker of the paragraph, next to its first line. Its characters are shaped
  /// separately, and characters beyond the Basic Multilingual Plane are omitted.
  private func marker(isRightToLeft: Bool) -> LineBuilder.Marker? {
    guard isFirst, let marker = paragraph.style.marker else { return nil }
    let start = paragraph.range.lowerBound
    let slices = marker.text.utf16.filter { $0 & 0xf800 != 0xd800 }.map { unit in
      let isStrong = Unicode.Scalar(unit).map { $0.properties.isAlphabetic || $0.isDigit } ?? false
      return mark([unit], styleOf: start, level: isRightToLeft ? isStrong ? 2 : 1 : 0)
    }
    guard !slices.isEmpty else { return nil }
    let distance = indent - ResolvedStyle.finite(marker.location)
    return LineBuilder.Marker(
      slices: slices, x: isRightToLeft ? distance - width(of: slices) : -distance,
      isRightToLeft: isRightToLeft)
  }
}

extension Unicode.Scalar {
  fileprivate var isDigit: Bool { properties.generalCategory == .decimalNumber }
}
