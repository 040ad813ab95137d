/// The cases of a scene.
package enum CaseSpace: Hashable, Sendable {
  /// Each case has its own line in the ledger.
  case listed([CaseName])
  /// All combinations of values. The ledger describes sets of cases by conditions.
  case product(CaseAxes)

  package var count: Int {
    switch self {
    case .listed(let names): names.count
    case .product(let axes): axes.count
    }
  }

  package subscript(index: Int) -> CaseName {
    switch self {
    case .listed(let names): names[index]
    case .product(let axes): axes.name(of: index)
    }
  }

  /// Returns the number of values of a case that are not defaults. The case with the lowest number
  /// names the picture of cases that look the same.
  func complexity(of index: Int) -> Int {
    switch self {
    case .listed(let names): names[index].complexity
    case .product(let axes): axes.complexity(of: index)
    }
  }

  package func index(of name: CaseName) -> Int? {
    switch self {
    case .listed(let names): names.firstIndex(of: name)
    case .product(let axes): axes.ordinal(of: name)
    }
  }
}
