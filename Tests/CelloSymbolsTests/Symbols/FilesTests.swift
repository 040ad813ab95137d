import Testing

@testable import CelloSymbols

/// Tests of the symbols in `Files.swift`.
struct FilesTests {
  @Test("three filled rectangles stay apart", arguments: SymbolWeight.allCases)
  func rectangles(weight: SymbolWeight) throws {
    for name in ["rectangle.3.offgrid.fill", "rectangle.3.group.fill"] {
      #expect(try SymbolOutlines(named: name, weight).outline.count == 3, "\(name)")
    }
  }
}
