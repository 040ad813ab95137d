/// A text chunk of a PNG file: a keyword, such as `Software`, and a value.
package struct PNGText: Hashable, Sendable {
  /// The keyword: 1 to 79 characters of printable ASCII without leading, trailing or consecutive
  /// spaces. The keyword of a decoded chunk can also contain Latin-1 characters.
  package var keyword: String
  /// The value. It must not contain U+0000.
  package var value: String

  /// Creates a text chunk.
  package init(keyword: String, value: String) {
    self.keyword = keyword
    self.value = value
  }

  /// The reason why the text cannot be written; `nil` if it can.
  var objection: String? {
    let scalars = keyword.unicodeScalars
    guard (1...79).contains(scalars.count) else {
      return "its keyword has \(scalars.count) characters instead of 1 to 79"
    }
    // The format allows Latin-1; our own keywords are ASCII, which is the same in Latin-1 and
    // UTF-8.
    guard scalars.allSatisfy({ (0x20...0x7e).contains($0.value) }) else {
      return "its keyword has characters other than printable ASCII"
    }
    guard keyword.first != " ", keyword.last != " ", !keyword.contains("  ") else {
      return "its keyword has spaces at an end or in a row"
    }
    return value.utf8.contains(0) ? "its value contains U+0000" : nil
  }
}
