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

  /// All names, sorted.
  package static let names: [String] = index.allForms().keys.sorted()
}
