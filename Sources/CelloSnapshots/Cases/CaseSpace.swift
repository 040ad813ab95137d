/// The cases of a scene.
package enum CaseSpace: Hashable, Sendable {
  /// Each case has a line of its own in the ledger.
  case listed([CaseName])
  /// Every combination; the ledger describes sets of them by conditions.
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

  /// How special a case is: of those that look alike, the plainest names the picture.
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
