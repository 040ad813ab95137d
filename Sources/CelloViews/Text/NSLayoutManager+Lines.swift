// The lines of the text and the positions of its glyphs.
extension NSLayoutManager {
  /// Returns the bounds of all lines in a container; zero for an empty container.
  public func usedRect(for container: NSTextContainer) -> CGRect {
    let layout = layout
    guard let index = index(of: container), layout.parts.indices.contains(index) else {
      return .zero
    }
    var result: CGRect?
    for line in layout.parts[index].lines.map({ layout.lines[$0] })
      + [layout.extraLine]
      .compactMap({ $0 }) where line.area == index
    {
      // Down to the next line, as far as the text of the container goes.
      let rect = CGRect(
        x: line.used.minX, y: line.fragment.minY, width: line.used.width,
        height: line.fragment.height)
      result = result?.union(rect) ?? rect
    }
    return result ?? .zero
  }

  /// Returns the fragment of the line that contains a glyph, as wide as the container; zero for a
  /// glyph without a line.
  ///
  /// - Parameter effectiveGlyphRange: receives the range of the line's glyphs.
  public func lineFragmentRect(
    forGlyphAt glyphIndex: Int, effectiveRange effectiveGlyphRange: NSRangePointer?
  ) -> CGRect {
    let layout = layout
    guard let line = layout.line(of: glyphIndex) else { return .zero }
    effectiveGlyphRange?.pointee = layout.lines[line].range
    return layout.lines[line].fragment
  }

  /// Returns the fragment of the line that contains a glyph. The flag is ignored.
  public func lineFragmentRect(
    forGlyphAt glyphIndex: Int, effectiveRange effectiveGlyphRange: NSRangePointer?,
    withoutAdditionalLayout flag: Bool
  ) -> CGRect {
    lineFragmentRect(forGlyphAt: glyphIndex, effectiveRange: effectiveGlyphRange)
  }

  /// Returns the part of a line's fragment that the text uses, with the padding at both ends.
  public func lineFragmentUsedRect(
    forGlyphAt glyphIndex: Int, effectiveRange effectiveGlyphRange: NSRangePointer?
  ) -> CGRect {
    let layout = layout
    guard let line = layout.line(of: glyphIndex) else { return .zero }
    effectiveGlyphRange?.pointee = layout.lines[line].range
    return layout.lines[line].used
  }

  /// Returns the part of a line's fragment that the text uses. The flag is ignored.
  public func lineFragmentUsedRect(
    forGlyphAt glyphIndex: Int, effectiveRange effectiveGlyphRange: NSRangePointer?,
    withoutAdditionalLayout flag: Bool
  ) -> CGRect {
    lineFragmentUsedRect(forGlyphAt: glyphIndex, effectiveRange: effectiveGlyphRange)
  }

  /// The fragment of the empty line after a newline at the end, or of an empty text; zero if there
  /// is no such line.
  public var extraLineFragmentRect: CGRect { layout.extraLine?.fragment ?? .zero }

  /// The used part of the empty last line's fragment; zero if there is no such line.
  public var extraLineFragmentUsedRect: CGRect { layout.extraLine?.used ?? .zero }

  /// The container of the empty last line; `nil` if there is no such line.
  public var extraLineFragmentTextContainer: NSTextContainer? {
    layout.extraLine.map { textContainers[$0.area] }
  }

  /// Returns the start of a glyph on its baseline, relative to the top left corner of its line
  /// fragment.
  public func location(forGlyphAt glyphIndex: Int) -> CGPoint {
    let layout = layout
    guard let index = layout.line(of: glyphIndex) else { return .zero }
    let line = layout.lines[index]
    return CGPoint(
      x: line.edges(of: glyphIndex).minX - line.fragment.minX,
      y: line.baseline - line.fragment.minY)
  }

  /// Returns a Boolean value that indicates whether a glyph is not drawn: a newline, or a space at
  /// which a line was broken.
  public func notShownAttribute(forGlyphAt glyphIndex: Int) -> Bool {
    let layout = layout
    guard let line = layout.line(of: glyphIndex) else { return true }
    return layout.lines[line].cluster(of: glyphIndex) == nil
  }

  /// Returns the size of an attachment in the layout; (-1, -1) for other glyphs.
  public func attachmentSize(forGlyphAt glyphIndex: Int) -> CGSize {
    let layout = layout
    guard let index = layout.line(of: glyphIndex), let textStorage,
      glyphIndex < textStorage.length,
      let attachment = textStorage.attribute(.attachment, at: glyphIndex, effectiveRange: nil)
        as? NSTextAttachment
    else { return CGSize(width: -1, height: -1) }
    let height =
      attachment.bounds == .zero ? attachment.image?.size.height ?? 0 : attachment.bounds.height
    let edges = layout.lines[index].edges(of: glyphIndex)
    return CGSize(
      width: edges.maxX - edges.minX - 2 * attachment.lineLayoutPadding.nonNegative, height: height)
  }

  /// Returns the range of the glyphs that an ellipsis replaces in the line of a glyph. Its location
  /// is `NSNotFound` for a line that is not truncated.
  public func truncatedGlyphRange(inLineFragmentForGlyphAt glyphIndex: Int) -> NSRange {
    let layout = layout
    guard let index = layout.line(of: glyphIndex), layout.lines[index].isTruncated else {
      return NSRange(location: NSNotFound, length: 0)
    }
    let line = layout.lines[index]
    var start = line.range.location
    var longest = NSRange(location: NSNotFound, length: 0)
    func note(upTo end: Int) {
      if end - start > longest.length { longest = NSRange(location: start, length: end - start) }
    }
    for cluster in line.clusters {
      note(upTo: cluster.range.location)
      start = max(start, cluster.range.location + cluster.range.length)
    }
    note(upTo: line.range.location + line.range.length)
    return longest
  }

  // MARK: Areas

  /// Returns the bounding rectangle of glyphs, with the full height of their lines.
  ///
  /// The rectangle of an empty range has no width.
  public func boundingRect(
    forGlyphRange glyphRange: NSRange, in container: NSTextContainer
  ) -> CGRect {
    let layout = layout
    guard let area = index(of: container) else { return .zero }
    let range = layout.clamped(glyphRange)
    guard range.length > 0 else {
      guard let index = layout.line(of: range.location) else {
        return layout.extraLine.map {
          CGRect(
            x: container.lineFragmentPadding.nonNegative, y: $0.fragment.minY, width: 0,
            height: $0.fragment.height)
        } ?? .zero
      }
      let line = layout.lines[index]
      return CGRect(
        x: line.edges(of: range.location).minX, y: line.fragment.minY, width: 0,
        height: line.fragment.height)
    }
    var result: CGRect?
    for line in layout.lines(of: range).map({ layout.lines[$0] }) where line.area == area {
      var areas = line.areas(of: range)
      if areas.isEmpty {
        let x = line.edges(of: max(range.location, line.range.location)).minX
        areas = [CGRect(x: x, y: 0, width: 0, height: 0)]
      }
      for rect in areas {
        let whole = CGRect(
          x: rect.minX, y: line.fragment.minY, width: rect.width, height: line.fragment.height)
        result = result?.union(whole) ?? whole
      }
    }
    return result ?? .zero
  }

  /// Calls a closure with the fragment, the used part, the container and the glyph range of each
  /// line in a range, until the closure sets the last argument to `true`.
  public func enumerateLineFragments(
    forGlyphRange glyphRange: NSRange,
    using block: (CGRect, CGRect, NSTextContainer, NSRange, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {
    let layout = layout
    var stop = ObjCBool(false)
    for line in layout.lines(of: layout.clamped(glyphRange)).map({ layout.lines[$0] }) {
      guard textContainers.indices.contains(line.area) else { return }
      block(line.fragment, line.used, textContainers[line.area], line.range, &stop)
      if stop.boolValue { return }
    }
  }

  /// Calls a closure with the rectangles that enclose glyphs, line by line.
  ///
  /// - Parameter selectedRange: a selection that contains the glyphs; the location is `NSNotFound`
  ///   for none. The rectangles of a selection extend to the container's edge where it continues on
  ///   another line.
  public func enumerateEnclosingRects(
    forGlyphRange glyphRange: NSRange, withinSelectedGlyphRange selectedRange: NSRange,
    in textContainer: NSTextContainer,
    using block: (CGRect, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {
    let layout = layout
    guard let area = index(of: textContainer) else { return }
    let range = layout.clamped(glyphRange)
    let isSelection = selectedRange.location != NSNotFound
    let selection = isSelection ? layout.clamped(selectedRange) : range
    var stop = ObjCBool(false)
    for line in layout.lines(of: range).map({ layout.lines[$0] }) where line.area == area {
      var rects = line.areas(of: range)
      if isSelection {
        let lineEnd = line.range.location + line.range.length
        var (left, right) = (
          rects.map(\.minX).min() ?? line.used.minX, rects.map(\.maxX).max() ?? line.used.minX
        )
        let goesOn = selection.location + selection.length > lineEnd
        let began = selection.location < line.range.location
        if line.isRightToLeft ? goesOn : began { left = line.fragment.minX }
        if line.isRightToLeft ? began : goesOn { right = line.fragment.maxX }
        if goesOn || began || !rects.isEmpty {
          rects = [
            CGRect(
              x: left, y: line.fragment.minY, width: right - left, height: line.fragment.height)
          ]
        }
      }
      for rect in rects {
        block(rect, &stop)
        if stop.boolValue { return }
      }
    }
  }
}
