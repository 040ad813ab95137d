import CelloRaster
import Synchronization

/// The symbols of this module by name.
package enum SymbolLibrary {
  static let index = SymbolIndex(chapters: SymbolChapter.all)

  private static let symbols = Mutex(GenerationalCache<String, Symbol>(capacity: 1024))

  /// Returns the symbol with a name; `nil` if there is none.
  package static func symbol(named name: String) -> Symbol? {
    if let known = symbols.withLock({ $0[name] }) { return known }
    guard let (form, entry) = index.form(named: name) else { return nil }
    let symbol = Symbol(
      name: name, mirrorsInRightToLeft: entry.isMirroredInRightToLeft, source: .form(form))
    symbols.withLock { $0[name] = symbol }
    return symbol
  }

  /// The part that is drawn in a circle or square in place of a symbol that is not drawn.
  static let placeholderPart = "_placeholder"

  /// Returns a placeholder for a symbol of Apple's that this module does not draw; `nil` if Apple
  /// has no symbol with the name.
  ///
  /// It is a mark in a square, or in a circle if the symbol is in a circle, and it is filled if the
  /// symbol is filled.
  package static func placeholder(named name: String) -> Symbol? {
    guard AppleSymbolNames.contains(name) else { return nil }
    let words = name.split(separator: ".")
    let form = SymbolForm(
      entry: placeholderPart,
      decoration: .enclosed(
        in: words.contains("circle") ? "_circle" : "_square", isFilled: words.contains("fill")))
    return Symbol(name: name, mirrorsInRightToLeft: false, source: .form(form))
  }

  /// All names, sorted.
  package static let names: [String] = index.allForms().keys.sorted()
}
