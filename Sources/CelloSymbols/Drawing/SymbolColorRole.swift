/// The colour that a layer has when a symbol is drawn in its own colours.
package enum SymbolColorRole: String, CaseIterable, Hashable, Sendable {
  /// The colour that the symbol is tinted with.
  case tint
  /// System colours of the same names.
  case red, orange, yellow, green, mint, teal, cyan, blue, indigo, purple, pink, brown, gray
  case white, black
}
