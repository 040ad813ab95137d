// Selections at points, of parts of the text, and for edits.
extension NSTextSelectionNavigation {
  /// The implementation of ``textSelections(interactingAt:inContainerAt:anchors:modifiers:selecting:bounds:)``.
  final func selectionsAfterInteraction(
    interactingAt point: CGPoint, inContainerAt containerLocation: any NSTextLocation,
    anchors: [NSTextSelection], modifiers: Modifier, selecting: Bool, bounds: CGRect
  ) -> [NSTextSelection] {
    guard let source = textSelectionDataSource else { return [] }
    var point = CGPoint(x: point.x.isNaN ? 0 : point.x, y: point.y.isNaN ? 0 : point.y)
    if bounds.width > 0, bounds.height > 0 {
      point.x = min(max(point.x, bounds.minX), bounds.maxX)
      point.y = min(max(point.y, bounds.minY), bounds.maxY)
    }
    guard let line = source.lineFragmentRange(for: point, inContainerAt: containerLocation),
      let target = location(atX: point.x, inLineOf: line.location, in: source)
    else { return [] }
    let isLineEnd =
      !line.isEmpty && target.compare(line.endLocation) == .orderedSame
      && target.compare(source.documentRange.endLocation) == .orderedAscending
    if let anchor = anchors.last, selecting || modifiers.contains(.extend),
      let range = anchor.textRanges.first
    {
      if modifiers.contains(.visual) || modifiers.contains(.multiple) {
        return rectangle(
          from: anchor, to: point, line: line, isMultiple: modifiers.contains(.multiple),
          isTransient: selecting, in: source)
      }
      let fixed =
        anchor.affinity == .upstream ? anchor.textRanges.last?.endLocation : range.location
      return [
        extended(
          anchor, from: fixed ?? range.location, to: target, isTransient: selecting, in: source)
      ]
    }
    let selection = NSTextSelection(target, affinity: isLineEnd ? .upstream : .downstream)
    selection.anchorPositionOffset = point.x
    selection.isTransient = selecting
    return [selection]
  }

  /// Returns a selection from a fixed end to a location, extended to whole units of its
  /// granularity.
  private func extended(
    _ anchor: NSTextSelection, from fixed: any NSTextLocation, to target: any NSTextLocation,
    isTransient: Bool, in source: any NSTextSelectionDataSource
  ) -> NSTextSelection {
    let isBefore = target.compare(fixed) == .orderedAscending
    var range = NSTextRange(location: fixed)
    if let found = isBefore
      ? NSTextRange(location: target, end: fixed) : NSTextRange(location: fixed, end: target)
    {
      range = found
    }
    if anchor.granularity != .character {
      for end in [target, fixed] {
        if let part = source.textRange(for: anchor.granularity, enclosing: end) {
          range = range.union(part)
        }
      }
    }
    let selection = NSTextSelection(
      range: range, affinity: isBefore ? .upstream : .downstream, granularity: anchor.granularity)
    selection.anchorPositionOffset = anchor.anchorPositionOffset
    selection.typingAttributes = anchor.typingAttributes
    selection.isTransient = isTransient
    return selection
  }

  /// Returns the selections in the rectangle between the anchor and a point, line by line.
  private func rectangle(
    from anchor: NSTextSelection, to point: CGPoint, line: NSTextRange, isMultiple: Bool,
    isTransient: Bool, in source: any NSTextSelectionDataSource
  ) -> [NSTextSelection] {
    guard let start = anchor.textRanges.first?.location,
      let anchorLine = source.textRange(for: .line, enclosing: start)
    else { return [] }
    let isUp = line.location.compare(anchorLine.location) == .orderedAscending
    var current = isUp ? line : anchorLine
    let last = isUp ? anchorLine : line
    var ranges: [NSTextRange] = []
    while current.location.compare(last.location) != .orderedDescending {
      if let from = location(
        atX: anchor.anchorPositionOffset, inLineOf: current.location, in: source),
        let to = location(atX: point.x, inLineOf: current.location, in: source)
      {
        let range =
          from.compare(to) == .orderedDescending
          ? NSTextRange(location: to, end: from) : NSTextRange(location: from, end: to)
        if let range { ranges.append(range) }
      }
      guard let next = source.textRange(for: .line, enclosing: current.endLocation),
        next.location.compare(current.location) == .orderedDescending
      else { break }
      current = next
    }
    if !isMultiple, !allowsNonContiguousRanges, let first = ranges.first, let end = ranges.last {
      ranges = [first.union(end)]
    }
    let selections = isMultiple ? ranges.map { [$0] } : ranges.isEmpty ? [] : [ranges]
    return selections.map {
      let selection = NSTextSelection(
        $0, affinity: isUp ? .upstream : .downstream, granularity: .character)
      selection.anchorPositionOffset = anchor.anchorPositionOffset
      selection.isTransient = isTransient
      selection.isLogical = false
      return selection
    }
  }

  // MARK: Parts of the text

  /// The implementation of ``textSelection(for:enclosing:)``.
  final func grownSelection(
    for selectionGranularity: NSTextSelection.Granularity,
    enclosing textSelection: NSTextSelection
  ) -> NSTextSelection {
    let ranges = textSelection.textRanges.map { range -> NSTextRange in
      guard let source = textSelectionDataSource,
        let first = source.textRange(for: selectionGranularity, enclosing: range.location)
      else { return range }
      guard !range.isEmpty else { return first }
      var whole = range.union(first)
      // The end is not part of the range.
      let inside = source.location(range.endLocation, offsetBy: -1) ?? range.endLocation
      if let last = source.textRange(for: selectionGranularity, enclosing: inside) {
        whole = whole.union(last)
      }
      return whole
    }
    let selection = NSTextSelection(
      ranges, affinity: textSelection.affinity, granularity: selectionGranularity)
    selection.anchorPositionOffset = textSelection.anchorPositionOffset
    selection.typingAttributes = textSelection.typingAttributes
    return selection
  }

  // MARK: Editing

  /// The implementation of ``deletionRanges(for:direction:destination:allowsDecomposition:)``.
  final func rangesToDelete(
    for textSelection: NSTextSelection, direction: Direction, destination: Destination,
    allowsDecomposition: Bool
  ) -> [NSTextRange] {
    let selected = textSelection.textRanges.filter { !$0.isEmpty }
    guard selected.isEmpty else { return selected }
    guard let source = textSelectionDataSource,
      let start = textSelection.textRanges.first?.location,
      let target = destinationSelection(
        for: textSelection, direction: direction, destination: destination, extending: false,
        confined: false)?.textRanges.first?.location
    else { return [] }
    let isBackward = target.compare(start) == .orderedAscending
    let range =
      isBackward
      ? NSTextRange(location: target, end: start) : NSTextRange(location: start, end: target)
    guard let range else { return [] }
    guard allowsDecomposition, isBackward, destination == .character else { return [range] }
    var text = ""
    source.enumerateSubstrings(from: target, options: .byComposedCharacterSequences) {
      part, _, _, stop in
      text = part ?? ""
      stop.pointee = true
    }
    guard let last = text.unicodeScalars.last, text.unicodeScalars.count > 1,
      let middle = source.location(start, offsetBy: -String(last).utf16.count),
      let mark = NSTextRange(location: middle, end: start)
    else { return [range] }
    return [mark]
  }
}
