/// The number of combinations of values that a set of cases covers.
package struct CaseCoverage: Hashable, Sendable {
  package var caseCount: Int
  /// The number of all combinations of the axes, including excluded combinations.
  package var combinationCount: Int
  package var values: Share
  package var pairs: Share
  package var triples: Share

  /// The number of combinations of values of one, two or three axes that occur, and the number that
  /// can occur.
  package struct Share: Hashable, Sendable {
    package var covered: Int
    package var possible: Int

    package init(covered: Int, possible: Int) {
      self.covered = covered
      self.possible = possible
    }
  }

  /// Counts the combinations that occur in the given cases.
  ///
  /// - Parameter rows: the index of the value of each axis, for each case.
  /// - Throws: ``CaseError/tooManyCombinations(limit:)``.
  package init(
    valueCounts: [Int], rows: [[Int]], excluding exclusions: [ExcludedCombinations] = []
  ) throws(CaseError) {
    func share(_ strength: Int) throws(CaseError) -> Share {
      guard strength <= valueCounts.count else { return Share(covered: 0, possible: 0) }
      var table: TupleTable
      do {
        table = try TupleTable(valueCounts, strength: strength, exclusions)
      } catch {
        throw .tooManyCombinations(limit: error.limit)
      }
      for row in rows { table.add(row) }
      return Share(
        covered: table.possibleCount - table.uncoveredCount, possible: table.possibleCount)
    }
    caseCount = rows.count
    combinationCount = valueCounts.reduce(1) { product, count in
      let (result, isOverflown) = product.multipliedReportingOverflow(by: count)
      return isOverflown ? .max : result
    }
    values = try share(1)
    pairs = try share(2)
    triples = try share(3)
  }
}

extension CaseCoverage: CustomStringConvertible {
  /// A description such as `of 1,769,472 combinations; every value, every pair, 1,234 of 1,700
  /// triples`.
  package var description: String {
    guard caseCount < combinationCount else { return "every combination" }
    let shares = [(values, "value"), (pairs, "pair"), (triples, "triple")]
      .filter { $0.0.possible > 0 }
      .map { share, name in
        share.covered == share.possible
          ? "every \(name)"
          : "\(grouped(share.covered)) of \(counted(share.possible, name))"
      }
    return "of \(grouped(combinationCount)) combinations; " + shares.joined(separator: ", ")
  }
}
