import Testing

@testable import CelloSymbols

/// Tests of the symbols in `Letters.swift`.
struct LettersTests {
  /// The number of areas that each digit encloses.
  private static let counters = [1, 0, 0, 0, 1, 0, 1, 0, 2, 1]

  @Test(
    "two digits in a circle stay apart, open and clear of the circle",
    arguments: SymbolWeight.allCases)
  func twoDigits(weight: SymbolWeight) throws {
    for number in 10...50 {
      for scale in SymbolScale.allCases {
        let outlines = try SymbolOutlines(named: "\(number).circle", weight, scale)
        let digits = try #require(outlines.layers.last).visible
        let ink = InkPolygons(digits)
        let comment = "\(number) in \(weight) and \(scale)"
        try #require(ink.columns.count == 2, "\(comment)")
        #expect(ink.columns[1].lowerBound - ink.columns[0].upperBound > 2, "\(comment)")
        #expect(
          digits.count == 2 + Self.counters[number / 10] + Self.counters[number % 10], "\(comment)")
        // The line of the circle is centered at the radius 45.8.
        let line = InkPolygons(outlines.layers[0].visible).radius - 45.8
        #expect(ink.radius < 45.8 - line - 2, "\(comment)")
      }
    }
  }

  @Test(
    "the seconds of a skip stay apart",
    arguments: ["gobackward.10", "goforward.15", "gobackward.30"])
  func seconds(name: String) throws {
    for weight in SymbolWeight.allCases {
      let contours = try SymbolOutlines(named: name, weight).outline
      // The arrow is a single contour. A 0 has two contours.
      #expect(contours.count == (name.hasSuffix("15") ? 3 : 4), "\(name) in \(weight)")
    }
  }
}
