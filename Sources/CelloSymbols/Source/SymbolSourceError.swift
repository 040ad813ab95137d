/// A mistake in a file of symbol drawings.
struct SymbolSourceError: Error, Hashable, CustomStringConvertible {
  var file: String
  /// Counted from 1.
  var line: Int
  /// The name of the entry that the line belongs to.
  var entry: String
  var reason: String

  var description: String { "\(file):\(line): \(entry): \(reason)" }
}
