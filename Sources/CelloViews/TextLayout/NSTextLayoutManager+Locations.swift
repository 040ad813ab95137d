// Conversion between locations of the document and offsets in the laid out text.
extension NSTextLayoutManager {
  /// Returns the piece that contains a location. The end of the document belongs to the last piece.
  final func piece(at location: any NSTextLocation) -> TextPiece? {
    let pieces = currentPieces
    var (low, high) = (0, pieces.count)
    while low < high {
      let middle = (low + high) / 2
      if pieces[middle].range.endLocation.compare(location) == .orderedDescending {
        high = middle
      } else {
        low = middle + 1
      }
    }
    if low < pieces.count { return pieces[low].range.contains(location) ? pieces[low] : nil }
    guard let last = pieces.last, last.range.endLocation.compare(location) == .orderedSame else {
      return nil
    }
    return last
  }

  /// Returns the offset of a location in a fragment's element; `nil` for a location outside of the
  /// element.
  final func offset(
    of location: any NSTextLocation, in fragment: NSTextLayoutFragment
  ) -> Int? {
    guard let piece = currentPieces.first(where: { $0.fragment === fragment }),
      piece.range.contains(location)
        || piece.range.endLocation.compare(location) == .orderedSame
    else { return nil }
    return elementOffset(of: location, in: piece)
  }

  private func elementOffset(of location: any NSTextLocation, in piece: TextPiece) -> Int {
    let offset = textContentManager?.offset(from: piece.range.location, to: location) ?? 0
    if offset == NSNotFound {
      return piece.range.endLocation.compare(location) == .orderedSame ? piece.length : 0
    }
    return min(max(offset, 0), piece.length)
  }

  /// Returns the offset of a location in the laid out text. A location in a hidden element maps to
  /// the start of the next element, a location after the document to the end of the text.
  final func shownOffset(of location: any NSTextLocation) -> Int {
    _ = composedText
    let pieces = currentPieces
    guard
      let piece = pieces.first(where: {
        $0.range.endLocation.compare(location) == .orderedDescending
      })
    else { return pieces.last.map { $0.shownOffset($0.length) } ?? 0 }
    return piece.range.contains(location)
      ? piece.shownOffset(elementOffset(of: location, in: piece)) : piece.shown.lowerBound
  }

  package final func shownRange(of range: NSTextRange) -> NSRange {
    let start = shownOffset(of: range.location)
    let end = range.isEmpty ? start : shownOffset(of: range.endLocation)
    return NSRange(location: start, length: max(end - start, 0))
  }

  final func piece(atShown offset: Int) -> TextPiece? {
    let pieces = currentPieces
    return pieces.first { $0.shown.upperBound > offset } ?? pieces.last
  }

  /// Returns the location of an offset in the laid out text.
  package final func location(atShown offset: Int) -> any NSTextLocation {
    guard let piece = piece(atShown: offset) else { return documentRange.location }
    return location(atOffset: piece.elementOffset(offset), in: piece)
  }

  /// Returns the location of an offset in an element.
  final func location(atOffset offset: Int, in piece: TextPiece) -> any NSTextLocation {
    if offset <= 0 { return piece.range.location }
    if offset >= piece.length { return piece.range.endLocation }
    return textContentManager?.location(piece.range.location, offsetBy: offset)
      ?? piece.range.location
  }

  final func textRange(ofShown range: NSRange) -> NSTextRange {
    let start = location(atShown: range.location)
    return NSTextRange(location: start, end: location(atShown: range.end))
      ?? NSTextRange(location: start)
  }
}
