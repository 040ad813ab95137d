/// Changes of byte ranges of a text, which are applied at once.
struct SourceEdits {
  private struct Edit {
    var range: Range<Int>
    var replacement: String
    /// The position in the order in which edits were added.
    var ordinal: Int
  }

  private var edits: [Edit] = []

  var isEmpty: Bool { edits.isEmpty }

  /// Replaces a range of bytes. A range that overlaps an earlier edit is ignored.
  ///
  /// The replacement gets as many line breaks as the range contains, so that lines keep their numbers.
  mutating func replace(_ range: Range<Int>, with replacement: String) {
    edits.append(Edit(range: range, replacement: replacement, ordinal: edits.count))
  }

  /// Inserts text at a position. Insertions at the same position keep their order.
  mutating func insert(_ text: String, at position: Int) {
    replace(position..<position, with: text)
  }

  /// Returns the text with all edits.
  func applied(to source: [UInt8]) -> [UInt8] {
    guard !edits.isEmpty else { return source }
    // An insertion comes before a replacement that starts at the same position.
    let sorted = edits.sorted {
      ($0.range.lowerBound, $0.range.upperBound, $0.ordinal)
        < ($1.range.lowerBound, $1.range.upperBound, $1.ordinal)
    }
    var result: [UInt8] = []
    result.reserveCapacity(source.count + 64 * edits.count)
    var position = 0
    for edit in sorted where edit.range.lowerBound >= position {
      result += source[position..<edit.range.lowerBound]
      result += edit.replacement.utf8
      let removedLines = source[edit.range].count { $0 == UInt8(ascii: "\n") }
      let addedLines = edit.replacement.utf8.count { $0 == UInt8(ascii: "\n") }
      result += Array(repeating: UInt8(ascii: "\n"), count: max(removedLines - addedLines, 0))
      position = edit.range.upperBound
    }
    result += source[position...]
    return result
  }
}
