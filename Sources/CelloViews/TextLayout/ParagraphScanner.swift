/// The paragraphs of a text, as the text engine separates them.
package enum ParagraphScanner {
  private static func isSeparator(_ unit: UInt16) -> Bool {
    unit == 0x0a || unit == 0x0d || unit == 0x85 || unit == 0x2029
  }

  /// Returns the ranges of the paragraphs with their separators, in UTF-16 code units. There is
  /// none for an empty text, or after a separator at the end of a text.
  static func ranges(in units: [UInt16], from start: Int = 0, to end: Int? = nil) -> [NSRange] {
    var result: [NSRange] = []
    let limit = min(end ?? units.count, units.count)
    var (first, index) = (start, start)
    while index < limit {
      let unit = units[index]
      index += 1
      guard isSeparator(unit) else { continue }
      if unit == 0x0d, index < limit, units[index] == 0x0a { index += 1 }
      result.append(NSRange(location: first, length: index - first))
      first = index
    }
    if first < limit { result.append(NSRange(location: first, length: limit - first)) }
    return result
  }

  /// Returns the smallest range of whole paragraphs that contains a range.
  static func wholeParagraphs(around range: NSRange, in units: [UInt16]) -> NSRange {
    var start = min(max(range.location, 0), units.count)
    var end = min(max(range.location + range.length, start), units.count)
    func startsParagraph(_ offset: Int) -> Bool {
      guard offset > 0, offset < units.count else { return true }
      return isSeparator(units[offset - 1])
        && !(units[offset - 1] == 0x0d && units[offset] == 0x0a)
    }
    while !startsParagraph(start) { start -= 1 }
    if end == start, end < units.count { end += 1 }
    while !startsParagraph(end) { end += 1 }
    return NSRange(location: start, length: end - start)
  }

  /// Returns the length of the separator at the end of a text, in code units; 0 without a
  /// separator.
  package static func separatorLength(atEndOf string: String) -> Int {
    let end = Array(string.utf16.suffix(2))
    guard let last = end.last, isSeparator(last) else { return 0 }
    return end.count == 2 && end[0] == 0x0d && last == 0x0a ? 2 : 1
  }
}
