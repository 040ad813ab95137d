/// The symbols of this module by name.
package enum SymbolLibrary {
  static let index = SymbolIndex(chapters: SymbolChapter.all)

  /// The symbol of that name; `nil` if there is none.
  package static func symbol(named name: String) -> Symbol? {
    guard let (form, entry) = index.form(named: name) else { return nil }
    return Symbol(
      name: name, mirrorsInRightToLeft: entry.isMirroredInRightToLeft, source: .form(form))
  }

  /// Every name, sorted.
  package static let names: [String] = index.allForms().keys.sorted()
}
