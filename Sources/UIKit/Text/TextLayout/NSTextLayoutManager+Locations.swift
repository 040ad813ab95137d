// Locations of the document and code units of the text that is laid out.
extension NSTextLayoutManager {
  /// The piece of a location. The end of the document belongs to the last one.
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

  /// The code unit of a fragment's element at a location; `nil` for one outside of the element.
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

  /// The code unit of the laid out text at a location. A location of a hidden element is where the next
  /// element begins, and one behind the document is at the end of the text.
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

  final func shownRange(of range: NSTextRange) -> NSRange {
    let start = shownOffset(of: range.location)
    let end = range.isEmpty ? start : shownOffset(of: range.endLocation)
    return NSRange(location: start, length: max(end - start, 0))
  }

  final func piece(atShown offset: Int) -> TextPiece? {
    let pieces = currentPieces
    return pieces.first { $0.shown.upperBound > offset } ?? pieces.last
  }

  /// The location of a code unit of the laid out text.
  final func location(atShown offset: Int) -> any NSTextLocation {
    guard let piece = piece(atShown: offset) else { return documentRange.location }
    return location(atOffset: piece.elementOffset(offset), in: piece)
  }

  /// The location of a code unit of an element.
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
