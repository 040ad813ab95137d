/// An element of a document with its fragment and its range in the laid out text.
package struct TextPiece {
  var element: NSTextElement
  package var fragment: NSTextLayoutFragment
  /// The range in the document.
  var range: NSTextRange
  /// The length in the document, in UTF-16 code units.
  var length: Int
  /// A Boolean value that indicates whether the piece represents the single line of an empty
  /// document.
  var isExtra = false
  /// The range in the laid out text, including a separator that was added.
  var shown: Range<Int> = 0..<0
  /// The length of the element's text in the laid out text, without a separator that was added.
  var textLength = 0

  /// Returns a Boolean value that indicates whether a range overlaps the element, or is empty and
  /// inside it.
  func touches(_ other: NSTextRange) -> Bool {
    range.intersects(other) || range.contains(other.location)
      || (other.isEmpty && range.endLocation.compare(other.location) == .orderedSame)
  }

  /// Returns the offset in the laid out text for an offset in the element.
  func shownOffset(_ offset: Int) -> Int {
    // The end of the element is also the end of a longer text.
    offset >= length && length > 0 && textLength > length
      ? shown.lowerBound + textLength : shown.lowerBound + min(max(offset, 0), textLength)
  }

  /// Returns the offset in the element for an offset in the laid out text.
  func elementOffset(_ shownOffset: Int) -> Int {
    min(max(shownOffset - shown.lowerBound, 0), length)
  }
}

/// The identity of an attachment in a document. Repeated attachments are numbered.
struct TextAttachmentKey: Hashable {
  var attachment: ObjectIdentifier
  /// The number of occurrences of the attachment before this occurrence.
  var occurrence: Int
}
