/// A remark inside a PNG file: a keyword such as `Software` and any text.
package struct PNGText: Hashable, Sendable {
  /// 1 to 79 characters of printable ASCII, single spaces inside only. What is read may also have
  /// Latin-1 letters.
  package var keyword: String
  /// Anything without U+0000.
  package var value: String

  package init(keyword: String, value: String) {
    self.keyword = keyword
    self.value = value
  }

  /// Why PNG cannot hold the remark; `nil` if it can.
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
