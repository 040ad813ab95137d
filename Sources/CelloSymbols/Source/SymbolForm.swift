/// A form in which an entry can be drawn.
struct SymbolForm: Hashable, Sendable {
  enum Decoration: Hashable, Sendable {
    case none
    /// The symbol is inside a shape, which the name of a part specifies.
    case enclosed(in: String, isFilled: Bool)
    /// Crossed by a part, such as a slash or a badge.
    case crossed(by: String)
  }

  /// The name of the entry that contains the elements.
  var entry: String
  var isFilled = false
  var decoration = Decoration.none
}
