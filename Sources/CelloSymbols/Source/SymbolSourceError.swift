/// An error in a file of symbol drawings.
struct SymbolSourceError: Error, Hashable, CustomStringConvertible {
  var file: String
  /// The line number, starting at 1.
  var line: Int
  /// The name of the entry that contains the line.
  var entry: String
  var reason: String

  var description: String { "\(file):\(line): \(entry): \(reason)" }
}
