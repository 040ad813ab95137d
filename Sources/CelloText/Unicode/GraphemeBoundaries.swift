/// Boundaries of user-perceived characters.
package enum GraphemeBoundaries {
  /// The number of code units examined around an offset. A longer sequence of marks can be split.
  private static let reach = 256

  /// Returns the last boundary in a range at or before an offset and after its start; `nil` if
  /// there is none.
  package static func last(
    in text: UnsafePointer<UInt16>, _ range: Range<Int>, atOrBefore offset: Int
  ) -> Int? {
    let offset = min(offset, range.upperBound)
    guard offset > range.lowerBound else { return nil }
    let start = aligned(max(range.lowerBound, offset - reach), in: text, range)
    let end = min(range.upperBound, offset + reach)
    guard let iterator = BreakIterator(.grapheme) else { return offset }
    iterator.setText(text + start, count: end - start)
    // The last boundary before the character after the offset.
    var after = offset - start + 1
    if start + after < end, text[start + after] & 0xfc00 == 0xdc00 { after += 1 }
    guard let found = iterator.boundary(before: after) else { return nil }
    return start + found > range.lowerBound ? start + found : nil
  }

  /// Returns the end of the first character of a range.
  package static func first(in text: UnsafePointer<UInt16>, _ range: Range<Int>) -> Int {
    guard !range.isEmpty, let iterator = BreakIterator(.grapheme) else { return range.upperBound }
    let count = min(range.count, reach)
    iterator.setText(text + range.lowerBound, count: count)
    return iterator.boundary(after: 0).map { range.lowerBound + $0 } ?? range.upperBound
  }

  /// Returns the first boundary at or after an offset.
  package static func atOrAfter(
    _ offset: Int, in text: UnsafePointer<UInt16>, _ range: Range<Int>
  ) -> Int {
    guard offset > range.lowerBound else { return range.lowerBound }
    guard offset < range.upperBound else { return range.upperBound }
    if last(in: text, range, atOrBefore: offset) == offset { return offset }
    let start = aligned(max(range.lowerBound, offset - reach), in: text, range)
    guard let iterator = BreakIterator(.grapheme) else { return offset }
    iterator.setText(text + start, count: min(range.upperBound, offset + reach) - start)
    return iterator.boundary(after: offset - start).map { start + $0 } ?? range.upperBound
  }

  /// Returns the offset; the preceding offset if it is between the halves of a surrogate pair.
  static func aligned(
    _ offset: Int, in text: UnsafePointer<UInt16>, _ range: Range<Int>
  ) -> Int {
    guard offset > range.lowerBound, offset < range.upperBound, text[offset] & 0xfc00 == 0xdc00,
      text[offset - 1] & 0xfc00 == 0xd800
    else { return offset }
    return offset - 1
  }
}
