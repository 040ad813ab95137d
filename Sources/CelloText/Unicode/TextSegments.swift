/// The words, sentences or characters of a text.
package enum TextSegments {
  /// A kind of segment.
  package enum Kind: Hashable, Sendable {
    /// User-perceived characters.
    case characters
    /// Runs that contain a letter, a digit or an ideograph. Spaces and punctuation are between
    /// them.
    case words
    /// Sentences with the spaces after them.
    case sentences
  }

  /// Returns the segments of a text in order, in UTF-16 code units.
  package static func ranges(of kind: Kind, in string: String) -> [Range<Int>] {
    let units = CodeUnits(string)
    let iterator: BreakIterator? =
      switch kind {
      case .characters: BreakIterator(.grapheme)
      case .words: BreakIterator(.word)
      case .sentences: BreakIterator(.sentence)
      }
    guard units.count > 0, let iterator else { return [] }
    return withExtendedLifetime(units) {
      iterator.setText(units.pointer, count: units.count)
      var result: [Range<Int>] = []
      var start = 0
      while let end = iterator.next() {
        guard end > start else { continue }
        if kind != .words || hasWordCharacter(units.pointer, start..<end) {
          result.append(start..<end)
        }
        start = end
      }
      return result
    }
  }

  private static func hasWordCharacter(
    _ text: UnsafePointer<UInt16>, _ range: Range<Int>
  ) -> Bool {
    var offset = range.lowerBound
    while offset < range.upperBound {
      let (value, length) = Characters.scalar(text, at: offset, end: range.upperBound)
      if let properties = Unicode.Scalar(value)?.properties,
        properties.isAlphabetic || properties.numericType != nil
      {
        return true
      }
      offset += length
    }
    return false
  }
}
