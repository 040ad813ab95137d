import CelloSnapshots

/// The cases of a scene: combinations of the values of axes.
///
/// A case has a readable name, `state[+state].word.word`, with the words in one order and defaults
/// left out: `normal`, `selected+focused.first.dark.rtl.ax3`.
package struct Matrix: Sendable {
  /// Axes that are combined, one product after another.
  private let products: [[Axis]]
  private let isExhaustive: Bool

  private init(_ products: [[Axis]], isExhaustive: Bool) {
    self.products = products
    self.isExhaustive = isExhaustive
  }

  /// Every combination, the last axis changing fastest; each case has a line of its own in the
  /// ledger. Without axes it is the default alone.
  package static func listed(_ axes: Axis...) -> Matrix { Matrix([axes], isExhaustive: false) }

  /// Every combination, stored as conditions for sets of cases. Each axis includes its default.
  package static func exhaustive(_ axes: Axis...) -> Matrix { Matrix([axes], isExhaustive: true) }

  /// Every case with every combination of further axes.
  package func times(_ axes: Axis...) -> Matrix {
    Matrix(products.map { $0 + axes }, isExhaustive: isExhaustive)
  }

  /// The cases of both, listed.
  package static func + (left: Matrix, right: Matrix) -> Matrix {
    Matrix(left.products + right.products, isExhaustive: false)
  }

  /// The names of the cases, as the harness has them.
  ///
  /// - Throws: ``CaseError`` if a name would be malformed or mean two cases.
  package func space() throws(CaseError) -> CaseSpace {
    _ = try VariantReader(self)
    guard !isExhaustive else {
      var axes: [CaseAxis] = []
      for place in Self.namingOrder(of: products[0]) {
        axes.append(try products[0][place].caseAxis())
      }
      return .product(try CaseAxes(axes))
    }
    var names: [CaseName] = []
    for (name, _) in cases() { names.append(try CaseName(name)) }
    return .listed(names)
  }

  /// Each case with its name.
  ///
  /// - Parameter base: what the axes leave as it is.
  package func cases(
    from base: Variant = Variant()
  ) -> [(name: String, variant: Variant)] {
    var cases: [(name: String, variant: Variant)] = []
    for axes in products {
      var combinations: [[Axis.Value]] = [[]]
      for axis in axes {
        combinations = combinations.flatMap { values in axis.values.map { values + [$0] } }
      }
      let order = Self.namingOrder(of: axes)
      for values in combinations {
        var variant = base
        for value in values {
          value.apply(&variant)
          variant.state = variant.state.and(value.state)
        }
        let words = order.map { values[$0] }.filter { !$0.isDefault && !$0.word.isEmpty }
        let name = ([variant.state.name] + words.map(\.word)).joined(separator: ".")
        cases.append((name, variant))
      }
    }
    return cases
  }

  var axes: [Axis] { products.flatMap { $0 } }

  /// The places of axes in the order of names: states, the axes of ``Axis/namingOrder``, then
  /// others.
  private static func namingOrder(of axes: [Axis]) -> [Int] {
    func rank(_ axis: Axis) -> Int {
      axis.role == .state ? -1 : Axis.namingOrder.firstIndex(of: axis.name) ?? Int.max
    }
    return axes.indices.sorted { (rank(axes[$0]), $0) < (rank(axes[$1]), $1) }
  }
}
