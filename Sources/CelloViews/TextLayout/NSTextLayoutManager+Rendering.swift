extension NSTextLayoutManager {
  /// The implementation of ``enumerateRenderingAttributes(from:reverse:using:)``.
  final func forEachRenderingAttributes(
    from location: any NSTextLocation, reverse: Bool,
    using block: (NSTextLayoutManager, [NSAttributedString.Key: Any], NSTextRange) -> Bool
  ) {
    var found: [([NSAttributedString.Key: Any], NSTextRange)] = []
    for piece in currentPieces {
      for run in piece.fragment.renderingRuns {
        let start = self.location(atOffset: run.range.location, in: piece)
        guard
          let range = NSTextRange(
            location: start, end: self.location(atOffset: run.range.end, in: piece)),
          reverse
            ? range.endLocation.compare(location) != .orderedDescending
            : range.endLocation.compare(location) == .orderedDescending
        else { continue }
        found.append((run.attributes, range))
      }
    }
    for (attributes, range) in reverse ? found.reversed() : found {
      guard block(self, attributes, range) else { return }
    }
  }

  func changeRendering(
    in range: NSTextRange, _ change: (inout [NSAttributedString.Key: Any]) -> Void
  ) {
    for piece in currentPieces {
      guard let part = range.intersection(piece.range), !part.isEmpty,
        let start = offset(of: part.location, in: piece.fragment),
        let end = offset(of: part.endLocation, in: piece.fragment), start < end
      else { continue }
      let fragment = piece.fragment
      fragment.renderingRuns = RenderingRuns.changed(
        fragment.renderingRuns, in: NSRange(location: start, length: end - start), change)
    }
    // The validator is called while the text is composed.
    if !isComposing { invalidateGeometry() }
  }
}

/// Runs of attributes of a text, in order, without overlaps.
enum RenderingRuns {
  typealias Run = (range: NSRange, attributes: [NSAttributedString.Key: Any])

  /// Returns the runs with changed attributes in a nonempty range. Runs without attributes are
  /// omitted, and adjacent runs with equal attributes are joined.
  static func changed(
    _ runs: [Run], in range: NSRange, _ change: (inout [NSAttributedString.Key: Any]) -> Void
  ) -> [Run] {
    var result: [Run] = []
    func append(_ start: Int, _ end: Int, _ attributes: [NSAttributedString.Key: Any]) {
      guard start < end, !attributes.isEmpty else { return }
      if let last = result.last, last.range.end == start,
        AttributedText.areEqual(last.attributes, attributes)
      {
        result[result.count - 1].range.length += end - start
      } else {
        result.append((NSRange(location: start, length: end - start), attributes))
      }
    }
    func appendChanged(_ start: Int, _ end: Int, _ attributes: [NSAttributedString.Key: Any]) {
      var attributes = attributes
      change(&attributes)
      append(start, end, attributes)
    }
    var position = range.location
    for run in runs where run.range.location < range.location {
      append(run.range.location, min(run.range.end, range.location), run.attributes)
    }
    for run in runs where run.range.end > range.location && run.range.location < range.end {
      let start = max(run.range.location, range.location)
      if position < start { appendChanged(position, start, [:]) }
      let end = min(run.range.end, range.end)
      appendChanged(start, end, run.attributes)
      position = end
    }
    if position < range.end { appendChanged(position, range.end, [:]) }
    for run in runs where run.range.end > range.end {
      append(max(run.range.location, range.end), run.range.end, run.attributes)
    }
    return result
  }
}
