extension NSTextLayoutManager {
  /// The implementation of ``enumerateTextSegments(in:type:options:using:)``.
  final func forEachSegment(
    in textRange: NSTextRange, type: SegmentType, options: SegmentOptions,
    using block: (NSTextRange?, CGRect, CGFloat, NSTextContainer) -> Bool
  ) {
    layOut()
    guard let geometry, let textContainer else { return }
    let range = shownRange(of: textRange)
    let segments =
      range.length == 0
      ? geometry.insertionSegment(
        at: range.location, isUpstream: options.contains(.upstreamAffinity),
        isSelection: type == .selection
      ).map { [$0] } ?? []
      : geometry.segments(
        of: range, isSelection: type == .selection,
        onlyEnds: options.contains(.middleFragmentsExcluded),
        extendsHead: options.contains(.headSegmentExtended),
        extendsTail: options.contains(.tailSegmentExtended))
    for segment in segments {
      let segmentRange =
        options.contains(.rangeNotRequired)
        ? nil : range.length == 0 ? textRange : self.textRange(ofShown: segment.range)
      guard block(segmentRange, segment.frame, segment.baseline, textContainer) else { return }
    }
  }
}

extension TextGeometry {
  /// A part of a line.
  struct Segment {
    var range: NSRange
    var frame: CGRect
    /// The distance from the top of the frame.
    var baseline: CGFloat
  }

  /// Returns the segment of an insertion point; `nil` for a text without lines.
  ///
  /// - Parameter isUpstream: whether an insertion point between two lines is at the end of the
  ///   first line.
  func insertionSegment(at offset: Int, isUpstream: Bool, isSelection: Bool) -> Segment? {
    let index = lines.lastIndex { $0.range.location <= offset }
    var line: Line
    var x: CGFloat
    if offset >= length, let extraLine {
      line = extraLine
      let padding = parts.first?.padding ?? 0
      x = line.isRightToLeft ? line.used.maxX - padding : line.used.minX + padding
    } else {
      guard var index = index ?? lines.indices.first else { return nil }
      line = lines[index]
      if isUpstream, index > 0, line.range.location == offset {
        index -= 1
        line = lines[index]
      }
      x = line.insertionX(at: offset)
    }
    let area = isSelection ? line.fragment : line.used
    return Segment(
      range: NSRange(location: offset, length: 0),
      frame: CGRect(x: x, y: area.minY, width: 0, height: area.height),
      baseline: line.baseline - area.minY)
  }

  /// Returns the segments of a nonempty range.
  func segments(
    of range: NSRange, isSelection: Bool, onlyEnds: Bool, extendsHead: Bool, extendsTail: Bool
  ) -> [Segment] {
    let touched = lines(of: range)
    var result: [Segment] = []
    for index in touched {
      if onlyEnds, index != touched.first, index != touched.last { continue }
      let line = lines[index]
      let area = isSelection ? line.fragment : line.used
      var parts = line.parts(of: range)
      if parts.isEmpty {
        // A separator has no width.
        let x = line.insertionX(at: max(range.location, line.range.location))
        let start = max(range.location, line.range.location)
        let end = min(range.end, line.range.end)
        parts = [(NSRange(location: start, length: max(end - start, 0)), x, x)]
      }
      let padding = self.parts.first?.padding ?? 0
      let edges = (line.fragment.minX + padding, line.fragment.maxX - padding)
      let goesOn = isSelection && range.end > line.range.end
      if goesOn || (extendsTail && index == touched.last) {
        if line.isRightToLeft {
          parts[0].minX = min(parts[0].minX, edges.0)
        } else {
          parts[parts.count - 1].maxX = max(parts[parts.count - 1].maxX, edges.1)
        }
      }
      if extendsHead, index == touched.first {
        if line.isRightToLeft {
          parts[parts.count - 1].maxX = max(parts[parts.count - 1].maxX, edges.1)
        } else {
          parts[0].minX = min(parts[0].minX, edges.0)
        }
      }
      for part in parts {
        result.append(
          Segment(
            range: part.range,
            frame: CGRect(
              x: part.minX, y: area.minY, width: part.maxX - part.minX, height: area.height),
            baseline: line.baseline - area.minY))
      }
    }
    return result
  }
}

extension TextGeometry.Line {
  /// Returns the x-coordinate of the insertion point before a character, or after the last
  /// character.
  func insertionX(at offset: Int) -> CGFloat {
    guard let last = clusters.last else {
      return edges(of: range.location).minX
    }
    if offset >= last.range.end {
      let edges = edges(of: last.range.end - 1)
      return edges.isRightToLeft ? edges.minX : edges.maxX
    }
    let edges = edges(of: offset)
    return edges.isRightToLeft ? edges.maxX : edges.minX
  }

  /// Returns the parts of a range with adjacent characters, from left to right.
  func parts(of range: NSRange) -> [(range: NSRange, minX: CGFloat, maxX: CGFloat)] {
    var spans: [(range: NSRange, minX: CGFloat, maxX: CGFloat)] = []
    for cluster in clusters {
      let start = max(cluster.range.location, range.location)
      let stop = min(cluster.range.end, range.end)
      guard start < stop else { continue }
      let (first, last) = (edges(of: start), edges(of: stop - 1))
      spans.append(
        (
          NSRange(location: start, length: stop - start), min(first.minX, last.minX),
          max(first.maxX, last.maxX)
        ))
    }
    spans.sort { $0.minX < $1.minX }
    var merged: [(range: NSRange, minX: CGFloat, maxX: CGFloat)] = []
    for span in spans {
      // A gap within rounding errors is ignored. Characters that follow each other in either
      // direction form one part.
      if let last = merged.last, span.minX <= last.maxX + 0.001,
        span.range.location == last.range.end || span.range.end == last.range.location
      {
        let start = min(last.range.location, span.range.location)
        merged[merged.count - 1] = (
          NSRange(location: start, length: max(last.range.end, span.range.end) - start), last.minX,
          max(last.maxX, span.maxX)
        )
      } else {
        merged.append(span)
      }
    }
    return merged
  }
}
