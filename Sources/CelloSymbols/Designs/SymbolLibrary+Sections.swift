/// A group of symbols in the sources that show related things.
package struct SymbolSection: Sendable {
  /// The title of the section.
  package let title: String
  /// The symbols, in the order of the sources.
  package let families: [SymbolFamily]
}

/// A symbol and the variants that are derived from it.
package struct SymbolFamily: Sendable {
  /// The name of the plain symbol, with which the names of the variants start.
  package let name: String
  /// The names of the forms that look different from each other. The plain symbol is first, if
  /// there is one.
  package let forms: [String]
}

extension SymbolLibrary {
  /// All symbols with different appearances. Additional names for the same appearance are omitted.
  package static let sections: [SymbolSection] = {
    var seen: Set<SymbolForm> = []
    return index.sections.compactMap { section in
      let families = section.entries.compactMap { name -> SymbolFamily? in
        guard let entry = index.entries[name] else { return nil }
        let forms = index.forms(of: entry).filter { seen.insert($0.form).inserted }.map(\.name)
        return forms.isEmpty ? nil : SymbolFamily(name: name, forms: forms)
      }
      return families.isEmpty ? nil : SymbolSection(title: section.title, families: families)
    }
  }()
}
