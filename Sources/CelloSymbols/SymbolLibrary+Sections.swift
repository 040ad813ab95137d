/// Symbols that stand together in the sources, because they show things of one kind.
package struct SymbolSection: Sendable {
  package let title: String
  /// In the order of the sources.
  package let families: [SymbolFamily]
}

/// A symbol and the variants that are derived from it.
package struct SymbolFamily: Sendable {
  /// The plain symbol's name, which those of the variants start with.
  package let name: String
  /// Names that look different from one another; the plain symbol first, if there is one.
  package let forms: [String]
}

extension SymbolLibrary {
  /// Every look that a symbol has, once: further names of the same look are left out.
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
