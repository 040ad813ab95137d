/// An element of a document with its fragment and its place in the text that is laid out.
struct TextPiece {
  var element: NSTextElement
  var fragment: NSTextLayoutFragment
  /// The range in the document.
  var range: NSTextRange
  /// The length in the document, in UTF-16 code units.
  var length: Int
  /// Whether the piece represents the single line of an empty document.
  var isExtra = false
  /// The place in the text that is laid out, with a separator that was added.
  var shown: Range<Int> = 0..<0
  /// The length of the element's text as it is laid out, without a separator that was added.
  var textLength = 0

  /// Whether a range has a part of the element, or is empty and inside of it.
  func touches(_ other: NSTextRange) -> Bool {
    range.intersects(other) || range.contains(other.location)
      || (other.isEmpty && range.endLocation.compare(other.location) == .orderedSame)
  }

  /// The code unit of the laid out text for one of the element.
  func shownOffset(_ offset: Int) -> Int {
    // The end of the element is also the end of a text that is longer.
    offset >= length && length > 0 && textLength > length
      ? shown.lowerBound + textLength : shown.lowerBound + min(max(offset, 0), textLength)
  }

  /// The code unit of the element for one of the laid out text.
  func elementOffset(_ shownOffset: Int) -> Int {
    min(max(shownOffset - shown.lowerBound, 0), length)
  }
}

/// An attachment of a document. One that is used several times is counted.
struct TextAttachmentKey: Hashable {
  var attachment: ObjectIdentifier
  /// The number of the same attachment before it.
  var occurrence: Int
}
