extension NSLayoutManager {
  /// The implementation of ``usedRect(for:)``.
  final func rectOfText(for container: NSTextContainer) -> CGRect {
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

  /// The implementation of ``truncatedGlyphRange(inLineFragmentForGlyphAt:)``.
  final func hiddenGlyphRange(inLineFragmentForGlyphAt glyphIndex: Int) -> NSRange {
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

  /// The implementation of ``boundingRect(forGlyphRange:in:)``.
  final func rectAround(
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

  /// The implementation of ``enumerateEnclosingRects(forGlyphRange:withinSelectedGlyphRange:in:using:)``.
  final func forEachEnclosingRect(
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
