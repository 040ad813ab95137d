import CelloSnapshots
import Testing

/// The coverage of combinations of values.
struct CaseCoverageTests {
  @Test("excluded combinations need not be covered")
  func exclusions() throws {
    let excluded = ExcludedCombinations([
      .init(axis: 0, values: 0b10), .init(axis: 1, values: 0b10),
    ])
    let coverage = try CaseCoverage(
      valueCounts: [2, 2], rows: [[0, 0], [0, 1], [1, 0]], excluding: [excluded])
    #expect(coverage.values == .init(covered: 4, possible: 4))
    #expect(coverage.pairs == .init(covered: 3, possible: 3))
    #expect(coverage.triples == .init(covered: 0, possible: 0))
  }

  @Test("more combinations than can be counted are an error")
  func limit() {
    #expect(throws: CaseError.tooManyCombinations(limit: TupleTable.maxCount)) {
      try CaseCoverage(valueCounts: Array(repeating: 64, count: 100), rows: [])
    }
  }

  @Test("coverage is printed with what is whole and what is not")
  func description() throws {
    let rows = try CoveringArray(valueCounts: [2, 2, 2], strength: 2).rows
    #expect(
      try CaseCoverage(valueCounts: [2, 2, 2], rows: rows).description
        == "of 8 combinations; every value, every pair, 4 of 8 triples")
    #expect(
      try CaseCoverage(valueCounts: [2], rows: [[0], [1]]).description == "every combination")
  }
}
