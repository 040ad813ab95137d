import CelloSymbols
import Testing

@testable import CelloSymbols

@Suite struct SymbolLibraryTests {
  @Test("every source can be read") func sources() {
    #expect(SymbolLibrary.problems() == [])
  }

  @Test("names are sorted and each one finds its symbol") func names() {
    #expect(SymbolLibrary.names == SymbolLibrary.names.sorted())
    for name in SymbolLibrary.names {
      #expect(SymbolLibrary.symbol(named: name)?.name == name)
    }
    #expect(SymbolLibrary.symbol(named: "no.such.symbol") == nil)
    #expect(SymbolLibrary.symbol(named: "") == nil)
    #expect(SymbolLibrary.symbol(named: "_circle") == nil, "parts are not symbols")
  }

  @Test(
    "a name that is missing finds the one most like it",
    arguments: [
      ("star.filled", "star.fill"),
      ("checkmrak", "checkmark"),
      ("chevron.rihgt", "chevron.right"),
      ("trash.fill.circle", "trash.circle.fill"),
      ("gear", "gear"),
    ])
  func nearest(missing: String, expected: String) {
    #expect(SymbolLibrary.nearestName(to: missing) == expected)
  }

  @Test("what resembles nothing has no nearest name")
  func nearestToNothing() {
    #expect(SymbolLibrary.nearestName(to: "") == nil)
    #expect(SymbolLibrary.nearestName(to: "zzzzzzzzzzzzzzzzzz") == nil)
    _ = SymbolLibrary.nearestName(to: String(repeating: "a.", count: 100_000))
  }
}
