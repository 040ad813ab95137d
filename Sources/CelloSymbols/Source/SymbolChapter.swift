/// A file of symbol drawings. `README.md` of this module describes the notation.
struct SymbolChapter: Sendable {
  /// The name of the source file that contains the text, for error messages.
  let file: String
  /// The line before the first line of the text in the source file.
  let lineBefore: Int
  let bytes: [UInt8]

  /// Creates a chapter from a string literal whose quotes are on the line after the name of the
  /// type.
  init(_ text: String, file: String = #fileID, line: Int = #line) {
    self.file = file.split(separator: "/").last.map(String.init) ?? file
    lineBefore = line + 1
    bytes = Array(text.utf8)
  }
}
