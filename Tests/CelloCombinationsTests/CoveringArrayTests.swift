import Testing

@testable import CelloCombinations

/// Covering arrays.
struct CoveringArrayTests {
  @Test(
    "arrays of pairs have as few rows as the best that are known",
    arguments: [
      // Source of the numbers of rows: the bound (the product of the two largest) if it is reached;
      // Kleitman and Spencer 1973 for axes with two values; Colbourn's tables for thirteen axes
      // with three values.
      ([2, 2, 2], 4), ([2, 2, 2, 2], 5), (Array(repeating: 2, count: 10), 6), ([3, 3, 3, 3], 9),
      (Array(repeating: 3, count: 13), 15), ([4, 4, 4, 4, 4], 16), ([5, 5, 5, 5, 5, 5], 25),
      // The flags of a cell's state, drag, drop, style, contrast, direction, text size and version.
      ([2, 2, 2, 2, 2, 2, 2, 2, 2, 3, 3, 2, 2, 2, 12, 2], 36),
    ])
  func pairs(valueCounts: [Int], rowCount: Int) throws {
    let array = try CoveringArray(valueCounts: valueCounts, strength: 2)
    #expect(array.rows.count == rowCount)
    try expectCoverage(array, valueCounts, strength: 2)
  }

  @Test(
    "arrays of triples are near the best that are known",
    // Colbourn's tables have 10, 27 and 33 rows; the last number is the bound.
    arguments: [
      ([2, 2, 2, 2, 2], 10), ([3, 3, 3, 3], 30), ([3, 3, 3, 3, 3, 3], 33),
      ([2, 2, 2, 2, 2, 2, 2, 2, 2, 3, 3, 2, 2, 2, 12, 2], 108),
    ])
  func triples(valueCounts: [Int], rowCount: Int) throws {
    let array = try CoveringArray(valueCounts: valueCounts, strength: 3)
    #expect(array.rows.count == rowCount)
    try expectCoverage(array, valueCounts, strength: 3)
  }

  private func expectCoverage(
    _ array: CoveringArray, _ valueCounts: [Int], strength: Int,
    excluding exclusions: [ExcludedCombinations] = []
  ) throws {
    // The combinations are counted with sets, independently of the table that created the array.
    var seen: Set<[Int]> = []
    for row in array.rows {
      for one in row.indices {
        for other in row.indices where one < other {
          guard strength == 3 else {
            seen.insert([one, row[one], other, row[other]])
            continue
          }
          for third in row.indices where other < third {
            seen.insert([one, row[one], other, row[other], third, row[third]])
          }
        }
      }
    }
    let table = try table(array, valueCounts, strength: strength, excluding: exclusions)
    #expect(table.uncoveredCount == 0)
    #expect(table.possibleCount == seen.count)
    #expect(array.rows == array.rows.sorted { $0.lexicographicallyPrecedes($1) })
    #expect(Set(array.rows).count == array.rows.count)
  }

  private func table(
    _ array: CoveringArray, _ valueCounts: [Int], strength: Int,
    excluding exclusions: [ExcludedCombinations] = []
  ) throws -> TupleTable {
    var table = try TupleTable(valueCounts, strength: strength, exclusions)
    for row in array.rows { table.add(row) }
    return table
  }

  @Test("equal input gives equal rows, the defaults first")
  func deterministic() throws {
    let counts = [4, 3, 2, 2, 3]
    let array = try CoveringArray(valueCounts: counts, strength: 2)
    #expect(try CoveringArray(valueCounts: counts, strength: 2).rows == array.rows)
    #expect(array.rows[0] == [0, 0, 0, 0, 0])
  }

  @Test("excluded combinations do not occur, and everything else is covered")
  func exclusions() throws {
    let counts = [4, 3, 2, 2, 3]
    let exclusions = [
      ExcludedCombinations([.init(axis: 0, values: 0b1100), .init(axis: 1, values: 0b010)]),
      ExcludedCombinations([.init(axis: 2, values: 0b10), .init(axis: 3, values: 0b10)]),
      // Excludes two of three values of the last axis for the last value of the first axis.
      ExcludedCombinations([.init(axis: 0, values: 0b1000), .init(axis: 4, values: 0b110)]),
    ]
    let array = try CoveringArray(valueCounts: counts, strength: 2, excluding: exclusions)
    for row in array.rows { #expect(!exclusions.contains { $0.contains(row) }) }
    try expectCoverage(array, counts, strength: 2, excluding: exclusions)
    // All pairs except 2, 1 and 2 excluded pairs.
    let table = try table(array, counts, strength: 2, excluding: exclusions)
    #expect(table.possibleCount == 77 - 5)
  }

  @Test("exclusions of all combinations result in no rows")
  func nothing() throws {
    let everything = ExcludedCombinations([.init(axis: 0, values: 0b11)])
    #expect(
      try CoveringArray(valueCounts: [2, 2], strength: 2, excluding: [everything]).rows == [])
  }

  @Test("few axes are combined completely")
  func small() throws {
    #expect(try CoveringArray(valueCounts: [], strength: 2).rows == [[]])
    #expect(try CoveringArray(valueCounts: [3], strength: 2).rows == [[0], [1], [2]])
    #expect(try CoveringArray(valueCounts: [1, 1], strength: 3).rows == [[0, 0]])
    #expect(try CoveringArray(valueCounts: [2, 3], strength: 3).rows.count == 6)
  }

  @Test("more combinations than fit are an error")
  func limit() {
    #expect(throws: TooManyCombinations(limit: TupleTable.maxCount)) {
      try CoveringArray(valueCounts: Array(repeating: 64, count: 100), strength: 3)
    }
  }
}
