import Testing

@testable import CelloSymbols

/// Tests of the symbols in `Arrows.swift`.
struct ArrowsTests {
  @Test(
    "the head of an arrow is cut out of a filled box without remains beside its shaft",
    arguments: [
      ("square.and.arrow.down.fill", 0.0, -8.0, 30.0),
      ("square.and.arrow.down.on.square.fill", 14.0, 2.0, 39.0),
    ])
  func heads(name: String, axis: Double, top: Double, bottom: Double) throws {
    let outlines = try SymbolOutlines(named: name)
    let box = InkPolygons(try #require(outlines.layers.dropLast().last).visible)
    for y in stride(from: top, to: bottom, by: 1) {
      let runs = box.runs(from: Vector(axis - 28, y), to: Vector(axis + 28, y))
      #expect(runs.count <= 2, "\(name) at \(y): \(runs)")
      #expect(!runs.contains { $0.contains(28) }, "\(name) at \(y): \(runs)")
    }
  }

  @Test("the two arrows of a cycle stay apart", arguments: SymbolWeight.allCases)
  func cycle(weight: SymbolWeight) throws {
    #expect(try SymbolOutlines(named: "arrow.triangle.2.circlepath", weight).outline.count == 2)
  }
}
