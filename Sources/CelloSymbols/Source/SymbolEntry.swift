/// A symbol in a file of drawings: a heading, and a line for each element.
///
/// The heading is parsed at once, the elements when the symbol is drawn.
struct SymbolEntry: Sendable {
  /// A line that is neither empty nor a comment.
  struct Line: Sendable {
    /// The line number in the file, starting at 1.
    var number: Int
    var text: Substring
  }

  var name: String
  var isMirroredInRightToLeft = false
  var isEnclosedOnly = false
  /// The entry whose elements this entry shares; `nil` for its own elements.
  var original: String?
  /// The names of the variants that are derived by rule.
  var variants: [Substring] = []
  /// The words of the heading without a meaning.
  var unknownWords: [Substring] = []
  let file: String
  /// The line number of the heading, starting at 1.
  let headingLine: Int
  private let body: ArraySlice<UInt8>

  init(heading: Substring, body: ArraySlice<UInt8>, file: String, line: Int) {
    self.body = body
    self.file = file
    headingLine = line
    let sides = heading.utf8.split(separator: UInt8(ascii: ":"), maxSplits: 1)
    let words = (sides.first ?? heading.utf8).split(separator: UInt8(ascii: " "))
    name = words.first.map { String(Substring($0)) } ?? ""
    if sides.count > 1 {
      variants = sides[1].split(separator: UInt8(ascii: " ")).map { Substring($0) }
    }
    var index = 1
    while index < words.count {
      switch Substring(words[index]) {
      case "rtl": isMirroredInRightToLeft = true
      case "enclosed": isEnclosedOnly = true
      case "=" where index + 1 < words.count:
        original = String(Substring(words[index + 1]))
        index += 1
      case let word: unknownWords.append(word)
      }
      index += 1
    }
  }

  /// A Boolean value that indicates whether the entry is a part for use in symbols, but not a
  /// symbol itself.
  var isPart: Bool { name.utf8.first == UInt8(ascii: "_") }

  var lines: [Line] {
    var number = headingLine
    return body.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
      .compactMap { bytes in
        defer { number += 1 }
        let text = Substring(decoding: bytes, as: UTF8.self).trimmingBlanks
        return text.isEmpty || text.utf8.first == UInt8(ascii: "#")
          ? nil : Line(number: number, text: text)
      }
  }

  func error(line: Int? = nil, _ reason: String) -> SymbolSourceError {
    SymbolSourceError(file: file, line: line ?? headingLine, entry: name, reason: reason)
  }
}

extension Substring {
  /// The text before the first blank.
  var firstWord: Substring { Substring(utf8.prefix { $0 != UInt8(ascii: " ") }) }

  var trimmingBlanks: Substring {
    var result = self.utf8
    while result.first == UInt8(ascii: " ") { result.removeFirst() }
    while result.last == UInt8(ascii: " ") { result.removeLast() }
    return Substring(result)
  }
}
